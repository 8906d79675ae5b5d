import CImages

/// Decodes JPEG files, baseline and progressive, in colour and in grey.
enum JPEGDecoder {
  /// The most scans that a file may have: encoders make about ten, and each takes as long as the
  /// whole picture, however few its bytes are.
  private static let scanLimit = 100
  /// The most pixels that a byte can represent: blocks of 64 take at least a bit each.
  private static let pixelsPerByte = 8 * 64

  /// Decodes a file, upright according to its EXIF orientation.
  ///
  /// The accurate transform is used: the fast one differs between processors.
  ///
  /// - Parameters:
  ///   - bytes: A file that begins with JPEG's signature.
  ///   - limits: Checked before any memory is taken for the picture.
  /// - Throws: `PictureError`; `unsupported` for CMYK, whose colours only a profile defines, and
  ///   for more scans than any picture needs.
  static func decode(_ bytes: [UInt8], limits: PictureLimits) throws -> PixelBuffer {
    let decompressor = try JPEGDecompressor()
    return try bytes.withUnsafeBufferPointer { bytes in
      let header = try decompressor.header(of: bytes)
      try limits.check(width: header.width, height: header.height)
      guard header.colorSpace != TJCS_CMYK, header.colorSpace != TJCS_YCCK else {
        throw PictureError.unsupported("CMYK")
      }
      guard header.width * header.height <= bytes.count * pixelsPerByte else {
        throw PictureError.truncated
      }
      guard scanCount(bytes) <= scanLimit else {
        throw PictureError.unsupported("JPEG of more than \(scanLimit) scans")
      }
      let pixels = try PixelBuffer(width: header.width, height: header.height) { output in
        try decompressor.decode(bytes, header, to: output)
        return true
      }
      return try EXIFOrientation(ofJPEG: bytes).upright(pixels)
    }
  }

  /// How often the marker that starts a scan occurs.
  ///
  /// It cannot occur within a scan; that other segments have its two bytes by chance is rare.
  private static func scanCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    zip(bytes, bytes.dropFirst()).reduce(0) { $1 == (0xFF, 0xDA) ? $0 + 1 : $0 }
  }
}

/// A decompressor of TurboJPEG.
///
/// Wraps `tjhandle`: made by `init`, destroyed by `deinit`.
private final class JPEGDecompressor {
  /// What a file states before its pixels.
  struct Header {
    /// The sides, in pixels.
    var width: Int
    var height: Int
    var colorSpace: TJCS
  }

  private let handle: tjhandle

  init() throws {
    // Null if there is no memory; "tjDestroy()" frees it.
    guard let handle = tjInitDecompress() else {
      throw PictureError.corrupt(reason: "no memory for the decoder")
    }
    self.handle = handle
  }

  deinit {
    tjDestroy(handle)
  }

  /// Reads a file up to its pixels.
  func header(of bytes: UnsafeBufferPointer<UInt8>) throws -> Header {
    var (width, height, subsampling, colorSpace): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    try check(
      tjDecompressHeader3(
        handle, bytes.baseAddress, UInt(bytes.count), &width, &height, &subsampling,
        &colorSpace))
    guard width > 0, height > 0 else {
      throw PictureError.corrupt(reason: "\(width) × \(height) pixels")
    }
    return Header(
      width: Int(width), height: Int(height), colorSpace: TJCS(UInt32(bitPattern: colorSpace)))
  }

  /// Decodes all pixels to `output` as blue, green, red and an alpha of 255.
  func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ header: Header,
    to output: UnsafeMutableRawBufferPointer
  ) throws {
    // A warning means that data is missing or damaged, and grey would take its place; a file of
    // thousands of scans would take minutes.
    let flags = TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS | TJFLAG_ACCURATEDCT
    try check(
      tjDecompress2(
        handle, bytes.baseAddress, UInt(bytes.count),
        output.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(header.width),
        Int32(header.width * 4), Int32(header.height), TJPF_BGRA.rawValue, flags))
  }

  private func check(_ status: Int32) throws {
    guard status != 0 else { return }
    // libjpeg does not return its number for the message, only the message, always in English.
    let message = String(cString: tjGetErrorStr2(handle))
    throw message.contains("Premature end")
      ? PictureError.truncated : PictureError.corrupt(reason: message)
  }
}

/// How a photo's pixels must be turned so that it is upright.
private struct EXIFOrientation {
  /// EXIF's number: 1 for upright, 2 to 8 for the other ways to turn and mirror a rectangle.
  let rawValue: Int

  private static let upright = EXIFOrientation(rawValue: 1)

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

  /// Where a stored pixel is seen, in a picture of `width` × `height` stored pixels.
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
