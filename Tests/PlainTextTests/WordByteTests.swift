import PlainText
import TestSupport
import Testing

struct WordByteTests {
  @Test func `letters, digits and the low line are in words`() {
    // Beside each range of ASCII are `/` and `:`, `@` and `[`, a backtick and `{`.
    let bytes = Array("/09:@AZ[_`az{é-".utf8)
    expect(String(decoding: bytes.filter(\.isInWord), as: UTF8.self), equals: "09AZ_az")
  }
}
