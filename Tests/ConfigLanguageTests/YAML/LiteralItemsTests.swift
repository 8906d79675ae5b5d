import ConfigLanguage
import Diagnostics
import TestSupport
import Testing

/// A text of which a log of the tests has the beginning.
struct LongText: ExpressibleByStringInterpolation, CustomTestStringConvertible {
  let text: String
  var testDescription: String { text.prefix(40) + "…" }

  init(stringLiteral value: String) { text = value }
}

/// Long lists of items without expressions, which are values before they are nodes.
struct LiteralItemsTests {
  /// 4,000 items of 20 bytes, more than the 64 KiB from which a list is long.
  private static let items = (0..<4000).map { #"{"a":\#(1000 + $0),"b":"ä"}"# }

  private static func list(_ separator: String = ",") -> String {
    "[" + items.joined(separator: separator) + "]"
  }

  private func read(_ text: String) throws -> ConfigNode? {
    try YAMLReader.readConfig(SourceText(Array(text.utf8), file: "test.yaml"))
  }

  private func plain(_ text: String) throws -> ConfigNode? {
    try YAMLReader.read(SourceText(Array(text.utf8), file: "test.yaml"))
  }

  /// All nodes with their places, those of lists of items as well.
  private func dump(_ node: ConfigNode?) -> [String] {
    guard let node else { return [] }
    let place = "\(node.range.start.line):\(node.range.start.column)+\(node.range.length)"
    switch node.content {
    case .scalar(let scalar): return ["\(place) \(scalar.isQuoted) \(scalar.text)"]
    case .list(let nodes): return ["\(place) list"] + nodes.flatMap(dump)
    case .mapping(let entries):
      return ["\(place) mapping"]
        + entries.flatMap { entry in
          ["\(entry.keyRange.start) \(entry.keyRange.length) \(entry.key)"] + dump(entry.value)
        }
    }
  }

  @Test func `are read as the values of a data file are`() throws {
    let items = try #require(try read("{\"items\": \(Self.list())}")?["items"]?.literalItems)
    expect(items.count, equals: 4000)
    expect(items[0], equals: .object(["a": .number(1000), "b": .string("ä")]))
    expect(items[3999], equals: .object(["a": .number(4999), "b": .string("ä")]))
  }

  @Test(
    arguments: [
      ("after it on its line", "{\"items\": \(list()), \"after\": [x, {\"y\": 1}], \"z\": 2}\n"),
      ("after it on other lines", "{\"items\": \(list(",\n")),\n\"after\":\n  [1, \"ß\"]}"),
      ("between two of them", "{a: {items: \(list()), b: é}, c: {items: \(list(",\r\n")), d: 1}}"),
      ("of what ends with its name", "{subitems: \(list(",\n")), \"after\": [x]}"),
      ("around it in YAML", "# ä\na:\n  - items: \(list(", "))\n    b: c\n  - d\n"),
    ] as [(String, LongText)])
  func `leave all places as they are`(title: String, text: LongText) throws {
    let root = try read(text.text)
    let list =
      root?["items"] ?? root?["subitems"] ?? root?["a"]?["items"] ?? root?["a"]?.list?[0]["items"]
    #expect(list?.literalItems != nil, "\(title)")
    let (found, expected) = (dump(root), dump(try plain(text.text)))
    #expect(found.count == expected.count, "\(title)")
    let different = zip(found, expected).first { $0 != $1 }
    #expect(different == nil, "\(title)")
  }

  @Test(
    arguments: [
      ("a short list", "[1, 2]"),
      ("an expression", "[\"${item}\", \(list().dropFirst())"),
      ("an expression behind an escape", "[\"\\u0024{item}\", \(list().dropFirst())"),
      ("an expression with an escape in it", "[\"$\\u007bitem}\", \(list().dropFirst())"),
      ("the same in capitals", "[\"$\\u007Bitem}\", \(list().dropFirst())"),
      ("an expression of escapes", "[\"\\u0024\\u007bitem}\", \(list().dropFirst())"),
      ("words of YAML", "[yes, \(list().dropFirst())"),
      ("a comma at its end", "\(list().dropLast()),]"),
    ] as [(String, LongText)])
  func `are nodes where they are not JSON or hold expressions`(
    title: String, list: LongText
  ) throws {
    let text = "items: \(list.text)\n"
    let root = try read(text)
    #expect(root?["items"]?.literalItems == nil, "\(title)")
    #expect(dump(root) == dump(try plain(text)), "\(title)")
  }

  @Test(arguments: [
    ("an expression's text behind a backslash", #"["\\u0024{item}", "#),
    ("a dollar without a brace", #"["$5", "a$", "{$", "\u007b", "#),
    // With its quotes and 1,022 characters, the colon is 1,024 characters after its beginning.
    ("a key as long as YAML allows", "[{\"\(key(1022))\": 1}, "),
    ("a colon and a quote in a text", #"["a\":\"b", "#),
    ("a separator, which ends no line", "[\"\u{2028}\", "),
  ])
  func `are values where YAML reads the same`(title: String, start: String) throws {
    let text = "items: \(start)\(Self.list().dropFirst())\n"
    let root = try read(text)
    #expect(root?["items"]?.literalItems != nil, "\(title)")
    #expect(dump(root) == dump(try plain(text)), "\(title)")
  }

  private static func key(_ length: Int) -> String { String(repeating: "k", count: length) }

  @Test func `of one text become nodes together`() throws {
    // Twenty lists of 66,000 bytes.
    let items = Array(repeating: "\"\(Self.key(3000))\"", count: 22).joined(separator: ",")
    let lists = Array(repeating: "{\"items\": [\(items)]}", count: 20)
    let text = "{\"all\": [\(lists.joined(separator: ", "))]}"
    let root = try read(text)
    expect(root?["all"]?.list?.last?["items"]?.literalItems?.count, equals: 22)
    #expect(dump(root) == dump(try plain(text)))
  }

  @Test func `are not looked for in a text that holds little but what looks like them`() throws {
    func isLiteral(after lines: Int) throws -> Bool {
      let comments = String(repeating: "#items: [items: [\n", count: lines)
      return try read("\(comments)items: \(Self.list())\n")?["items"]?.literalItems != nil
    }
    // Each of the two brackets of a line costs as much as 1,024 bytes, of a text of 80,000 and more.
    let (few, many) = (try isLiteral(after: 30), try isLiteral(after: 60))
    #expect(few)
    #expect(!many)
  }

  @Test(
    arguments: [
      ("a comment", "a: b # items: \(list())\n"),
      ("a text in a block", "a: |\n  items: \(list())\nb: c\n"),
    ] as [(String, LongText)])
  func `are a part of the text in what only looks like them`(title: String, text: LongText) throws {
    #expect(dump(try read(text.text)) == dump(try plain(text.text)), "\(title)")
  }

  @Test(
    arguments: [
      ("a key twice in an item", "items: [{\"a\": 1, \"a\": 2}, \(list().dropFirst())\n"),
      ("a control character", "items: [\"a\u{90}b\", \(list().dropFirst())\n"),
      ("a noncharacter", "items: [\"a\u{FFFE}b\", \(list().dropFirst())\n"),
      ("a key that is too long", "items: [{\"\(key(1023))\": 1}, \(list().dropFirst())\n"),
      ("a colon below its key", "items: [{\"a\"\n: 1}, \(list().dropFirst())\n"),
      ("one in a named value", "let: {d: {items: [\"\u{90}\", \(list().dropFirst())}}\n"),
      ("a key twice after them", "{\"items\": \(list()),\n \"a\": 1, \"a\": 2}"),
      ("a mistake after them", "{\"items\": \(list()), \"a\": ]"),
      ("a bracket that is missing", "{\"items\": \(list().dropLast())\n"),
    ] as [(String, LongText)])
  func `do not change what is reported`(title: String, text: LongText) throws {
    func mistakes(_ read: (String) throws -> ConfigNode?) -> [Diagnostic] {
      do {
        _ = try read(text.text)
        return []
      } catch {
        return (error as? Diagnostics)?.diagnostics ?? []
      }
    }
    let expected = mistakes(plain)
    #expect(mistakes(read) == expected, "\(title)")
    #expect(!expected.isEmpty, "\(title)")
  }
}
