/// Why bytes are not a picture that can be drawn.
public enum PictureError: Error, Hashable, Sendable {
  /// The first bytes are those of no known format.
  case notAPicture
  /// The first bytes are those of a format that is not read, as in `HEIC`.
  case otherFormat(String)
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

extension PictureError: CustomStringConvertible {
  /// Why the bytes are not a picture that can be drawn, to follow what was tried, as in `cannot
  /// read 'a.png': the picture ends too soon`.
  public var description: String {
    switch self {
    case .notAPicture: "not a PNG, JPEG, WebP, AVIF, SVG or PDF picture"
    case .otherFormat(let name):
      "it is in the format \(name), expected PNG, JPEG, WebP, AVIF, SVG or PDF"
    case .truncated: "the picture ends too soon"
    case .corrupt(let reason): "the picture is corrupt: \(reason)"
    case .tooLarge(let width, let height, let limit):
      "the picture is too large: \(width) × \(height) pixels, expected at most \(limit.side) a side"
        + " and \(limit.pixelCount >> 20) megapixels"
    case .tooLong(let byteCount, let limit):
      "the picture is too long: \(byteCount) bytes, expected at most \(limit)"
    case .unsupported(let feature): "\(feature) is not supported"
    case .missingLibrary(let library): "the library \(library) is not installed"
    }
  }
}

/// The largest size that a picture of pixels may have.
public struct PictureLimits: Hashable, Sendable {
  /// The most pixels that a side may have.
  public let side: Int
  /// The most pixels that the picture may have.
  public let pixelCount: Int

  /// Limits for both sides and for the whole picture, in pixels.
  package init(side: Int, pixelCount: Int) {
    self.side = side
    self.pixelCount = pixelCount
  }

  /// The limits for pictures that a preview shows: 64 megapixels, which take 256 MiB, and sides
  /// that one cairo surface can have.
  package static let input = PictureLimits(side: 32_767, pixelCount: 64 << 20)

  /// The limits for pictures that are compared: 256 megapixels, as two of them take 2 GiB, and
  /// sides that our encoder can write.
  package static let golden = PictureLimits(side: 1 << 22, pixelCount: 256 << 20)

  /// Throws `PictureError.tooLarge` if a picture of this size is over the limits.
  func check(width: Int, height: Int) throws {
    // A side over the limit leaves the product unasked, which so cannot overflow.
    guard width <= side, height <= side, width * height <= pixelCount else {
      throw PictureError.tooLarge(width: width, height: height, limit: self)
    }
  }
}
