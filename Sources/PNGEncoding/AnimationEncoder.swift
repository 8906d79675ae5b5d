/// Writes an animated PNG (APNG 1.0) of pixels, frame by frame.
///
/// A viewer without animation shows the first frame. A later frame replaces a rectangle of it, or
/// is laid over that. The bytes depend on the arguments alone.
package struct AnimationEncoder {
  private let timing: AnimationTiming
  /// Indicates whether the file's pixels have alpha.
  package let hasAlpha: Bool
  /// The number of frames that are written.
  private var frameCount = 0
  /// The number of the next chunk among all that control or contain frames.
  private var sequence: UInt32 = 0

  /// Creates an encoder; no frame is written yet.
  ///
  /// - Parameter hasAlpha: Whether a pixel of any frame may be transparent.
  package init(timing: AnimationTiming, hasAlpha: Bool) {
    self.timing = timing
    self.hasAlpha = hasAlpha
  }

  /// Returns the start of the file, up to its first frame.
  ///
  /// - Parameters:
  ///   - width: The width of the whole picture, in pixels, from 1 to 2^22.
  ///   - height: The height of the whole picture, in pixels, from 1 to 2^31 − 1.
  ///   - scale: The number of device pixels a point.
  package func start(width: Int, height: Int, scale: Double) -> [UInt8] {
    let header = PNGHeader(width: width, height: height, hasAlpha: hasAlpha, scale: scale)
    let control = PNGChunk(
      "acTL",
      PNGChunk.bigEndian(UInt32(timing.frameCount))
        + PNGChunk.bigEndian(UInt32(timing.repeatCount)))
    return header.bytes + control.bytes
  }

  /// Writes the next frame: a rectangle of the frame before it, with other pixels.
  ///
  /// - Parameters:
  ///   - pixels: The rectangle's rows.
  ///   - x: The rectangle's left edge; 0 in the first frame, which fills the picture.
  ///   - y: The rectangle's top edge; 0 in the first frame.
  ///   - width: The rectangle's width, in pixels.
  ///   - isLaidOver: True if transparent pixels keep those of the frame before; false if all pixels
  ///     replace them.
  /// - Throws: The errors of `write`.
  package mutating func add(
    _ pixels: PixelRows, x: Int, y: Int, width: Int, isLaidOver: Bool,
    to write: (UnsafeRawBufferPointer) throws -> Void
  ) throws {
    precondition(frameCount < timing.frameCount, "more than \(timing.frameCount) frames")
    let control = control(
      x: x, y: y, width: width, height: pixels.count, isLaidOver: isLaidOver)
    try control.bytes.withUnsafeBytes(write)
    var joiner = PNGBandJoiner()
    try Self.forEachBand(of: pixels, width: width, hasAlpha: hasAlpha) { band, isLast in
      // The first frame is the picture for any viewer; the others have chunks of their own.
      let chunk =
        frameCount == 0
        ? joiner.chunk("IDAT", of: band, isLast: isLast)
        : joiner.chunk(
          "fdAT", head: PNGChunk.bigEndian(nextSequence()), of: band, isLast: isLast)
      try chunk.bytes.withUnsafeBytes(write)
    }
    frameCount += 1
  }

  /// Returns the number of bytes of a frame's pixels, without the chunks around them.
  package static func byteCount(of pixels: PixelRows, width: Int, hasAlpha: Bool) -> Int {
    var count = 0
    forEachBand(of: pixels, width: width, hasAlpha: hasAlpha) { band, _ in
      count += band.deflated.count
    }
    return count
  }

  /// Calls `body` with each band of a frame, compressed, and whether it is the last.
  private static func forEachBand<Failure: Error>(
    of pixels: PixelRows, width: Int, hasAlpha: Bool,
    _ body: (EncodedBand, _ isLast: Bool) throws(Failure) -> Void
  ) throws(Failure) {
    var encoder = PNGBandEncoder(width: width, hasAlpha: hasAlpha)
    let rowCount = PNGBandEncoder.rowCount(width: width)
    for top in stride(from: 0, to: pixels.count, by: rowCount) {
      let rows = top..<min(top + rowCount, pixels.count)
      let isLast = rows.upperBound == pixels.count
      try body(encoder.encode(pixels[rows], isLast: isLast), isLast)
    }
  }

  /// Returns the end of the file, with text chunks, whose values may be known only after all
  /// frames.
  package func end(text: [PNGText]) -> [UInt8] {
    precondition(frameCount == timing.frameCount, "\(frameCount) of \(timing.frameCount) frames")
    return text.flatMap(\.chunk.bytes) + PNGChunk("IEND").bytes
  }

  /// Returns the chunk before a frame's data: its place, its duration, and its way of replacing
  /// earlier pixels.
  private mutating func control(
    x: Int, y: Int, width: Int, height: Int, isLaidOver: Bool
  ) -> PNGChunk {
    var content = PNGChunk.bigEndian(nextSequence())
    for number in [width, height, x, y] {
      content += PNGChunk.bigEndian(UInt32(number))
    }
    let delay = UInt16(timing.milliseconds(ofFrame: frameCount))
    let second: UInt16 = 1000
    for number in [delay, second] {
      content += [UInt8(number >> 8), UInt8(number & 255)]
    }
    // Kept for the next frame (APNG_DISPOSE_OP_NONE); then APNG_BLEND_OP_OVER or _SOURCE.
    content += [0, isLaidOver ? 1 : 0]
    return PNGChunk("fcTL", content)
  }

  private mutating func nextSequence() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }
}

/// The number of an animation's frames, and their duration.
package struct AnimationTiming: Hashable, Sendable {
  /// The number of frames, from 1 to 600.
  package let frameCount: Int
  /// The duration of all frames together, in seconds.
  package let duration: Double
  /// The number of times that the frames are shown; 0 to repeat forever.
  package let repeatCount: Int

  /// Creates a timing with frames of equal length, to a millisecond.
  ///
  /// - Parameters:
  ///   - duration: In seconds, from 0 to 60.
  ///   - repeatCount: From 0 to 65,535.
  package init(frameCount: Int, duration: Double, repeatCount: Int = 0) {
    precondition((1...600).contains(frameCount), "an animation of \(frameCount) frames")
    precondition((0...60).contains(duration), "an animation of \(duration) seconds")
    precondition((0...65_535).contains(repeatCount), "an animation shown \(repeatCount) times")
    self.frameCount = frameCount
    self.duration = duration
    self.repeatCount = repeatCount
  }

  /// Returns the duration of a frame, rounded so that all frames together have the whole duration.
  func milliseconds(ofFrame index: Int) -> Int {
    func end(_ frames: Int) -> Int {
      Int((duration * 1000 * Double(frames) / Double(frameCount)).rounded())
    }
    return end(index + 1) - end(index)
  }
}
