import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct OrthogonalScrollingTests {
  /// Four groups of 0.8 × 400 = 320, 10 apart, so that they start at 0, 330, 660 and 990; all are
  /// 1310 points long, and the last offset is 910.
  private func starts(
    _ behavior: OrthogonalScrolling.Behavior, _ offset: OrthogonalScrolling.Offset,
    direction: LayoutDirection = .leftToRight
  ) throws -> [Double] {
    try layout(behavior, offset).cells(4, direction: direction).map(\.minX)
  }

  private func layout(
    _ behavior: OrthogonalScrolling.Behavior, _ offset: OrthogonalScrolling.Offset
  ) -> Compositional {
    let group = CompositionalItem(
      width: .fractionalWidth(0.8), height: .absolute(100),
      group: CompositionalGroup(axis: .horizontal, subitems: [.part(1)]))
    return Compositional(
      group: group, interGroupSpacing: 10, orthogonal: OrthogonalScrolling(behavior, offset: offset)
    )
  }

  @Test func `groups follow each other sideways, and the section is as high as one`() throws {
    let laid = try lay(
      [LayoutSection(itemCount: 4)], by: layout(.continuous, .points(0)), width: 400)
    expect(laid.cellFrames.map(\.minX), equals: [0, 330, 660, 990])
    expect(laid.contentSize, equals: Size(width: 400, height: 100))
  }

  @Test(
    arguments: [
      (OrthogonalScrolling.Behavior.continuous, 100.0, 100.0),
      // No room is seen after the content, nor before it.
      (.continuous, 2000, 910), (.continuous, -50, 0),
      // 330 is nearer than 0 or 660.
      (.continuousGroupLeadingBoundary, 200, 330), (.groupPaging, 200, 330),
      (.groupPaging, 160, 0), (.groupPaging, 2000, 910),
      // Whole viewports of 400.
      (.paging, 300, 400), (.paging, 900, 800),
      // 330 + (320 − 400) / 2 = 290 has the second group in the middle; −40 the first.
      (.groupPagingCentered, 300, 290), (.groupPagingCentered, 0, -40),
      (.groupPagingCentered, 2000, 950),
    ])
  func `scrolling rests where the behavior has it`(
    behavior: OrthogonalScrolling.Behavior, offset: Double, rest: Double
  ) throws {
    let found = try starts(behavior, .points(offset)).first
    expect(found, equals: -rest)
  }

  @Test func `an item's group, or a group, is brought to the start`() throws {
    let found = try starts(.continuous, .item(2))
    expect(found, equals: [-660, -330, 0, 330])
    let next = try starts(.groupPaging, .group(1))
    expect(next, equals: [-330, 0, 330, 660])
    // The content's end is at the viewport's.
    let last = try starts(.continuous, .group(3)).first
    expect(last, equals: -910)
  }

  @Test func `from right to left, groups start at the right`() throws {
    // 400 − 320, and 330 to the left of it.
    let found = try starts(.continuous, .points(0), direction: .rightToLeft)
    expect(found, equals: [80, -250, -580, -910])
    let next = try starts(.continuous, .points(330), direction: .rightToLeft)
    expect(next, equals: [410, 80, -250, -580])
  }

  @Test func `an offset outside of the content is noticed`() throws {
    let laid = try lay(
      [LayoutSection(itemCount: 4)], by: layout(.continuous, .points(2000)), width: 400)
    expect(laid.notices.map(\.notice).count, equals: 1)
  }

  @Test func `a section of cells that measure themselves scrolls, too`() throws {
    let group = CompositionalItem(
      width: .estimated(100), height: .absolute(30),
      group: CompositionalGroup(
        axis: .horizontal,
        subitems: [CompositionalItem(width: .estimated(100), height: .absolute(30))]))
    let layout = Compositional(
      group: group, interGroupSpacing: 10,
      orthogonal: OrthogonalScrolling(.continuous, offset: .item(1)))
    let laid = try lay([LayoutSection(itemCount: 4)], by: layout, width: 100) { _, index, _ in
      Size(width: Double(index.item + 1) * 40, height: 30)
    }
    // 40, 80, 120 and 160 wide: a section that scrolls sideways does not narrow its cells.
    expect(laid.cellFrames.map(\.minX), equals: [-50, 0, 90, 220])
  }
}
