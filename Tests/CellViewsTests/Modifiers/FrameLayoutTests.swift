import CellViews
import LayoutGeometry
import Testing

struct FrameLayoutTests {
  /// The size of a frame that is offered 100 × 40, around a view of 30 × 10.
  private func size(of frame: FlexibleFrame, around view: ViewNode = box(30, 10)) throws -> String {
    try places(view.with(.flexibleFrame(frame)).id("f"), on: .fixed(100, 40))
  }

  @Test func `a fixed frame has its lengths and offers them to its view`() throws {
    let view = filler.id("a").with(.frame(FixedFrame(width: 30, height: 20))).id("b")
    try #require(places(view, on: .fixed(100, 40)) == "a 35,10 30×20\nb 35,10 30×20")
  }

  @Test func `a fixed frame without a length passes the proposal on`() throws {
    let view = filler.id("a").with(.frame(FixedFrame(width: 30)))
    try #require(places(view, on: .fixed(100, 40)) == "a 35,0 30×40")
  }

  @Test(arguments: [
    (Alignment.topLeading, "a 0,0 10×10"), (.top, "a 45,0 10×10"), (.topTrailing, "a 90,0 10×10"),
    (.leading, "a 0,15 10×10"), (.center, "a 45,15 10×10"), (.trailing, "a 90,15 10×10"),
    (.bottomLeading, "a 0,30 10×10"), (.bottom, "a 45,30 10×10"),
    (.bottomTrailing, "a 90,30 10×10"),
  ])
  func `a view is in its frame where the alignment has it`(
    _ alignment: Alignment, expected: String
  ) throws {
    let view = box(10, 10, id: "a")
      .with(.frame(FixedFrame(width: 100, height: 40, alignment: alignment)))
    try #require(places(view, on: .fixed(100, 40)) == expected)
  }

  @Test func `right to left, leading is the right side of a frame`() throws {
    let view = box(10, 10, id: "a")
      .with(.frame(FixedFrame(width: 100, height: 40, alignment: .topLeading)))
    try #require(places(view, on: .fixed(100, 40, .rightToLeft)) == "a 90,0 10×10")
  }

  @Test func `a view larger than its frame sticks out on both sides`() throws {
    let view = box(30, 10, id: "a").with(.frame(FixedFrame(width: 10, height: 10)))
    // (10 − 30) / 2 = −10 from the frame, which is at 45.
    try #require(places(view, on: .fixed(100, 10)) == "a 35,0 30×10")
  }

  @Test func `with a minimum and a maximum the proposal is clamped to them`() throws {
    try #require(size(of: FlexibleFrame(minWidth: 20, maxWidth: 60)) == "f 20,15 60×10")
    try #require(size(of: FlexibleFrame(minWidth: 120, maxWidth: 140)) == "f -10,15 120×10")
    try #require(size(of: FlexibleFrame(minWidth: 20, maxWidth: .infinity)) == "f 0,15 100×10")
  }

  @Test func `with a maximum alone, the view's own length is the least`() throws {
    // min(max(100, 30), 60) = 60
    try #require(size(of: FlexibleFrame(maxWidth: 60)) == "f 20,15 60×10")
    // min(max(100, 120), 110) = 110
    try #require(size(of: FlexibleFrame(maxWidth: 110), around: box(120, 10)) == "f -5,15 110×10")
  }

  @Test func `with a minimum alone, the view's own length is the greatest`() throws {
    // max(min(100, 30), 20) = 30
    try #require(size(of: FlexibleFrame(minWidth: 20)) == "f 35,15 30×10")
    // max(min(100, 30), 50) = 50
    try #require(size(of: FlexibleFrame(minWidth: 50)) == "f 25,15 50×10")
  }

  @Test func `where nothing is proposed, the ideal counts, else the view's own length`() throws {
    let fixed = NodeModifier.fixedSize(horizontal: true, vertical: true)
    let ideal = filler.with(.flexibleFrame(FlexibleFrame(idealWidth: 40, idealHeight: 30)))
    try #require(places(ideal.with(fixed).id("f"), on: .fixed(100, 40)) == "f 30,5 40×30")
    let endless = box(30, 10).with(.flexibleFrame(FlexibleFrame(maxWidth: .infinity)))
    try #require(places(endless.with(fixed).id("f"), on: .fixed(100, 40)) == "f 35,15 30×10")
  }

  @Test func `an infinite minimum is an error and no trap`() throws {
    #expect(throws: ViewError.infiniteSize()) {
      try size(of: FlexibleFrame(minWidth: .infinity))
    }
    let stack = hstack(box(10, 10), filler.with(.flexibleFrame(FlexibleFrame(minWidth: .infinity))))
    #expect(throws: ViewError.infiniteSize()) { try arranged(stack, on: .fixed(100, 40)) }
    let marked = stack.with(.mark(ViewMark(3)))
    #expect(throws: ViewError.infiniteSize(at: ViewMark(3))) {
      try arranged(marked, on: .fixed(100, 40))
    }
  }
}
