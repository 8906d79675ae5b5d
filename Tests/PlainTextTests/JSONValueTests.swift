import PlainText
import Testing

@Suite struct JSONValueTests {
  private func value(_ text: String) throws(JSONMistake) -> JSONValue {
    var reader = JSONReader(Array(text.utf8))
    return try reader.readDocument(JSONValue.init)
  }

  @Test func `members keep their order`() throws {
    try #require(
      value(#"{"b": [1, null], "a": {"c": "x"}}"#)
        == .members([
          "b": .array([.number(1), .null]), "a": .members(["c": .string("x")]),
        ]))
  }

  @Test func `what is written is read back`() throws {
    let document = JSONValue.members([
      "text": .string("a\"b\\\n\u{2028}\u{7F}é😀"),
      "numbers": .array([.number(-0.25), .number(1e21)]),
      "flags": .array([.bool(true), .bool(false)]), "nothing": .null, "empty": .object([]),
    ])
    try #require(value(document.text()) == document)
  }

  @Test func `a repeated key is a mistake at its second place, which names the first's line`() {
    // {\n "a": 1,\n "a": 2}: the second name is bytes 12..<15 of the text.
    #expect(throws: JSONMistake(at: 12..<15, "duplicate key 'a', first in line 2")) {
      try value("{\n \"a\": 1,\n \"a\": 2}")
    }
  }

  @Test func `a number that would be rounded is a mistake`() {
    // 2^53 + 1: bytes 1..<17 of the text.
    #expect(
      throws: JSONMistake(
        at: 1..<17, "'9007199254740993' would be rounded: whole numbers are exact up to 2^53",
        suggestion: "quote it if it is a code")
    ) {
      try value("[9007199254740993]")
    }
  }

  @Test func `a text ends after its value`() {
    #expect(throws: JSONMistake(at: 2..<2, "expected the end of the file, found 'x'")) {
      try value("1 x")
    }
  }

  @Test func `more values than allowed are a mistake`() {
    var reader = JSONReader(Array("[1, 2]".utf8), valueLimit: 2)
    // The list is the first value, 1 the second; 2 begins at byte 4.
    #expect(throws: JSONMistake(at: 4..<4, "the file holds more than 2 values")) {
      try reader.readDocument(JSONValue.init)
    }
  }

  @Test func `as many levels as allowed are read, and no more`() throws {
    let depth = JSONReader.depthLimit
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    try #require(value(nested(depth)).summary == "a list of 1")
    #expect(
      throws: JSONMistake(at: depth..<depth, "lists and objects nested more than \(depth) deep")
    ) {
      try value(nested(depth + 1))
    }
  }
}
