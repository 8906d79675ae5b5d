import DisplayList

/// Makes an animated PNG (APNG 1.0) of frames, one after the other.
///
/// The first frame is the picture that a viewer without animation shows. Of each later frame only the
/// rectangle is written that differs from the frame before it. The bytes depend on the drawings, the
/// scale, the timing and the texts alone; two frames are kept at a time.
package struct AnimatedPNG {
  private let timing: AnimationTiming
  private let hasAlpha: Bool
  private let scale: Double
  private var shown: Bitmap?
  /// How many frames are written.
  private var frameCount = 0
  /// The number of the next chunk among all that control or hold frames.
  private var sequence: UInt32 = 0

  /// The most pixels that one frame may have: two are in memory at a time.
  static let framePixelLimit = 64e6
  /// The most pixels that all frames may have together.
  static let pixelLimit = 4e9

  /// An animation without frames yet.
  ///
  /// - Parameters:
  ///   - hasAlpha: Whether a pixel of any frame may be transparent.
  ///   - scale: Device pixels a point, from 0.25 to 8.
  package init(timing: AnimationTiming, hasAlpha: Bool, scale: Double) {
    self.timing = timing
    self.hasAlpha = hasAlpha
    self.scale = scale
  }

  /// Adds the next frame, whose canvas has the size of the first one's.
  ///
  /// - Throws: `RenderingError`, and what `write` throws.
  package mutating func add(
    _ drawing: Drawing, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    precondition(frameCount < timing.frameCount, "more than \(timing.frameCount) frames")
    let plan = try RasterPlan(drawing, scale: scale)
    if frameCount == 0 { try writeStart(of: plan, to: write) }
    let frame = try BandPainter(plan).paint(rows: 0..<plan.height)
    let region: DeviceRect
    if let shown {
      precondition(
        frame.width == shown.width && frame.height == shown.height,
        "a frame of \(frame.width) × \(frame.height) after one of \(shown.width) × \(shown.height)")
      // A frame cannot be empty: one that changes nothing draws its first pixel again.
      region =
        frame.changes(since: shown) ?? DeviceRect(minX: 0, minY: 0, maxX: 1, maxY: 1)
    } else {
      region = frame.bounds
    }
    try control(of: region).bytes.withUnsafeBytes(write)
    try writeData(of: frame, region, to: write)
    shown = frame
    frameCount += 1
  }

  /// Ends the file with texts that tell its origin: what all frames were drawn with is known by now.
  ///
  /// - Throws: What `write` throws.
  package func finish(
    text: [(keyword: String, text: String)],
    to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    precondition(frameCount == timing.frameCount, "\(frameCount) of \(timing.frameCount) frames")
    for text in text {
      try PNGText(keyword: text.keyword, text: text.text).chunk.bytes.withUnsafeBytes(write)
    }
    try PNGChunk("IEND", []).bytes.withUnsafeBytes(write)
  }

  private func writeStart(
    of plan: RasterPlan, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let pixels = Double(plan.width) * Double(plan.height)
    let limit = min(Self.framePixelLimit, Self.pixelLimit / Double(timing.frameCount))
    guard pixels <= limit else {
      throw RenderingError.canvasTooLarge(pixels: pixels, limit: limit.rounded(.down))
    }
    let header = PNGHeader(
      width: plan.width, height: plan.height, hasAlpha: hasAlpha, scale: scale)
    try header.bytes.withUnsafeBytes(write)
    let control = PNGChunk(
      "acTL",
      PNGChunk.bigEndian(UInt32(timing.frameCount))
        + PNGChunk.bigEndian(UInt32(timing.repeatCount)))
    try control.bytes.withUnsafeBytes(write)
  }

  /// The chunk before a frame's data: where it goes, how long it is shown, and that it replaces what
  /// was there.
  private mutating func control(of region: DeviceRect) -> PNGChunk {
    var content = PNGChunk.bigEndian(nextSequence())
    for number in [region.width, region.height, region.minX, region.minY] {
      content += PNGChunk.bigEndian(UInt32(number))
    }
    let delay = UInt16(timing.milliseconds(ofFrame: frameCount))
    let second: UInt16 = 1000
    for number in [delay, second] {
      content += [UInt8(number >> 8), UInt8(number & 255)]
    }
    // Left as it is before the next frame; not blended with the one before.
    content += [0, 0]
    return PNGChunk("fcTL", content)
  }

  /// The pixels of a region: IDAT for the first frame, fdAT for the others.
  private mutating func writeData(
    of frame: Bitmap, _ region: DeviceRect, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    var encoder = PNGBandEncoder(width: region.width, hasAlpha: hasAlpha)
    var joiner = PNGBandJoiner()
    let rowCount = PNGBandWorker.rowCount(width: region.width)
    for top in stride(from: region.minY, to: region.maxY, by: rowCount) {
      let bottom = min(top + rowCount, region.maxY)
      let isLast = bottom == region.maxY
      let rows = PixelRows(
        start: frame.address(x: region.minX, y: top), stride: frame.stride, count: bottom - top)
      let band = withExtendedLifetime(frame) { encoder.encode(rows, isLast: isLast) }
      let data = joiner.data(for: band, isLast: isLast)
      let chunk =
        frameCount == 0
        ? PNGChunk("IDAT", data) : PNGChunk("fdAT", PNGChunk.bigEndian(nextSequence()) + data)
      try chunk.bytes.withUnsafeBytes(write)
    }
  }

  private mutating func nextSequence() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }
}
