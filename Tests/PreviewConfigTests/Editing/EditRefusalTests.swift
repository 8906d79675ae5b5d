import Diagnostics
import TestSupport
import Testing

struct EditRefusalTests {
  private func refusals(_ text: String, _ settings: String...) -> [String] {
    let error = #expect(throws: Diagnostics.self) { try edited(text, settings) }
    return error?.diagnostics.map(\.line) ?? []
  }

  // In one line, which has 200 characters at most, nobody would find what was set.
  private let long = "[\(Array(repeating: "word", count: 40).joined(separator: ", "))]"

  @Test func `a value in what an alias brings is refused where that is long`() {
    let text = "let:\n  a: &a { b: 1, c: \(long) }\n  d: *a\nview: spacer\n"
    expect(
      refusals(text, "let.d.b=2"),
      equals: [
        "3:6+2: cannot set 'let.d.b': 'let.d' repeats the anchor 'a' (change it in line 2)"
      ])
  }

  @Test func `a value that an alias repeats is refused`() {
    let text = "let:\n  a: &a { b: 1 }\n  c: *a\n  d: &d 5\n  e: &e 6\n  f: *e\nview: spacer\n"
    expect(
      refusals(text, "let.a.b=2"),
      equals: [
        "2:6+1: cannot set 'let.a.b': 'let.a' is repeated in line 3 "
          + "(write the value there without the alias first)"
      ])
    expect(
      refusals(text, "let.e=2"),
      equals: [
        "5:6+1: cannot set 'let.e': 'let.e' is repeated in line 6 "
          + "(write the value there without the alias first)"
      ])
  }

  @Test func `a list that would add more than a MiB is refused`() throws {
    func config(_ length: Int) -> String {
      "let:\n  a: [\(String(repeating: "x", count: length))]\nview: spacer\n"
    }
    // 9,999 times 105 letters are 1,049,895, over 2^20, which is 1,048,576; 104 are 1,039,896.
    expect(
      refusals(config(105), "let.a.count=10000"),
      equals: [
        "2:6+107: cannot set 'let.a.count': 10000 elements would add more than 1 MiB to the file "
          + "(take fewer, or make them from data)"
      ])
    let longer = try edited(config(104), "let.a.count=10000")
    #expect(longer.utf8.count > 1_039_896)
  }

  @Test func `an anchor that nothing repeats stays`() throws {
    try #require(
      edited("let: { a: &a 5 }\nview: spacer\n", "let.a=6") == "let: { a: &a 6 }\nview: spacer\n")
  }

  @Test func `a value in what a merge key brings is refused where that is long`() {
    let text = "let:\n  a: &a { b: { c: 1, d: \(long) } }\n  e: { <<: *a }\nview: spacer\n"
    expect(
      refusals(text, "let.e.b.c=2"),
      equals: [
        "3:8+2: cannot set 'let.e.b.c': 'let.e.b' comes from a merge key "
          + "(change it where it is written, or add the key by hand)"
      ])
  }

  @Test func `a value whose place aliases need is refused`() {
    // Without the list, nothing is left that the alias could repeat.
    expect(
      refusals("let:\n  a: [&b 1]\n  c: *b\nview: spacer\n", "let.a=5"),
      equals: [
        "cannot write the change without changing more than the values that are set "
          + "(write it by hand)"
      ])
  }

  @Test func `a setting that leads nowhere is refused as --set refuses it`() {
    expect(
      refusals("canvas: { width: 1 }\nview: spacer\n", "canvas.width.x=1"),
      equals: [
        "1:14+1: '1' has no 'x'"
      ])
    expect(
      refusals("view: { vstack: [{ text: a }] }\n", "view.vstack.1.text=b"),
      equals: [
        "1:13+1: the list has 1 elements, from 0 on, and none '1'"
      ])
  }

  @Test func `the length of a list is a count`() {
    let text = "let: { a: [1], b: [] }\nview: spacer\n"
    expect(
      refusals(text, "let.a.count=-1"),
      equals: ["1:13+2: expected a count from 0 to 10000, found '-1'"])
    expect(
      refusals(text, "let.b.count=1"),
      equals: ["1:13+1: the list is empty and has no element to repeat"])
  }

  @Test func `a text that is wrong is refused with its mistake`() {
    expect(refusals("", "a=1"), equals: ["1:1+1: the file is empty"])
    expect(refusals("a: 1\na: 2\n", "a=1"), equals: ["2:1+1: duplicate key 'a', first in line 1"])
  }

  @Test func `what JSON has no form for is refused`() {
    // `+1` is YAML's, and `0x10` would be another text as 16.
    let text = "{\"let\": {\"a\": 1}, \"view\": \"spacer\"}"
    for value in ["+1", "0x10", "~"] {
      expect(
        refusals(text, "let.a=\(value)"),
        equals: [
          "cannot write the change without changing more than the values that are set "
            + "(write it by hand)"
        ])
    }
  }
}
