import Diagnostics
import TestSupport
import Testing

/// What is found in a text wherever it is, as bytes are looked at by eights.
struct SourceTextTests {
  private func text(_ text: String, isYAML: Bool = true) throws(Diagnostic) -> SourceText {
    try SourceText(Array(text.utf8), file: "a", isYAML: isYAML)
  }

  /// YAML 1.2, 5.4: NEL, LS and PS "are non-break characters", as for grep, compilers and editors.
  @Test(arguments: ["\u{85}", "\u{2028}", "\u{2029}"])
  func `a separator ends no line`(separator: String) throws {
    let source = try text("a\(separator)b\nc\n")
    #expect((1...2).map(source.line) == ["a\(separator)b", "c"])
    let second = ("a" + separator + "b\n").utf8.count
    expect(source.range(ofByte: second).start, equals: SourcePosition(line: 2, column: 1))
  }

  /// RFC 8259: a text may hold any character but quotes, backslashes and those below U+0020.
  @Test func `JSON may hold what YAML refuses`() throws {
    // U+007F, and U+FDD0, which no text of Swift's may hold.
    for bytes in [[0x7F], [0xEF, 0xB7, 0x90]] as [[UInt8]] {
      let character = String(decoding: bytes, as: UTF8.self)
      let json = "{\"a\": [\"\(character)\"]}"
      expect(try text(json).bytes, equals: Array(json.utf8))
      #expect(throws: Diagnostic.self) { try text("{a: \"\(character)\"}") }
    }
  }

  // Each would be looked up in the whole text: 200,000 times 800 KB.
  @Test func `JSON may hold many of what YAML refuses`() throws {
    let json = "[\(String(repeating: "\"\u{7F}\",", count: 200_000))1]"
    expect(try text(json).bytes.count, equals: json.utf8.count)
  }

  // YAML's parser reads it, in which other characters are in their place.
  @Test func `a text that is read as YAML may not be JSON with what YAML refuses`() {
    for bytes in [[0x7F], [0xEF, 0xB7, 0x90]] as [[UInt8]] {
      let json = "[\"\(String(decoding: bytes, as: UTF8.self))\"]"
      #expect(throws: Diagnostic.self) {
        try SourceText(Array(json.utf8), file: "a.yaml", mayBeJSON: false)
      }
    }
  }

  @Test(arguments: ["\n", "\r", "\r\n"])
  func `a line ends at each break of YAML`(end: String) throws {
    for count in 0...24 {
      // Neither a tab, nor the last printed character, nor another letter ends a line.
      for first in ["~", "\t", "é", "日"].map({ String(repeating: $0, count: count) }) {
        let source = try text(first + end + "abcdefgh" + end + end + "z")
        let start = (first + end).utf8.count
        expect(source.lineStart(2), equals: start)
        #expect((1...5).map(source.line) == [first, "abcdefgh", "", "z", nil])
        expect(source.range(ofByte: start + 3).start, equals: SourcePosition(line: 2, column: 4))
      }
    }
  }

  @Test(arguments: [
    ([0x00], "control character U+0000"), ([0x1F], "control character U+001F"),
    ([0x7F], "control character U+007F"),
    // U+FDD0 and U+FDEF, which no text of Swift's may hold.
    ([0xEF, 0xB7, 0x90], "a noncharacter of U+FDD0 to U+FDEF"),
    ([0xEF, 0xB7, 0xAF], "a noncharacter of U+FDD0 to U+FDEF"),
  ])
  func `what no config may hold is found wherever it is`(character: [UInt8], message: String) {
    for count in 0...24 {
      let bytes = [UInt8](repeating: UInt8(ascii: "x"), count: count) + character + "yyyyyyyyy".utf8
      let mistake = #expect(throws: Diagnostic.self) { try SourceText(bytes, file: "a") }
      expect(mistake?.message, equals: message)
      expect(mistake?.range?.start, equals: SourcePosition(line: 1, column: count + 1))
    }
  }

  @Test(arguments: ["\u{20}", "~", "\u{A0}", "\u{FDCF}", "\u{FDF0}", "\u{FFFD}", "\u{1FDD0}"])
  func `what is next to that is allowed`(character: String) throws {
    for count in 0...24 {
      let source = try text(String(repeating: "x", count: count) + character)
      #expect(source.line(2) == nil)
    }
    let deleted = try text("\u{7F}", isYAML: false)
    expect(deleted.line(1), equals: "\u{7F}")
  }
}
