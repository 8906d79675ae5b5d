import Glibc
package import PNGEncoding

/// Makes an animated PNG of drawings, one after the other.
///
/// Of each frame but the first, only the rectangle is written that differs from the frame before it.
/// The bytes depend on the drawings, the scale, the timing and the texts alone; two frames are kept
/// at a time.
package struct AnimatedPNG {
  private let timing: AnimationTiming
  private let scale: Double
  private var encoder: AnimationEncoder
  private var shown: Bitmap?

  /// The most pixels that one frame may have: two are in memory at a time.
  private static let framePixelLimit = 64e6
  /// The most pixels that all frames may have together.
  private static let pixelLimit = 4e9

  /// An animation without frames yet.
  ///
  /// - Parameters:
  ///   - hasAlpha: Whether a pixel of any frame may be transparent.
  ///   - scale: Device pixels a point, from 0.25 to 8.
  package init(timing: AnimationTiming, hasAlpha: Bool, scale: Double) {
    self.timing = timing
    self.scale = scale
    encoder = AnimationEncoder(timing: timing, hasAlpha: hasAlpha)
  }

  /// Adds the next frame, whose canvas has the size of the first one's.
  ///
  /// - Throws: `RenderingError`, and what `write` throws.
  package mutating func add(
    _ drawing: Drawing, to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    let plan = try RasterPlan(drawing, scale: scale)
    if shown == nil {
      try checkSize(of: plan)
      try encoder.start(width: plan.width, height: plan.height, scale: scale)
        .withUnsafeBytes(write)
    }
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
    try withExtendedLifetime(frame) {
      let rows = PixelRows(
        start: frame.address(x: region.minX, y: region.minY), stride: frame.stride,
        count: region.height)
      try encoder.add(rows, x: region.minX, y: region.minY, width: region.width, to: write)
    }
    shown = frame
  }

  /// Ends the file with texts that record its origin: what drew all frames is known by now.
  ///
  /// - Throws: What `write` throws.
  package func finish(
    text: [(keyword: String, text: String)],
    to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    try encoder.end(text: text.map { PNGText(keyword: $0.keyword, text: $0.text) })
      .withUnsafeBytes(write)
  }

  private func checkSize(of plan: RasterPlan) throws {
    let pixels = Double(plan.width) * Double(plan.height)
    let limit = min(Self.framePixelLimit, Self.pixelLimit / Double(timing.frameCount))
    guard pixels <= limit else {
      throw RenderingError.canvasTooLarge(pixels: pixels, limit: limit.rounded(.down))
    }
  }
}

extension Bitmap {
  /// The smallest rectangle that holds all pixels in which the bitmap differs from another of its
  /// bounds; nil if there are none.
  ///
  /// - Complexity: O(*pixels*); rows that are equal cost a comparison of memory.
  fileprivate func changes(since other: Bitmap) -> DeviceRect? {
    let rows = (0..<height).filter { y in
      memcmp(pixels + y * width, other.pixels + y * width, stride) != 0
    }
    guard let top = rows.first, let bottom = rows.last else { return nil }
    var (left, right) = (width - 1, 0)
    for y in rows {
      let (mine, its) = (pixels + y * width, other.pixels + y * width)
      var x = 0
      while x < left, mine[x] == its[x] { x += 1 }
      left = min(left, x)
      x = width - 1
      while x > right, mine[x] == its[x] { x -= 1 }
      right = max(right, x)
    }
    return DeviceRect(
      minX: bounds.minX + left, minY: bounds.minY + top, maxX: bounds.minX + right + 1,
      maxY: bounds.minY + bottom + 1)
  }
}
