import Glibc
import PNGEncoding

/// Decodes rows to straight pixels while their stream is decompressed, in a window that stays in the
/// processor's cache.
///
/// A fast path beside `PlainPNG.decodeWhole(toStraight:)`, which decompresses all rows before it looks at the
/// first: of a layout, few rows are kept, and the memory of the others is neither taken from the system nor
/// written. Two pictures of 3840 × 2160 pixels of which 1 % differ are decoded and compared in 8.0 ms in the
/// place of 17.1, in 24 MB in the place of 75.
package struct WindowedRows: RunDrain {
  /// How far back copies reach in RFC 1951.
  private static let reach = 32 << 10
  /// The bytes that are decompressed at a time, unless two rows are longer: a fraction of a cache.
  private static let leastStep = 128 << 10
  /// The bytes of the longest row, for which the window has 4 MiB.
  ///
  /// That of a longer one would leave the cache, and take memory that a picture of so few rows does not save.
  private static let greatestRow = 1 << 20

  private let width: Int
  private let height: Int
  private let bytesPerPixel: Int
  private let output: UnsafeMutableRawPointer
  private let window: ByteMemory
  /// Two rows without their filters, each with the byte after its end that may be read.
  private let unfiltered: ByteMemory
  private let unfilteredStart: UnsafeMutablePointer<UInt8>

  /// The next row, as the file has it.
  private var row: UnsafeMutablePointer<UInt8>
  private var y = 0
  /// The last row without its filter: as the file has it, or one of `unfiltered`.
  private var above: UnsafeMutablePointer<UInt8>
  /// Which of `unfiltered` was written last; the other one may be overwritten.
  private var unfilteredIndex = 0

  /// The checksum of the last row.
  private var rowChecksum = Adler32()
  /// Kept rows by their checksums.
  private var slots = RowSlots()
  private var keptCount = 0

  /// Which of the kept rows each row is.
  private var places: [Int32] = []
  /// The checksum of all rows, each with the filter's byte.
  private var checksum = Adler32()

  /// Whether a window pays for a picture: its rows are neither too few nor too long, and mostly runs.
  ///
  /// - Parameters:
  ///   - rowByteCount: The bytes of a row, with the filter's.
  ///   - streamByteCount: How many bytes all rows are compressed to.
  package static func isWorthwhile(
    rowByteCount: Int, height: Int, streamByteCount: Int
  ) -> Bool {
    let byteCount = rowByteCount * height
    return rowByteCount <= greatestRow && byteCount >= 2 * windowByteCount(rowByteCount)
      && byteCount / RunInflater.leastRatio >= streamByteCount
  }

  /// As many bytes as are kept for the next copies and the next row, and as are decompressed at a time.
  private static func windowByteCount(_ rowByteCount: Int) -> Int {
    max(reach, 2 * rowByteCount) + max(leastStep, 2 * rowByteCount)
  }

  /// A decoder of RGB or RGBA; nil if there is no memory.
  ///
  /// - Parameter output: Room for all pixels; it is written as far as there are different rows.
  init?(width: Int, height: Int, bytesPerPixel: Int, output: UnsafeMutableRawPointer) {
    let byteCount = 1 + width * bytesPerPixel
    guard let window = ByteMemory(count: Self.windowByteCount(byteCount) + RunRoom.excess),
      let unfiltered = ByteMemory(count: 2 * (byteCount + 1)),
      let start = window.bytes.baseAddress, let unfilteredStart = unfiltered.bytes.baseAddress
    else { return nil }
    (self.width, self.height, self.bytesPerPixel) = (width, height, bytesPerPixel)
    (self.output, self.window, self.unfiltered) = (output, window, unfiltered)
    self.unfilteredStart = unfilteredStart.assumingMemoryBound(to: UInt8.self)
    row = start.assumingMemoryBound(to: UInt8.self)
    above = row
    places.reserveCapacity(height)
  }

  /// The bytes of a row, with the filter's.
  private var byteCount: Int { 1 + width * bytesPerPixel }

  /// Decodes all rows of a stream.
  ///
  /// - Returns: Which of the kept rows each row is; nil if the stream is broken.
  mutating func decode(_ stream: ZlibStream) -> [Int32]? {
    // Their bytes are reached by addresses alone.
    withExtendedLifetime((window, unfiltered)) {
      let expected = stream.inflate { RunInflater.inflate($0, to: room, &self) }
      return checksum.value == expected ? places : nil
    }
  }

  /// The whole window, in which the first row begins.
  private var room: RunRoom {
    RunRoom(row, count: window.bytes.count - RunRoom.excess, spareCount: RunRoom.excess)
  }

  mutating func room(after room: RunRoom) -> RunRoom? {
    guard takeRows(until: room.next) else { return nil }
    // The last row too, for the next one's filter.
    let last = UnsafeMutableRawPointer(row) - (y > 0 ? byteCount : 0)
    let kept = max(room.start, min(room.next - Self.reach, last))
    let distance = kept - room.start
    memmove(room.start, kept, room.next - kept)
    if y > 0, above == row - byteCount { above -= distance }
    row -= distance
    var moved = room
    moved.next -= distance
    let missing = byteCount * (height - y) - (moved.next - UnsafeMutableRawPointer(row))
    moved.end = min(moved.memoryEnd - RunRoom.excess, moved.next + missing)
    return moved
  }

  mutating func finish(_ room: RunRoom) -> Bool {
    takeRows(until: room.next) && y == height && UnsafeMutableRawPointer(row) == room.next
  }

  private mutating func takeRows(until end: UnsafeMutableRawPointer) -> Bool {
    while y < height, end - UnsafeMutableRawPointer(row) >= byteCount {
      guard takeRow() else { return false }
      row += byteCount
      y += 1
    }
    return true
  }

  /// Takes the next row; false for a filter that PNG does not have.
  private mutating func takeRow() -> Bool {
    let filter = row[0]
    let repeatsBytes = y > 0 && memcmp(row, row - byteCount, byteCount) == 0
    if !repeatsBytes {
      rowChecksum = Adler32(UnsafeRawBufferPointer(start: row, count: byteCount))
    }
    checksum.append(rowChecksum, length: byteCount)
    // Without a filter, or with one that looks at the row alone, the same bytes are the same samples.
    if repeatsBytes, filter <= 1, let last = places.last {
      if filter == 0 { above = row }
      places.append(last)
      return true
    }
    if filter == 0 {
      above = row
      keep(row, checksum: rowChecksum)
      return true
    }
    // How libpng writes a row that equals the one above it.
    if filter == 2, let last = places.last, row[1] == 0,
      memcmp(row + 1, row + 2, byteCount - 2) == 0
    {
      if above == row - byteCount { above = copy(above) }
      places.append(last)
      return true
    }
    let samples = copy(row)
    guard
      RowFilter.undo(
        filter, samples + 1, above: y > 0 ? UnsafePointer(above + 1) : nil, width: width,
        bytesPerPixel: bytesPerPixel)
    else { return false }
    // As in a row without a filter.
    samples[0] = 0
    above = samples
    keep(samples, checksum: Adler32(UnsafeRawBufferPointer(start: samples, count: byteCount)))
    return true
  }

  /// A copy of a row in the place of the last but one without a filter.
  private mutating func copy(_ row: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
    unfilteredIndex = 1 - unfilteredIndex
    let copy = unfilteredStart + unfilteredIndex * (byteCount + 1)
    copy.update(from: row, count: byteCount)
    return copy
  }

  /// Adds a row of samples, which is kept unless it is known to equal an earlier one.
  private mutating func keep(_ samples: UnsafeMutablePointer<UInt8>, checksum: Adler32) {
    // Over the pixels of the next row that is kept.
    let pixels = output + keptCount * width * 4
    StraightSamples.convert(samples + 1, to: pixels, width: width, bytesPerPixel: bytesPerPixel)
    if let known = slots[checksum], memcmp(output + known * width * 4, pixels, width * 4) == 0 {
      places.append(Int32(known))
    } else {
      places.append(Int32(keptCount))
      slots[checksum] = keptCount
      keptCount += 1
    }
  }
}
