import LayoutGeometry
import Maquette
import TestSupport
import Testing

@Suite struct PathTests {
  /// A point rounded to thousandths, as text.
  private func text(_ point: Point) -> String {
    func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 + 0 }
    return "\(rounded(point.x)),\(rounded(point.y))"
  }

  /// Where the path's steps end.
  private func ends(of path: Path) -> [String] {
    path.elements.map { element in
      switch element {
      case .move(let point): "move \(text(point))"
      case .line(let point): "line \(text(point))"
      case .curve(let point, control1: _, control2: _): "curve \(text(point))"
      case .close: "close"
      }
    }
  }

  @Test(arguments: [
    // As in CoreGraphics, whose y grows upwards: `clockwise` is anticlockwise on the screen.
    (false, ["move 20.0,10.0", "curve 10.0,20.0"]),
    (true, ["move 20.0,10.0", "curve 10.0,0.0", "curve 0.0,10.0", "curve 10.0,20.0"]),
  ])
  func `an arc goes in its direction to its end`(_ clockwise: Bool, expected: [String]) {
    let path = Path { path in
      path.addArc(
        center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .zero, endAngle: .degrees(90),
        clockwise: clockwise)
    }
    expect(ends(of: path), equals: expected)
  }

  @Test(arguments: [
    // CGPathAddArc draws the whole circle for angles that are a turn apart, in either direction.
    (0.0, 360.0, false, ["20.0,10.0", "10.0,20.0", "0.0,10.0", "10.0,0.0", "20.0,10.0"]),
    (0.0, 360.0, true, ["20.0,10.0", "10.0,0.0", "0.0,10.0", "10.0,20.0", "20.0,10.0"]),
    (-90.0, 270.0, true, ["10.0,0.0", "0.0,10.0", "10.0,20.0", "20.0,10.0", "10.0,0.0"]),
    (360.0, 0.0, false, ["20.0,10.0", "10.0,20.0", "0.0,10.0", "10.0,0.0", "20.0,10.0"]),
  ])
  func `an arc of a turn is a circle in both directions`(
    _ start: Double, _ end: Double, _ clockwise: Bool, expected: [String]
  ) {
    let path = Path { path in
      path.addArc(
        center: CGPoint(x: 10, y: 10), radius: 10, startAngle: .degrees(start),
        endAngle: .degrees(end), clockwise: clockwise)
    }
    let steps = ["move"] + Array(repeating: "curve", count: 4)
    expect(ends(of: path), equals: zip(steps, expected).map { "\($0) \($1)" })
  }

  @Test func `an arc after a point begins with a line`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addRelativeArc(
        center: CGPoint(x: 10, y: 0), radius: 5, startAngle: .degrees(180), delta: .degrees(-90))
    }
    // Anticlockwise from the left: to the bottom.
    expect(ends(of: path), equals: ["move 0.0,0.0", "line 5.0,0.0", "curve 10.0,5.0"])
  }

  @Test func `an arc between tangents touches both lines`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addArc(
        tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 4)
    }
    expect(ends(of: path), equals: ["move 0.0,0.0", "line 16.0,0.0", "curve 20.0,4.0"])
  }

  @Test func `bounds hold the curves and not their control points`() {
    let path = Path { path in
      path.move(to: .zero)
      path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    }
    // The curve's top is half as far as its control point.
    expect(path.boundingRect, equals: CGRect(x: 0, y: 0, width: 10, height: 4))
    let circle = Path(ellipseIn: CGRect(x: 1, y: 2, width: 8, height: 4)).boundingRect
    expect(circle, equals: CGRect(x: 1, y: 2, width: 8, height: 4))
    expect(Path().boundingRect, equals: .zero)
  }

  @Test func `a part of a path starts and ends at parts of its length`() {
    let lines = Path { path in
      path.addLines([.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 30)])
    }
    // Of 40 points, from 5 to 20.
    let part = ends(of: lines.trimmedPath(from: 0.125, to: 0.5))
    expect(part, equals: ["move 5.0,0.0", "line 10.0,0.0", "line 10.0,10.0"])
    #expect(lines.trimmedPath(from: 0.6, to: 0.4).isEmpty)
    expect(ends(of: lines.trimmedPath(from: 0, to: 1)), equals: ends(of: lines))
  }

  @Test func `a closed outline's last side counts, and two outlines follow each other`() {
    let squares = Path { path in
      path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
      path.addRect(CGRect(x: 20, y: 0, width: 10, height: 10))
    }
    // Of 80 points, from 35 to 50: the last 5 of the first, the first 10 of the second.
    let part = ends(of: squares.trimmedPath(from: 35.0 / 80, to: 50.0 / 80))
    expect(part, equals: ["move 0.0,5.0", "line 0.0,0.0", "move 20.0,0.0", "line 30.0,0.0"])
  }

  @Test func `a half of a circle ends opposite of its start`() {
    let circle = Path(ellipseIn: CGRect(x: 0, y: 0, width: 20, height: 20))
    let half = ends(of: circle.trimmedPath(from: 0, to: 0.5))
    expect(half, equals: ["move 20.0,10.0", "curve 10.0,20.0", "curve 0.0,10.0"])
    // An eighth is at 45 degrees: 10 + 10 × √½.
    let eighth = ends(of: circle.trimmedPath(from: 0, to: 0.125))
    expect(eighth, equals: ["move 20.0,10.0", "curve 17.071,17.071"])
  }

  @Test func `a path covers what it is filled with`() {
    let ring = Path { path in
      path.addEllipse(in: CGRect(x: 0, y: 0, width: 20, height: 20))
      path.addEllipse(in: CGRect(x: 5, y: 5, width: 10, height: 10))
    }
    #expect(ring.contains(CGPoint(x: 10, y: 10)))
    #expect(!ring.contains(CGPoint(x: 10, y: 10), eoFill: true))
    #expect(ring.contains(CGPoint(x: 2, y: 10), eoFill: true))
    // In the bounds, but outside of the circle.
    #expect(!ring.contains(CGPoint(x: 1, y: 1)))
  }
}
