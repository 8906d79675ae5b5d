import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `SVG's path data` {
  @Test(
    arguments: [
      ("M1 2L3", "2:26+1: path: expected a number, found the end"),
      ("L3 4", "2:21+1: path: expected 'M' or 'm' first, found 'L'"),
      (
        "M1 2X3 4",
        "2:25+1: path: expected a command, found 'X' "
          + "(commands are M, L, H, V, C, S, Q, T, A and Z)"
      ),
      ("M1 2A3 3 0 2 1 4 4", "2:32+1: path: expected 0 or 1, found '2'"),
      ("M1 9e9", "2:24+1: path: expected a number of at most a million, found 9e9"),
    ])
  func `that is wrong is a mistake at its place`(data: String, mistake: String) {
    expect(mistakes(in: "view:\n  vstack: [{ path: '\(data)' }]"), equals: [mistake])
  }

  @Test func `is as large as it reaches from the corner, in points`() throws {
    let outline = ShapeNode.Outline.points(try Path(svgPathData: "M2 3h10v20z"))
    expect(
      outline.size(for: ProposedSize(width: 90, height: 90)), equals: Size(width: 12, height: 23))
  }

  @Test func `is fitted into the middle of its space by a viewBox`() throws {
    // 100 × 50 holds a square of 50, from 25 to 75: ten units are 50 points.
    let outline = ShapeNode.Outline.fitted(
      try Path(svgPathData: "M0 0h10v10z"), Rect(x: 0, y: 0, width: 10, height: 10))
    let place = Rect(x: 0, y: 4, width: 100, height: 50)
    expect(
      outline.shape(in: place),
      equals: .path(
        Path([
          .move(Point(x: 25, y: 4)), .line(Point(x: 75, y: 4)), .line(Point(x: 75, y: 54)),
          .close,
        ])))
  }
}

@Suite struct `Lines along shapes` {
  @Test func `have SwiftUI's styles`() throws {
    var shape = ShapeNode(.trimmed(.circle, from: 0.25, to: 0.75))
    shape.stroke = ShapeNode.Stroke(
      .color(.red),
      style: StrokeStyle(
        lineWidth: 4, lineCap: .round, lineJoin: .bevel, miterLimit: 3, dash: [1, 2], dashPhase: 5))
    shape.stroke?.isInside = true
    let built = try view(
      "view: { circle: , trim: { from: 0.25, to: 0.75 }, strokeBorder: { color: red, lineWidth: 4, "
        + "lineCap: round, lineJoin: bevel, miterLimit: 3, dash: [1, 2], dashPhase: 5 } }")
    expect(built.dump, equals: ViewNode.shape(shape).dump)
  }

  @Test func `go around a part of a circle`() throws {
    let built = try view("view: { arc: { startAngle: -90, endAngle: 90, clockwise: false } }")
    let arc = ShapeNode.Outline.arc(startAngle: -90, endAngle: 90, isClockwise: false)
    expect(built.dump, equals: ViewNode.shape(ShapeNode(arc)).dump)
    // Anticlockwise from the top to the bottom: through the left, where a half of it is.
    let place = Rect(x: 0, y: 0, width: 20, height: 10)
    guard case .path(let path) = arc.shape(in: place) else {
      Issue.record("an arc that is not a path")
      return
    }
    let middle = try #require(path.trimmed(from: 0, to: 0.5).currentPoint)
    #expect(abs(middle.x - 5) < 0.01 && abs(middle.y - 5) < 0.01)
  }
}
