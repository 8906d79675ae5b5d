import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

struct ShapeDrawingTests {
  private func shape(
    _ outline: ShapeNode.Outline, fill: Color? = .black, stroke: ShapeNode.Stroke? = nil
  ) throws -> String {
    let view = ViewNode.shape(ShapeNode(outline, fill: fill.map { .color($0) }, stroke: stroke))
    return try commands(view, on: .fixed(40, 20))
  }

  @Test func `a colour fills its place`() throws {
    try #require(commands(.color(.black), on: .fixed(40, 20)) == "fill rect 0,0 40×20 #000000")
  }

  @Test func `outlines follow the view's place`() throws {
    try #require(shape(.rectangle) == "fill rect 0,0 40×20 #000000")
    try #require(
      shape(.roundedRectangle(cornerRadius: 4))
        == "fill rounded 0,0 40×20 radius 4 continuous #000000")
    try #require(
      shape(.roundedRectangle(cornerRadius: 4, style: .circular))
        == "fill rounded 0,0 40×20 radius 4 #000000")
    try #require(shape(.capsule) == "fill rounded 0,0 40×20 radius 10 #000000")
    // The circle's own place is the square of 20 in the middle: (40 − 20) / 2 = 10.
    try #require(shape(.circle) == "fill ellipse 10,0 20×20 #000000")
  }

  @Test func `a radius is at most half of the shorter side`() throws {
    try #require(
      shape(.roundedRectangle(cornerRadius: 30))
        == "fill rounded 0,0 40×20 radius 10 continuous #000000")
    try #require(shape(.roundedRectangle(cornerRadius: 0)) == "fill rect 0,0 40×20 #000000")
  }

  @Test func `a stroke is on the outline, over the fill`() throws {
    try #require(
      shape(.rectangle, fill: .white, stroke: .init(.color(.black), lineWidth: 2)) == """
        fill rect 0,0 40×20 #FFFFFF
        stroke rect 0,0 40×20 width 2 #000000
        """)
  }

  @Test func `a shape without paints has the foreground colour, in its appearance`() throws {
    let view = ViewNode.shape(ShapeNode(.rectangle))
    var dark = PreviewCanvas.fixed(40, 20)
    dark.appearance = .dark
    try #require(commands(view, on: .fixed(40, 20)) == "fill rect 0,0 40×20 #000000")
    try #require(commands(view, on: dark) == "fill rect 0,0 40×20 #FFFFFF")
    try #require(
      commands(view.with(.environment(.foregroundColor(.red))), on: dark)
        == "fill rect 0,0 40×20 #FF453A")
  }

  @Test func `a stroked shape without a fill is empty inside`() throws {
    try #require(
      shape(.rectangle, fill: nil, stroke: .init(.color(.black)))
        == "stroke rect 0,0 40×20 width 1 #000000")
  }

  @Test func `a gradient's line goes from place to place of the view`() throws {
    let gradient = LinearGradient(
      stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
      startPoint: Point(x: 0, y: 0.5), endPoint: Point(x: 1, y: 0.5))
    let view = ViewNode.linearGradient(gradient).with(.padding(EdgeInsets(leading: 10)))
    let list = try arranged(view, on: .fixed(40, 20)).displayList
    expect(
      list.commands.last,
      equals: .fill(
        .rect(Rect(x: 10, y: 0, width: 30, height: 20)),
        .linearGradient(
          Paint.Gradient(
            start: Point(x: 10, y: 10), end: Point(x: 40, y: 10),
            stops: [
              Paint.Stop(location: 0, color: .black), Paint.Stop(location: 1, color: .white),
            ]))))
  }

  @Test func `what is clear or has no size is not drawn`() throws {
    try #require(commands(.color(.clear), on: .fixed(40, 20)) == "")
    let flat = ViewNode.color(.black).with(.frame(FixedFrame(width: 10, height: 0)))
    try #require(commands(flat, on: .fixed(40, 20)) == "")
  }
}
