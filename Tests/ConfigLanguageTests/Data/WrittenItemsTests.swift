import ConfigLanguage
import TestSupport
import Testing

/// Items that stay where they are written, which are found from marks before them.
struct WrittenItemsTests {
  /// Values as JSON writes them, with what separates values and ends texts within them.
  private static let texts: [(json: String, value: DataValue)] = [
    ("1", .number(1)), ("-0.5e1", .number(-5)), ("null", .null), ("true", .bool(true)),
    (#""""#, .string("")), (#""a,b]}""#, .string("a,b]}")), (#""\"""#, .string("\"")),
    (#""\\""#, .string("\\")), (#""\\\",\u005B""#, .string("\\\",[")),
    ("[]", .list([])),
    ("[1, [2,\n3], {}]", .list([.number(1), .list([.number(2), .number(3)]), .object([:])])),
    (
      #"{"a": {"b": "}"}, "c": [","]}"#,
      .object(["a": .object(["b": .string("}")]), "c": .list([.string(",")])])
    ),
    (#""ä😀""#, .string("ä😀")),
  ]

  /// How many items there are: many times what is between two marks.
  private static let count = 2000

  @Test(arguments: [",", " , ", "\n,\n  ", ",\r\n\t"])
  func `each item is what is written, on its line`(separator: String) throws {
    // Of neighbours with a common number of kinds and steps, each kind comes to be before each other.
    let kinds = (0..<Self.count).map { Self.texts[($0 * $0 + $0 / 7) % Self.texts.count] }
    let text = "[" + kinds.map(\.json).joined(separator: separator) + "]"
    let items = try DataFixture("a.json", text).items()
    expect(items.count, equals: Self.count)
    expect(kinds.indices.filter { items[$0] != kinds[$0].value }, equals: [])
    // The lines that the items before one have, and the separators between them.
    func lineFeeds(_ text: String) -> Int { text.utf8.count { $0 == 0x0A } }
    var line = 1
    var wrong: [Int] = []
    for (index, kind) in kinds.enumerated() {
      if items.name(of: index) != "item \(index) of a.json:\(line)" { wrong.append(index) }
      line += lineFeeds(kind.json) + lineFeeds(separator)
    }
    expect(wrong, equals: [])
  }

  @Test func `the first items are those of all`() throws {
    let text = "[" + (0..<Self.count).map(String.init).joined(separator: ",") + "]"
    let items = try DataFixture("a.json", text).values(take: 700)
    #expect(items == (0..<700).map { .number(Double($0)) })
    try #require(DataFixture("a.json", text).values(take: 0).isEmpty)
  }

  // The list is less than half of the text, and is kept without what is around it.
  @Test func `the items of a short list in a long text are those that are written`() throws {
    let list = (0..<300).map { #"{"a": \#($0)}"# }.joined(separator: ",\n")
    let rest = String(repeating: "x", count: 20_000)
    let text = #"{"before": "\#(rest)", "list": [\#(list)], "after": "\#(rest)"}"#
    let items = try DataFixture("a.json", text).items(at: "list")
    #expect((0..<300).filter { items[$0] != .object(["a": .number(Double($0))]) } == [])
    expect(items.name(of: 299), equals: "item 299 of a.json:300")
    let none = try DataFixture("a.json", #"{"list": [], "after": "\#(rest)"}"#).items(at: "list")
    expect(none.count, equals: 0)
  }
}
