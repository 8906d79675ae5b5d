import PlainText
import TestSupport
import Testing

@Suite struct ExcerptTests {
  @Test func `control characters are shown and not obeyed`() {
    #expect(excerpt(of: "a\nb\tc\u{7}\u{1B}[1m") == #"a\nb\tc\u{7}\u{1b}[1m"#)
  }

  @Test func `marks that turn the direction of text are shown`() {
    #expect(excerpt(of: "a\u{202E}b\u{2066}c") == #"a\u{202e}b\u{2066}c"#)
    // The Arabic letter mark is one of them, too.
    #expect(excerpt(of: "a\u{61C}b") == #"a\u{61c}b"#)
    expect("a\u{61C}b\u{202E}c\u{200D}".withoutDirectionMarks, equals: "abc\u{200D}")
  }

  @Test func `marks are not stacked without end`() {
    let text = "a" + String(repeating: "\u{301}", count: 1000)
    expect(excerpt(of: text).unicodeScalars.count, equals: 32)
  }

  @Test func `what is cut off is an ellipsis`() {
    expect(excerpt(of: "abcdef", limit: 3), equals: "abc…")
    expect(excerpt(of: "abc", limit: 3), equals: "abc")
  }
}
