package import ImageDecoding
import PNGEncoding

/// What comparing two PNG files showed, with the pictures if they were decoded for it.
package struct PNGComparison: Sendable {
  /// Whether the files show the same, and how far they are apart if not.
  package let match: PictureMatch
  /// The decoded pictures and where they differ; nil where bytes or digests were answer enough.
  package let pictures: ComparedPictures?
}

/// Compares two PNG files: their bytes, then the digests of their pixels, then the pixels.
///
/// The pixels are compared with straight alpha and 8 bits a sample, however the files hold them.
///
/// - Parameters:
///   - expected: The golden's bytes.
///   - actual: The bytes of the picture that is compared with it.
///   - masks: What is not compared, in pixels from the top left; parts outside the picture are
///     ignored.
///   - decodesAlways: Whether to distrust the digests that the files carry, and to decode files
///     that have not the same bytes.
///   - workers: How many threads decode and compare, at most; the result does not depend on it.
/// - Throws: `UnreadablePicture`; files with the same bytes are not read as pictures.
/// - Complexity: O(*pixels*), in nine bytes a pixel.
package func comparePNG(
  expected: [UInt8], actual: [UInt8], tolerance: Tolerance = .none, masks: [PixelRect] = [],
  decodesAlways: Bool = false, workers: Int = 1
) throws -> PNGComparison {
  try comparePNG(
    expected: expected, actual: .png(actual), tolerance: tolerance, masks: masks,
    decodesAlways: decodesAlways, workers: workers)
}

/// Compares a PNG file with a picture, as it does two files; pixels have neither bytes nor a digest
/// to be known by.
package func comparePNG(
  expected: [UInt8], actual: ComparedPicture, tolerance: Tolerance = .none,
  masks: [PixelRect] = [], decodesAlways: Bool = false, workers: Int = 1
) throws -> PNGComparison {
  if case .png(let actual) = actual {
    if expected == actual { return PNGComparison(match: .identicalBytes, pictures: nil) }
    if !decodesAlways, let digest = PixelDigest.recorded(inPNG: expected),
      digest == PixelDigest.recorded(inPNG: actual)
    {
      return PNGComparison(match: .identicalDigests, pictures: nil)
    }
  }
  let pictures = try ComparedPictures(
    expected: expected, actual: actual, tolerance: tolerance, masks: masks, workers: workers)
  return PNGComparison(match: pictures.match(tolerance), pictures: pictures)
}

/// A picture that is compared with another one.
package enum ComparedPicture: Sendable {
  /// A file.
  case png([UInt8])
  /// The pixels that its file has.
  case pixels(StraightPixels)
}

/// What comparing two PNG files showed.
package enum PictureMatch: Hashable, Sendable {
  /// The files have the same bytes.
  case identicalBytes
  /// The files carry the same digest of their pixels.
  case identicalDigests
  /// The files have the same pixels.
  case identicalPixels
  /// The pixels differ, but no more than the tolerance allows.
  case withinTolerance(PictureDifference)
  /// The pixels differ by more than the tolerance allows.
  case different(PictureDifference)
}

/// One of two PNG files that are compared cannot be read as a picture.
package struct UnreadablePicture: Error, Hashable, Sendable {
  /// Whether it is the golden, and not the picture that is compared with it.
  package var isExpected: Bool
  /// Why it is not a picture.
  package var error: PictureError

  /// An unreadable file of the two.
  package init(isExpected: Bool, error: PictureError) {
    self.isExpected = isExpected
    self.error = error
  }
}
