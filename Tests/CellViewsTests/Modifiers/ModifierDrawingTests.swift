import CellViews
import LayoutGeometry
import Testing

struct ModifierDrawingTests {
  private let black = ViewNode.color(.black)

  @Test func `modifiers apply in the order written`() throws {
    let inner = box(10, 10).with(.padding(EdgeInsets(5))).with(.background(black, .center))
    let outer = box(10, 10).with(.background(black, .center)).with(.padding(EdgeInsets(5)))
    try #require(
      commands(inner, on: .fixed(20, 20)) == """
        fill rect 0,0 20×20 #000000
        fill rect 5,5 10×10 #FF3B30
        """)
    try #require(
      commands(outer, on: .fixed(20, 20)) == """
        fill rect 5,5 10×10 #000000
        fill rect 5,5 10×10 #FF3B30
        """)
  }

  @Test func `an overlay is drawn after its view`() throws {
    try #require(
      commands(filler.with(.overlay(black, .center)), on: .fixed(20, 20)) == """
        fill rect 0,0 20×20 #FF3B30
        fill rect 0,0 20×20 #000000
        """)
  }

  @Test func `a border is inside the edges`() throws {
    // The middle of a line of 4 is 2 from each edge.
    try #require(
      commands(filler.with(.border(.black, width: 4)), on: .fixed(20, 10)) == """
        fill rect 0,0 20×10 #FF3B30
        stroke rect 2,2 16×6 width 4 #000000
        """)
  }

  @Test func `a border as thick as its view leaves no inside`() throws {
    try #require(
      commands(filler.with(.border(.black, width: 10)), on: .fixed(20, 10)) == """
        fill rect 0,0 20×10 #FF3B30
        fill rect 0,0 20×10 #000000
        """)
  }

  @Test func `a shadow and an opacity hold what they apply to together`() throws {
    let view = filler.with(.shadow(ShadowStyle(color: .black.opacity(0.5), radius: 3, x: 1, y: 2)))
      .with(.opacity(0.5))
    let list = try commands(view, on: .fixed(20, 20))
    #expect(
      list == """
        group opacity 0.5
          group shadow 3 offset 1,2 #00000080
            fill rect 0,0 20×20 #FF3B30
        """)
  }

  @Test func `an opacity of one changes nothing, one of zero leaves nothing`() throws {
    try #require(
      commands(filler.with(.opacity(1)), on: .fixed(2, 2)) == "fill rect 0,0 2×2 #FF3B30")
    try #require(commands(filler.with(.opacity(0)), on: .fixed(2, 2)) == "")
  }

  @Test func `a clip cuts what is outside`() throws {
    // Half of the box lies in the circle: no shape of its own, so that the clip remains.
    let view = filler.with(.offset(Point(x: 10, y: 0))).with(.clipShape(.circle))
    try #require(
      commands(view, on: .fixed(20, 20)) == """
        group clip ellipse 0,0 20×20
          fill rect 10,0 20×20 #FF3B30
        """)
  }

  @Test func `a view with a name is a group of that name`() throws {
    let view = filler.id("grid").with(.accessibilityLabel("Ten cells"))
    try #require(
      commands(view, on: .fixed(2, 2)) == """
        group label "Ten cells"
          group id "grid"
            fill rect 0,0 2×2 #FF3B30
        """)
  }

  @Test func `surroundings reach a background only from modifiers after it`() throws {
    let shape = ViewNode.shape(ShapeNode(.rectangle))
    let red = NodeModifier.environment(.foregroundColor(.red))
    try #require(
      commands(
        box(2, 2).with(.background(shape, .center)).with(red), on: .fixed(2, 2)
      ).split(separator: "\n").first == "fill rect 0,0 2×2 #FF3B30")
    try #require(
      commands(
        box(2, 2).with(red).with(.background(shape, .center)), on: .fixed(2, 2)
      ).split(separator: "\n").first == "fill rect 0,0 2×2 #000000")
  }
}
