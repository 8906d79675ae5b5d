import CellViews
import LayoutGeometry
import Testing

struct ModifierLayoutTests {
  @Test func `padding is outside of its view and is taken from the proposal`() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let view = filler.id("a").with(.padding(insets)).id("b")
    // 100 − 2 − 4 = 94 and 40 − 1 − 3 = 36.
    try #require(places(view, on: .fixed(100, 40)) == "a 2,1 94×36\nb 0,0 100×40")
  }

  @Test func `right to left, the leading padding is at the right`() throws {
    let view = filler.id("a").with(.padding(EdgeInsets(leading: 10)))
    try #require(places(view, on: .fixed(100, 40, .rightToLeft)) == "a 0,0 90×40")
  }

  @Test func `padding larger than the proposal leaves its view nothing`() throws {
    let view = filler.id("a").with(.padding(EdgeInsets(30))).id("b")
    // 100 − 60 = 40 wide and no height, so 60 high with the padding, centred on 40.
    try #require(places(view, on: .fixed(100, 40)) == "a 30,20 40×0\nb 0,-10 100×60")
  }

  @Test func `an offset moves the view and not its place in the layout`() throws {
    let view = hstack(
      spacing: 0, box(10, 10, id: "a").with(.offset(Point(x: 3, y: 4))), box(10, 10, id: "b"))
    try #require(places(view, on: .fixed(20, 10)) == "a 3,4 10×10\nb 10,0 10×10")
  }

  @Test func `right to left, an offset goes to the left`() throws {
    let view = box(10, 10, id: "a").with(.offset(Point(x: 3, y: 4)))
    try #require(places(view, on: .fixed(10, 10, .rightToLeft)) == "a -3,4 10×10")
  }

  @Test(arguments: [
    // The largest of ratio 2 in 100 × 40 is 80 × 40; the smallest around it 100 × 50.
    (2.0, ContentMode.fit, "a 10,0 80×40"), (2.0, .fill, "a 0,-5 100×50"),
    // Of ratio 4: 100 × 25 and 160 × 40.
    (4.0, .fit, "a 0,7.5 100×25"), (4.0, .fill, "a -30,0 160×40"),
  ])
  func `a ratio fits into the proposal or fills it`(
    _ ratio: Double, mode: ContentMode, expected: String
  ) throws {
    let view = filler.id("a").with(.aspectRatio(ratio, mode))
    try #require(places(view, on: .fixed(100, 40)) == expected)
  }

  @Test func `a ratio decides the length that nobody proposes`() throws {
    let view = filler.id("a").with(.aspectRatio(4, .fit))
    try #require(places(view, on: PreviewCanvas(width: 100)) == "a 0,0 100×25")
  }

  @Test func `without a ratio the one of the ideal size is kept`() throws {
    let ideal = FlexibleFrame(minWidth: 0, idealWidth: 20, maxWidth: .infinity, idealHeight: 10)
    let view = filler.with(.flexibleFrame(ideal)).with(.aspectRatio(nil, .fit)).id("a")
    try #require(places(view, on: .fixed(100, 40)) == "a 10,0 80×40")
  }

  @Test func `a fixed size is the ideal one`() throws {
    let view = filler.with(.fixedSize(horizontal: true, vertical: false)).id("a")
    try #require(places(view, on: .fixed(100, 40)) == "a 45,0 10×40")
  }

  @Test(arguments: [true, false])
  func `a decoration is offered the size of what it decorates and does not change it`(
    _ isInFront: Bool
  ) throws {
    let decorated = box(40, 20, id: "a")
    let small = box(10, 10, id: "c")
    let view =
      isInFront
      ? decorated.with(.overlay(filler.id("b"), .center)).with(.overlay(small, .bottomTrailing))
      : decorated.with(.background(filler.id("b"), .center))
        .with(.background(small, .bottomTrailing))
    try #require(
      places(view.id("d"), on: .fixed(100, 40)) == """
        a 30,10 40×20
        b 30,10 40×20
        c 60,20 10×10
        d 30,10 40×20
        """)
  }

  @Test func `a divider is a thin line across its stack and a horizontal one outside`() throws {
    // A third of a point: a device pixel at @3x.
    let rows = vstack(spacing: 0, box(10, 10), ViewNode.divider.id("a"))
    try #require(places(rows, on: PreviewCanvas(width: 30)) == "a 0,10 30×0.333")
    let columns = hstack(spacing: 0, box(10, 10), ViewNode.divider.id("a"))
    try #require(places(columns, on: PreviewCanvas(width: 30)) == "a 19.833,0 0.333×10")
    // (20 − ⅓) / 2 = 9.833
    try #require(places(ViewNode.divider.id("a"), on: .fixed(30, 20)) == "a 0,9.833 30×0.333")
  }

  @Test func `outside of a stack a spacer grows along both axes`() throws {
    try #require(
      places(ViewNode.spacer(minLength: nil).id("a"), on: .fixed(30, 20)) == "a 0,0 30×20")
    try #require(
      places(ViewNode.spacer(minLength: nil).id("a"), on: PreviewCanvas(width: 4)) == "a -2,0 8×8")
  }

  @Test func `layers are offered the same space and share their guides`() throws {
    let view = zstack(alignment: .bottomLeading, box(40, 20, id: "a"), box(10, 30, id: "b"))
    try #require(
      places(view.id("z"), on: .fixed(40, 30)) == """
        a 0,10 40×20
        b 0,0 10×30
        z 0,0 40×30
        """)
  }

  @Test func `a colour fills layers that are as large as something else`() throws {
    // Without a height the colour's ideal is 10, and the box's 30 is the layers'.
    let view = zstack(alignment: .center, filler.id("a"), box(20, 30))
    try #require(places(view, on: PreviewCanvas(width: 40)) == "a 0,0 40×30")
  }

  @Test func `layers are as large as those of the highest priority`() throws {
    let view = zstack(
      alignment: .topLeading, box(10, 10, id: "a").with(.layoutPriority(1)), box(30, 20, id: "b"))
    try #require(
      places(view.id("z"), on: .fixed(10, 10)) == """
        a 0,0 10×10
        b 0,0 30×20
        z 0,0 10×10
        """)
    // A spacer's priority is the least of all: it does not make the layers grow.
    let spaced = zstack(alignment: .center, .spacer(minLength: nil), box(10, 10)).id("z")
    try #require(places(spaced, on: .fixed(40, 40)) == "z 15,15 10×10")
  }

  // OpenSwiftUI's `Circle.sizeThatFits`: a missing length is one of 10 points, as of all shapes.
  @Test func `a circle takes the square that fits`() throws {
    let circle = ViewNode.shape(ShapeNode(.circle)).id("a")
    try #require(places(circle, on: .fixed(100, 40)) == "a 30,0 40×40")
    try #require(places(circle, on: PreviewCanvas(width: 100)) == "a 45,0 10×10")
  }
}
