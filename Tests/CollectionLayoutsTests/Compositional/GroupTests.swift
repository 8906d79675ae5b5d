import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

extension Compositional {
  /// The cells of items that need no measuring, in a container of a width.
  func cells(
    _ count: Int, width: Double = 400, height: Double = .infinity,
    direction: LayoutDirection = .leftToRight
  ) throws -> [Rect] {
    try lay(
      [LayoutSection(itemCount: count)], by: self, width: width, height: height,
      direction: direction
    ).cellFrames
  }
}

extension CompositionalItem {
  /// A cell of parts of its group.
  static func part(
    _ width: Double, _ height: Double = 1, contentInsets: EdgeInsets = .zero,
    edgeSpacing: CompositionalEdgeSpacing = CompositionalEdgeSpacing()
  ) -> CompositionalItem {
    CompositionalItem(
      width: .fractionalWidth(width), height: .fractionalHeight(height),
      contentInsets: contentInsets, edgeSpacing: edgeSpacing)
  }

  /// A cell of a size in points.
  static func points(
    _ width: Double, _ height: Double,
    edgeSpacing: CompositionalEdgeSpacing = CompositionalEdgeSpacing()
  ) -> CompositionalItem {
    CompositionalItem(
      width: .absolute(width), height: .absolute(height), edgeSpacing: edgeSpacing)
  }

  /// A group as wide as its container.
  static func row(
    height: CompositionalDimension = .absolute(100), contentInsets: EdgeInsets = .zero,
    filling: CompositionalGroup.Filling = .subitems,
    interItemSpacing: CompositionalSpacing = .fixed(0), _ subitems: CompositionalItem...
  ) -> CompositionalItem {
    CompositionalItem(
      width: .fractionalWidth(1), height: height, contentInsets: contentInsets,
      group: CompositionalGroup(
        axis: .horizontal, subitems: subitems, filling: filling,
        interItemSpacing: interItemSpacing))
  }
}

struct GroupTests {
  @Test func `subitems are repeated as long as there is room, then the next group starts`() throws {
    // Four cells of 0.25 × 400 fill the group; the next is at 100 + 10.
    let layout = Compositional(group: .row(.part(0.25)), interGroupSpacing: 10)
    let found = try layout.cells(5)
    expect(
      found,
      equals: [
        Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 100, y: 0, width: 100, height: 100),
        Rect(x: 200, y: 0, width: 100, height: 100), Rect(x: 300, y: 0, width: 100, height: 100),
        Rect(x: 0, y: 110, width: 100, height: 100),
      ])
  }

  @Test func `thirds fit, although three of them are rounded`() throws {
    let layout = Compositional(group: .row(.part(1.0 / 3)))
    let found = try layout.cells(3, width: 100).map(\.minY)
    expect(found, equals: [0, 0, 0])
  }

  @Test func `a count makes cells of one length, with the spacing between them`() throws {
    // (320 − 2 × 10) / 3 = 100, whatever width the subitem has.
    let layout = Compositional(
      group: .row(filling: .count(3), interItemSpacing: .fixed(10), .part(0.9)))
    let found = try layout.cells(3, width: 320).map(\.minX)
    expect(found, equals: [0, 110, 220])
    let next = try layout.cells(3, width: 320).map(\.width)
    expect(next, equals: [100, 100, 100])
  }

  @Test func `a repeated subitem keeps its length`() throws {
    let layout = Compositional(
      group: .row(filling: .repeating(2), interItemSpacing: .fixed(10), .points(60, 20)))
    let found = try layout.cells(3)
    expect(
      found,
      equals: [
        Rect(x: 0, y: 0, width: 60, height: 20), Rect(x: 70, y: 0, width: 60, height: 20),
        Rect(x: 0, y: 100, width: 60, height: 20),
      ])
  }

  @Test func `spacing that halves leave no room for leaves one of them a group`() throws {
    // 200 + 10 + 200 = 410 is more than 400.
    let layout = Compositional(
      group: .row(interItemSpacing: .fixed(10), .part(0.5), .part(0.5)))
    let found = try layout.cells(2).map(\.minY)
    expect(found, equals: [0, 100])
  }

  @Test func `groups are in groups`() throws {
    let column = CompositionalItem(
      width: .fractionalWidth(0.3), height: .fractionalHeight(1),
      group: CompositionalGroup(axis: .vertical, subitems: [.part(1, 0.5)], filling: .repeating(2)))
    let layout = Compositional(group: .row(height: .fractionalWidth(0.5), .part(0.7), column))
    // 400 × 0.5 = 200 high; 0.7 × 400 = 280 wide, then two of 120 × 100.
    let found = try layout.cells(4)
    expect(
      found,
      equals: [
        Rect(x: 0, y: 0, width: 280, height: 200), Rect(x: 280, y: 0, width: 120, height: 100),
        Rect(x: 280, y: 100, width: 120, height: 100), Rect(x: 0, y: 200, width: 280, height: 200),
      ])
  }

  @Test func `an item's insets make its cell smaller and move nothing`() throws {
    let layout = Compositional(group: .row(.part(0.5, contentInsets: EdgeInsets(5))))
    let found = try layout.cells(2)
    expect(
      found,
      equals: [
        Rect(x: 5, y: 5, width: 190, height: 90), Rect(x: 205, y: 5, width: 190, height: 90),
      ])
  }

  @Test func `fractions are of what a group's insets leave`() throws {
    // 400 − 2 × 10 = 380, and half of it 190; 100 − 2 × 10 = 80.
    let layout = Compositional(group: .row(contentInsets: EdgeInsets(10), .part(0.5)))
    let found = try layout.cells(2)
    expect(
      found,
      equals: [
        Rect(x: 10, y: 10, width: 190, height: 80), Rect(x: 200, y: 10, width: 190, height: 80),
      ])
  }

  @Test func `a group's fractions are of what the section's insets leave`() throws {
    // 400 − 2 × 20 = 360; the content is 10 + 100 + 30 high.
    let layout = Compositional(
      group: .row(.part(0.5)),
      contentInsets: EdgeInsets(top: 10, leading: 20, bottom: 30, trailing: 20))
    let laid = try lay([LayoutSection(itemCount: 2)], by: layout, width: 400)
    expect(
      laid.cellFrames,
      equals: [
        Rect(x: 20, y: 10, width: 180, height: 100), Rect(x: 200, y: 10, width: 180, height: 100),
      ])
    expect(laid.contentSize, equals: Size(width: 400, height: 140))
  }

  @Test func `flexible spacing shares what the items leave`() throws {
    // (400 − 3 × 80) / 2 = 80.
    let layout = Compositional(
      group: .row(filling: .repeating(3), interItemSpacing: .flexible(0), .points(80, 20)))
    let found = try layout.cells(3).map(\.minX)
    expect(found, equals: [0, 160, 320])
  }

  @Test func `flexible spacing is at least its length`() throws {
    // 190 + 20 + 190 fills 400, so that nothing is left to share.
    let layout = Compositional(
      group: .row(interItemSpacing: .flexible(20), .points(190, 20)))
    let found = try layout.cells(3).map(\.minX)
    expect(found, equals: [0, 210, 0])
  }

  @Test func `flexible edges centre an item along and across its group`() throws {
    let edges = CompositionalEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let layout = Compositional(
      group: .row(filling: .repeating(1), .points(100, 40, edgeSpacing: edges)))
    let found = try layout.cells(1)
    expect(found, equals: [Rect(x: 150, y: 30, width: 100, height: 40)])
  }

  @Test func `fixed edges take room before and after an item`() throws {
    let edges = CompositionalEdgeSpacing(leading: .fixed(10), top: .fixed(5), trailing: .fixed(20))
    let layout = Compositional(group: .row(.points(100, 40, edgeSpacing: edges)))
    // Each takes 10 + 100 + 20 = 130, three 390 of 400.
    let found = try layout.cells(3).map(\.minX)
    expect(found, equals: [10, 140, 270])
    let next = try layout.cells(3).map(\.minY)
    expect(next, equals: [5, 5, 5])
  }

  @Test func `groups run sideways where the layout scrolls so`() throws {
    let column = CompositionalItem(
      width: .absolute(120), height: .fractionalHeight(1),
      group: CompositionalGroup(axis: .vertical, subitems: [.part(1, 0.5)]))
    let layout = Compositional(
      group: column, scrollDirection: .horizontal, interGroupSpacing: 8)
    let laid = try lay([LayoutSection(itemCount: 3)], by: layout, width: 200, height: 100)
    expect(
      laid.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 120, height: 50), Rect(x: 0, y: 50, width: 120, height: 50),
        Rect(x: 128, y: 0, width: 120, height: 50),
      ])
    expect(laid.contentSize, equals: Size(width: 248, height: 100))
  }

  @Test func `from right to left, all is mirrored`() throws {
    let layout = Compositional(group: .row(.part(0.25)))
    let found = try layout.cells(2, direction: .rightToLeft).map(\.minX)
    expect(found, equals: [300, 200])
  }

  @Test func `a subitem longer than its group is there, alone`() throws {
    let layout = Compositional(group: .row(.points(500, 20)))
    let found = try layout.cells(2).map(\.minY)
    expect(found, equals: [0, 100])
  }

  @Test func `a million items cost no more than one group`() throws {
    let layout = Compositional(group: .row(.part(0.25)), interGroupSpacing: 10)
    let laid = try lay([LayoutSection(itemCount: 1_000_000)], by: layout, width: 400)
    // 250,000 groups of 100, 10 apart.
    expect(laid.contentSize.height, equals: 250_000 * 110 - 10)
    expect(
      laid.element(.cell, at: ItemIndex(section: 0, item: 999_999))?.frame,
      equals: Rect(x: 300, y: 249_999 * 110, width: 100, height: 100))
    let seen = laid.elements(in: Rect(x: 150, y: 110_000, width: 100, height: 100))
    // Group 1,000 starts at 110,000; of its cells the second and the third are seen.
    expect(seen.map(\.index.item), equals: [4001, 4002])
  }
}
