import CImages

/// Decodes JPEG files, baseline and progressive, in colour and in grey.
enum JPEGDecoder {
  /// Decodes a file, upright as its EXIF orientation says.
  ///
  /// The accurate transform is used: the fast one differs between processors.
  ///
  /// - Parameters:
  ///   - bytes: A file that begins with JPEG's signature.
  ///   - limits: Checked before any memory is taken for the picture.
  /// - Throws: `PictureError`; `unsupported` for CMYK, whose colours only a profile tells.
  static func decode(_ bytes: [UInt8], limits: PictureLimits) throws -> PixelBuffer {
    let decompressor = try JPEGDecompressor()
    return try bytes.withUnsafeBufferPointer { bytes in
      let header = try decompressor.header(of: bytes)
      try limits.check(width: header.width, height: header.height)
      guard header.colorSpace != TJCS_CMYK, header.colorSpace != TJCS_YCCK else {
        throw PictureError.unsupported("CMYK")
      }
      let pixels = try PixelBuffer(width: header.width, height: header.height) { output in
        try decompressor.decode(bytes, header, to: output)
        return true
      }
      return try EXIFOrientation(ofJPEG: bytes).upright(pixels)
    }
  }
}
