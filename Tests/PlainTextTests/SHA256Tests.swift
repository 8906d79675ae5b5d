import PlainText
import TestSupport
import Testing

struct SHA256Tests {
  /// Digests of as many bytes, of which byte *i* is 7 *i* + 3: by Python's hashlib.
  ///
  /// A block has 64 bytes, and the last one has room for 55 before the length.
  private static let digests = [
    55: "e7313d333c272e639f790978283f9eb392e843d0f29b7016828bb1daa4aac70b",
    56: "4324d65f3c103567f5589c710bc08f8523f929a9272e3af36fc968e52abc6c27",
    64: "39e3d7b6b5d075d37d053ad89b24b41bef4f3c29760c84447cab3f3be1882241",
    119: "9ce7368e4daf32341631b492e80359dc9f594b48453cd0dd5bf0b19279cc177e",
    120: "7836b787757e95e58b3ca5aec90b1b004e8deba1e50e9675af9cabf1a13a04b5",
    1000: "1e9bc38cbf860b9ec31918b065f9b52476c549a782e0e7990bed8ce3868d2371",
  ]

  @Test(arguments: [sha256(ofParts:), sha256OfGLib(ofParts:)])
  func `the digest is SHA-256 in hexadecimal, with and without the processor's instructions`(
    digest: @Sendable ([[UInt8]]) -> String
  ) {
    // FIPS 180-2, B.1, and the well-known digest of nothing.
    let abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    let nothing = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    expect(digest([Array("abc".utf8)]), equals: abc)
    expect(digest([]), equals: nothing)
    expect(digest([[]]), equals: nothing)
    for (count, expected) in Self.digests {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: 7 * $0 + 3) }
      expect(digest([bytes]), equals: expected)
      // Parts that end before a block, at its end and after it.
      for split in [1, 54, 63, 64, 65, 118] where split <= count {
        expect(digest([Array(bytes[..<split]), [], Array(bytes[split...])]), equals: expected)
      }
      expect(digest(bytes.map { [$0] }), equals: expected)
    }
  }

  @Test func `a text's digest has the same bits in four numbers`() {
    let digest = SHA256()
    digest.add("a")
    digest.add("")
    digest.add("bc")
    // FIPS 180-2, B.1.
    expect(
      digest.finishWords(),
      equals: [0xba7816bf_8f01cfea, 0x414140de_5dae2223, 0xb00361a3_96177a9c, 0xb410ff61_f20015ad])
  }
}
