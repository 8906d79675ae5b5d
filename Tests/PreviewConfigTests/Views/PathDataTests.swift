import CellViews
import DisplayList
import LayoutGeometry
import SymbolDrawing
import Testing

@Suite struct `SVG's path data` {
  @Test(
    arguments: [
      ("M1 2L3 4", "M1,2L3,4"), ("m1,2 3-4", "M1,2L4,-2"), ("M0 0H5v6z", "M0,0L5,0L5,6Z"),
      ("M1.5.5-2-3", "M1.5,0.5L-2,-3"), ("M1e1 2E-1L0 0", "M10,0.2L0,0"),
      ("M0 0C1 1 2 2 3 3", "M0,0C1,1,2,2,3,3"),
      // The mirrored control point of (2, 2) about (3, 3) is (4, 4).
      ("M0 0C1 1 2 2 3 3S5 5 6 6", "M0,0C1,1,2,2,3,3C4,4,5,5,6,6"),
      // Two thirds of the way from either end to (3, 0).
      ("M0 0Q3 0 3 3", "M0,0C2,0,3,1,3,3"),
      // After a closed outline the next one starts where it did.
      ("M1 1h2zl3 3", "M1,1L3,1ZM1,1L4,4"), ("M0 0A0 5 0 0 1 4 4", "M0,0L4,4"),
    ])
  func `is read as SVG defines it`(data: String, steps: String) throws {
    let path = try SVGPathData(data).path
    #expect(path.dump == steps)
  }

  @Test(arguments: [
    // A quarter of a circle of radius 10 from (10, 0) to (0, 10): through 10 × (√½, √½).
    ("M10 0A10 10 0 0 1 0 10", Point(x: 7.071, y: 7.071)),
    // The other way, about (10, 10): through 10 − 7.071.
    ("M10 0A10 10 0 0 0 0 10", Point(x: 2.929, y: 2.929)),
    // A half circle whose radius of 1 is scaled up to 5; flags need no separators.
    ("M0 0a1 1 0 0110 0", Point(x: 5, y: -5)),
  ])
  func `has arcs as SVG defines them`(data: String, middle: Point) throws {
    let path = try SVGPathData(data).path.trimmed(from: 0, to: 0.5)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - middle.x) < 0.02 && abs(end.y - middle.y) < 0.02)
  }

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
    #expect(mistakes(in: "view:\n  vstack: [{ path: '\(data)' }]") == [mistake])
  }

  @Test func `is as large as it reaches from the corner, in points`() throws {
    let outline = ShapeNode.Outline.points(try SVGPathData("M2 3h10v20z").path)
    #expect(outline.size(for: ProposedSize(width: 90, height: 90)) == Size(width: 12, height: 23))
  }

  @Test func `is fitted into the middle of its space by a viewBox`() throws {
    // 100 × 50 holds a square of 50, from 25 to 75: ten units are 50 points.
    let outline = ShapeNode.Outline.fitted(
      try SVGPathData("M0 0h10v10z").path, Rect(x: 0, y: 0, width: 10, height: 10))
    let place = Rect(x: 0, y: 4, width: 100, height: 50)
    #expect(
      outline.shape(in: place)
        == .path(
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
    #expect(built.dump == ViewNode.shape(shape).dump)
  }

  @Test func `go around a part of a circle`() throws {
    let built = try view("view: { arc: { startAngle: -90, endAngle: 90, clockwise: false } }")
    let arc = ShapeNode.Outline.arc(startAngle: -90, endAngle: 90, isClockwise: false)
    #expect(built.dump == ViewNode.shape(ShapeNode(arc)).dump)
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
