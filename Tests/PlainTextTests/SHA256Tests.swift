import PlainText
import Testing

struct SHA256Tests {
  @Test func `the digest is SHA-256 in hexadecimal`() {
    // FIPS 180-2, B.1, and the well-known digest of nothing.
    #expect(
      sha256(Array("abc".utf8))
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      sha256([]) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
  }
}
