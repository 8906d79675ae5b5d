import PlainText
import TestSupport
import Testing

@Suite struct `Texts by their bytes` {
  @Test(arguments: [
    ("\u{795E}", "\u{FA19}"), ("\u{E9}", "e\u{301}"), (";", "\u{37E}"), ("a\u{B7}", "a\u{387}"),
  ])
  func `differ from equivalent ones`(one: String, other: String) {
    // Why they are compared by their bytes.
    expect(one, equals: other)
    #expect(!one.hasSameBytes(as: other))
    #expect(ByteText(wrappedValue: one) != ByteText(wrappedValue: other))
    expect(Set([one, other, one].map { ByteText(wrappedValue: $0) }).count, equals: 2)
  }

  @Test(arguments: ["", "é", "神", "a longer text than fits into a string's own 15 bytes: é"])
  func `equal themselves, however they were made`(text: String) {
    let copy = String(decoding: Array(text.utf8), as: UTF8.self)
    #expect(text.hasSameBytes(as: copy))
    expect(Set([text, copy].map { ByteText(wrappedValue: $0) }).count, equals: 1)
    #expect(!text.hasSameBytes(as: text + "\0"))
  }
}
