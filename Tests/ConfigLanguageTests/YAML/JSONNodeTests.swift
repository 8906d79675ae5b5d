import ConfigLanguage
import Diagnostics
import TestSupport
import Testing

/// Configs in JSON, read by its rules (RFC 8259), also where YAML has others.
struct JSONNodeTests {
  private func read(_ text: String) throws -> ConfigNode? {
    try YAMLReader.readConfig(SourceText(Array(text.utf8), file: "a.json"))
  }

  /// The value of the key `a`.
  private func value(_ text: String) throws -> ConfigScalar? { try read(text)?["a"]?.scalar }

  @Test func `a key and its colon may be on two lines`() throws {
    let node = try read("{\"a\"\n: \"b\"\n, \"c\" :\n1}")
    expect(node?.mapping?.map(\.key), equals: ["a", "c"])
    expect(node?["a"]?.range.start, equals: SourcePosition(line: 2, column: 3))
    expect(node?["c"]?.scalar?.text, equals: "1")
    expect(node?["c"]?.scalar?.isQuoted, equals: false)
  }

  @Test func `a key may be longer than YAML allows`() throws {
    // "A simple key is limited to a single line and 1024 characters."
    let key = String(repeating: "k", count: 3000)
    expect(try read("{\"\(key)\": 1}")?.mapping?.map(\.key), equals: [key])
  }

  @Test(
    arguments: [0x7F, 0x80, 0x85, 0x2028, 0x2029, 0xFEFF, 0xFDD0, 0xFFFE, 0xFFFF] as [UInt32])
  func `a text holds every character from U+0020 on`(value code: UInt32) throws {
    let character = String(Character(try #require(Unicode.Scalar(code))))
    expect(try value("{\"a\": \"x\(character)y\"}")?.text, equals: "x\(character)y")
  }

  @Test(arguments: [
    (#"\/"#, "/"), (#"\b\f\n\r\t"#, "\u{8}\u{C}\n\r\t"), (#"\"\\"#, "\"\\"), (#"\u00E9"#, "é"),
    (#"\ud83d\udc4d"#, "👍"), ("<<", "<<"), ("*b", "*b"), ("a: b # c", "a: b # c"),
  ])
  func `a text has JSON's escapes and no indicators`(written: String, text: String) throws {
    let scalar = try value("{\"a\": \"\(written)\"}")
    expect(scalar?.text, equals: text)
    expect(scalar?.isQuoted, equals: true)
  }

  @Test(arguments: ["-0.5e+10", "1E400", "true", "null", "12345678901234567890"])
  func `other values are as written`(written: String) throws {
    expect(try value("{\"a\": \(written)}")?.text, equals: written)
    expect(try value("{\"a\": \(written)}")?.isQuoted, equals: false)
  }

  @Test func `tabs may be anywhere between values`() throws {
    expect(try value("\t{\n\t\"a\"\t:\t[\n\t]\t}\t")?.text, equals: nil)
    expect(try read("\t{\n\t\"a\"\t:\t[\n\t]\t}\t")?["a"]?.list?.count, equals: 0)
  }

  @Test func `a character of a text has its place`() throws {
    // `\u00e9` takes six columns, from the eighth on.
    let scalar = try value(#"{"a": "\u00e9${b}"}"#)
    expect(scalar?.position(1).start, equals: SourcePosition(line: 1, column: 14))
  }

  @Test func `a key that is written twice is a mistake at the second`() {
    expect(
      mistakes(in: "{\"a\": 1,\n\"b\": {\"c\": 1, \"c\": 2}, \"a\": 3}"),
      equals: [
        "2:15+3: duplicate key 'c', first in line 2", "2:24+3: duplicate key 'a', first in line 1",
      ])
  }

  @Test func `lists are nested as deep as in YAML`() throws {
    let depth = ConfigNode.depthLimit
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    try #require(read(nested(depth)) != nil)
    #expect(throws: Diagnostics.self) { try read(nested(depth + 1)) }
  }
}
