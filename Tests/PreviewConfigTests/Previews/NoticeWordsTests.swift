import CellViews
import CollectionLayouts
import Diagnostics
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing
import TextShaping

struct NoticeWordsTests {
  private func words(for notices: [Notice]) throws -> [String] {
    let config = try load("name: cards\nview: spacer\nvariants: { appearance: [dark] }")
    let preview = try #require(config.previews.first)
    let diagnostics = config.diagnostics(for: [(preview, notices)])
    expect(diagnostics.filter { $0.severity != .warning }, equals: [])
    return diagnostics.map(\.line)
  }

  private static func cell(_ section: Int, _ item: Int) -> Notice.Element {
    Notice.Element(.cell, ItemIndex(section: section, item: item))
  }

  private static let single: [(Notice, String)] = [
    (
      Notice(.overflow(.element, missing: Size(width: 0, height: 16.52)), in: [cell(0, 3)]),
      "cell 0.3 of 'cards.dark' is too small for its content: 16.5 points of height missing"
    ),
    (
      Notice(
        .overflow(.element, missing: Size(width: 2, height: 0.01)),
        in: [Notice.Element(.header, ItemIndex(section: 1, item: 0))]),
      """
      header of section 1 of 'cards.dark' is too small for its content: \
      2 points of width and less than 0.1 points of height missing
      """
    ),
    (
      Notice(.overflow(.frame, missing: Size(width: 2, height: 0)), in: [cell(0, 3)]),
      """
      a frame in cell 0.3 of 'cards.dark' is too small for its content: \
      2 points of width missing
      """
    ),
    (
      Notice(.overflow(.frame, missing: Size(width: 2, height: 0))),
      "a frame of 'cards.dark' is too small for its content: 2 points of width missing"
    ),
    (
      Notice(.overflow(.canvas, missing: Size(width: 2, height: 0))),
      "the canvas of 'cards.dark' is too small for its content: 2 points of width missing"
    ),
    (
      Notice(.text(.missingCharacter("\u{13000}"), in: "𓀀 bird")),
      "no font has the character '𓀀' (U+13000) in the text '𓀀 bird' of 'cards.dark'"
    ),
    (
      Notice(.text(.missingHyphenation("de-AT", package: "hyphen-de"), in: "Rand")),
      """
      words are not hyphenated, for want of the patterns of 'de-AT', in the text 'Rand' of \
      'cards.dark' (install the package hyphen-de)
      """
    ),
    (
      Notice(.text(.tooManyLines(limit: 100), in: "a")),
      "only the first 100 lines are shown in the text 'a' of 'cards.dark'"
    ),
    (
      Notice(.cutText(.lines(shown: 2, of: 3), in: "Anna Nymoen"), in: [cell(0, 3)]),
      """
      the text 'Anna Nymoen' in cell 0.3 of 'cards.dark' is cut: 2 of 3 lines are shown \
      (give it more room, or write 'truncationMode: tail' if the cut is meant)
      """
    ),
    (
      Notice(.cutText(.characters(shown: 4, of: 11), in: "Anna Nymoen")),
      """
      the text 'Anna Nymoen' of 'cards.dark' is cut: 4 of 11 characters are shown \
      (give it more room, or write 'truncationMode: tail' if the cut is meant)
      """
    ),
    (
      Notice(.cutText(.clipped(Size(width: 3, height: 0)), in: "Anna")),
      """
      the text 'Anna' of 'cards.dark' is cut: 3 points of width are outside the clip \
      around it
      """
    ),
    (
      Notice(
        .layout(.itemsTooLong(.horizontal, first: 2, count: 1, excess: 100), section: 0)),
      """
      item 0.2 of 'cards.dark' is wider than the collection without its insets: \
      100 points too wide
      """
    ),
    (
      Notice(.layout(.itemsTooLong(.vertical, first: 0, count: 2, excess: 1.25), section: 1)),
      """
      item 1.0 and 1 other of 'cards.dark' are higher than the collection without its insets: \
      1.3 points too high
      """
    ),
    (
      Notice(.layout(.lineTooLong(.horizontal, excess: 12), section: 1)),
      "the columns of section 1 of 'cards.dark' are together 12 points wider than the collection"
    ),
    (
      Notice(.layout(.itemsWithoutLength(.horizontal), section: 0), in: [cell(0, 1)]),
      """
      the items of section 0 in cell 0.1 of 'cards.dark' have no width: \
      spacing, padding and insets take all of it
      """
    ),
    (
      Notice(.scrolledPastContent(.vertical, offset: 4000, last: 100)),
      """
      the collection of 'cards.dark' shows nothing: it is scrolled to y = 4000, beyond its \
      content (scroll it to y = 100 at most)
      """
    ),
    (
      Notice(.absentItem(ItemIndex(section: 0, item: 7), key: "selected", itemCount: 3)),
      "the collection of 'cards.dark' has no item 0.7, which 'selected' names: section 0 has 3 items"
    ),
    (
      Notice(.absentItem(ItemIndex(section: 2, item: 0), key: "dragged", itemCount: nil)),
      "the collection of 'cards.dark' has no item 2.0, which 'dragged' names: there is no section 2"
    ),
    (
      Notice(.computedValuesDoNotSettle),
      """
      the computed values of 'cards.dark' change with every pass \
      (let no view's size depend on its own computed values)
      """
    ),
  ]

  @Test(arguments: single)
  func `a notice becomes a warning with words and a place`(notice: Notice, words: String) throws {
    try #require(self.words(for: [notice]) == ["2:7+6: " + words])
  }

  private static let evens: [[Notice.Element]] = (0..<7).map { [cell(0, 2 * $0)] }

  private static let repeated: [([[Notice.Element]], String)] = [
    ([[cell(0, 0)], [cell(0, 1)]], "cells 0.0–0.1"),
    // In whatever order they are drawn.
    (
      [[cell(1, 3)], [cell(1, 0)], [cell(1, 1)], [cell(2, 0)]],
      "cells 1.0–1.1, 1.3, 2.0"
    ),
    (
      evens, "cells 0.0, 0.2, 0.4, 0.6, 0.8 and 2 more"
    ),
    // The same rows of two shelves, and one more of a third.
    (
      [
        [cell(0, 0), cell(0, 1)], [cell(0, 0), cell(0, 2)], [cell(0, 1), cell(0, 1)],
        [cell(0, 1), cell(0, 2)], [cell(0, 5), cell(0, 0)],
      ],
      "cells 0.1–0.2 in cells 0.0–0.1, cell 0.0 in cell 0.5"
    ),
  ]

  @Test(arguments: repeated)
  func `equal notices are one warning that names all places`(
    paths: [[Notice.Element]], elements: String
  ) throws {
    let notices = paths.enumerated().map { number, path in
      Notice(
        .overflow(.element, missing: Size(width: 0, height: Double(1 + number))), in: path)
    }
    try #require(
      words(for: notices) == [
        """
        2:7+6: \(elements) of 'cards.dark' are too small for their content: \
        up to \(paths.count) points of height missing
        """
      ])
  }

  @Test func `texts that are cut at one place are one warning, which names the worst`() throws {
    let mark = ViewMark(99)
    let notices = [
      Notice(.cutText(.lines(shown: 2, of: 3), in: "Anna"), in: [Self.cell(0, 0)], mark: mark),
      Notice(.cutText(.lines(shown: 1, of: 3), in: "Bertrand"), in: [Self.cell(0, 2)], mark: mark),
    ]
    try #require(
      words(for: notices) == [
        """
        2:7+6: 2 texts in cells 0.0, 0.2 of 'cards.dark' are cut, as 'Bertrand': \
        1 of 3 lines are shown \
        (give it more room, or write 'truncationMode: tail' if the cut is meant)
        """
      ])
  }

  @Test func `what variants have in common is one warning`() throws {
    let config = try load("name: cards\nview: spacer\nvariants: { width: [10, 20, 30, 40, 50] }")
    let notice = Notice(.overflow(.canvas, missing: Size(width: 2, height: 0)))
    let other = Notice(.overflow(.canvas, missing: Size(width: 3, height: 0)))
    expect(
      config.diagnostics(
        for: config.previews.enumerated().map { ($1, [$0 == 1 ? other : notice]) }
      ).map(\.message),
      equals: [
        """
        the canvas of 'cards.width-10', 'cards.width-30', 'cards.width-40' and 1 more is too small for its content: \
        2 points of width missing
        """,
        "the canvas of 'cards.width-20' is too small for its content: 3 points of width missing",
      ])
  }
}
