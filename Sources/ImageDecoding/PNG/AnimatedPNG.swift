package import LayoutGeometry
import PNGEncoding
import PlainText

extension Filmstrip {
  /// Creates the strip of an animated PNG's frames, in pixels; nil for a PNG that does not move.
  package init?(ofFramesInPNG bytes: [UInt8]) {
    guard let frames = AnimatedPNG(bytes) else { return nil }
    self = frames.strip
  }
}

/// A change of an animation's frames.
package struct FrameChange: Hashable, Sendable {
  /// The change as a sentence.
  package let words: String
  /// Indicates whether there are more or fewer frames, so that they are not compared one by one.
  package let hasOtherFrames: Bool
}

/// The times of an animation's frames.
package struct FrameTimes: Hashable, Sendable {
  /// The time that each frame is shown, in milliseconds.
  package let durations: [Double]
  /// The number of times that the animation is shown; 0 for an endless one.
  package let repeatCount: Int

  /// Creates the times of an animation.
  package init(durations: [Double], repeatCount: Int) {
    self.durations = durations
    self.repeatCount = repeatCount
  }

  /// Reads the times of an animated PNG; nil for a PNG that does not move.
  package init?(ofPNG bytes: [UInt8]) {
    guard let animation = AnimatedPNG(bytes) else { return nil }
    self.init(durations: animation.durations, repeatCount: animation.repeatCount)
  }

  /// The number of frames in words.
  private var frames: String { counted(durations.count, "frame") }

  /// Returns the change of an animation's frames; nil if none differs.
  ///
  /// - Parameters:
  ///   - old: The times of the earlier frames; nil for a picture that does not move.
  ///   - new: The times of the later frames; nil for a picture that does not move.
  package static func change(from old: FrameTimes?, to new: FrameTimes?) -> FrameChange? {
    let moving = [old, new].map { $0.flatMap { $0.durations.count > 1 ? $0 : nil } }
    switch (moving[0], moving[1]) {
    case (nil, let new?):
      return FrameChange(
        words: "a picture that does not move became an animation of \(new.frames)",
        hasOtherFrames: true)
    case (let old?, nil):
      return FrameChange(
        words: "an animation of \(old.frames) became a picture that does not move",
        hasOtherFrames: true)
    case (let old?, let new?):
      return new.sentence(since: old).map {
        FrameChange(words: $0, hasOtherFrames: old.durations.count != new.durations.count)
      }
    case (nil, nil): return nil
    }
  }

  private func sentence(since old: FrameTimes) -> String? {
    var clauses: [String] = []
    if old.durations.count != durations.count {
      clauses.append("the animation has \(old.durations.count) → \(frames)")
    }
    // Seconds are written with the rounding of a division.
    let differing = zip(old.durations, durations).enumerated()
      .filter { abs($1.0 - $1.1) > 0.001 }
    if old.durations.count == durations.count, let (index, times) = differing.first {
      let isUniform = Set(differing.map { [$1.0, $1.1] }).count == 1
      let subject =
        isUniform && differing.count == durations.count ? "each frame" : "frame \(index + 1)"
      let more = differing.count - 1
      let others =
        subject == "each frame" || more == 0
        ? "" : ", and the times of \(counted(more, "more frame")) differ"
      clauses.append("\(subject) lasts \(lengthText(times.0)) → \(lengthText(times.1)) ms\(others)")
    }
    if old.repeatCount != repeatCount {
      func words(_ count: Int) -> String { count == 0 ? "without end" : counted(count, "time") }
      clauses.append(
        "the animation is shown \(words(old.repeatCount)) → \(words(repeatCount))")
    }
    return clauses.isEmpty ? nil : clauses.joined(separator: "; ")
  }
}

extension StraightPixels {
  /// Decodes a PNG file as a picture to compare: of an animated one all frames, as a `Filmstrip`.
  ///
  /// - Throws: `PictureError`.
  package static func compared(ofPNG bytes: [UInt8], limits: PictureLimits) throws -> StraightPixels
  {
    guard let animation = AnimatedPNG(bytes) else {
      return try StraightPixels(decodingPNG: bytes, limits: limits)
    }
    return try animation.decoded(limits: limits)
  }
}

/// The frames of an animated PNG, as the third edition of PNG defines them.
private struct AnimatedPNG {
  /// A frame: a PNG file of the rectangle that it changes, and how.
  private struct Frame {
    var (x, y, width, height) = (0, 0, 0, 0)
    /// 0 leaves the frame for the next, 1 clears its rectangle, 2 takes it back.
    var disposal: UInt8 = 0
    var isLaidOver = false
    /// In milliseconds.
    var duration = 0.0
    var data: [UInt8] = []
  }

  private var frames: [Frame] = []
  private let width: Int
  private let height: Int
  /// The header's content, and the chunks before the pixels that all frames share.
  private let header: ArraySlice<UInt8>
  private(set) var repeatCount = 0
  private var shared: [UInt8] = []

  var strip: Filmstrip {
    Filmstrip(count: frames.count, frameSize: Size(width: Double(width), height: Double(height)))
  }

  var durations: [Double] { frames.map(\.duration) }

  /// Reads the chunks of a file; nil unless it is a PNG with the frames of an animation.
  init?(_ bytes: [UInt8]) {
    // Most files are stills, whose checksums are verified elsewhere.
    guard Self.hasControl(bytes), let file = try? PNGChunks(bytes) else { return nil }
    (width, height) = (file.header.width, file.header.height)
    header = bytes[file.chunks[0].content]
    for chunk in file.chunks.dropFirst() {
      let content = bytes[chunk.content]
      switch chunk.type {
      case PNGChunks.type("acTL"):
        repeatCount = content.dropFirst(4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
      case PNGChunks.type("fcTL"):
        guard content.count == 26 else { return nil }
        func number(at offset: Int, bytes count: Int = 4) -> Int {
          content.dropFirst(offset).prefix(count).reduce(0) { $0 << 8 | Int($1) }
        }
        // A divisor of 0 is 100.
        let divisor = number(at: 22, bytes: 2)
        let frame = Frame(
          x: number(at: 12), y: number(at: 16), width: number(at: 4), height: number(at: 8),
          disposal: content[content.startIndex + 24],
          isLaidOver: content[content.startIndex + 25] == 1,
          duration: 1000 * Double(number(at: 20, bytes: 2)) / Double(divisor == 0 ? 100 : divisor))
        guard frame.width > 0, frame.height > 0, frame.x + frame.width <= width,
          frame.y + frame.height <= height
        else { return nil }
        frames.append(frame)
      // Pixels before the first frame's control are a picture for viewers without animation.
      case PNGChunks.type("IDAT"): if !frames.isEmpty { frames[frames.count - 1].data += content }
      case PNGChunks.type("fdAT"):
        if !frames.isEmpty { frames[frames.count - 1].data += content.dropFirst(4) }
      case PNGChunks.type("PLTE"), PNGChunks.type("tRNS"): shared += bytes[chunk.range]
      default: break
      }
    }
    if frames.isEmpty { return nil }
  }

  /// Returns whether a file has the chunk of animations before its pixels.
  ///
  /// - Complexity: O(*chunks*) before the pixels.
  private static func hasControl(_ bytes: [UInt8]) -> Bool {
    guard bytes.starts(with: PNGChunks.signature) else { return false }
    var position = PNGChunks.signature.count
    // A length, a type, the content and a checksum.
    while position + 8 <= bytes.count {
      let type = bytes[position + 4..<position + 8]
      if type.elementsEqual("acTL".utf8) { return true }
      if type.elementsEqual("IDAT".utf8) { return false }
      position += 12 + bytes[position..<position + 4].reduce(0) { $0 << 8 | Int($1) }
    }
    return false
  }

  /// Draws the frames one after another, each over those before it.
  func decoded(limits: PictureLimits) throws -> StraightPixels {
    let strip = strip
    let (stripWidth, stripHeight) = (Int(strip.size.width), Int(strip.size.height))
    try limits.check(width: stripWidth, height: stripHeight)
    var all = [UInt32](repeating: 0, count: stripWidth * stripHeight)
    var canvas = [UInt32](repeating: 0, count: width * height)
    for (index, frame) in frames.enumerated() {
      let before = frame.disposal == 2 ? canvas : []
      let pixels = try StraightPixels(decodingPNG: file(of: frame), limits: limits)
      pixels.withRows { rows in
        for y in 0..<frame.height {
          for x in 0..<frame.width {
            let place = (frame.y + y) * width + frame.x + x
            let pixel = rows[y][x]
            canvas[place] = frame.isLaidOver ? Self.laid(pixel, over: canvas[place]) : pixel
          }
        }
      }
      let place = strip.frame(at: index).origin
      for y in 0..<height {
        let start = (Int(place.y) + y) * stripWidth + Int(place.x)
        all.replaceSubrange(start..<start + width, with: canvas[y * width..<(y + 1) * width])
      }
      switch frame.disposal {
      case 1:
        for y in frame.y..<frame.y + frame.height {
          let start = y * width + frame.x
          canvas.replaceSubrange(
            start..<start + frame.width, with: repeatElement(0, count: frame.width))
        }
      case 2: canvas = before
      default: break
      }
    }
    return try StraightPixels(width: stripWidth, height: stripHeight, pixels: all)
  }

  /// Returns a file of a frame's rectangle alone.
  private func file(of frame: Frame) -> [UInt8] {
    let size = PNGChunk.bigEndian(UInt32(frame.width)) + PNGChunk.bigEndian(UInt32(frame.height))
    return PNGChunks.signature + PNGChunk("IHDR", size + header.dropFirst(8)).bytes + shared
      + PNGChunk("IDAT", frame.data).bytes + PNGChunk("IEND").bytes
  }

  /// Returns a straight pixel over another, by the formula of the specification.
  private static func laid(_ pixel: UInt32, over other: UInt32) -> UInt32 {
    let (alpha, below) = (pixel.littleEndian >> 24, other.littleEndian >> 24)
    if alpha == 255 || below == 0 { return pixel }
    if alpha == 0 { return other }
    let (front, back) = (alpha * 255, (255 - alpha) * below)
    let whole = front + back
    let colors = stride(from: UInt32(0), to: 24, by: 8).reduce(UInt32(0)) { result, shift in
      let color =
        ((pixel.littleEndian >> shift & 255) * front + (other.littleEndian >> shift & 255) * back)
        / whole
      return result | color << shift
    }
    return (colors | (whole / 255) << 24).littleEndian
  }
}
