/// Rows of cairo's premultiplied pixels that outlive their painter.
///
/// A row that equals the one above it is kept once: of a layout, that is most rows.
package struct PaintedRows: Sendable {
  /// How many pixels a row has.
  package let width: Int
  private let pixels: [UInt32]
  /// Which of the kept rows each row is.
  private let places: [Int32]
  /// The checksum of each kept row, as a file has it.
  private let checksums: [Adler32]

  /// Copies rows.
  ///
  /// - Parameters:
  ///   - repetitions: For each row, whether it has the pixels of the one above it; false for the first
  ///     one.
  ///   - checksums: Those of the other rows.
  init(_ rows: PixelRows, width: Int, repetitions: [Bool], checksums: [Adler32]) {
    self.width = width
    self.checksums = checksums
    var places: [Int32] = []
    places.reserveCapacity(rows.count)
    var place: Int32 = -1
    for repeats in repetitions {
      if !repeats { place += 1 }
      places.append(place)
    }
    self.places = places
    pixels = [UInt32](unsafeUninitializedCapacity: (Int(place) + 1) * width) { pixels, count in
      guard let start = pixels.baseAddress else { return }
      for y in 0..<rows.count where !repetitions[y] {
        (start + count).initialize(from: rows[y], count: width)
        count += width
      }
    }
  }

  /// How many rows there are.
  package var count: Int { places.count }

  /// Which of the kept rows each row is; those follow each other, and each is there for a row.
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
