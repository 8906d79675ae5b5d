import CDeflate

/// The checksum of RFC 1950, of bytes that come in pieces.
package struct Adler32: Hashable, Sendable {
  /// The largest prime below 2^16, by which both sums are reduced.
  private static let modulus: UInt64 = 65521

  /// The sum of all bytes, plus one.
  private var sum: UInt64
  /// The sum of `sum` after each byte.
  private var sumOfSums: UInt64

  /// The checksum of no bytes.
  package init() {
    sum = 1
    sumOfSums = 0
  }

  /// The checksum of `bytes`.
  package init(_ bytes: UnsafeRawBufferPointer) {
    let checksum = libdeflate_adler32(1, bytes.baseAddress, bytes.count)
    sum = UInt64(checksum & 0xFFFF)
    sumOfSums = UInt64(checksum >> 16)
  }

  /// The checksum as RFC 1950 writes it, most significant byte first.
  package var value: UInt32 { UInt32(sumOfSums << 16 | sum) }

  /// Adds a piece that has `length` bytes and, by itself, the checksum `piece`.
  package mutating func append(_ piece: Adler32, length: Int) {
    // Each of the piece's partial sums lacks what went before it, and has a one too many.
    let before = (sum + Self.modulus - 1) % Self.modulus
    sumOfSums =
      (sumOfSums + piece.sumOfSums + UInt64(length) % Self.modulus * before) % Self.modulus
    sum = (before + piece.sum) % Self.modulus
  }
}
