import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `A carousel in its viewport` {
  /// Items of 100 × 100, 10 apart, in a viewport of their height.
  private func carousel(
    items: Int = 6, sets: Int = 4, transform: Carousel.Transform = .none,
    offset: CollectionNode.ContentOffset = .rest
  ) -> ViewNode {
    .collection(
      CollectionNode(
        layout: Carousel(
          itemSize: Size(width: 100, height: 100), minimumLineSpacing: 10, numberOfSets: sets,
          transform: transform),
        sections: [SectionNode(layout: LayoutSection(itemCount: items)) { _ in filler }],
        contentOffset: offset))
  }

  private func point(_ x: Double) -> CollectionNode.ContentOffset { .point(Point(x: x, y: 0)) }

  private func metrics(
    _ view: ViewNode, _ direction: LayoutDirection = .leftToRight
  ) throws -> ComputedValues.Metrics? {
    try arranged(view.id("carousel"), on: .fixed(100, 100, direction)).computed.views["carousel"]
  }

  @Test func `a cell of any set is built for the item that it shows`() throws {
    let built = BuiltCells()
    let section = SectionNode(layout: LayoutSection(itemCount: 6)) { context in
      built.note(context.index)
      return filler
    }
    let layout = Carousel(
      itemSize: Size(width: 100, height: 100), minimumLineSpacing: 10, numberOfSets: 4)
    // The third set starts at 2 × 660; the viewport ends in the gap behind the second of its items.
    let view = ViewNode.collection(
      CollectionNode(layout: layout, sections: [section], contentOffset: point(1320)))
    let placed = try arranged(view, on: .fixed(210, 100))
    expect(built.items, equals: [0, 1])
    expect(placed.collections.first?.contentOffset, equals: Point(x: 1320, y: 0))
  }

  @Test func `an expression may read the offset that a carousel was moved to`() throws {
    // The content is 24 × 100 + 23 × 10 = 2630 wide, its centre 1315, one set 660; 0 is moved to
    // 1315 + fmod(−1315, 660) = 660.
    try #require(metrics(carousel(offset: point(0)))?.contentOffset == Point(x: 660, y: 0))
  }

  @Test(arguments: [
    (660.0, 0), (714, 0), (716, 1), (770, 1), (1210, 5), (1264, 5), (1266, 0), (1320, 0),
  ])
  func `the current item is the one nearest to the viewport's middle`(
    offset: Double, item: Int
  ) throws {
    // Halfway between two items is 55 from either.
    try #require(metrics(carousel(offset: point(offset)))?.currentItem == item)
  }

  @Test func `from right to left the current item counts from the right`() throws {
    let view = carousel(offset: .item(ItemIndex(section: 0, item: 8)))
    try #require(metrics(view, .rightToLeft)?.currentItem == 2)
  }

  @Test func `a collection that is not a carousel has no current item`() throws {
    let view = grid(items: 3)
    try #require(metrics(view)?.currentItem == nil)
    try #require(metrics(view)?.contentOffset == .zero)
  }

  @Test func `a carousel that cannot scroll without end is noticed, with the reason`() throws {
    // One set is 660; half of 12 × 100 + 11 × 10 = 1310 without 100 is 555.
    let problems: [Carousel.RecentringProblem] = [.tooFewSets(2), .setTooLong(660, available: 555)]
    try #require(
      arranged(carousel(sets: 2), on: .fixed(100, 100)).notices
        == problems.map { Notice(.layout(.own($0.problem), section: 0)) })
  }

  @Test(arguments: [1, 4])
  func `a plain carousel and one of enough sets are not noticed`(sets: Int) throws {
    try #require(arranged(carousel(sets: sets), on: .fixed(100, 100)).notices == [])
  }

  /// The commands of cells 7, 8 and 9 in a viewport of 300 points, which cuts the last one.
  private func drawn(_ transform: Carousel.Transform) throws -> String {
    let view = carousel(transform: transform, offset: point(760))
    return try commands(view, on: .fixed(300, 100))
  }

  @Test func `scale draws the cells beside the middle one smaller about their middles`() throws {
    // Cell 7 is at 770 − 760 = 10, its middle 60; the next ones' are 110 on. The middle cell's
    // distance is (170 − 150) / 110 = 2/11, which takes 0.15 × 2/11 = 0.027 of its size, 2.727
    // points; the first one's 90/110, 12.273 points; the third one's 130/110, over 1, 15 points.
    try #require(
      drawn(.scale) == """
        group cell 0.7
          fill rect 16.136,6.136 87.727×87.727 #FF3B30
        group cell 0.8
          fill rect 121.364,1.364 97.273×97.273 #FF3B30
        group cell 0.9
          fill rect 237.5,7.5 62.5×85 #FF3B30
        """)
  }

  @Test func `fade draws the cells beside the middle one less opaque`() throws {
    // 1 − 0.6 × 90/110, 1 − 0.6 × 20/110, and 1 − 0.6 from one item on.
    try #require(
      drawn(.fade) == """
        group cell 0.7 opacity 0.509
          fill rect 10,0 100×100 #FF3B30
        group cell 0.8 opacity 0.891
          fill rect 120,0 100×100 #FF3B30
        group cell 0.9 opacity 0.4
          fill rect 230,0 70×100 #FF3B30
        """)
  }

  @Test func `cover flow draws the cells beside the middle one narrower`() throws {
    // The width loses half of 90/110, 20/110 and 1, the height a tenth of it.
    try #require(
      drawn(.coverFlow) == """
        group cell 0.7
          fill rect 30.455,4.091 59.091×91.818 #FF3B30
        group cell 0.8
          fill rect 124.545,0.909 90.909×98.182 #FF3B30
        group cell 0.9
          fill rect 255,5 45×90 #FF3B30
        """)
  }
}
