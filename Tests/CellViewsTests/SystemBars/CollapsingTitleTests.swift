import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// Large titles over lists of 20 rows of 50 points, below a device's bar of 20.
struct CollapsingTitleTests {
  private let canvas = PreviewCanvas(
    width: 390, height: .points(600), safeArea: EdgeInsets(top: 20))

  private func screen(
    _ bar: NavigationBarNode = NavigationBarNode("Inbox", displayMode: .large),
    scrolled offset: Double
  ) -> ViewNode {
    grid(items: 20, height: 50, offset: .point(Point(x: 0, y: offset)))
      .with(.safeAreaInset(.top, spacing: 0, bar.view))
  }

  /// The sizes of the titles that are drawn.
  private func titles(_ view: ViewNode) throws -> [Double] {
    try labels(of: view, on: canvas).filter { $0.text == "Inbox" }.map(\.size)
  }

  // The title row is 52 points high: it is away once more than half of it has scrolled.
  @Test(arguments: [(0.0, 34.0), (20, 34), (26, 34), (27, 17), (200, 17)])
  func `a large title is in the bar once most of it has scrolled away`(
    offset: Double, size: Double
  ) throws {
    try #require(titles(screen(scrolled: offset)) == [size])
  }

  @Test func `the content stays where it has scrolled to`() throws {
    // 20 + 96 at rest, 80 less when it has scrolled.
    let rest = try #require(arranged(screen(scrolled: 0), on: canvas).collections.first)
    let scrolled = try #require(arranged(screen(scrolled: 80), on: canvas).collections.first)
    expect(rest.frame, equals: scrolled.frame)
    expect(scrolled.frame.minY, equals: 116)
    expect(scrolled.contentOffset.y, equals: 80)
  }

  @Test func `a bar that is asked for one look keeps it`() throws {
    var bar = NavigationBarNode("Inbox", displayMode: .large)
    bar.isScrolled = false
    try #require(titles(screen(bar, scrolled: 200)) == [34])
    bar.isScrolled = true
    try #require(titles(screen(bar, scrolled: 0)) == [17])
  }

  @Test func `a scroll view collapses a title as a collection does`() throws {
    func view(_ offset: Double) -> ViewNode {
      var content = ScrollContent.vertical
      content.place = .point(x: nil, y: offset)
      return filler.with(.frame(FixedFrame(height: 2000))).with(.scroll(content))
        .with(
          .safeAreaInset(
            .top, spacing: 0, NavigationBarNode("Inbox", displayMode: .large).view))
    }
    try #require(titles(view(0)) == [34])
    try #require(titles(view(60)) == [17])
  }

  // A list of cards begins 35 under what is above it, and at once under a large title (`list-large` in `docs/truth.md`). On a
  // canvas without a safe area bars of 44 and 96 are over it, and the row of 44 has its point 21.5 under its edge.
  @Test(arguments: [
    (NavigationBarNode.DisplayMode.large, false, "row 40,117.5 1×1"),
    (.large, true, "row 40,117.5 1×1"), (.inline, false, "row 40,100.5 1×1"),
    (.inline, true, "row 40,100.5 1×1"),
  ])
  func `a list begins at once under a large title`(
    mode: NavigationBarNode.DisplayMode, isInset: Bool, place: String
  ) throws {
    let bar = NavigationBarNode("Inbox", displayMode: mode).view
    let list = ViewNode.collection(
      CollectionNode(
        layout: List(appearance: .insetGrouped),
        sections: [
          SectionNode(layout: LayoutSection(itemCount: 1)) { _ in box(1, 1, id: "row") }
        ]))
    let view =
      isInset ? list.with(.safeAreaInset(.top, spacing: 0, bar)) : vstack(spacing: 0, bar, list)
    expect(try places(view, on: .fixed(390, 600)), equals: place)
    // One that is not the first thing under it keeps its distance: 44 or 96, 10, 35 and 21.5.
    let later = vstack(spacing: 0, bar, filler.with(.frame(FixedFrame(height: 10))), list)
    expect(
      try places(later, on: .fixed(390, 600)),
      equals: mode == .large ? "row 40,162.5 1×1" : "row 40,110.5 1×1")
    // What is presented is not under the bar: 35 and 21.5 below the sheet's upper edge at 600 − 200.
    let presenting = vstack(
      spacing: 0, bar, filler.with(SheetNode(list, detent: .height(200)).modifier))
    expect(try places(presenting, on: .fixed(390, 600)), equals: "row 40,456.5 1×1")
  }

  @Test func `a bar above a list, and not over it, stays as it is`() throws {
    let list = grid(items: 20, height: 50, offset: .point(Point(x: 0, y: 200)))
    let view = vstack(
      spacing: 0, NavigationBarNode("Inbox", displayMode: .large).view, list)
    try #require(titles(view) == [34])
  }
}
