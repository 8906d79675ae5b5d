public import ImageDecoding

extension PictureError: CustomStringConvertible {
  /// Why the bytes are not a picture that can be drawn.
  public var description: String {
    switch self {
    case .notAPicture: "not a PNG, JPEG or SVG picture"
    case .truncated: "the picture ends too soon"
    case .corrupt(let reason): "the picture is corrupt: \(reason)"
    case .tooLarge(let width, let height, _):
      "the picture is too large: \(width) × \(height) pixels"
    case .tooLong(let byteCount, let limit):
      "the picture is too long: \(byteCount) bytes, expected at most \(limit)"
    case .unsupported(let feature): "\(feature) is not supported"
    case .missingLibrary(let library): "the library \(library) is not installed"
    }
  }
}
