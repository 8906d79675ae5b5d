import CairoRendering
import ImageDecoding

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
) throws -> PictureMatch {
  if expected == actual { return .identicalBytes }
  if !decodesAlways, let digest = PixelDigest.recorded(inPNG: expected),
    digest == PixelDigest.recorded(inPNG: actual)
  {
    return .identicalDigests
  }
  let pair = try PicturePair(differencesOf: expected, actual, workers: workers)
  let comparison = try PictureComparison(
    pair, tolerance: tolerance, masks: masks, workers: workers)
  if comparison.isIdentical { return .identicalPixels }
  let difference = comparison.difference
  return tolerance.allows(difference, in: comparison.map)
    ? .withinTolerance(difference) : .different(difference)
}

/// A picture of where two PNG files differ, as a PNG file.
///
/// What is the same is the expected picture, grey and faded; what differs is red, what looks
/// antialiased and is not counted yellow, what is masked blue, and what only one of the pictures
/// covers is hatched in red. What neither covers is white.
///
/// - Parameters:
///   - expected: The golden's bytes.
///   - actual: The bytes of the picture that is compared with it.
///   - masks: What is not compared, in pixels from the top left.
///   - workers: How many threads decode, compare and encode, at most; the bytes do not depend on
///     it.
/// - Returns: Nil if a canvas that holds both has more pixels than a golden may have.
/// - Throws: `UnreadablePicture`.
package func differencePNG(
  expected: [UInt8], actual: [UInt8], tolerance: Tolerance = .none, masks: [PixelRect] = [],
  workers: Int = 1
) throws -> [UInt8]? {
  let pair = try PicturePair(expected: expected, actual: actual, workers: workers)
  guard pair.canvas.width * pair.canvas.height <= PictureLimits.golden.pixelCount else {
    return nil
  }
  let comparison = try PictureComparison(
    pair, tolerance: tolerance, masks: masks, workers: workers)
  return try encodePNG(
    width: pair.canvas.width, height: pair.canvas.height, hasAlpha: false, workers: workers
  ) { DifferencePainter(comparison).paint(rows: $0, to: $1) }
}
