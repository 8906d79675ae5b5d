import CellViews
import TestSupport
import Testing

/// Texts in several styles.
struct TextRunTests {
  @Test func `runs are read with their styles`() throws {
    let expected = TextNode([
      TextNode.Piece("a"),
      TextNode.Piece(
        "b",
        changes: [
          .font(.style(.title)), .bold(true), .foregroundColor(.red),
          .text(.underline(TextLine(pattern: .dot))),
        ]),
    ])
    try #require(
      view(
        "view: { runs: [a, { text: b, foregroundColor: red, font: title, bold: , underline: { pattern: dot } }] }"
      ).dump == ViewNode.text(expected).dump)
  }

  @Test func `a text has Markdown's styles`() throws {
    let expected = TextNode([TextNode.Piece("a "), TextNode.Piece("b", changes: [.bold(true)])])
    try #require(
      view("view: { markdown: 'a **b**' }").dump == ViewNode.text(expected).dump)
  }

  @Test(
    arguments: [
      ("[{ bold: true }]", "1:16+1: runs: expected one of 'text', 'symbol' and 'image'"),
      (
        "[{ text: a, symbol: star }]",
        "1:16+1: runs: expected one of 'text', 'symbol' and 'image'"
      ),
      (
        "[{ symbol: staar }]",
        "1:26+5: unknown symbol 'staar' (did you mean 'star'?)"
      ),
      (
        "[{ text: a, lineLimit: 1 }]",
        "1:27+9: unknown key 'lineLimit' in runs ('lineLimit' is a modifier; write it after its view)"
      ),
    ])
  func `what is not a run is a mistake`(written: String, mistake: String) {
    expect(mistakes(in: "view: { runs: \(written) }"), equals: [mistake])
  }
}
