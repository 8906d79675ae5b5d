import CellViews
import LayoutGeometry
import TestSupport
import Testing

struct SafeAreaTests {
  /// A screen of 100 × 200 with bars of 20 at the top and 10 at the bottom.
  private func screen(_ direction: LayoutDirection = .leftToRight) -> PreviewCanvas {
    PreviewCanvas(
      width: 100, height: .points(200), safeArea: EdgeInsets(top: 20, bottom: 10),
      layoutDirection: direction)
  }

  /// The rectangles that are filled, without the canvas's background.
  private func fills(_ view: ViewNode, on canvas: PreviewCanvas? = nil) throws -> String {
    try commands(view, on: canvas ?? screen())
  }

  private let red = ViewNode.color(.red)

  @Test func `a view stays within the safe area`() throws {
    try #require(fills(red) == "fill rect 0,20 100×170 #FF3B30")
  }

  @Test func `a view that ignores the safe area fills the screen`() throws {
    try #require(fills(red.with(.ignoresSafeArea())) == "fill rect 0,0 100×200 #FF3B30")
    try #require(fills(red.with(.ignoresSafeArea(.top))) == "fill rect 0,0 100×190 #FF3B30")
    try #require(fills(red.with(.ignoresSafeArea(.bottom))) == "fill rect 0,20 100×180 #FF3B30")
  }

  @Test func `a view that is not at an edge has nothing to ignore`() throws {
    let view = red.with(.ignoresSafeArea()).with(.padding(EdgeInsets(1)))
    try #require(fills(view) == "fill rect 1,21 98×168 #FF3B30")
  }

  @Test func `views beside one that ignores the safe area stay where they are`() throws {
    let view = vstack(
      spacing: 0, red.with(.ignoresSafeArea(.top)).with(.frame(FixedFrame(height: 50))),
      ViewNode.color(.blue))
    // 20 + 50 = 70, 190 − 70 = 120.
    try #require(
      fills(view) == """
        fill rect 0,0 100×70 #FF3B30
        fill rect 0,70 100×120 #007AFF
        """)
  }

  @Test func `on its side a device has safe areas at both ends`() throws {
    let canvas = PreviewCanvas(
      width: 200, height: .points(100), safeArea: EdgeInsets(leading: 20, bottom: 5, trailing: 10),
      layoutDirection: .rightToLeft)
    // From right to left the leading edge is the right one.
    try #require(
      fills(red.with(.ignoresSafeArea(.leading)), on: canvas)
        == "fill rect 10,0 190×95 #FF3B30")
  }

  @Test func `a view's background colour goes under the bars that the view is at`() throws {
    let view = vstack(
      spacing: 0,
      box(100, 30).with(.opacity(0)).with(.background(red.reachingUnderBars(), .center)),
      .spacer(minLength: nil))
    try #require(fills(view) == "fill rect 0,0 100×50 #FF3B30")
    let below = vstack(
      spacing: 0, .spacer(minLength: nil),
      box(100, 30).with(.opacity(0)).with(.background(red.reachingUnderBars(.top), .center)))
    try #require(fills(below) == "fill rect 0,160 100×30 #FF3B30")
  }

  @Test func `any other background is as large as its view`() throws {
    let disc = ViewNode.shape(ShapeNode(.rectangle, fill: .color(.red)))
    let view = ViewNode.color(.clear).with(.background(disc.reachingUnderBars(), .center))
    try #require(fills(view) == "fill rect 0,20 100×170 #FF3B30")
  }

  @Test func `a bar takes its space, and its background goes under the device's bar`() throws {
    let bar = ViewNode.color(.clear).with(.frame(FixedFrame(height: 30)))
      .with(.background(ViewNode.color(.blue).reachingUnderBars(), .center))
    try #require(
      fills(red.with(.safeAreaInset(.top, spacing: 0, bar))) == """
        fill rect 0,50 100×140 #FF3B30
        fill rect 0,0 100×50 #007AFF
        """)
    // With a spacing of 4: 190 − 30 − 4 = 156, less the 20 at the top.
    try #require(
      fills(red.with(.safeAreaInset(.bottom, spacing: 4, bar))) == """
        fill rect 0,20 100×136 #FF3B30
        fill rect 0,160 100×40 #007AFF
        """)
  }

  @Test func `a view may go under a bar that is at its edge`() throws {
    let bar = ViewNode.color(.clear).with(.frame(FixedFrame(height: 30)))
    let view = red.with(.ignoresSafeArea()).with(.safeAreaInset(.bottom, spacing: 0, bar))
    try #require(fills(view) == "fill rect 0,0 100×200 #FF3B30")
    // A bar that is not at the screen's edge ends the view that it belongs to.
    let above = vstack(spacing: 0, view, box(100, 40).with(.opacity(0)))
    try #require(fills(above) == "fill rect 0,0 100×150 #FF3B30")
  }

  @Test func `bars at the sides are mirrored`() throws {
    let bar = ViewNode.color(.blue).with(.frame(FixedFrame(width: 30)))
    let view = red.with(.safeAreaInset(.leading, spacing: 0, bar))
    try #require(
      fills(view, on: screen(.rightToLeft)) == """
        fill rect 0,20 70×170 #FF3B30
        fill rect 70,20 30×170 #007AFF
        """)
  }

  @Test func `padding of the safe area is space that backgrounds reach under`() throws {
    let view = ViewNode.color(.clear).with(.background(red.reachingUnderBars(), .center))
      .with(.safeAreaPadding(EdgeInsets(top: 8, leading: 5)))
    try #require(fills(view) == "fill rect 0,0 100×200 #FF3B30")
    let plain = red.with(.safeAreaPadding(EdgeInsets(top: 8, leading: 5)))
    try #require(fills(plain) == "fill rect 5,28 95×162 #FF3B30")
  }

  /// A list of ten rows of 30 points.
  private func list(scrolled offset: Double? = nil) -> ViewNode {
    grid(items: 10, height: 30, offset: offset.map { .point(Point(x: 0, y: $0)) } ?? .rest)
  }

  @Test func `content scrolls under the bars and rests below them`() throws {
    let arrangement = try arranged(list(), on: screen())
    let collection = try #require(arrangement.collections.first)
    expect(collection.frame, equals: Rect(x: 0, y: 20, width: 100, height: 170))
    expect(collection.window, equals: Rect(x: 0, y: 0, width: 100, height: 200))
    // Rows at 20, 50 … 170 and 200: the sixth begins at 170 and goes to the lower edge.
    let rows = arrangement.screen.rows
    expect(rows.first, equals: Rect(x: 0, y: 20, width: 100, height: 30))
    expect(rows.last, equals: Rect(x: 0, y: 170, width: 100, height: 30))
    // 10 × 30 − 170 is as far as it goes.
    expect(collection.scrolling.last.y, equals: 130)
  }

  @Test func `scrolled content is seen under the bar at the top`() throws {
    let rows = try arranged(
      list(scrolled: 40), on: screen()
    ).screen.rows
    // The second row is at 20 − 40 + 30 = 10, under the bar of 20; the first ends at 10.
    expect(
      rows.prefix(2),
      equals: [
        Rect(x: 0, y: -20, width: 100, height: 30), Rect(x: 0, y: 10, width: 100, height: 30),
      ])
  }

  @Test func `a list that is not at an edge is cut at its own`() throws {
    let collection = try #require(
      arranged(list().with(.padding(EdgeInsets(1))), on: screen()).collections.first)
    expect(collection.window, equals: collection.frame)
  }

  @Test func `a scroll view shows its content under the bars`() throws {
    let column = vstack(spacing: 0, red.with(.frame(FixedFrame(height: 300))))
      .with(.scroll(.vertical))
    try #require(
      fills(column) == "fill rect 0,20 100×180 #FF3B30")
  }

  // OpenSwiftUI's `InsetViewLayout.secondaryProposal`, audited against SwiftUI 6.5.4.
  @Test func `a bar without a height gets what the view's least height leaves`() throws {
    let view = red.with(.flexibleFrame(FlexibleFrame(minHeight: 120)))
      .with(.safeAreaInset(.bottom, .color(.blue).id("bar")))
    let views = try arranged(view, on: .fixed(300, 200)).computed.views
    // 200 - 120 - 8.
    expect(views["bar"]?.frame, equals: Rect(x: 0, y: 128, width: 300, height: 72))
  }
}

extension ScreenPart {
  /// The places of the rows that are seen, from the top.
  fileprivate var rows: [Rect] {
    if case .element = role { return [frame] }
    return parts.flatMap(\.rows)
  }
}
