import CairoRendering
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Gradients about a point` {
  static let grays = [
    Paint.Stop(location: 0, color: .black), Paint.Stop(location: 1, color: .white),
  ]

  private func pixels(_ gradient: Paint.RoundGradient, scale: Double = 1) throws -> Pixels {
    let place = Rect(x: 0, y: 0, width: 41, height: 41)
    return try Pixels(
      width: 41, height: 41, scale: scale, [.fill(.rect(place), .roundGradient(gradient))])
  }

  /// The grey of a pixel, from 0 to 255.
  private func gray(_ pixel: UInt32) -> Int { Int(pixel & 255) }

  @Test func `around a point have a quarter of their colours in each quarter of a turn`() throws {
    // The centre is the middle of pixel (20, 20): the middles of the pixels to its right, below it, to
    // its left and above it are at 0, 90, 180 and 270 degrees, at 0, ¼, ½ and ¾ of 255.
    let gradient = Paint.RoundGradient(
      .angular, center: Point(x: 20.5, y: 20.5), start: 0, end: 360, stops: Self.grays)
    let pixels = try pixels(gradient)
    let grays = [pixels[30, 20], pixels[20, 30], pixels[10, 20], pixels[20, 10]].map(gray)
    #expect(grays.isNear([0, 63.75, 127.5, 191.25]))
  }

  @Test func `around a point leave half of what they lack to either end`() throws {
    // The colours end at 180 degrees, and 270 is in the middle of the rest: 225 degrees is white, and
    // 315 black.
    let gradient = Paint.RoundGradient(
      .angular, center: Point(x: 20.5, y: 20.5), start: 0, end: 180, stops: Self.grays)
    let pixels = try pixels(gradient)
    #expect([pixels[20, 30], pixels[10, 10], pixels[30, 10]].map(gray).isNear([127.5, 255, 0]))
  }

  @Test func `around a point show the last of several turns`() throws {
    // Two turns: the second one is from the middle of the colours on, at 0 degrees.
    let gradient = Paint.RoundGradient(
      .angular, center: Point(x: 20.5, y: 20.5), start: 0, end: 720, stops: Self.grays)
    let pixels = try pixels(gradient)
    #expect([pixels[30, 20], pixels[10, 20]].map(gray).isNear([127.5, 191.25]))
  }

  @Test func `outwards go on with their colours before the start and after the end`() throws {
    // From 5 to 15 points: 4 is before, 10 in the middle, 16 after.
    let gradient = Paint.RoundGradient(
      .radial, center: Point(x: 20.5, y: 20.5), start: 5, end: 15, stops: Self.grays)
    let pixels = try pixels(gradient)
    expect([pixels[24, 20], pixels[30, 20], pixels[20, 4]].map(gray), equals: [0, 128, 255])
  }

  @Test func `outwards from a larger distance to a smaller one are the other way around`() throws {
    let gradient = Paint.RoundGradient(
      .radial, center: Point(x: 20.5, y: 20.5), start: 20, end: 0, stops: Self.grays)
    let pixels = try pixels(gradient)
    // A quarter of the way from the centre, which is white.
    expect([pixels[20, 20], pixels[25, 20]].map(gray), equals: [255, 191])
  }

  @Test func `are turned and stretched as what they fill is`() throws {
    // A turn by a quarter brings what was to the right below the centre; twice as wide, what was 5 to
    // the right is 10.
    var gradient = Paint.RoundGradient(
      .angular, center: Point(x: 20.5, y: 20.5), start: 0, end: 360, stops: Self.grays)
    gradient = gradient.transformed(by: .turn(.pi / 2, about: gradient.center))
    let turned = try pixels(gradient)
    expect(gray(turned[20, 30]), equals: 0)
    let circles = Paint.RoundGradient(
      .radial, center: Point(x: 20.5, y: 20.5), start: 0, end: 10, stops: Self.grays)
    let wide = circles.transformed(by: .scale(x: 2, y: 1, about: circles.center))
    let pixels = try pixels(wide)
    expect([pixels[30, 20], pixels[20, 25]].map(gray), equals: [128, 128])
  }

  @Test func `without an extent have their last colour`() throws {
    let flat = Paint.RoundGradient(
      .radial, center: Point(x: 20.5, y: 20.5), axisX: .zero, start: 0, end: 10, stops: Self.grays)
    let pixels = try pixels(flat)
    expect(pixels[3, 3], equals: 0xFFFF_FFFF)
  }

  @Test(arguments: Paint.RoundGradient.Direction.allCases)
  func `are the same picture in SVG`(direction: Paint.RoundGradient.Direction) throws {
    let stops = [
      Paint.Stop(location: 0.1, color: .red), Paint.Stop(location: 0.5, color: .green),
      Paint.Stop(location: 1, color: .blue),
    ]
    let end = direction == .radial ? 30.0 : 300
    let gradient = Paint.RoundGradient(
      direction, center: Point(x: 20, y: 22), axisX: Point(x: 1, y: 0.3),
      axisY: Point(x: 0, y: 0.8), start: 4, end: end, stops: stops)
    let paint = Paint.roundGradient(gradient)
    let drawing = Drawing(
      DisplayList(
        size: Size(width: 61, height: 60),
        commands: [
          .fill(Rect(x: 0, y: 0, width: 61, height: 60), .white),
          .fill(.ellipse(Rect(x: 3, y: 3, width: 40, height: 40)), paint),
          .stroke(
            .rect(Rect(x: 8, y: 10, width: 44, height: 40)), paint, StrokeStyle(lineWidth: 6)),
        ]))
    let expected = try Pixels(drawing, scale: 2)
    let documents = [try drawing.svg(), try drawing.svgEditable(title: "test")]
    for document in documents {
      let png = try InstalledTool.rsvgConvert.run(
        ["--zoom", "2", "--output", "OUTPUT", "INPUT"], on: document)
      let shown = try Pixels(decoding: png)
      // Levels of a byte in the mean: edges and rounding.
      #expect(shown.meanDifference(from: expected) < 1.5)
    }
  }
}

extension [Int] {
  /// True if each is a level next to a colour: which of the two depends on the pixel's threshold.
  ///
  /// A colour is that of the nearest of the table's 4,096 places: 255 / 4,095 / 2 levels aside.
  fileprivate func isNear(_ colors: [Double]) -> Bool {
    count == colors.count && zip(self, colors).allSatisfy { abs(Double($0) - $1) < 1.04 }
  }
}
