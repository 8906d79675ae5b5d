import CellViews
import TestSupport
import Testing

struct TextTests {
  @Test(
    arguments: [
      ("no", "no"), ("010", "010"), ("1:30", "1:30"), ("'null'", "null"), ("true", "true"),
      ("4.50", "4.50"), ("\"a\\tb\"", "a\tb"), ("'${4 / 2}'", "2"), ("'${1 == 1}'", "true"),
      ("'a ${4 / 3 > 1} b'", "a true b"), ("'$${x}'", "${x}"),
    ])
  func `a text shows what is written`(written: String, shown: String) throws {
    try #require(view("view: { text: \(written) }").dump == ViewNode.text(TextNode(shown)).dump)
  }

  @Test func `no text is a mistake, and empty text is none`() throws {
    expect(mistakes(in: "view: { text: }"), equals: ["1:15+1: text: expected text, found nothing"])
    try #require(view("view: { text: '' }").dump == ViewNode.text(TextNode("")).dump)
  }
}
