import Glibc
import PNGEncoding

/// Finds rows of samples that equal the one above them or an earlier one, to decode them once.
///
/// Of a layout, most rows equal the one above them, and half of the others one of the cells above:
/// they are neither converted nor, later, compared and painted again. To find them costs less than
/// nothing: the checksums by which they are found make up that of the file, and are not made of rows
/// that repeat the one above them. It is for pictures that `WindowedRows` is not worthwhile for: small
/// ones, and those with much that is not a run.
struct DistinctSampleRows {
  private let rows: UnsafePointer<UInt8>
  private let byteCount: Int
  /// Rows by their checksums.
  private var slots = RowSlots()
  private var rowChecksum = Adler32()

  /// Which of the distinct rows each row is.
  private(set) var places: [Int32] = []
  /// How many distinct rows there are.
  private(set) var count = 0
  /// The checksum of all rows, each with its first byte.
  private(set) var checksum = Adler32()

  /// A finder in rows that follow each other, each of `byteCount` bytes with that of its filter.
  init(_ rows: UnsafePointer<UInt8>, byteCount: Int, count: Int) {
    self.rows = rows
    self.byteCount = byteCount
    places.reserveCapacity(count)
  }

  /// Adds the next row.
  ///
  /// - Parameters:
  ///   - repeatsRowAbove: Whether it is known to equal the one above it.
  ///   - intactFrom: Rows that begin before this address are overwritten.
  /// - Returns: Whether the row is to be decoded: it is not known to equal another one.
  mutating func add(
    _ y: Int, repeatsRowAbove: Bool, intactFrom: UnsafeMutableRawPointer
  ) -> Bool {
    let row = rows + y * byteCount
    var place = Int32(count)
    if repeatsRowAbove, let last = places.last {
      place = last
    } else {
      rowChecksum = Adler32(UnsafeRawBufferPointer(start: row, count: byteCount))
      if let known = slots[rowChecksum], isIntact(known, from: intactFrom),
        memcmp(rows + known * byteCount + 1, row + 1, byteCount - 1) == 0
      {
        place = places[known]
      } else {
        slots[rowChecksum] = y
      }
    }
    checksum.append(rowChecksum, length: byteCount)
    places.append(place)
    guard place == count else { return false }
    count += 1
    return true
  }

  private func isIntact(_ y: Int, from address: UnsafeMutableRawPointer) -> Bool {
    UnsafeRawPointer(rows + y * byteCount) >= UnsafeRawPointer(address)
  }
}
