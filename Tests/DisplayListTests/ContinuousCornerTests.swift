import DisplayList
import LayoutGeometry
import Testing

@Suite struct `Continuous corners` {
  private func near(_ point: Point, _ x: Double, _ y: Double) -> Bool {
    abs(point.x - x) < 1e-6 && abs(point.y - y) < 1e-6
  }

  @Test func `have the control points that PaintCode published`() throws {
    // TOP_RIGHT(X, Y) is X radii left of the corner at (200, 0), and Y below it; the radius is 20.
    let path = Path(
      continuousRect: Rect(x: 0, y: 0, width: 200, height: 100), CornerRadii(20))
    let curves = path.elements.compactMap { element -> [Point]? in
      if case .curve(let end, let one, let two) = element { [one, two, end] } else { nil }
    }
    // Three for each corner, from the top left.
    try #require(curves.count == 12)
    #expect(near(curves[3][0], 200 - 21.7698646, 0) && near(curves[3][1], 200 - 17.3681378, 0))
    #expect(near(curves[3][2], 200 - 13.3986854, 1.30992))
    #expect(near(curves[4][0], 200 - 7.4564784, 3.3811798))
    #expect(near(curves[5][2], 200, 30.5732966))
  }

  @Test func `are circular where the radius is half of a side`() {
    // A circle of radius 50 around (50, 50): all points of the outline are 50 from there.
    let path = Path(
      continuousRect: Rect(x: 0, y: 0, width: 100, height: 100), CornerRadii(50))
    let distances = path.elements.compactMap { element -> Double? in
      guard case .curve(let end, _, _) = element else { return nil }
      return ((end.x - 50) * (end.x - 50) + (end.y - 50) * (end.y - 50)).squareRoot()
    }
    #expect(distances.count == 12)
    #expect(distances.allSatisfy { abs($0 - 50) < 1e-9 })
  }
}
