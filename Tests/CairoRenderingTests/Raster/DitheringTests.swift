import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Dithered gradients` {
  /// Stops from one colour at the start to another at the end.
  private static func stops(_ from: RGBA, _ to: RGBA) -> [Paint.Stop] {
    [Paint.Stop(location: 0, color: from), Paint.Stop(location: 1, color: to)]
  }

  /// A gradient from left to right, over the points from 0 to `width`.
  private static func linear(_ from: RGBA, _ to: RGBA, width: Double) -> Paint {
    .linearGradient(
      Paint.Gradient(
        start: .zero, end: Point(x: width, y: 0), stops: stops(from, to)))
  }

  private func pixels(_ paint: Paint, width: Double, height: Double = 8) throws -> Pixels {
    let place = Rect(x: 0, y: 0, width: width, height: height)
    return try Pixels(width: width, height: height, [.fill(.rect(place), paint)])
  }

  @Test func `are in the mean of 8 × 8 pixels what they are`() throws {
    // 16 levels in 2,048 pixels: 1/128 a pixel, so that the 8 columns of a tile are at most 7/256 from the
    // tile's middle. Each threshold is once in a tile: 1/128 more. The table's 1,024 places: 1/128.
    let pixels = try pixels(
      Self.linear(.black, RGBA(hex: 0x101010), width: 2048), width: 2048)
    var largest = 0.0
    for left in stride(from: 0, to: 2048, by: 8) {
      let levels = (0..<8).flatMap { y in pixels.row(y)[left..<left + 8].map { Int($0 & 255) } }
      let exact = Double(left + 4) / 128
      largest = max(largest, (Double(levels.reduce(0, +)) / 64 - exact).magnitude)
    }
    #expect(largest < 7.0 / 256 + 2.0 / 128)
  }

  @Test func `have the two levels around their colour alone, and greys stay grey`() throws {
    let pixels = try pixels(
      Self.linear(.black, RGBA(hex: 0x101010), width: 512), width: 512)
    for y in 0..<8 {
      for x in 0..<512 {
        // 1/32 of a level a pixel; the table's 1,024 places are off by 1/128.
        let exact = (Double(x) + 0.5) / 32
        let pixel = pixels[x, y]
        #expect(abs(Double(pixel & 255) - exact) < 1 + 1.0 / 128)
        expect(pixel, equals: 0xFF00_0000 | (pixel & 255) * 0x01_0101)
      }
    }
  }

  @Test func `have no bands where they are dark`() throws {
    // A level is 32 columns wide. All 8 rows of a column have one level only if the lowest and the
    // highest threshold there leave it so. The lowest of all, 2, is in columns 0, 8, …, and the highest,
    // 254, in columns 7, 15, …: in a band that had a column of the former and after it one of the latter,
    // 7 columns would change by 4/256 at most, but they change by 7/32. So a band starts after a column
    // 0 and ends before a column 7: 14 columns.
    let pixels = try pixels(
      Self.linear(.black, RGBA(hex: 0x101010), width: 512), width: 512)
    #expect(pixels.widestBand <= 14)
    // Black → #404040 is as wide a band as 8 pixels, and black → #414141 is not: its rows are equal.
    let (wide, narrow) = (
      try self.pixels(Self.linear(.black, RGBA(hex: 0x404040), width: 512), width: 512),
      try self.pixels(Self.linear(.black, RGBA(hex: 0x414141), width: 512), width: 512)
    )
    #expect(Set((0..<8).map(wide.row)).count > 1)
    expect(Set((0..<8).map(narrow.row)).count, equals: 1)
  }

  @Test func `are flat where they have one colour, which fills have`() throws {
    // 0.05 is 12.75 levels: a fill has 13, and so do the gradient's end and what is beyond it.
    let shade = RGBA(red: 0, green: 0, blue: 0, alpha: 0.05)
    let fill = try pixels(.color(shade), width: 40)
    expect(fill[0, 0], equals: 0x0D00_0000)
    let equal = try pixels(Self.linear(shade, shade, width: 40), width: 40)
    expect(equal, equals: fill)
    let beyond = try pixels(Self.linear(.clear, shade, width: 120), width: 200)
    #expect((0..<8).allSatisfy { Set(beyond.row($0)[120...]) == [0x0D00_0000] })
    let round = try pixels(
      .roundGradient(
        Paint.RoundGradient(
          .angular, center: .zero, start: 0, end: 360, stops: Self.stops(shade, shade))),
      width: 40)
    expect(round, equals: fill)
    let mesh = try pixels(Self.mesh([shade, shade, shade, shade]), width: 40)
    expect(mesh, equals: fill)
  }

  @Test func `lend no colour to what is clear`() throws {
    // Premultiplied white: red, green and blue are the alpha in every pixel, of which a tenth is 25.5.
    let white = RGBA(red: 1, green: 1, blue: 1, alpha: 0.1)
    let clear = RGBA(red: 1, green: 1, blue: 1, alpha: 0)
    for paint in [
      Self.linear(clear, white, width: 512), Self.mesh([clear, white, clear, white]),
    ] {
      let pixels = try pixels(paint, width: 512)
      #expect(pixels.values.allSatisfy { $0 == ($0 >> 24) * 0x0101_0101 })
      expect(Set(pixels.values.map { $0 >> 24 }), equals: Set(0...26))
    }
    let none = try pixels(Self.linear(.clear, .clear, width: 9), width: 9)
    expect(Set(none.values), equals: [0])
  }

  private static func mesh(_ colors: [RGBA]) -> Paint {
    .meshGradient(
      Paint.MeshGradient(
        width: 2, height: 2,
        points: [
          Point(x: 0, y: 0), Point(x: 512, y: 0), Point(x: 0, y: 512), Point(x: 512, y: 512),
        ], colors: colors, background: .clear, smoothsColors: true))
  }

  /// Gradients of each kind over about 512 × 512 points.
  private static func paint(_ kind: String, _ from: RGBA, _ to: RGBA) -> Paint {
    let stops = stops(from, to)
    let middle = Point(x: 40, y: 50)
    func linear(to end: Point) -> Paint {
      .linearGradient(Paint.Gradient(start: .zero, end: end, stops: stops))
    }
    return switch kind {
    case "along x": linear(to: Point(x: 512, y: 0))
    case "along y": linear(to: Point(x: 0, y: 512))
    case "aslant": linear(to: Point(x: 300, y: 412))
    case "radial":
      .roundGradient(
        Paint.RoundGradient(.radial, center: middle, start: 0, end: 400, stops: stops))
    case "elliptical":
      .roundGradient(
        Paint.RoundGradient(
          .radial, center: middle, axisX: Point(x: 400, y: 0), axisY: Point(x: 0, y: 300),
          start: 0, end: 1, stops: stops))
    case "angular":
      .roundGradient(
        Paint.RoundGradient(.angular, center: middle, start: 0, end: 360, stops: stops))
    default: mesh([from, to, to, from])
    }
  }

  private static let kinds = [
    "along x", "along y", "aslant", "radial", "elliptical", "angular", "mesh",
  ]

  @Test(arguments: kinds)
  func `are the same in bands, and in a part of what they fill`(kind: String) throws {
    let paint = Self.paint(kind, RGBA(hex: 0x1A1018), RGBA(hex: 0x000408, alpha: 0.9))
    let place = Rect(x: 0, y: 0, width: 120, height: 100)
    let commands: [Command] = [
      .fill(place, .white), .fill(.ellipse(place), paint), .fill(.rect(place), paint),
    ]
    let whole = try Pixels(width: 120, height: 100, commands)
    for bandHeight in [1, 7, 64] {
      let banded = try Pixels(width: 120, height: 100, bandHeight: bandHeight, commands)
      expect(banded, equals: whole)
    }
    let all = try pixels(paint, width: 120, height: 100)
    let part = try Pixels(
      width: 120, height: 100, [.fill(.rect(Rect(x: 13, y: 21, width: 30, height: 40)), paint)])
    for y in 21..<61 { expect(part.row(y)[13..<43], equals: all.row(y)[13..<43]) }
  }

  @Test(arguments: kinds)
  func `of every kind are dithered`(kind: String) throws {
    // 16 levels in 300 pixels or more: without dithering, a neighbour differs in 1 of 18 pixels, or
    // around a point a bit more often. Dithered, half of the pixels of a colour between two levels do.
    let pixels = try pixels(
      Self.paint(kind, .black, RGBA(hex: 0x101010)), width: 120, height: 100)
    let differing = (0..<100).reduce(0) { count, y in
      count + zip(pixels.row(y), pixels.row(y).dropFirst()).filter { $0 != $1 }.count
    }
    #expect(Double(differing) / (119 * 100) > 0.25)
  }

  @Test func `are dithered through the edges of shapes, too`() throws {
    // A whole pixel of a rounded rectangle has the gradient's pixel.
    let place = Rect(x: 0, y: 0, width: 120, height: 60)
    let paint = Self.linear(.black, RGBA(hex: 0x040404), width: 120)
    let square = try pixels(paint, width: 120, height: 60)
    let round = try Pixels(
      width: 120, height: 60, [.fill(.roundedRect(place, CornerRadii(20)), paint)])
    let inside = zip(square.values, round.values).filter { $1 >> 24 == 255 }
    #expect(inside.count > 6000 && inside.allSatisfy { $0 == $1 })
  }
}

extension Pixels {
  /// How many columns next to each other have one colour in all of their pixels.
  fileprivate var widestBand: Int {
    var (widest, band) = (0, 0)
    var last: UInt32?
    for x in 0..<width {
      let colors = Set(column(x))
      let color = colors.count == 1 ? colors.first : nil
      band = color == nil ? 0 : color == last ? band + 1 : 1
      last = color
      widest = max(widest, band)
    }
    return widest
  }
}
