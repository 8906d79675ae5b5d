/// The rotation and mirroring that make a photo's pixels upright.
struct EXIFOrientation: Equatable {
  /// EXIF's number: 1 for upright, 2 to 8 for the other ways to turn and mirror a rectangle.
  private(set) var rawValue: Int

  static let upright = EXIFOrientation(rawValue: 1)

  /// An orientation by EXIF's number, from 1 to 8.
  init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The orientation in a TIFF file's first directory; upright if there is none, or if it is
  /// damaged: it is a note beside the picture, not a part of it.
  init(inTIFF bytes: [UInt8]) {
    self = .upright
    let isLittleEndian = bytes.first == UInt8(ascii: "I")
    func number(at position: Int, bytes count: Int) -> Int? {
      guard position >= 0, position + count <= bytes.count else { return nil }
      let digits = bytes[position..<position + count]
      return isLittleEndian
        ? digits.reversed().reduce(0) { $0 << 8 | Int($1) }
        : digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2)
    else { return }
    // Entries of 12 bytes: a tag, a type, a count, and a value of up to four bytes.
    for entry in 0..<count {
      let position = directory + 2 + 12 * entry
      guard let tag = number(at: position, bytes: 2) else { break }
      if tag == 0x0112, let value = number(at: position + 8, bytes: 2), (1...8).contains(value) {
        self = EXIFOrientation(rawValue: value)
        return
      }
    }
  }

  /// Indicates whether columns become rows.
  var isTurned: Bool { rawValue >= 5 }

  /// The pixels turned upright.
  func upright(_ source: PixelBuffer) throws -> PixelBuffer {
    guard self != .upright else { return source }
    let (width, height) = (source.width, source.height)
    return try PixelBuffer(width: isTurned ? height : width, height: isTurned ? width : height) {
      output in
      source.withUnsafeBytes { turn($0, width: width, height: height, to: output) }
      return source.isOpaque
    }
  }

  /// Copies `width` × `height` stored pixels to the places where they are seen.
  func turn(
    _ source: UnsafeRawBufferPointer, width: Int, height: Int,
    to output: UnsafeMutableRawBufferPointer
  ) {
    let (pixels, target) = (
      source.bindMemory(to: UInt32.self), output.bindMemory(to: UInt32.self)
    )
    let targetWidth = isTurned ? height : width
    for y in 0..<height {
      for x in 0..<width {
        let (column, row) = place(x: x, y: y, width: width, height: height)
        target[row * targetWidth + column] = pixels[y * width + x]
      }
    }
  }

  /// Returns where a stored pixel is seen, in a picture of `width` × `height` stored pixels.
  private func place(x: Int, y: Int, width: Int, height: Int) -> (column: Int, row: Int) {
    let (right, bottom) = (width - 1 - x, height - 1 - y)
    return switch rawValue {
    case 2: (right, y)
    case 3: (right, bottom)
    case 4: (x, bottom)
    case 5: (y, x)
    case 6: (bottom, x)
    case 7: (bottom, right)
    case 8: (y, right)
    default: (x, y)
    }
  }
}
