/// Why bytes are not a picture that can be drawn.
public enum PictureError: Error, Hashable, Sendable {
  /// The first bytes are those of no known format.
  case notAPicture
  /// The file ends before the picture does.
  case truncated
  /// The file breaks its format's rules; the reason is the decoder's.
  case corrupt(reason: String)
  /// A side, or the number of pixels, is over the limit; sides in pixels.
  case tooLarge(width: Int, height: Int, limit: PictureLimits)
  /// An SVG file has more bytes than the limit.
  case tooLong(byteCount: Int, limit: Int)
  /// The format is known, but not this variant of it, as in `CMYK`.
  case unsupported(String)
  /// The library that reads the format is not installed.
  case missingLibrary(String)
}
