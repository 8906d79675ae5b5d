/// Joins lossless WebP pictures to an animated WebP file.
///
/// Source: "WebP Container Specification", extended file format; numbers are little-endian.
package struct WebPAnimation {
  private let width: Int
  private let height: Int
  private let timing: AnimationTiming
  /// The chunks of the frames so far.
  private var frames: [UInt8] = []
  private var frameCount = 0

  /// Creates a file of frames, none of them added yet.
  ///
  /// - Parameters:
  ///   - width: The canvas's width, in pixels, from 1 to `WebPEncoder.longestSide`.
  ///   - height: The canvas's height, in pixels, in the same bounds.
  package init(width: Int, height: Int, timing: AnimationTiming) {
    let sides = 1...WebPEncoder.longestSide
    precondition(
      sides.contains(width) && sides.contains(height), "a canvas of \(width) × \(height)")
    self.width = width
    self.height = height
    self.timing = timing
  }

  /// Adds the next frame: a rectangle of the frame before it, with other pixels.
  ///
  /// - Parameters:
  ///   - picture: The rectangle's pixels, as `WebPEncoder` encodes them.
  ///   - x: The rectangle's left edge, an even number.
  ///   - y: The rectangle's top edge, an even number.
  ///   - isLaidOver: True if transparent pixels keep those of the frame before; false if all pixels
  ///     replace them.
  package mutating func add(
    _ picture: [UInt8], x: Int, y: Int, width: Int, height: Int, isLaidOver: Bool
  ) {
    precondition(frameCount < timing.frameCount, "more than \(timing.frameCount) frames")
    precondition(x % 2 == 0 && y % 2 == 0, "a frame at (\(x), \(y))")
    var content = Self.number(x / 2, byteCount: 3) + Self.number(y / 2, byteCount: 3)
    content += Self.number(width - 1, byteCount: 3) + Self.number(height - 1, byteCount: 3)
    content += Self.number(timing.milliseconds(ofFrame: frameCount), byteCount: 3)
    // The second bit: "do not blend". The first one, which disposes of the frame, is never set.
    content.append(isLaidOver ? 0 : 2)
    // The picture is a file: "RIFF", its size and "WEBP" come before its chunk.
    content += picture.dropFirst(12)
    frames += Self.chunk("ANMF", content)
    frameCount += 1
  }

  /// Returns the whole file.
  package func file() -> [UInt8] {
    precondition(frameCount == timing.frameCount, "\(frameCount) of \(timing.frameCount) frames")
    // The bits of an animation and of alpha, which a later frame may have even if the first has
    // none.
    let features: UInt8 = 0x02 | 0x10
    let header =
      [features, 0, 0, 0] + Self.number(width - 1, byteCount: 3)
      + Self.number(height - 1, byteCount: 3)
    // A transparent canvas, and the number of times that the frames are shown; 0 to repeat forever,
    // as in APNG.
    let animation = [0, 0, 0, 0] + Self.number(timing.repeatCount, byteCount: 2)
    return Self.chunk(
      "RIFF",
      Array("WEBP".utf8) + Self.chunk("VP8X", header) + Self.chunk("ANIM", animation) + frames)
  }

  /// Returns a chunk, with a byte after a content of odd length that its size does not count.
  private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    Array(name.utf8) + number(content.count, byteCount: 4) + content
      + (content.count % 2 == 0 ? [] : [0])
  }

  private static func number(_ number: Int, byteCount: Int) -> [UInt8] {
    (0..<byteCount).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
  }
}
