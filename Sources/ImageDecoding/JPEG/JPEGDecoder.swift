import CImages

/// Decodes JPEG files, baseline and progressive, in colour and in grey.
enum JPEGDecoder {
  /// The most scans that a file may have: encoders make about ten, and each takes as long as the
  /// whole picture, however few its bytes are.
  private static let scanLimit = 100
  /// The most pixels that a byte can stand for: blocks of 64 take at least a bit each.
  private static let pixelsPerByte = 8 * 64

  /// Decodes a file, upright as its EXIF orientation says.
  ///
  /// The accurate transform is used: the fast one differs between processors.
  ///
  /// - Parameters:
  ///   - bytes: A file that begins with JPEG's signature.
  ///   - limits: Checked before any memory is taken for the picture.
  /// - Throws: `PictureError`; `unsupported` for CMYK, whose colours only a profile tells, and for
  ///   more scans than any picture needs.
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
