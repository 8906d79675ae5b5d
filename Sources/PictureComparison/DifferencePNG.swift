import ImageDecoding
import PNGEncoding

/// Returns a picture of the differences between two pictures, as a PNG file with a palette.
///
/// Equal pixels show the expected picture, grey and faded; differing ones are red, those that look
/// antialiased and are not counted yellow, masked ones blue, and areas that only one of the
/// pictures covers are hatched in red. Areas outside of both are white.
///
/// - Parameter workers: The largest number of threads that paint and encode; the bytes do not
///   depend on it.
/// - Returns: Nil if a canvas with room for both has more pixels than a golden may have.
/// - Throws: The encoder's errors.
package func differencePNG(of pictures: ComparedPictures, workers: Int = 1) throws -> [UInt8]? {
  let canvas = pictures.canvas
  guard canvas.width * canvas.height <= PictureLimits.golden.pixelCount else { return nil }
  let painter = DifferencePainter(pictures)
  return try encodeIndexedPNG(
    width: canvas.width, height: canvas.height, palette: DifferencePainter.palette,
    workers: workers, firstLike: painter.firstLike, paint: painter.paintRow)
}
