/// Rows of cairo's premultiplied pixels that outlive their painter.
///
/// Rows that are equal are kept once: of a layout, most rows equal the one above them, and half of the
/// others one of the cells above.
package struct PaintedRows: Sendable {
  /// How many pixels a row has.
  package let width: Int
  private let pixels: [UInt32]
  /// Which of the kept rows each row is.
  private let places: [Int32]
  /// The checksum of each kept row, as a file has it.
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

  /// How many rows there are.
  package var count: Int { places.count }

  /// Which of the kept rows each row is; those are in the order of the first rows with their pixels.
  package var keptPlaces: [Int32] { places }

  /// How many rows are kept.
  package var keptCount: Int { pixels.count / width }

  /// The checksum of a row, as a file has it.
  func checksum(_ y: Int) -> Adler32 { checksums[Int(places[y])] }

  /// Calls `body` with all rows.
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
