import Glibc

/// Rows of cairo's premultiplied pixels in memory that belongs to another, the top row first.
package struct PixelRows {
  private let start: UnsafeRawPointer
  private let stride: Int
  /// How many rows there are.
  package let count: Int
  /// Which row of the memory each row is; nil where none is there for several.
  private let places: UnsafePointer<Int32>?

  /// `count` rows of which the first begins at `start`.
  ///
  /// - Parameters:
  ///   - stride: The bytes from a row of the memory to the next one.
  ///   - places: Which row of the memory each row is, counted from `start`; nil for its own.
  package init(
    start: UnsafeRawPointer, stride: Int, count: Int, places: UnsafePointer<Int32>? = nil
  ) {
    self.start = start
    self.stride = stride
    self.count = count
    self.places = places
  }

  /// The row `y`, from its first pixel on.
  @inline(__always)
  subscript(y: Int) -> UnsafePointer<UInt32> {
    var place = y
    if let places { place = Int(places[y]) }
    return (start + place &* stride).assumingMemoryBound(to: UInt32.self)
  }

  /// Some of the rows.
  subscript(rows: Range<Int>) -> PixelRows {
    guard let places else {
      return PixelRows(start: start + rows.lowerBound * stride, stride: stride, count: rows.count)
    }
    return PixelRows(
      start: start, stride: stride, count: rows.count, places: places + rows.lowerBound)
  }

  /// True if the row `y`, which is not the first, has the bytes of the one above it.
  func repeatsRowAbove(_ y: Int) -> Bool {
    let (row, above) = (self[y], self[y &- 1])
    return row == above || memcmp(row, above, stride) == 0
  }
}
