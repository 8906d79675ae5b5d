/// Rows of cairo's premultiplied pixels that outlive their painter.
///
/// Equal rows are kept once: in a layout, most rows equal the one above them, and half of the
/// others equal one of the cells above.
package struct PaintedRows: Sendable {
  /// The number of pixels in a row.
  package let width: Int
  private let pixels: [UInt32]
  /// The kept row of each row.
  private let places: [Int32]
  /// The checksum of each kept row, as in a file.
  private let checksums: [Adler32]
  /// The digest of each kept row.
  package let keptDigests: [PixelDigest.Row]

  /// Copies the rows that are kept.
  init(_ rows: PixelRows, width: Int, kept: KeptRows) {
    self.width = width
    places = kept.places
    checksums = kept.checksums
    keptDigests = kept.digests
    pixels = [UInt32](unsafeUninitializedCapacity: kept.rows.count * width) { pixels, count in
      guard let start = pixels.baseAddress else { return }
      for y in kept.rows {
        (start + count).initialize(from: rows[Int(y)], count: width)
        count += width
      }
    }
  }

  /// The number of rows.
  package var count: Int { places.count }

  /// The kept row of each row; kept rows are in the order of the first rows with their pixels.
  package var keptPlaces: [Int32] { places }

  /// The number of kept rows.
  package var keptCount: Int { pixels.count / width }

  /// Returns the checksum of a row, as in a file.
  func checksum(_ y: Int) -> Adler32 { checksums[Int(places[y])] }

  func withPixelRows<Result>(_ body: (PixelRows) throws -> Result) rethrows -> Result {
    try withKeptPixels { pixels in
      try places.withUnsafeBufferPointer { places in
        guard let start = pixels.baseAddress, let places = places.baseAddress else {
          preconditionFailure("no rows were painted")
        }
        return try body(
          PixelRows(start: start, stride: width * 4, count: count, places: places))
      }
    }
  }

  /// Calls `body` with the pixels of the kept rows, the first row first.
  package func withKeptPixels<Result>(
    _ body: (UnsafeBufferPointer<UInt32>) throws -> Result
  ) rethrows -> Result {
    try pixels.withUnsafeBufferPointer(body)
  }
}
