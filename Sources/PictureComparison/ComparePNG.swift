package import ImageDecoding
import PNGEncoding

/// The result of comparing two PNG files, with the pictures if they were decoded for it.
package struct PNGComparison: Sendable {
  /// The match of the files.
  package let match: PictureMatch
  /// The decoded pictures and their differences; nil if bytes or digests were sufficient.
  package let pictures: ComparedPictures?
}

/// Compares two PNG files: their bytes, then the digests of their pixels, then the pixels.
///
/// The pixels are compared with straight alpha and 8 bits a sample, whatever the files' formats.
///
/// - Parameters:
///   - expected: The golden's bytes.
///   - actual: The bytes of the picture to compare with it.
///   - masks: The rectangles that are not compared, in pixels from the top left; parts outside the
///     picture are ignored.
///   - decodesAlways: True to ignore the digests in the files, and to decode files whose bytes
///     differ.
///   - workers: The largest number of threads that decode and compare; the result does not depend
///     on it.
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

/// Compares a PNG file with a picture, like two files; pixels have neither bytes nor a digest.
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

/// A picture to compare with another one.
package enum ComparedPicture: Sendable {
  /// A file.
  case png([UInt8])
  /// The pixels of its file.
  case pixels(StraightPixels)
}

/// The match of two PNG files.
package enum PictureMatch: Hashable, Sendable {
  /// The files have the same bytes.
  case identicalBytes
  /// The files have the same digest of their pixels.
  case identicalDigests
  /// The files have the same pixels.
  case identicalPixels
  /// The pixels differ, but no more than the tolerance allows.
  case withinTolerance(PictureDifference)
  /// The pixels differ by more than the tolerance allows.
  case different(PictureDifference)
}

/// An error for one of two compared PNG files that cannot be read as a picture.
package struct UnreadablePicture: Error, Hashable, Sendable {
  /// Indicates whether it is the golden, and not the other picture.
  package var isExpected: Bool
  /// The reason why it is not a picture.
  package var error: PictureError

  /// Creates the error for one file of the two.
  package init(isExpected: Bool, error: PictureError) {
    self.isExpected = isExpected
    self.error = error
  }
}
