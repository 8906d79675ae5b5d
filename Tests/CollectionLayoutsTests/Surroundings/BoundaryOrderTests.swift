import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct BoundaryOrderTests {
  private func boundary(
    _ zIndex: Int, length: Double = 40, extends: Bool = false, pins: Bool = false
  ) -> BoundaryItem {
    BoundaryItem(
      width: .fractionalWidth(1), height: .absolute(length), extendsBoundary: extends,
      pinToVisibleBounds: pins, zIndex: zIndex)
  }

  private func named(
    _ kind: String, _ zIndex: Int, along: Double = 0, extends: Bool = false
  ) -> NamedBoundaryItem {
    NamedBoundaryItem(kind: kind, placeAlong: along, boundary(zIndex, extends: extends))
  }

  /// Sections of one cell, 100 points high, with a badge at its corner of the number 3.
  private func laid(
    header: BoundaryItem? = nil, footer: BoundaryItem? = nil, _ items: [NamedBoundaryItem] = [],
    ofLayout layoutItems: [NamedBoundaryItem] = [], sections: Int = 1
  ) throws -> CollectionArrangement {
    var cell = CompositionalItem.part(1)
    cell.supplementaryItems = [
      SupplementaryItem(
        kind: "badge", width: .absolute(10), height: .absolute(10),
        containerAnchor: CompositionalAnchor(top: true, trailing: true), zIndex: 3)
    ]
    var layout = Compositional(
      group: .row(cell), header: header, footer: footer,
      decorationItems: [DecorationItem(kind: "card")])
    layout.boundaryItems = items
    layout.configuration.boundaryItems = layoutItems
    let section = LayoutSection(
      itemCount: 1, header: header == nil ? nil : .measured, footer: footer == nil ? nil : .measured
    )
    return try lay(Array(repeating: section, count: sections), by: layout, width: 300)
  }

  private func order(_ laid: CollectionArrangement) -> [String] {
    laid.inDrawingOrder(laid.elements).map(\.kind.rawValue)
  }

  @Test func `a header over cells is above them, and below views at items of higher numbers`()
    throws
  {
    let found = try order(laid(header: boundary(1)))
    expect(found, equals: ["decoration:card", "cell", "header", "supplementary:badge"])
  }

  @Test func `a header of a number below zero is under the cells`() throws {
    let found = try order(laid(header: boundary(-1)))
    expect(found, equals: ["decoration:card", "header", "cell", "supplementary:badge"])
  }

  @Test func `of equal numbers, a view at a boundary is above those at items`() throws {
    let found = try order(laid(header: boundary(3)))
    expect(found, equals: ["decoration:card", "cell", "supplementary:badge", "header"])
  }

  @Test func `views at boundaries are above those of lower numbers`() throws {
    // Of equal numbers, those that come later are above.
    let found = try order(
      laid(
        header: boundary(5), footer: boundary(-2),
        [named("tag", 4), named("tab", 5, along: 1), named("note", -3, along: 0.5)]))
    expect(
      found,
      equals: [
        "decoration:card", "boundary:note", "footer", "cell", "supplementary:badge",
        "boundary:tag", "header", "boundary:tab",
      ])
  }

  @Test func `a section's views are under all of the next section`() throws {
    let found = try laid(header: boundary(900), sections: 2)
    let sections = found.inDrawingOrder(found.elements).map(\.index.section)
    expect(sections, equals: [0, 0, 0, 0, 1, 1, 1, 1])
  }

  @Test func `the whole layout's views are over all sections, or under them`() throws {
    let found = try order(
      laid(ofLayout: [named("banner", 2), named("search", 1), named("ground", -1)], sections: 2))
    expect(
      found,
      equals: [
        "layoutBoundary:ground", "decoration:card", "cell", "supplementary:badge",
        "decoration:card", "cell", "supplementary:badge", "layoutBoundary:search",
        "layoutBoundary:banner",
      ])
  }

  @Test func `where nothing overlaps, elements are drawn in the order of their kinds`() throws {
    let found = try laid(header: boundary(1, extends: true), footer: boundary(1, extends: true))
    expect(found.inDrawingOrder(found.elements), equals: found.elements)
  }

  @Test func `the order of a part is that of the whole`() throws {
    let found = try laid(
      header: boundary(5), footer: boundary(-2), [named("tag", 4)], ofLayout: [named("top", -1)],
      sections: 3)
    let all = found.inDrawingOrder(found.elements)
    for y in stride(from: -10.0, to: 300, by: 17) {
      let rect = Rect(x: 280, y: y, width: 15, height: 25)
      expect(
        found.inDrawingOrder(found.elements(in: rect)),
        equals: all.filter { $0.frame.intersects(rect) })
    }
  }

  @Test func `what stays in sight has its number`() throws {
    let found = try laid(header: boundary(-1, pins: true), sections: 2)
    expect(found.pinnableElements([]).map(\.zIndex), equals: [-1, -1])
  }

  @Test func `goldens' settings have numbers of one's own`() throws {
    var layout = Compositional(group: .row(.part(1)), header: boundary(-1), footer: boundary(1))
    layout.boundaryItems = [named("tag", 7)]
    let settings = layout.settings.map { "\($0.name) \($0.value)" }
    #expect(settings.contains { $0.contains("headerZIndex") && $0.contains("-1") })
    #expect(!settings.contains { $0.contains("footerZIndex") })
    #expect(
      settings.contains { $0.contains("tag 1 of the width × 40 at start 0.5 over all zIndex 7") })
  }
}
