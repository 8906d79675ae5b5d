import PlainText
import TestSupport
import Testing

@Suite struct TextFormTests {
  /// Test vectors of RFC 4648, section 10.
  @Test(arguments: [
    ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="),
    ("fooba", "Zm9vYmE="), ("foobar", "Zm9vYmFy"),
  ])
  func `Base64 is RFC 4648's`(text: String, expected: String) {
    expect(String(decoding: Base64.encode(Array(text.utf8)), as: UTF8.self), equals: expected)
  }

  @Test func `XML escapes markup, and what it cannot hold becomes visible or U+FFFD`() {
    expect(XMLText.content("a<b>&\u{1B}\u{FFFE}\n"), equals: "a&lt;b&gt;&amp;\\u{1b}\u{FFFD}\n")
    #expect(XMLText.attribute("\"a\"\n\t") == "&quot;a&quot;&#10;&#9;")
    expect(XMLText.svg("\"a\"\n\u{1B}\u{FFFE}"), equals: "&quot;a&quot; \u{FFFD}\u{FFFD}")
  }

  @Test func `a noun follows its number`() {
    expect(counted(1, "pixel"), equals: "1 pixel")
    expect(counted(0, "pixel"), equals: "0 pixels")
  }

  @Test func `quoted text is on one line and differs from what is around it`() {
    #expect("a\"b\\c\nd\u{202E}".quotedOnOneLine == #""a\"b\\c\u{A}d\u{202E}""#)
    // The joiner of an emoji stays.
    expect("👩\u{200D}💻".escapedOnOneLine, equals: "👩\u{200D}💻")
  }
}
