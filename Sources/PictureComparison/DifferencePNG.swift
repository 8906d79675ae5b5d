import ImageDecoding
import PNGEncoding

/// A picture of where two that were compared differ, as a PNG file.
///
/// - Parameter workers: How many threads paint and encode, at most; the bytes do not depend on it.
/// - Returns: Nil if a canvas that holds both has more pixels than a golden may have.
/// - Throws: What encoding throws.
package func differencePNG(of pictures: ComparedPictures, workers: Int = 1) throws -> [UInt8]? {
  let canvas = pictures.canvas
  guard canvas.width * canvas.height <= PictureLimits.golden.pixelCount else { return nil }
  return try encodePNG(
    width: canvas.width, height: canvas.height, hasAlpha: false, workers: workers,
    repeatsRowAbove: pictures.repeatsPaintedRow, paint: pictures.paintDifference)
}
