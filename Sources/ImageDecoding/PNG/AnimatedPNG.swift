package import LayoutGeometry
import PNGEncoding

extension Filmstrip {
  /// Creates the strip of an animated PNG's frames, in pixels; nil for a PNG that does not move.
  package init?(ofFramesInPNG bytes: [UInt8]) {
    guard let frames = AnimatedPNG(bytes) else { return nil }
    self = frames.strip
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
    var data: [UInt8] = []
  }

  private var frames: [Frame] = []
  private let width: Int
  private let height: Int
  /// The header's content, and the chunks before the pixels that all frames share.
  private let header: ArraySlice<UInt8>
  private var shared: [UInt8] = []

  var strip: Filmstrip {
    Filmstrip(count: frames.count, frameSize: Size(width: Double(width), height: Double(height)))
  }

  /// Reads the chunks of a file; nil unless it is a PNG with the frames of an animation.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: PNGChunks.signature), let file = try? PNGChunks(bytes),
      file.chunks.contains(where: { $0.type == PNGChunks.type("acTL") })
    else { return nil }
    (width, height) = (file.header.width, file.header.height)
    header = bytes[file.chunks[0].content]
    for chunk in file.chunks.dropFirst() {
      let content = bytes[chunk.content]
      switch chunk.type {
      case PNGChunks.type("fcTL"):
        guard content.count == 26 else { return nil }
        func number(at offset: Int) -> Int {
          content.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) }
        }
        let frame = Frame(
          x: number(at: 12), y: number(at: 16), width: number(at: 4), height: number(at: 8),
          disposal: content[content.startIndex + 24],
          isLaidOver: content[content.startIndex + 25] == 1)
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
