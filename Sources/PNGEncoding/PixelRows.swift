import Glibc

/// Rows of cairo's premultiplied pixels in borrowed memory, the top row first.
package struct PixelRows {
  private let start: UnsafeRawPointer
  private let stride: Int
  /// The number of rows.
  package let count: Int
  /// The row of the memory for each row; nil if each has its own.
  private let places: UnsafePointer<Int32>?

  /// Creates `count` rows, the first of which begins at `start`.
  ///
  /// - Parameters:
  ///   - stride: The number of bytes from a row of the memory to the next one.
  ///   - places: The row of the memory for each row, counted from `start`; nil if each has its own.
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

  /// Returns whether the row `y`, which is not the first, has the bytes of the one above it.
  func repeatsRowAbove(_ y: Int) -> Bool {
    let (row, above) = (self[y], self[y &- 1])
    return row == above || memcmp(row, above, stride) == 0
  }
}
