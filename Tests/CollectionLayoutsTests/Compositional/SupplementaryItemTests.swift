import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

@Suite struct SupplementaryItemTests {
  /// A view of 20 × 20 points at the top trailing corner.
  private func corner(
    _ kind: String = "count", offset: Point = .zero, isFractional: Bool = false, zIndex: Int = 1
  ) -> SupplementaryItem {
    SupplementaryItem(
      kind: kind, width: .absolute(20), height: .absolute(20),
      containerAnchor: CompositionalAnchor(
        top: true, trailing: true, offset: offset, isFractional: isFractional), zIndex: zIndex)
  }

  /// A row of two cells, 200 × 100 each, with views at each of them and at the row.
  private func rows(
    _ items: [SupplementaryItem], ofGroup groupItems: [SupplementaryItem] = []
  ) -> Compositional {
    var cell = CompositionalItem.part(0.5)
    cell.supplementaryItems = items
    var row = CompositionalItem.row(cell)
    row.supplementaryItems = groupItems
    return Compositional(group: row, interGroupSpacing: 10)
  }

  private func frames(
    _ kind: String = "count", of layout: Compositional, count: Int = 3,
    direction: LayoutDirection = .leftToRight
  ) throws -> [Rect] {
    try lay([LayoutSection(itemCount: count)], by: layout, width: 400, direction: direction)
      .frames(of: .supplementary(kind))
  }

  @Test func `a view is inside the corner of each item that it is anchored to`() throws {
    let found = try frames(of: rows([corner()]))
    // 200 − 20 = 180 into each item; the third starts at (0, 110).
    expect(
      found,
      equals: [
        Rect(x: 180, y: 0, width: 20, height: 20), Rect(x: 380, y: 0, width: 20, height: 20),
        Rect(x: 180, y: 110, width: 20, height: 20),
      ])
  }

  @Test func `a fractional offset is of the view's own size`() throws {
    // As in Apple's sample of badges: 0.3 × 20 = 6 to the side, and 6 up.
    let item = corner(offset: Point(x: 0.3, y: -0.3), isFractional: true)
    let found = try frames(of: rows([item]), count: 1)
    expect(found, equals: [Rect(x: 186, y: -6, width: 20, height: 20)])
  }

  @Test func `an absolute offset is in points`() throws {
    let found = try frames(of: rows([corner(offset: Point(x: 4, y: 5))]), count: 1)
    expect(found, equals: [Rect(x: 184, y: 5, width: 20, height: 20)])
  }

  @Test func `an item anchor names the part of the view that is at the item's`() throws {
    var item = corner()
    item.itemAnchor = CompositionalAnchor(bottom: true)
    // The middle of its lower edge is at (200, 0): it starts 10 before that and 20 above.
    let found = try frames(of: rows([item]), count: 1)
    expect(found, equals: [Rect(x: 190, y: -20, width: 20, height: 20)])
  }

  @Test func `both anchors' offsets move the view`() throws {
    var item = corner(offset: Point(x: 1, y: 2))
    item.itemAnchor = CompositionalAnchor(
      top: true, leading: true, offset: Point(x: 0.5, y: -1), isFractional: true)
    // Its corner is at (200, 0), moved by (1, 2) and by (0.5 × 20, −20).
    let found = try frames(of: rows([item]), count: 1)
    expect(found, equals: [Rect(x: 211, y: -18, width: 20, height: 20)])
  }

  @Test func `fractions are of the item's frame, inside its insets`() throws {
    var cell = CompositionalItem.part(0.5, contentInsets: EdgeInsets(10))
    cell.supplementaryItems = [
      SupplementaryItem(
        kind: "count", width: .fractionalWidth(0.5), height: .fractionalHeight(0.25),
        containerAnchor: CompositionalAnchor(bottom: true), contentInsets: EdgeInsets(2))
    ]
    // The cell is 180 × 80 from (10, 10); the view 90 × 20 from (55, 70), less 2 at each edge.
    let found = try frames(of: Compositional(group: .row(cell)), count: 1)
    expect(found, equals: [Rect(x: 57, y: 72, width: 86, height: 16)])
  }

  @Test func `a group's view is at the group, and is its first item's`() throws {
    let laid = try lay(
      [LayoutSection(itemCount: 3)], by: rows([], ofGroup: [corner("row")]), width: 400)
    let found = laid.elements.filter { $0.kind == .supplementary("row") }
    expect(
      found,
      equals: [
        LayoutElement(
          kind: .supplementary("row"), index: ItemIndex(section: 0, item: 0),
          frame: Rect(x: 380, y: 0, width: 20, height: 20)),
        LayoutElement(
          kind: .supplementary("row"), index: ItemIndex(section: 0, item: 2),
          frame: Rect(x: 380, y: 110, width: 20, height: 20)),
      ])
  }

  @Test func `views below zero come before the cells, and others after them by their numbers`()
    throws
  {
    let layout = rows([
      corner("top", zIndex: 5), corner("low", zIndex: 2), corner("under", zIndex: -1),
    ])
    let kinds = try lay([LayoutSection(itemCount: 1)], by: layout, width: 400).elements.map(\.kind)
    expect(
      kinds,
      equals: [
        .supplementary("under"), .cell, .supplementary("low"), .supplementary("top"),
      ])
  }

  @Test func `from right to left, views are at the other corner`() throws {
    let item = corner(offset: Point(x: 6, y: -6))
    let found = try frames(of: rows([item]), count: 1, direction: .rightToLeft)
    // The cell is at 200 to 400; the view is 6 out of its left edge.
    expect(found, equals: [Rect(x: 194, y: -6, width: 20, height: 20)])
  }

  @Test func `views of items that measure themselves are at what these measured`() throws {
    var chip = CompositionalItem(width: .estimated(50), height: .absolute(30))
    chip.supplementaryItems = [corner()]
    let layout = Compositional(group: .row(height: .absolute(30), chip))
    let laid = try lay([LayoutSection(itemCount: 2)], by: layout, width: 400) { _, index, _ in
      Size(width: index.item == 0 ? 80 : 120, height: 30)
    }
    // The chips end at 80 and at 200.
    expect(laid.frames(of: .supplementary("count")).map(\.maxX), equals: [80, 200])
  }

  @Test func `a view is found by its kind and item, and none of another kind`() throws {
    let laid = try lay(
      [LayoutSection(itemCount: 5)], by: rows([corner()], ofGroup: [corner("row")]), width: 400)
    func frame(_ kind: String, _ item: Int) -> Rect? {
      laid.element(.supplementary(kind), at: ItemIndex(section: 0, item: item))?.frame
    }
    expect(frame("count", 3), equals: Rect(x: 380, y: 110, width: 20, height: 20))
    expect(frame("row", 4), equals: Rect(x: 380, y: 220, width: 20, height: 20))
    #expect(frame("row", 3) == nil)
    #expect(frame("count", 5) == nil)
    #expect(frame("other", 0) == nil)
  }

  @Test func `a million items' views cost no more than one group's`() throws {
    let laid = try lay([LayoutSection(itemCount: 1_000_000)], by: rows([corner()]), width: 400)
    expect(laid.elementCount, equals: 2_000_000)
    // The view of item 1,001, in row 500 from 55,000, sticks out to nowhere: it is inside its item.
    let seen = laid.elements(in: Rect(x: 385, y: 55_000, width: 5, height: 5))
    #expect(
      seen.map(\.kind) == [.cell, .supplementary("count")]
        && seen.allSatisfy { $0.index.item == 1001 })
  }

  @Test func `views outside of the last row are found`() throws {
    let item = corner(offset: Point(x: 0, y: -60))
    let laid = try lay([LayoutSection(itemCount: 3)], by: rows([item]), width: 400)
    // The third item's view is at 110 − 60 = 50 to 70, over the first row's cell.
    let seen = laid.elements(in: Rect(x: 180, y: 55, width: 10, height: 10))
    expect(
      seen.map(\.index), equals: [ItemIndex(section: 0, item: 0), ItemIndex(section: 0, item: 2)])
  }

  @Test func `explain and goldens' settings know the views`() throws {
    let item = corner(offset: Point(x: 0.3, y: -0.3), isFractional: true)
    let laid = try lay([LayoutSection(itemCount: 1)], by: rows([item]), width: 400)
    let steps = laid.explanation(ofItemAt: ItemIndex(section: 0, item: 0)).map(\.description)
    expect(
      steps.last,
      equals:
        "count 20 × 20 at 1,0 moved by 0.3,−0.3 of its size: 20 wide, 20 high, from x = 186, y = −6"
    )
    let group = laid.settings.first { $0.name == "group" }?.value
    expect(
      group,
      equals: .name(
        "horizontal 1 of the width × 100 of (0.5 of the width × 1 of the height with "
          + "count 20 × 20 at 1,0 moved by 0.3,−0.3 of its size)"))
  }
}
