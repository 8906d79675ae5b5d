import CairoRendering
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Mesh gradients` {
  private static let corners = [
    Point(x: 0, y: 0), Point(x: 256, y: 0), Point(x: 0, y: 256), Point(x: 256, y: 256),
  ]

  /// Nine points on 100 × 100 points, of which the one in the middle is in pixel (70, 30).
  private static let moved = Paint.meshGradient(
    Paint.MeshGradient(
      width: 3, height: 3,
      points: [
        Point(x: 0, y: 0), Point(x: 50, y: 0), Point(x: 100, y: 0),
        Point(x: 0, y: 50), Point(x: 70.5, y: 30.5), Point(x: 100, y: 50),
        Point(x: 0, y: 100), Point(x: 50, y: 100), Point(x: 100, y: 100),
      ],
      colors: [.red, .blue, .green, .blue, .white, .black, .green, .black, .red],
      background: .clear, smoothsColors: true))

  private func pixels(
    of points: [Point], _ colors: [RGBA], background: RGBA = .clear, smoothsColors: Bool = true
  ) throws -> Pixels {
    let mesh = Paint.MeshGradient(
      width: 2, height: 2, points: points, colors: colors, background: background,
      smoothsColors: smoothsColors)
    let place = Rect(x: 0, y: 0, width: 256, height: 256)
    return try Pixels(width: 256, height: 256, [.fill(.rect(place), .meshGradient(mesh))])
  }

  @Test(arguments: [true, false])
  func `of four corners blend along straight lines`(smoothsColors: Bool) throws {
    let pixels = try pixels(
      of: Self.corners, [.red, .green, .blue, .white], smoothsColors: smoothsColors)
    var largest = 0.0
    for y in 0..<256 {
      for x in 0..<256 {
        // The middle of a pixel, in the unit square. Splines through two points are straight, too.
        let (u, v) = ((Double(x) + 0.5) / 256, (Double(y) + 0.5) / 256)
        // Red has (1, 0, 0) and white (1, 1, 1), and so on: a channel is the sum of the shares of the
        // corners that have it.
        let expected = [
          (1 - u) * (1 - v) + u * v, u * (1 - v) + u * v, (1 - u) * v + u * v,
        ]
        for (channel, shift) in zip(expected, [16, 8, 0] as [UInt32]) {
          let level = Double(pixels[x, y] >> shift & 255)
          largest = max(largest, (level - channel * 255).magnitude)
        }
      }
    }
    #expect(largest <= 2)
  }

  @Test func `have the colour of a point where the point is`() throws {
    let place = Rect(x: 0, y: 0, width: 100, height: 100)
    let pixels = try Pixels(width: 100, height: 100, [.fill(.rect(place), Self.moved)])
    // The middle of pixel (70, 30) is the moved point.
    expect(pixels[70, 30], equals: 0xFFFF_FFFF)
  }

  @Test func `have their background where the mesh is not`() throws {
    // The mesh is the left half.
    let half = Self.corners.map { Point(x: $0.x / 2, y: $0.y) }
    let red = [RGBA](repeating: .red, count: 4)
    let pixels = try pixels(of: half, red, background: .blue)
    expect([pixels[127, 9], pixels[128, 9]], equals: [0xFFFF_0000, 0xFF00_00FF])
  }

  @Test func `take no colour from a clear point`() throws {
    // From red to clear: half of red at half the alpha, at the end of pixel 127 and the start of 128.
    let pixels = try pixels(of: Self.corners, [.red, .clear, .red, .clear])
    expect(pixels[128, 100] >> 24, equals: pixels[128, 100] >> 16 & 255)
    // 255 × (1 - 128.5 / 256) = 127.
    expect(pixels[128, 100] >> 24, equals: 127)
  }

  @Test(arguments: [1, 7, 64])
  func `are the same in bands of any height`(bandHeight: Int) throws {
    let commands: [Command] = [
      .fill(.ellipse(Rect(x: 3, y: 3, width: 80, height: 90)), Self.moved),
      .stroke(
        .rect(Rect(x: 5, y: 8, width: 88, height: 80)), Self.moved, StrokeStyle(lineWidth: 6)),
    ]
    let whole = try Pixels(width: 100, height: 100, scale: 1.5, commands)
    let banded = try Pixels(
      width: 100, height: 100, scale: 1.5, bandHeight: bandHeight, commands)
    expect(banded, equals: whole)
  }

  @Test func `are the same in a part of what they fill`() throws {
    func pixels(_ place: Rect) throws -> Pixels {
      try Pixels(width: 100, height: 100, [.fill(.rect(place), Self.moved)])
    }
    let whole = try pixels(Rect(x: 0, y: 0, width: 100, height: 100))
    let part = try pixels(Rect(x: 13, y: 21, width: 30, height: 40))
    for y in 21..<61 {
      expect(Array(part.row(y)[13..<43]), equals: Array(whole.row(y)[13..<43]))
    }
  }

  @Test func `without an extent have their background`() throws {
    let pixels = try pixels(
      of: [Point](repeating: .zero, count: 4), [.red, .red, .red, .red], background: .white)
    expect(pixels[9, 9], equals: 0xFFFF_FFFF)
  }

  @Test func `are one picture in SVG, which is the one in PNG`() throws {
    let drawing = Drawing(
      DisplayList(
        size: Size(width: 100, height: 100),
        commands: [
          .fill(Rect(x: 0, y: 0, width: 100, height: 100), .white),
          .fill(.ellipse(Rect(x: 3, y: 3, width: 80, height: 90)), Self.moved),
        ]))
    let editable = try drawing.svgEditable(title: "test")
    let text = String(decoding: editable, as: UTF8.self)
    expect(text.split(separator: "<image").count, equals: 2)
    let expected = try Pixels(drawing, scale: 2)
    for document in [try drawing.svg(), editable] {
      let png = try InstalledTool.rsvgConvert.run(
        ["--zoom", "2", "--output", "OUTPUT", "INPUT"], on: document)
      let shown = try Pixels(decoding: png)
      // Levels of a byte in the mean: edges and rounding.
      #expect(shown.meanDifference(from: expected) < 1.5)
    }
  }
}
