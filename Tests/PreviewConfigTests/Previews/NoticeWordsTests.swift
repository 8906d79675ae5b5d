import CellViews
import CollectionLayouts
import LayoutGeometry
import PreviewConfig
import Testing
import TextShaping

struct NoticeWordsTests {
  @Test(
    arguments: [
      (
        Notice.overflow(
          .cell, ItemIndex(section: 0, item: 3), missing: Size(width: 0, height: 16.52)),
        "2:7+6: cell 0.3 of 'cards.dark' is too small for its content: 16.5 points of height missing"
      ),
      (
        .overflow(.header, ItemIndex(section: 1, item: 0), missing: Size(width: 2, height: 0.01)),
        "2:7+6: header of section 1 of 'cards.dark' is too small for its content: "
          + "2 points of width and less than 0.1 points of height missing"
      ),
      (
        .text(.missingCharacter("\u{13000}"), in: "𓀀 bird"),
        "2:7+6: no font has the character '𓀀' (U+13000) in the text '𓀀 bird' of 'cards.dark'"
      ),
      (
        .text(.tooManyLines(limit: 100), in: "a"),
        "2:7+6: only the first 100 lines are shown in the text 'a' of 'cards.dark'"
      ),
      (
        .computedValuesDoNotSettle,
        "2:7+6: the computed values of 'cards.dark' change with every pass "
          + "(let no view's size depend on its own computed values)"
      ),
    ])
  func `a notice becomes a warning with words and a place`(notice: Notice, words: String) throws {
    let config = try load("name: cards\nview: spacer\nvariants: { appearance: [dark] }")
    let preview = try #require(config.previews.first)
    let diagnostic = config.diagnostic(for: notice, in: preview)
    #expect(diagnostic.severity == .warning)
    #expect(diagnostic.line == words)
  }
}
