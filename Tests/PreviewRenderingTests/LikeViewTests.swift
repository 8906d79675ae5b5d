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
    // A line of 20.574, twice 12 of padding, and the stack's 8.
    #expect(
      Set(found.map(\.text)) == [
        "the fill around 'Row 1': fill systemGray6 #F2F2F7 removed", "text 'Row 1' removed",
        "what is around moved up by 52.574 pt",
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
}
