import ImageDecoding
import PNGEncoding

/// A picture of where two that were compared differ, as a PNG file with a palette.
///
/// What is the same is the expected picture, grey and faded; what differs is red, what looks
/// antialiased and is not counted yellow, what is masked blue, and what only one of the pictures
/// covers is hatched in red. What neither covers is white.
///
/// - Parameter workers: How many threads paint and encode, at most; the bytes do not depend on it.
/// - Returns: Nil if a canvas that holds both has more pixels than a golden may have.
/// - Throws: What encoding throws.
package func differencePNG(of pictures: ComparedPictures, workers: Int = 1) throws -> [UInt8]? {
  let canvas = pictures.canvas
  guard canvas.width * canvas.height <= PictureLimits.golden.pixelCount else { return nil }
  let painter = DifferencePainter(pictures)
  return try encodeIndexedPNG(
    width: canvas.width, height: canvas.height, palette: DifferencePainter.palette,
    workers: workers, firstLike: painter.firstLike, paint: painter.paintRow)
}
