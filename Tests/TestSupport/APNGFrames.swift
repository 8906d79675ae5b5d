/// The frames of an animated PNG, found by a walk over its chunks.
public struct APNGFrames {
  /// A frame: its place on the canvas, its duration, and its pixels as a PNG of their own.
  public struct Frame {
    /// The left edge, in pixels of the canvas.
    public var x = 0
    /// The top edge, in pixels of the canvas.
    public var y = 0
    /// The width, in pixels.
    public var width = 0
    /// The height, in pixels.
    public var height = 0
    /// The duration of the frame.
    public var milliseconds = 0
    /// Indicates whether transparent pixels keep those of the frame before (APNG_BLEND_OP_OVER).
    public var isLaidOver = false
    /// The pixels as a file of their own.
    public var png: [UInt8] = []
  }

  /// The number of frames that acTL declares.
  public private(set) var declaredCount = 0
  /// The number of times that acTL has them shown.
  public private(set) var repeatCount = 0
  /// The numbers of all chunks that control or contain frames, in the file's order.
  public private(set) var sequence: [Int] = []
  /// The frames, in order.
  public private(set) var frames: [Frame] = []
  /// The types of all chunks, in the file's order.
  public private(set) var types: [String] = []

  /// Walks over a file whose chunks are whole.
  public init(_ file: [UInt8]) {
    var header: [UInt8] = []
    var data: [[UInt8]] = []
    var position = 8
    while position + 12 <= file.count {
      let length = Self.number(file, position, 4)
      let content = Array(file[position + 8..<position + 8 + length])
      let type = String(decoding: file[position + 4..<position + 8], as: UTF8.self)
      types.append(type)
      switch type {
      case "IHDR": header = content
      case "acTL":
        declaredCount = Self.number(content, 0, 4)
        repeatCount = Self.number(content, 4, 4)
      case "fcTL":
        sequence.append(Self.number(content, 0, 4))
        frames.append(
          Frame(
            x: Self.number(content, 12, 4), y: Self.number(content, 16, 4),
            width: Self.number(content, 4, 4), height: Self.number(content, 8, 4),
            milliseconds: Self.number(content, 20, 2) * 1000 / Self.number(content, 22, 2),
            isLaidOver: content[25] == 1))
        data.append([])
      case "IDAT": data[data.count - 1] += content
      case "fdAT":
        sequence.append(Self.number(content, 0, 4))
        data[data.count - 1] += content.dropFirst(4)
      default: break
      }
      position += 12 + length
    }
    for index in frames.indices {
      let size = [frames[index].width, frames[index].height].flatMap(bigEndian)
      var png = Array(file[..<8])
      png += chunk("IHDR", size + Array(header[8...]))
      png += chunk("IDAT", data[index])
      png += chunk("IEND", [])
      frames[index].png = png
    }
  }

  /// Returns the pixels of each frame as a viewer shows them, laid over those of the frame before,
  /// or replacing them.
  ///
  /// A pixel that is laid over another must be opaque or transparent.
  public func shown(decode: ([UInt8]) throws -> [UInt32]) rethrows -> [[UInt32]] {
    let width = frames.first?.width ?? 0
    var canvas: [UInt32] = []
    return try frames.map { frame in
      let pixels = try decode(frame.png)
      if canvas.isEmpty { canvas = pixels }
      for row in 0..<frame.height {
        let start = (frame.y + row) * width + frame.x
        for x in 0..<frame.width {
          let pixel = pixels[row * frame.width + x]
          precondition(!frame.isLaidOver || [0, 255].contains(pixel >> 24), "pixel \(pixel)")
          if !frame.isLaidOver || pixel >> 24 == 255 { canvas[start + x] = pixel }
        }
      }
      return canvas
    }
  }

  private static func number(_ bytes: [UInt8], _ start: Int, _ count: Int) -> Int {
    bytes[start..<start + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
