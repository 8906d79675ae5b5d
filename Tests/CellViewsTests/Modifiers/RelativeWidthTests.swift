import CellViews
import LayoutGeometry
import Testing

struct RelativeWidthTests {
  private func part(_ fraction: Double, plus: Double = 0) -> ViewNode {
    filler.with(.relativeWidth(RelativeWidth(fraction: fraction, plus: plus))).id("part")
  }

  @Test func `a view is a part of the width that it is offered`() throws {
    // 0.25 × 200 + 10 = 60, in the middle of 200.
    try #require(
      places(part(0.25, plus: 10), on: .fixed(200, 20)) == "part 70,0 60×20")
  }

  @Test func `a width is never negative`() throws {
    try #require(places(part(0.25, plus: -100), on: .fixed(200, 20)) == "part 100,0 0×20")
  }

  @Test func `a part of an endless width is not a width`() throws {
    // A stack asks for the maximum with an endless offer.
    try #require(
      places(hstack(part(0, plus: 5), filler), on: .fixed(200, 20)) == "part 0,0 5×20")
  }

  @Test func `a view keeps its own width where none is offered`() throws {
    let view = box(30, 10).with(.relativeWidth(RelativeWidth(fraction: 0.5))).id("part")
    try #require(
      places(
        view.with(.fixedSize(horizontal: true, vertical: true)), on: .fixed(200, 10))
        == "part 85,0 30×10")
  }

  @Test func `a wider view is aligned in its frame`() throws {
    let view = box(30, 10, id: "box")
      .with(.relativeWidth(RelativeWidth(fraction: 0.5, alignment: .trailing)))
    // The part reaches from 50 to 150; the box ends there.
    try #require(places(view, on: .fixed(200, 10)) == "box 120,0 30×10")
  }
}
