import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct LoadMoreTests {
  /// Twenty rows of 10 in a viewport of 50, scrolled, with a threshold of 100.
  private func list(
    _ layout: any CollectionLayout, offset: CollectionNode.ContentOffset, threshold: Double? = 100
  ) -> ViewNode {
    .collection(
      CollectionNode(
        layout: layout,
        sections: [
          SectionNode(
            layout: LayoutSection(itemCount: 20, itemHeight: .constant(10)),
            cell: { _ in .color(.red) })
        ], contentOffset: offset, loadMoreThreshold: threshold))
  }

  private func loadsMore(_ view: ViewNode, on canvas: PreviewCanvas = .fixed(50, 50)) throws
    -> [Bool?]
  {
    try arranged(view, on: canvas).collections.map(\.loadsMore)
  }

  // 200 − 50 − 100 = 50: the fourth article loads beyond that, and not at it.
  @Test(arguments: [(0.0, false), (50, false), (50.5, true), (150, true)])
  func `the next page is loaded when less than the threshold is left`(y: Double, loads: Bool) throws
  {
    let view = list(Grid(columns: 1), offset: .point(Point(x: 0, y: y)))
    try #require(loadsMore(view) == [loads])
  }

  @Test func `a collection without a threshold has no pages`() throws {
    try #require(loadsMore(list(Grid(columns: 1), offset: .rest, threshold: nil)) == [nil])
  }

  // From right to left a row begins at the right: at x = 150 nothing has been scrolled.
  @Test(arguments: [(150.0, false), (99.5, true), (0, true)])
  func `a row from right to left ends at the left`(x: Double, loads: Bool) throws {
    let carousel = Carousel(itemSize: Size(width: 10, height: 10), minimumLineSpacing: 0)
    let view = list(carousel, offset: .point(Point(x: x, y: 0)))
    var canvas = PreviewCanvas.fixed(50, 50)
    canvas.layoutDirection = .rightToLeft
    try #require(loadsMore(view, on: canvas) == [loads])
  }

  /// Ten rows of 10, with a threshold of 20 and a footer of 6 while the next page is loading.
  private func rows(offset: CollectionNode.ContentOffset = .rest) -> ViewNode {
    let section = SectionNode(
      layout: LayoutSection(itemCount: 10, itemHeight: .constant(10))
    ) { _ in filler }
    return .collection(
      CollectionNode(
        layout: Grid(columns: 1), sections: [section], contentOffset: offset,
        loadMoreThreshold: 20,
        loadingFooter: .color(.blue).with(.frame(FixedFrame(height: 6)))))
  }

  @Test func `the footer is after the content, and does not take back its cause`() throws {
    // 100 − 40 − 20 = 40 is passed; with the footer it would be 46, and not be.
    let view = rows(offset: .point(Point(x: 0, y: 41)))
    let collection = try #require(try arranged(view, on: .fixed(30, 40)).collections.first)
    expect(collection.loadsMore, equals: true)
    expect(collection.arrangement.contentSize, equals: Size(width: 30, height: 106))
    expect(
      collection.arrangement.element(.footer, at: ItemIndex(section: 0, item: 0))?.frame,
      equals: Rect(x: 0, y: 100, width: 30, height: 6))
  }

  @Test func `before the next page is loaded there is no such footer`() throws {
    let collections = try arranged(rows(), on: .fixed(30, 40)).collections
    expect(collections.map(\.arrangement.contentSize), equals: [Size(width: 30, height: 100)])
  }

  @Test func `an offset at the last item shows the footer under it`() throws {
    // The content ends at 106, and so does the viewport of 40: the footer stands from 34 to 40.
    let view = rows(offset: .item(ItemIndex(section: 0, item: 9)))
    try #require(
      commands(view, on: .fixed(30, 40)).hasSuffix(
        """
        group footer 0.0
          fill rect 0,34 30×6 #007AFF
        """))
  }

  @Test func `a collection as high as its content has room for the footer`() throws {
    try #require(places(rows().id("a"), on: PreviewCanvas(width: 30)) == "a 0,0 30×106")
  }
}
