/// Painted rows of a byte a pixel, kept for rows that are known to be like them.
///
/// In the picture of a difference, most rows are like the one above them, and in a grid half of the
/// others are like those of the cells above: of a grid of cards, 238 rows are painted instead of
/// 559. The number of rows is limited by memory that does not grow with the picture; then the
/// oldest one is painted over.
struct PaintedIndexRows: ~Copyable {
  /// The largest number of rows: two bands have fewer.
  private static let mostRows = 1024
  /// The largest number of bytes of all rows, if those are more than three.
  private static let mostBytes = 1 << 20

  private let byteCount: Int
  private let capacity: Int
  private let memory: UnsafeMutablePointer<UInt8>
  /// The row of the picture at each place.
  private var rows: [Int] = []
  private var checksums: [Adler32] = []
  /// For each hash of a row's number, the place that had it last.
  private var places = [Int32](repeating: 0, count: mostRows)
  /// The place that is painted next.
  private var next = 0

  /// Creates memory without rows.
  init(width: Int) {
    byteCount = 1 + width
    capacity = max(3, min(Self.mostRows, Self.mostBytes / byteCount))
    memory = .allocate(capacity: capacity * byteCount)
    rows.reserveCapacity(capacity)
    checksums.reserveCapacity(capacity)
  }

  deinit {
    memory.deallocate()
  }

  /// Returns the row at a place: the filter's byte, which is 0, and the pixels.
  func row(at place: Int) -> UnsafePointer<UInt8> {
    UnsafePointer(memory + place * byteCount)
  }

  func checksum(at place: Int) -> Adler32 { checksums[place] }

  /// Returns the place of a row of the picture, which is painted if it is not kept.
  ///
  /// - Parameters:
  ///   - kept: A place that is still needed.
  ///   - paint: Writes the pixels.
  mutating func place(
    of row: Int, besides kept: Int, _ paint: (UnsafeMutablePointer<UInt8>) -> Void
  ) -> Int {
    let known = Int(places[row % Self.mostRows])
    if known < rows.count, rows[known] == row { return known }
    if next == kept { next = (next + 1) % capacity }
    let place = min(next, rows.count)
    let start = memory + place * byteCount
    start.pointee = 0
    paint(start + 1)
    let checksum = Adler32(UnsafeRawBufferPointer(start: start, count: byteCount))
    if place == rows.count {
      rows.append(row)
      checksums.append(checksum)
    } else {
      rows[place] = row
      checksums[place] = checksum
    }
    places[row % Self.mostRows] = Int32(place)
    next = (place + 1) % capacity
    return place
  }
}
