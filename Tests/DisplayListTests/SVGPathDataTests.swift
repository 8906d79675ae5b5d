import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct SVGPathDataTests {
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
  func `outlines are read as SVG defines them`(data: String, steps: String) throws {
    expect(try Path(svgPathData: data).dump, equals: steps)
  }

  @Test(arguments: [
    // A quarter of a circle of radius 10 from (10, 0) to (0, 10): through 10 × (√½, √½).
    ("M10 0A10 10 0 0 1 0 10", Point(x: 7.071, y: 7.071)),
    // The other way, about (10, 10): through 10 − 7.071.
    ("M10 0A10 10 0 0 0 0 10", Point(x: 2.929, y: 2.929)),
    // A half circle whose radius of 1 is scaled up to 5; flags need no separators.
    ("M0 0a1 1 0 0110 0", Point(x: 5, y: -5)),
  ])
  func `arcs are read as SVG defines them`(data: String, middle: Point) throws {
    let path = try Path(svgPathData: data).trimmed(from: 0, to: 0.5)
    let end = try #require(path.currentPoint)
    #expect(abs(end.x - middle.x) < 0.02 && abs(end.y - middle.y) < 0.02)
  }

  private func problem(in data: String) -> SVGPathData.Problem? {
    do throws(SVGPathData.Problem) {
      _ = try Path(svgPathData: data)
      return nil
    } catch { return error }
  }

  @Test(arguments: [
    ("", 0, "expected path data, found nothing"),
    ("L3 4", 0, "expected 'M' or 'm' first, found 'L'"),
    ("M1 2L3", 5, "expected a number, found the end"), ("M1 2L-x", 5, "expected a digit"),
    ("M1 2A3 3 0 2 1 4 4", 11, "expected 0 or 1, found '2'"),
    ("M1 9e9", 3, "expected a number of at most a million, found 9e9"),
    // A closed outline has no more numbers.
    ("M1 2z3", 5, "expected a command, found '3'"),
    ("M1 2ữé", 4, "expected a command, found 'ữ'"),
  ])
  func `a mistake has its place`(data: String, offset: Int, message: String) {
    let problem = self.problem(in: data)
    expect(problem?.offset, equals: offset)
    expect(problem?.message, equals: message)
  }

  @Test func `more steps than a hundred thousand are a mistake after them`() {
    let most = "M0 0" + String(repeating: "h1", count: 99_999)
    #expect(problem(in: most) == nil)
    let excess = problem(in: most + "h1 v1")
    expect(excess?.offset, equals: 200_005)
    expect(excess?.message, equals: "expected at most 100000 steps")
  }

  @Test(
    arguments: [
      ("M1 2L3 4", [.move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4))]),
      (
        "L9 9M1 2#L3 x 4 6z5h6",
        [
          .move(Point(x: 1, y: 2)), .line(Point(x: 4, y: 6)), .close, .line(Point(x: 7, y: 2)),
        ]
      ),
      ("", []), ("#", []), ("M1", []), ("M1 2 -", [.move(Point(x: 1, y: 2))]),
      // Out of bounds, numbers are at most a milliard.
      ("M1e7-1e400", [.move(Point(x: 1e7, y: -1e9))]),
    ] as [(String, [SVGPathData.Segment])])
  func `mistakes can be passed over`(text: String, segments: [SVGPathData.Segment]) {
    var data = SVGPathData(text, isBounded: false)
    var found: [SVGPathData.Segment] = []
    while let segment = data.nextPassingOverMistakes() { found.append(segment) }
    expect(found, equals: segments)
  }
}
