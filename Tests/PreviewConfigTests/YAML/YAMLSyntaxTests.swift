import CellViews
import TestSupport
import Testing

struct YAMLSyntaxTests {
  @Test func `an empty file is a mistake`() {
    #expect(
      mistakes(in: "# nothing\n") == [
        "1:1+1: the file is empty; expected a preview ('maquette init' writes a starter file)"
      ])
  }

  @Test func `a file is one document`() {
    expect(
      mistakes(in: "view: spacer\n---\nview: spacer\n"),
      equals: [
        "2:1+1: a second document; a config is one document "
          + "(list several previews under 'previews:')"
      ])
  }

  @Test func `what is not YAML is a mistake at its place`() {
    expect(
      mistakes(in: "view: [spacer\ncanvas: {}\n"),
      equals: [
        "2:7+1: not well-formed YAML: the list that '[' opens in line 1 is not closed before this "
          + "(put commas between its elements, and ']' at its end)"
      ])
  }

  @Test(arguments: ["view: [spacer", "view: [spacer\n", "view: [spacer\n\n  \n"])
  func `what is missing at the end of a file is reported after its last word`(text: String) {
    expect(
      mistakes(in: text),
      equals: [
        "1:14+1: not well-formed YAML: the list that '[' opens in line 1 is not closed before this "
          + "(put commas between its elements, and ']' at its end)"
      ])
  }

  // The quote is at 9; the place is that of the digits, after a backslash and a letter.
  @Test(arguments: [
    (#"\ud83d"#, "2:12"), (#"\udc4d\ud83d"#, "2:12"), (#"\ud83d\u0041"#, "2:12"),
    // The first backslash is a character, and the escape after it is at 17.
    (#"\\ud83d\udc4d"#, "2:19"),
  ])
  func `half of a pair of surrogates is a mistake at its place`(escapes: String, place: String) {
    expect(
      mistakes(in: "view:\n  text: \"\(escapes)\"\n"),
      equals: [
        "\(place)+1: not well-formed YAML: an escape that is no character by itself "
          + "(write the character itself)"
      ])
  }

  @Test func `a quote that nothing closes is a mistake where it opens`() {
    expect(
      mistakes(in: "view:\n  text: \"a\n  bold: true\n"),
      equals: [
        "2:9+1: not well-formed YAML: a quote that nothing closes "
          + "(end the text with the same quote)"
      ])
  }

  @Test func `a key without its colon is a mistake at the key`() {
    expect(
      mistakes(in: "name: a\nview\ncanvas: {}\n"),
      equals: [
        "2:1+1: not well-formed YAML: a key without a ':' after it (write a value as 'key: value')"
      ])
  }

  @Test func `a duplicate key is a mistake at the second one`() {
    expect(
      mistakes(in: "view:\n  text: a\n  padding: 4\n  bold: true\n  padding: 8\n"),
      equals: [
        "5:3+7: duplicate key 'padding', first in line 3 "
          + "(list modifiers that repeat, as in 'modifiers: [{ padding: … }, { padding: … }]')"
      ])
  }

  @Test func `all duplicate keys are reported, quoted ones and thirds too`() {
    expect(
      mistakes(in: "name: a\n\"name\": b\nname: c\nview: spacer\ncanvas: {scale: 1, scale: 2}\n"),
      equals: [
        "2:1+6: duplicate key 'name', first in line 1",
        "3:1+4: duplicate key 'name', first in line 1",
        "5:20+5: duplicate key 'scale', first in line 5",
      ])
  }

  @Test func `a key is a word`() {
    expect(
      mistakes(in: "? [a, b]\n: c\n"), equals: ["1:3+1: a key is a word, found a list or a mapping"]
    )
  }

  @Test func `tags are mistakes`() {
    expect(
      mistakes(in: "view: !secret spacer\n"), equals: ["1:7+1: unexpected tag '!secret'"])
  }

  @Test func `invalid UTF-8 is a mistake at its byte`() {
    let bytes = Array("view: spacer\n# é: ".utf8) + [0xC3, 0x28]
    expect(mistakes(inBytes: bytes), equals: ["2:6+1: invalid UTF-8"])
  }

  @Test func `a NUL is a mistake at its place`() {
    expect(mistakes(in: "view: spa\0cer\n"), equals: ["1:10+1: control character U+0000"])
    #expect(mistakes(in: #"view: { text: "a\0" }"#) == ["1:15+5: control character U+0000"])
  }

  @Test func `a byte order mark is not part of the text`() {
    let bytes = [0xEF, 0xBB, 0xBF] + Array("views: a".utf8)
    expect(mistakes(inBytes: bytes).first?.prefix(4), equals: "1:1+")
  }

  @Test func `JSON is read as YAML`() throws {
    let label = ViewNode.text(TextNode("aé")).modified(.environment(.bold(true)))
    try #require(view(#"{"view": {"text": "a\u00e9", "bold": true}}"#).dump == label.dump)
  }
}
