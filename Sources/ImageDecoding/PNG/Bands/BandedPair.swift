/// Two PNG files of one size that are decoded together, band by band, as far as they differ.
///
/// Only files that are made as our encoder makes them can be: each band of rows must be a piece of
/// the stream that needs no other, and rows must not be filtered.
package final class BandedPair: Sendable {
  /// How many rows around one that differs are decoded, too, in both pictures.
  ///
  /// What looks antialiased is told from the neighbours, and from theirs.
  static let margin = 2

  let expected: BandedPNG
  let actual: BandedPNG
  private let rowsPerBand: Int
  // Each row is written by the one thread that decodes its band, and read when all have ended.
  private nonisolated(unsafe) let expectedMemory: ByteMemory
  private nonisolated(unsafe) let actualMemory: ByteMemory

  /// Two files, or nil if their chunks are not those of such a pair.
  ///
  /// - Parameters:
  ///   - limits: Checked before any memory is taken for the pictures.
  ///   - rowsPerBand: How many rows the bands of a picture have, by its width, but for its last one;
  ///     at least 1.
  package init?(
    expected: [UInt8], actual: [UInt8], limits: PictureLimits,
    rowsPerBand: (_ width: Int) -> Int
  ) {
    guard let first = BandedPNG(expected, limits: limits, rowsPerBand: rowsPerBand),
      let second = BandedPNG(actual, limits: limits, rowsPerBand: rowsPerBand),
      first.width == second.width, first.height == second.height,
      first.bytesPerPixel == second.bytesPerPixel,
      let expectedMemory = ByteMemory(zeroedCount: first.width * first.height * 4),
      let actualMemory = ByteMemory(zeroedCount: first.width * first.height * 4)
    else { return nil }
    self.expected = first
    self.actual = second
    self.rowsPerBand = rowsPerBand(first.width)
    self.expectedMemory = expectedMemory
    self.actualMemory = actualMemory
  }

  /// How many bands each picture has.
  package var bandCount: Int { (expected.height + rowsPerBand - 1) / rowsPerBand }

  /// How many bytes a row has before compression, with its filter's.
  var rowByteCount: Int { 1 + expected.width * expected.bytesPerPixel }

  /// How many rows the largest band has.
  var greatestRowCount: Int { min(rowsPerBand, expected.height) }

  /// The rows of a band, counted from the top.
  func rows(ofBand band: Int) -> Range<Int> {
    band * rowsPerBand..<min((band + 1) * rowsPerBand, expected.height)
  }

  /// Where the pixels of row `y` are written to, of the expected and of the actual picture.
  func pixels(ofRow y: Int) -> (UnsafeMutableRawPointer, UnsafeMutableRawPointer)? {
    guard let first = expectedMemory.bytes.baseAddress,
      let second = actualMemory.bytes.baseAddress
    else { return nil }
    let offset = y * expected.width * 4
    return (first + offset, second + offset)
  }

  /// What all bands are together.
  ///
  /// - Parameter bands: What a `BandDecoder` made of each band, in their order.
  /// - Throws: `NotBanded` if the rows of a file have not the checksum that the file tells.
  package func pictures(of bands: [DecodedBand]) throws -> BandedPictures {
    var checksums = (expected: Adler32(), actual: Adler32())
    for band in bands {
      checksums.expected.append(band.expectedChecksum, length: band.byteCount)
      checksums.actual.append(band.actualChecksum, length: band.byteCount)
    }
    guard checksums.expected.value == expected.checksum, checksums.actual.value == actual.checksum
    else { throw NotBanded() }
    let (width, height) = (expected.width, expected.height)
    return BandedPictures(
      expected: StraightPixels(width: width, height: height, memory: expectedMemory),
      actual: StraightPixels(width: width, height: height, memory: actualMemory),
      differingRows: bands.flatMap(\.differingRows))
  }
}

/// Two pictures, decoded where they differ.
package struct BandedPictures: Sendable {
  /// The expected picture; rows that are equal in both may be transparent black instead.
  package let expected: StraightPixels
  /// The actual picture; the same rows are as in the expected one.
  package let actual: StraightPixels
  /// For each row whether the pictures differ there; around those that do, two rows are decoded,
  /// too.
  package let differingRows: [Bool]
}

/// Two files cannot be decoded band by band: they are made otherwise, or broken.
package struct NotBanded: Error {}
