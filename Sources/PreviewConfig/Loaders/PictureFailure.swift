import ImageDecoding

/// Why a picture cannot be drawn, in words.
func reason(of error: any Error) -> String {
  switch error {
  case let failure as FileFailure: failure.reason
  case let error as PictureError: reason(of: error)
  default: "\(error)"
  }
}

private func reason(of error: PictureError) -> String {
  switch error {
  case .notAPicture: "it is not a PNG, JPEG or SVG picture"
  case .truncated: "the file ends before the picture does"
  case .corrupt(let reason): "the file is damaged (\(excerpt(of: reason)))"
  case .tooLarge(let width, let height, let limit):
    "\(width) × \(height) pixels are too many, at most \(limit.side) a side"
      + " and \(limit.pixelCount >> 20) megapixels are drawn"
  case .tooLong(let byteCount, let limit):
    "it holds \(byteCount) bytes, at most \(limit) are read"
  case .unsupported(let variant): "\(excerpt(of: variant)) is not supported"
  case .missingLibrary(let name): "the library \(name) is not installed"
  }
}
