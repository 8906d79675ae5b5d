import Glibc

/// Decodes bands of two pictures, one after another, on one thread.
package final class BandDecoder {
  private let pair: BandedPair
  private let decompressor: Decompressor
  // Used for each band again: taking up new memory costs more than decoding into it.
  private let expectedRows: ByteMemory
  private let actualRows: ByteMemory

  /// A decoder for the bands of `pair`.
  ///
  /// - Throws: `NotBanded` if there is no memory for it.
  package init(_ pair: BandedPair) throws {
    // One more than the rows have: RGB is read four bytes at a time.
    let byteCount = pair.greatestRowCount * pair.rowByteCount + 1
    guard let decompressor = Decompressor(), let expectedRows = ByteMemory(count: byteCount),
      let actualRows = ByteMemory(count: byteCount)
    else { throw NotBanded() }
    self.pair = pair
    self.decompressor = decompressor
    self.expectedRows = expectedRows
    self.actualRows = actualRows
  }

  /// Decodes the band `index`, counted from the top; of rows that are equal in both pictures only
  /// those that others need.
  ///
  /// - Throws: `NotBanded` if one of the files needs another band for this one, has filtered rows,
  ///   or is broken.
  package func decode(_ index: Int) throws -> DecodedBand {
    let rows = pair.rows(ofBand: index)
    let (first, second) = (pair.expected.piece(index), pair.actual.piece(index))
    let expected = try unpack(first, to: expectedRows, rowCount: rows.count)
    let expectedChecksum = Adler32(expected)
    if first == second {
      write(rows, expected, expected, differing: [])
      return DecodedBand(
        expectedChecksum: expectedChecksum, actualChecksum: expectedChecksum,
        byteCount: expected.count,
        differingRows: [Bool](repeating: false, count: rows.count))
    }
    let actual = try unpack(second, to: actualRows, rowCount: rows.count)
    let differing = rows.map { y in
      let offset = (y - rows.lowerBound) * pair.rowByteCount
      let row = offset..<offset + pair.rowByteCount
      return Self.differ(expected[row], actual[row])
    }
    write(rows, expected, actual, differing: differing)
    return DecodedBand(
      expectedChecksum: expectedChecksum, actualChecksum: Adler32(actual),
      byteCount: expected.count, differingRows: differing)
  }

  private static func differ(
    _ first: Slice<UnsafeRawBufferPointer>, _ second: Slice<UnsafeRawBufferPointer>
  ) -> Bool {
    let (first, second) = (
      UnsafeRawBufferPointer(rebasing: first), UnsafeRawBufferPointer(rebasing: second)
    )
    guard let start = first.baseAddress, let other = second.baseAddress else { return false }
    return memcmp(start, other, first.count) != 0
  }

  /// Decompresses a band's rows, each with its filter's byte.
  private func unpack(
    _ piece: DeflatePiece, to memory: ByteMemory, rowCount: Int
  ) throws -> UnsafeRawBufferPointer {
    let rows = UnsafeMutableRawBufferPointer(
      rebasing: memory.bytes.prefix(rowCount * pair.rowByteCount))
    guard piece.isIndependent(byteCount: rows.count),
      piece.decompress(with: decompressor, to: rows),
      // A filtered row needs the one above, which may be another band's.
      stride(from: 0, to: rows.count, by: pair.rowByteCount).allSatisfy({ rows[$0] == 0 })
    else { throw NotBanded() }
    return UnsafeRawBufferPointer(rows)
  }

  /// Writes the pixels of the rows that differ, and of those around them.
  ///
  /// - Parameter differing: For each row whether it differs; empty if none does.
  private func write(
    _ rows: Range<Int>, _ expected: UnsafeRawBufferPointer, _ actual: UnsafeRawBufferPointer,
    differing: [Bool]
  ) {
    let (margin, width) = (BandedPair.margin, pair.expected.width)
    for index in 0..<rows.count {
      // What the bands above and below need is not known here.
      let isAtEdge = index < margin || index >= rows.count - margin
      guard
        isAtEdge || !differing.isEmpty && differing[index - margin...index + margin].contains(true),
        let targets = pair.pixels(ofRow: rows.lowerBound + index),
        let first = expected.baseAddress, let second = actual.baseAddress
      else { continue }
      let offset = index * pair.rowByteCount + 1
      let bytesPerPixel = pair.expected.bytesPerPixel
      PlainPNG.convert(
        first + offset, bytesPerPixel: bytesPerPixel, toStraight: targets.0, width: width)
      PlainPNG.convert(
        second + offset, bytesPerPixel: bytesPerPixel, toStraight: targets.1, width: width)
    }
  }
}

/// What decoding a band of two pictures showed.
package struct DecodedBand: Sendable {
  /// The checksum of the expected picture's rows, each with its filter's byte.
  let expectedChecksum: Adler32
  /// The checksum of the actual picture's rows.
  let actualChecksum: Adler32
  /// How many bytes the rows have in each picture.
  let byteCount: Int
  /// For each row whether the pictures differ there.
  let differingRows: [Bool]
}
