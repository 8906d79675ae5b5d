import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

@Suite struct DecorationItemTests {
  private func rows(
    _ decorations: DecorationItem..., contentInsets: EdgeInsets = .zero
  ) -> Compositional {
    Compositional(
      group: .row(.part(0.5)), contentInsets: contentInsets, decorationItems: decorations)
  }

  private static let section = LayoutSection(
    itemCount: 3, header: .fixed(30), footer: .fixed(20))

  @Test func `a decoration is under all of its section, with its header and footer`() throws {
    let layout = rows(
      DecorationItem(kind: "card"),
      contentInsets: EdgeInsets(top: 5, leading: 0, bottom: 5, trailing: 0))
    let laid = try lay([Self.section, Self.section], by: layout, width: 400)
    // 30 + 5 + two groups of 100 + 5 + 20 = 260.
    expect(
      laid.frames(of: .decoration("card")),
      equals: [
        Rect(x: 0, y: 0, width: 400, height: 260), Rect(x: 0, y: 260, width: 400, height: 260),
      ])
  }

  @Test func `insets make a decoration smaller, and mirror from right to left`() throws {
    let layout = rows(
      DecorationItem(
        kind: "card", contentInsets: EdgeInsets(top: 30, leading: 16, bottom: 20, trailing: 4)))
    let found = try lay([Self.section], by: layout, width: 400).frames(of: .decoration("card"))
    // 250 − 30 − 20 = 200 high; 400 − 16 − 4 = 380 wide.
    expect(found, equals: [Rect(x: 16, y: 30, width: 380, height: 200)])
    let mirrored = try lay([Self.section], by: layout, width: 400, direction: .rightToLeft)
      .frames(of: .decoration("card"))
    expect(mirrored, equals: [Rect(x: 4, y: 30, width: 380, height: 200)])
  }

  @Test func `decorations are under all else but the section's background, by their numbers`()
    throws
  {
    let layout = rows(
      DecorationItem(kind: "top", zIndex: 3), DecorationItem(kind: "low"),
      DecorationItem(kind: "next"))
    var section = Self.section
    section.itemCount = 1
    section.hasBackground = true
    let kinds = try lay([section], by: layout, width: 400).elements.map(\.kind)
    expect(
      kinds,
      equals: [
        .background, .decoration("low"), .decoration("next"), .decoration("top"), .header, .cell,
        .footer,
      ])
  }

  @Test func `a decoration is found by its kind, and counted`() throws {
    let laid = try lay([Self.section], by: rows(DecorationItem(kind: "card")), width: 400)
    let index = ItemIndex(section: 0, item: 0)
    // 30 + 2 × 100 + 20.
    expect(
      laid.element(.decoration("card"), at: index)?.frame,
      equals: Rect(x: 0, y: 0, width: 400, height: 250))
    #expect(laid.element(.decoration("other"), at: index) == nil)
    // Three cells, a header, a footer and the decoration.
    expect(laid.elementCount, equals: 6)
  }

  @Test func `goldens' settings know a decoration`() throws {
    let layout = rows(
      DecorationItem(
        kind: "card", contentInsets: EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      DecorationItem(kind: "line", zIndex: 2))
    let laid = try lay([Self.section], by: layout, width: 400)
    expect(
      laid.settings.first { $0.name == "decorationItems" }?.value,
      equals: .name("card inset by 1 2 3 4, line zIndex 2"))
  }
}
