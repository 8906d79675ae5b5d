extension PictureError: CustomStringConvertible {
  /// Why the bytes are not a picture that can be drawn, to stand behind what was tried, as in
  /// `cannot read 'a.png': the picture ends too soon`.
  public var description: String {
    switch self {
    case .notAPicture: "not a PNG, JPEG or SVG picture"
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
