import PNGEncoding
import TestSupport
import Testing

struct Adler32Tests {
  @Test func `the checksum of a text is that of RFC 1950`() {
    // "Wikipedia": the sums end at 0x398 and 0x11E6.
    let checksum = Array("Wikipedia".utf8).withUnsafeBytes { Adler32($0) }
    expect(checksum.value, equals: 0x11E6_0398)
  }

  @Test func `no bytes have the checksum one`() {
    expect(Adler32().value, equals: 1)
  }

  @Test(arguments: [0, 1, 65_520, 65_521, 100_000])
  func `pieces have the checksum of the whole`(split: Int) {
    let bytes = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 * 89 + 255) }
    var joined = Adler32()
    bytes[..<split].withUnsafeBytes { joined.append(Adler32($0), length: $0.count) }
    bytes[split...].withUnsafeBytes { joined.append(Adler32($0), length: $0.count) }
    expect(joined.value, equals: bytes.withUnsafeBytes { Adler32($0) }.value)
  }
}
