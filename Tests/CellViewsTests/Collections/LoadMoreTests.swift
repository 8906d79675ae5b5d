import CellViews
import CollectionLayouts
import LayoutGeometry
import Testing

struct LoadMoreTests {
  /// Twenty rows of 10 in a viewport of 50, scrolled, with a threshold of 100.
  private func list(
    _ layout: any CollectionLayout, offset: Collection.ContentOffset, threshold: Double? = 100
  ) -> View {
    .collection(
      Collection(
        layout: layout,
        sections: [
          CollectionSection(
            layout: LayoutSection(itemCount: 20, itemHeight: .constant(10)),
            cell: { _ in .color(.red) })
        ], contentOffset: offset, loadMoreThreshold: threshold))
  }

  private func loadsMore(_ view: View, on canvas: Canvas = .fixed(50, 50)) throws -> [Bool?] {
    try arranged(view, on: canvas).collections.map(\.loadsMore)
  }

  // 200 − 50 − 100 = 50: the fourth article loads beyond that, and not at it.
  @Test(arguments: [(0.0, false), (50, false), (50.5, true), (150, true)])
  func `the next page is loaded when less than the threshold is left`(y: Double, loads: Bool) throws
  {
    let view = list(Grid(columns: 1), offset: .point(Point(x: 0, y: y)))
    #expect(try loadsMore(view) == [loads])
  }

  @Test func `a collection without a threshold has no pages`() throws {
    #expect(try loadsMore(list(Grid(columns: 1), offset: .rest, threshold: nil)) == [nil])
  }

  // From right to left a row begins at the right: at x = 150 nothing has been scrolled.
  @Test(arguments: [(150.0, false), (99.5, true), (0, true)])
  func `a row from right to left ends at the left`(x: Double, loads: Bool) throws {
    let carousel = Carousel(itemSize: Size(width: 10, height: 10), minimumLineSpacing: 0)
    let view = list(carousel, offset: .point(Point(x: x, y: 0)))
    var canvas = Canvas.fixed(50, 50)
    canvas.layoutDirection = .rightToLeft
    #expect(try loadsMore(view, on: canvas) == [loads])
  }
}
