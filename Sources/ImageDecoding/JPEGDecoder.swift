import CImages
import Glibc

/// Decodes JPEG files, baseline and progressive, in colour and in grey.
enum JPEGDecoder {
  /// The most scans that a file may have: encoders make about ten, and each takes as long as the
  /// whole picture, however few its bytes are.
  private static let scanLimit = 100
  /// The most pixels that a byte can represent: blocks of 64 take at least a bit each.
  private static let pixelsPerByte = 8 * 64

  /// Decodes a file, in sRGB, and upright according to its EXIF orientation.
  ///
  /// The accurate transform is used: the fast one differs between processors.
  ///
  /// - Parameters:
  ///   - bytes: A file that begins with JPEG's signature.
  ///   - limits: Checked before any memory is taken for the picture.
  /// - Throws: `PictureError`; `unsupported` for CMYK, whose colours only a profile defines, and
  ///   for more scans than any picture needs.
  static func decode(_ bytes: [UInt8], limits: PictureLimits) throws -> DecodedPixels {
    let decompressor = try JPEGDecompressor()
    let segments = JPEGSegments(bytes)
    let colors = try DecodedPixels.Colors(segments.colors, .bgra)
    let pixels = try bytes.withUnsafeBufferPointer { bytes in
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
      return try PixelBuffer(width: header.width, height: header.height) { output in
        try decompressor.decode(bytes, header, to: output)
        colors.conversion?.convert(output)
        return true
      }
    }
    return try DecodedPixels(pixels, segments.orientation, colors)
  }

  /// Counts the occurrences of the marker that starts a scan.
  ///
  /// It cannot occur within a scan; other segments rarely have its two bytes by chance.
  private static func scanCount(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
    guard let start = bytes.baseAddress else { return 0 }
    var (count, position) = (0, 0)
    // A debug build goes through megabytes by the library's function alone.
    while let found = memchr(start + position, 0xFF, bytes.count - position) {
      position = UnsafeRawPointer(start).distance(to: found) + 1
      guard position < bytes.count else { break }
      if bytes[position] == 0xDA { count += 1 }
    }
    return count
  }
}

/// A decompressor of TurboJPEG.
///
/// Wraps `tjhandle`: made by `init`, destroyed by `deinit`.
private final class JPEGDecompressor {
  /// The properties that a file states before its pixels.
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
