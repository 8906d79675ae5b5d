import SymbolDrawing
import TestSupport
import Testing

/// What symbols cover, as areas.
@Suite struct RegionTests {
  private func square(_ x: Double, _ y: Double, side: Double) -> FlatPath {
    FlatPath(data: "M\(x) \(y)h\(side)v\(side)h-\(side)z")
  }

  private func circle(radius: Double) -> FlatPath {
    let arc = "a\(radius) \(radius) 0 1 0"
    return FlatPath(data: "M\(8 - radius) 8\(arc) \(2 * radius) 0\(arc) -\(2 * radius) 0z")
  }

  /// To two decimals: a circle of lines that are within 0.0005 units of it misses up to 0.01.
  private func area(_ region: Region) -> Double { (region.area * 100).rounded() / 100 }

  @Test func `what both regions cover counts once`() {
    let first = Region(filling: square(0, 0, side: 4))
    let second = Region(filling: square(2, 2, side: 4))
    // 16 + 16, less the 2 × 2 in common.
    expect(area(first.union(second)), equals: 28)
    expect(area(first.subtracting(second)), equals: 12)
  }

  @Test func `what is cut out of the middle is a hole`() {
    let hole = Region(filling: circle(radius: 4))
    // 16² − π × 4² = 205.735: the circle's lines are inside of it, so that up to 0.01 more is left.
    #expect(abs(Region(filling: square(0, 0, side: 16)).subtracting(hole).area - 205.735) < 0.01)
  }

  @Test func `regions side by side are one without a seam`() {
    let first = Region(filling: square(0, 0, side: 2))
    let both = first.union(Region(filling: square(2, 0, side: 2)))
    expect(area(both), equals: 8)
    // From the top left anticlockwise, without a line or a corner where they touch.
    expect(both.pathData, equals: "M0 0L0 2L4 2L4 0Z")
  }

  @Test func `the winding of nested outlines makes holes by the even-odd rule alone`() {
    let nested = FlatPath(data: "M0 0h4v4H0zM1 1h2v2H1z")
    expect(area(Region(filling: nested)), equals: 16)
    // 16 − 2 × 2.
    expect(area(Region(filling: nested, isEvenOdd: true)), equals: 12)
  }

  @Test(arguments: [
    // Two lines of 10 × 2 share 1 × 1, and the corner's mitre is 1 × 1.
    ("M0 0h10v10", 10, 40.0),
    // The mitre of a right angle is √2 = 1.414 widths long: one that is cut off is half as large.
    ("M0 0h10v10", 1.41, 39.5), ("M0 0h10v10", 1.42, 40),
    // A closed square of 10: 12² − 8².
    ("M2 2h10v10H2z", 10, 80),
    // An end that misses the beginning by less than the grid's step is no corner.
    ("M2 2h10v10H2L2.000001 2.000001z", 10, 80),
  ])
  func `a pen with mitres covers`(data: String, miterLimit: Double, expected: Double) {
    let region = Region(
      stroking: FlatPath(data: data), width: 2, hasRoundEnds: false, miterLimit: miterLimit)
    expect(area(region), equals: expected)
  }

  @Test(arguments: [
    // 10 × 2, and two half circles of radius 1.
    ("M2 8h10", true, 23.14), ("M2 8h10", false, 20),
    // Two lines of 10 × 2 share 1 × 1 and leave a quarter of a circle of radius 1 outside.
    ("M0 0h10v10", false, 39.79), ("M0 0v10h10", false, 39.79),
    // A closed square of 10: 12² − 8², and each corner is round, which takes 4 − π.
    ("M2 2h10v10H2z", true, 79.14),
    // A line of no length is a dot.
    ("M5 5z", true, 3.14), ("M5 5z", false, 0),
    // A line back over itself adds nothing.
    ("M2 8h10h-10", true, 23.14),
  ])
  func `a pen two units wide covers`(data: String, hasRoundEnds: Bool, expected: Double) {
    let region = Region(stroking: FlatPath(data: data), width: 2, hasRoundEnds: hasRoundEnds)
    #expect(abs(region.area - expected) < 0.01)
  }

  @Test func `an offset moves all sides, and rounds what sticks out`() {
    let region = Region(filling: square(4, 4, side: 4))
    // 4² + 4 sides of 4 × 1 + a circle of radius 1; inwards 2² is left.
    #expect(abs(region.offset(by: 1).area - (32 + .pi)) < 0.01)
    expect(area(region.offset(by: -1)), equals: 4)
    expect(area(region.offset(by: -2.5)), equals: 0)
  }

  @Test(arguments: [
    ("M1 1h2v2h-2z", 4), ("m1 1 2 0 0 2-2 0z", 4), ("M1,1H3V3H1Z", 4),
    // A half circle of radius 2, whose flags are written together.
    ("M0 0a2 2 0 014 0z", 6.28),
    // Radii that are too small grow until the ends are reached.
    ("M0 0a1 1 0 0 1 4 0z", 6.28),
    // Half of an ellipse that is turned by a quarter, with radii 1 and 2.
    ("M0 0a1 2 90 0 1 4 0z", 3.14),
    // 2/3 of the rectangle around a parabola of 4 × 2.
    ("M0 0Q2 4 4 0z", 5.33),
    // The same curve twice; the second one mirrors the control point.
    ("M0 0Q2 4 4 0T8 0z", 10.67),
    // x = 12t² − 8t³ and y = 6t(1 − t): ∫ y dx = 144 × ∫ t²(1 − t)² dt = 144 / 30.
    ("M0 0C0 2 4 2 4 0z", 4.8), ("M0 0C0 2 4 2 4 0S8-2 8 0z", 9.6),
  ])
  func `path data encloses`(data: String, expected: Double) {
    #expect(abs(Region(filling: FlatPath(data: data)).area - expected) < 0.01)
  }

  @Test func `the outline of a circle is a few curves, and as large`() {
    let region = Region(filling: circle(radius: 7.5))
    let data = region.pathData
    #expect(data.filter { $0 == "C" }.count <= 8)
    expect(data.filter { $0 == "L" }.count, equals: 0)
    // π × 7.5²; curves within 0.002 of its outline of 47 are within 0.1.
    #expect(abs(Region(filling: FlatPath(data: data)).area - 176.71) < 0.1)
  }

  @Test func `the outline of a stroke has its straight sides as lines`() {
    let data = Region(stroking: FlatPath(data: "M2 8h10"), width: 2).pathData
    // From the top left around the left end, along the lower side, around the right end to where
    // closing the outline draws the upper side.
    #expect(data.hasPrefix("M2 7C"))
    expect(data.matches(of: /L[^CZ]*/).map { String($0.0) }, equals: ["L12 9"])
    #expect(data.hasSuffix(" 12 7Z"))
  }

  @Test(arguments: [
    // A rectangle of 4 × 12 with corners of radius 1, which take 4 − π.
    (#"<rect width="4" height="12" rx="1" transform="matrix(1 0 0 -1 6 15)"/>"#, 47.14),
    (#"<circle cx="8" cy="8" r="2"/>"#, 12.57),
    (#"<path d="M0 0h4v4H0zM1 1h2v2H1z"/>"#, 16),
    (#"<path fill-rule="evenodd" d="M0 0h4v4H0zM1 1h2v2H1z"/>"#, 12),
    (#"<path d="M0 0h4v4H0z"/> <path d="M2 0h4v4H2z"/>"#, 24), ("", 0),
  ])
  func `the elements of an icon cover`(markup: String, expected: Double) {
    #expect(abs(Region(svgElements: markup).area - expected) < 0.01)
  }
}
