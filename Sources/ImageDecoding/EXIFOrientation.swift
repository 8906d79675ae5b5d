/// The rotation and mirroring that make a photo's pixels upright.
struct EXIFOrientation: Equatable {
  /// EXIF's number: 1 for upright, 2 to 8 for the other ways to turn and mirror a rectangle.
  let rawValue: Int

  static let upright = EXIFOrientation(rawValue: 1)

  private init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// The orientation that a JPEG's first EXIF segment gives; upright if there is none, or if it is
  /// damaged: it is a note beside the picture, not a part of it.
  init(ofJPEG bytes: UnsafeBufferPointer<UInt8>) {
    // Segments follow the start marker: FF, a type, and a length that counts itself.
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let type = bytes[position + 1]
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let end = position + 2 + length
      // The pixels begin with a start of scan.
      guard type != 0xDA, length >= 2, end <= bytes.count else { break }
      let content = UnsafeBufferPointer(rebasing: bytes[position + 4..<end])
      if type == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        self = Self.orientation(inTIFF: UnsafeBufferPointer(rebasing: content[6...]))
        return
      }
      position = end
    }
    self = .upright
  }

  /// The orientation in a TIFF file's first directory.
  private static func orientation(inTIFF bytes: UnsafeBufferPointer<UInt8>) -> EXIFOrientation {
    let isLittleEndian = bytes.first == UInt8(ascii: "I")
    func number(at position: Int, bytes count: Int) -> Int? {
      guard position >= 0, position + count <= bytes.count else { return nil }
      let digits = bytes[position..<position + count]
      return isLittleEndian
        ? digits.reversed().reduce(0) { $0 << 8 | Int($1) }
        : digits.reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(at: 4, bytes: 4), let count = number(at: directory, bytes: 2)
    else { return .upright }
    // Entries of 12 bytes: a tag, a type, a count, and a value of up to four bytes.
    for entry in 0..<count {
      let position = directory + 2 + 12 * entry
      guard let tag = number(at: position, bytes: 2) else { break }
      if tag == 0x0112, let value = number(at: position + 8, bytes: 2), (1...8).contains(value) {
        return EXIFOrientation(rawValue: value)
      }
    }
    return .upright
  }

  /// The pixels turned upright.
  func upright(_ source: PixelBuffer) throws -> PixelBuffer {
    guard rawValue != 1 else { return source }
    let (width, height) = (source.width, source.height)
    let turns = rawValue >= 5
    return try PixelBuffer(width: turns ? height : width, height: turns ? width : height) {
      output in
      let target = output.bindMemory(to: UInt32.self)
      let targetWidth = turns ? height : width
      source.withUnsafeBytes { bytes in
        let pixels = bytes.bindMemory(to: UInt32.self)
        for y in 0..<height {
          for x in 0..<width {
            let (column, row) = place(x: x, y: y, width: width, height: height)
            target[row * targetWidth + column] = pixels[y * width + x]
          }
        }
      }
      return source.isOpaque
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
