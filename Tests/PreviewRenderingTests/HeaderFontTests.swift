import CellViews
import LayoutSnapshots
import TestSupport
import Testing

/// The fonts of first rows that became headers, or are none any more: the list's own follow from that, and no
/// others do.
@Suite struct HeaderFontTests {
  /// - Parameter font: That of the last text of the first row.
  private func rows(
    _ appearance: String, type: DynamicType = .large, header: Bool = false,
    font: String = "{ size: 17 }"
  ) -> String {
    """
    canvas: { width: 900, dynamicType: \(type.rawValue) }
    view:
      collection:
        layout: { list: { \(header ? "headerMode: firstItemInSection, " : "")appearance: \(appearance) } }
        sections:
          - { items: [a1, a2, a3] }
          - { items: [b1, b2] }
        cell:
          hstack:
            - { symbol: star }
            - { text: "${item}" }
            - { text: heavy, bold: true }
            - { text: slanted, italic: true }
            - if: "${item == 'a1'}"
              then: [{ text: other, font: \(font) }]
              else: [{ text: other, font: { size: 17 } }]

    """
  }

  @Test(
    arguments: ["plain", "grouped", "insetGrouped", "sidebar", "sidebarPlain"], DynamicType.allCases
  )
  func `the fonts that the list gives to headers and rows are not reported`(
    appearance: String, type: DynamicType
  ) throws {
    let before = try layoutText(of: rows(appearance, type: type))
    let after = try layoutText(of: rows(appearance, type: type, header: true))
    expect(
      after.sentences(since: before).map(\.text),
      equals: [
        "headerMode supplementary → firstItemInSection"
      ])
    expect(
      before.sentences(since: after).map(\.text),
      equals: [
        "headerMode firstItemInSection → supplementary"
      ])
  }

  // Other sizes and weights than the list gives: headlines have 17 points and are semibold, footnotes 13.
  @Test(
    arguments: ["plain", "insetGrouped"],
    [
      ("{ size: 40 }", "font size 17 → 40"),
      ("{ size: 14 }", "font size 17 → 14"),
      ("{ size: 17, weight: bold }", "font Inter Regular → Inter Bold"),
      ("{ size: 20, weight: semibold }", "font Inter Regular 17 → Inter Semi Bold 20"),
    ])
  func `a font is reported that is not the header's`(
    appearance: String, font: (config: String, words: String)
  ) throws {
    let before = try layoutText(of: rows(appearance))
    let after = try layoutText(of: rows(appearance, header: true, font: font.config))
    let sentences = after.sentences(since: before).map(\.text)
    expect(
      sentences,
      equals: [
        "headerMode supplementary → firstItemInSection",
        "item 0.0 'a1': text 'other': \(font.words)",
      ])
  }
  // A footnote's size is 13 of a body's 17, and so would the symbol's be that the list makes smaller; but the
  // first row of the other section keeps the size that it was given.
  @Test func `a symbol's size is reported that the list did not give`() throws {
    func rows(_ layout: String, _ size: String) -> String {
      """
      canvas: { width: 390 }
      view:
        collection:
          layout: { list: { \(layout)appearance: grouped } }
          sections: [ { items: [a1, a2] }, { items: [b1, b2] } ]
          cell: { hstack: [ { symbol: star, font: { size: "${\(size)}" } } ] }

      """
    }
    let before = try layoutText(of: rows("", "17"))
    let after = try layoutText(
      of: rows("headerMode: firstItemInSection, ", "item == 'a1' ? 13 : 17"))
    expect(
      after.sentences(since: before).map(\.text),
      equals: [
        "headerMode supplementary → firstItemInSection", "item 0.0: size 17 → 13",
      ])
  }
}
