import LayoutSnapshots
import Testing

/// Views that look like others: what became of each is found by the views, and not by what looks like it.
@Suite struct LikeViewTests {
  /// Rows from a number to 130, each a text in a fill.
  private func rows(from first: Int) -> String {
    """
    canvas: { width: 300, height: fit }
    view:
      vstack:

    """
      + (first...130).map { "    - { text: Row \($0), padding: 12, background: systemGray6 }\n" }
      .joined()
  }

  @Test func `the first of many rows goes with its own fill`() throws {
    let found = try layoutText(of: rows(from: 2)).sentences(since: layoutText(of: rows(from: 1)))
    // A line of 20.5, twice 12 of padding, and the stack's 8.
    #expect(
      Set(found.map(\.text)) == [
        "the fill around 'Row 1': fill systemGray6 #F2F2F7 removed", "text 'Row 1' removed",
        "what is around moved up by 52.5 pt",
      ])
  }

  /// Boxes of 20 points' height at the leading edge, 10 apart.
  private func boxes(_ widths: [Int]) -> String {
    """
    canvas: { width: 390, height: fit }
    view:
      vstack:
        alignment: leading
        spacing: 10
        children:

    """
      + widths.map { "      - { color: red, frame: { width: \($0), height: 20 } }\n" }.joined()
  }

  @Test func `a box of another width that came before boxes that look alike is the one that came`()
    throws
  {
    let found = try layoutText(of: boxes([80, 40, 40, 40])).sentences(
      since: layoutText(of: boxes([40, 40, 40])))
    // The box's 20 and the stack's 10; the stack is 40 wider, and in the middle of the screen.
    #expect(
      Set(found.map(\.text)) == [
        "color 1: fill red #FF3B30 added", "what is around moved left by 20 and down by 30 pt",
      ])
  }

  /// The sentences of an edit of a config.
  private func sentences(_ old: String, _ new: String) throws -> Set<String> {
    Set(try layoutText(of: new).sentences(since: layoutText(of: old)).map(\.text))
  }

  /// Views below each other on a screen.
  private func column(_ views: String...) -> String {
    """
    canvas: { width: 240 }
    view:
      vstack:

    """
      + views.map { "    - \($0)\n" }.joined()
  }

  private let red = "{ color: red, frame: { width: 60, height: 20 } }"
  private let wideRed = "{ color: red, frame: { width: 64, height: 20 } }"
  private let blue = "{ color: blue, frame: { width: 80, height: 20 } }"
  private let green = "{ color: green, frame: { width: 100, height: 20 } }"

  @Test func `views that changed places are reported where one of them has another size, too`()
    throws
  {
    try #require(
      sentences(column(red, blue), column(blue, wideRed))
        == ["color 1 and color 2 changed places", "width of color 2 60 → 64 pt"])
    try #require(
      sentences(column(red, blue, green), column(blue, green, wideRed))
        == ["the views in the vstack are in another order", "width of color 3 60 → 64 pt"])
  }

  @Test func `pictures at both ends of others that changed places are reported as that`() throws {
    func symbol(_ name: String, _ color: String) -> String {
      "{ symbol: \(name), foregroundColor: \(color) }"
    }
    let (heart, star, bell) = (
      symbol("heart.fill", "red"), symbol("star.fill", "blue"), symbol("bell", "orange")
    )
    try #require(
      sentences(column(heart, star, bell), column(bell, star, heart))
        == ["'heart.fill' and 'bell' changed places"])
  }

  @Test func `of equal texts of which a clip hides some, none comes or goes`() throws {
    func row(_ first: String, _ second: String) -> String {
      column(
        "{ hstack: [ { text: Same\(first) }, { text: Same\(second) }, { text: Same } ], clipShape: circle }"
      )
    }
    let found = try sentences(row("", ""), row(", zIndex: 1", ", offset: [1, 0]"))
    #expect(found.contains { $0.hasPrefix("offset of text") })
    #expect(found.allSatisfy { !$0.hasSuffix("added") && !$0.hasSuffix("removed") }, "\(found)")
  }
}
