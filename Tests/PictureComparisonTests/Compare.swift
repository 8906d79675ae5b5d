import PictureComparison

/// What comparing two PNG files shows.
func compare(
  expected: [UInt8], actual: [UInt8], tolerance: Tolerance = .none, masks: [PixelRect] = [],
  decodesAlways: Bool = false, workers: Int = 1
) throws -> PictureMatch {
  try comparePNG(
    expected: expected, actual: actual, tolerance: tolerance, masks: masks,
    decodesAlways: decodesAlways, workers: workers
  ).match
}

/// A picture of where two PNG files differ, also of files with the same bytes.
func paintedDifference(
  expected: [UInt8], actual: [UInt8], tolerance: Tolerance = .none, masks: [PixelRect] = [],
  workers: Int = 1
) throws -> [UInt8]? {
  let pictures = try ComparedPictures(
    expected: expected, actual: actual, tolerance: tolerance, masks: masks, workers: workers)
  return try differencePNG(of: pictures, workers: workers)
}

extension PictureMatch {
  /// How the pictures differ, whether within the tolerance or not; nil if they do not.
  var difference: PictureDifference? {
    switch self {
    case .identicalBytes, .identicalDigests, .identicalPixels: nil
    case .withinTolerance(let difference), .different(let difference): difference
    }
  }
}
