import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// Taps under other views, on a canvas of 40 × 40.
struct CoveredTapTests {
  private let whole = filler.showing("below")

  private func found(_ view: ViewNode) throws -> [String] {
    try actions(view, on: .fixed(40, 40))
  }

  private func placed(_ view: ViewNode, _ alignment: Alignment) -> ViewNode {
    view.with(
      .flexibleFrame(
        FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)))
  }

  @Test func `a fill over all of a view keeps taps from it`() throws {
    try #require(found(zstack(whole, filler)) == [])
    try #require(found(whole.with(.overlay(filler, .center))) == [])
    try #require(found(zstack(filler, whole)) == ["0,0 40×40 show below"])
    try #require(found(whole.with(.background(filler, .center))) == ["0,0 40×40 show below"])
  }

  @Test func `a fill over one side leaves the rest`() throws {
    // 10 of 40 at the top, and 15 at the left of what is left.
    try #require(
      found(zstack(whole, placed(box(40, 10), .top))) == ["0,10 40×30 show below"])
    try #require(
      found(zstack(whole, placed(box(40, 10), .top), placed(box(15, 40), .leading))) == [
        "15,10 25×30 show below"
      ])
  }

  @Test func `a fill in the middle is above the view`() throws {
    try #require(
      found(zstack(whole, box(10, 20))) == ["0,0 40×40 show below", "15,10 10×20 cover"])
  }

  @Test func `a fill in a tap's view does what that does`() throws {
    // The inner view fills the outer one, and the box lies over the inner one alone.
    let view = zstack(filler.showing("inner"), box(10, 20)).showing("outer")
    try #require(
      found(view) == [
        "0,0 40×40 show outer", "0,0 40×40 show inner", "15,10 10×20 cover that does show outer",
      ])
    // Where nothing is left of the inner one, the outer one is seen.
    try #require(
      found(zstack(filler.showing("inner"), filler).showing("outer")) == ["0,0 40×40 show outer"])
    // Below another fill, none of it is left.
    try #require(found(zstack(view, filler)) == [])
  }

  @Test func `a fill in another tap's view is that one's`() throws {
    let above = zstack(box(10, 20), box(4, 4)).showing("above")
    try #require(
      found(zstack(whole, above)) == ["0,0 40×40 show below", "15,10 10×20 show above"])
  }

  @Test(arguments: [
    ("a clear colour", ViewNode.color(.clear)),
    ("a frame around nothing", ViewNode.spacer(minLength: nil)),
    ("a line", .shape(ShapeNode(.rectangle, stroke: .init(.color(.red))))),
    ("a hidden fill", filler.with(.opacity(0))),
    ("an empty text", .text(TextNode(""))),
    ("a text of no colour", .text(TextNode("A")).with(.environment(.foregroundColor(.clear)))),
  ])
  func `what shows nothing lets taps through`(_ name: String, view: ViewNode) throws {
    try #require(found(zstack(whole, placed(view, .center))) == ["0,0 40×40 show below"])
  }

  @Test func `a border and a shadow let taps through`() throws {
    let view = whole.with(.border(.red, width: 2))
    try #require(found(view) == ["0,0 40×40 show below"])
  }

  @Test func `a text keeps taps from what is below it`() throws {
    let found = try arranged(
      zstack(whole, .text(TextNode("A"))), on: .fixed(40, 40)
    ).actions
    expect(found.map(\.kind), equals: [.tap(.show(preview: "below", item: nil)), .cover(nil)])
    // In the middle, as the text is.
    expect(found.last?.frame.midX, equals: 20)
    expect(found.last?.frame.midY, equals: 20)
  }

  @Test func `a toggle that is not bound keeps taps from what is below it`() throws {
    // The track and the knob of a switch that is 31 high leave 4.5 above and below.
    let found = try found(zstack(whole, ToggleNode(isOn: true).view))
    expect(found.first, equals: "0,0 40×40 show below")
    expect(found.dropFirst().filter { !$0.hasSuffix(" cover") }, equals: [])
    #expect(found.count > 1)
  }

  @Test func `what a clip cuts off covers nothing`() throws {
    // The clip leaves 10 × 40 of the fill's 40 × 40, in the middle.
    let view = filler.with(.frame(FixedFrame(width: 40, height: 40)))
      .with(.frame(FixedFrame(width: 10, height: 40))).with(.clipShape(.rectangle))
    try #require(
      found(zstack(whole, view)) == ["0,0 40×40 show below", "15,0 10×40 cover"])
  }

  @Test func `cells cover what is below their collection, and not one another`() throws {
    let view = zstack(
      whole,
      grid(items: 2, height: 10) { context in filler.showing("\(context.index.item)") })
    // The tap of the last cell is above the one of the screen, which the cells leave 20 points.
    try #require(
      found(view) == ["0,0 40×40 show below", "0,0 40×10 show 0", "0,10 40×10 show 1"])
  }

  @Test func `a fill that covers many taps leaves none of them`() throws {
    let taps = grid(columns: 4, items: 400, height: 1) { context in
      filler.showing("\(context.index.item)")
    }
    // 100 rows of 1, of which 40 are seen; the fill hides the first 30.
    let left = try found(zstack(taps, placed(box(40, 30), .top)))
    expect(left.count, equals: 40)
    expect(left.first, equals: "0,30 10×1 show 120")
    expect(left.last, equals: "30,39 10×1 show 159")
  }
}
