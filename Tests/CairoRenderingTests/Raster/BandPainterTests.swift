import CairoRendering
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite("Bands") struct BandTests {
  /// A drawing of every kind of command, with edges off the grid and ink over many bands.
  static func everything() -> [Command] {
    var random = SeededGenerator(seed: 7)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func point() -> Point { Point(x: number(-10...70), y: number(-20...180)) }
    func color() -> RGBA {
      RGBA(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.3...1))
    }
    func rect() -> Rect {
      Rect(x: number(-5...50), y: number(-5...140), width: number(1...40), height: number(1...90))
    }
    func commands(_ count: Int, depth: Int) -> [Command] {
      (0..<count).map { _ in
        switch Int.random(in: 0..<(depth > 0 ? 10 : 7), using: &random) {
        case 0: return .fill(.rect(rect()), .color(color()))
        case 1: return .fill(.roundedRect(rect(), CornerRadii(number(0...0.5))), .color(color()))
        case 2:
          return .fill(
            .ellipse(rect()),
            .linearGradient(
              Paint.Gradient(
                start: point(), end: point(),
                stops: [
                  Paint.Stop(location: 0, color: color()), Paint.Stop(location: 1, color: color()),
                ])))
        case 3:
          return .fill(
            .path(
              Path([
                .move(point()), .curve(point(), control1: point(), control2: point()),
                .line(point()), .close,
              ])), .color(color()))
        case 4:
          return .stroke(
            .path(
              Path([
                .move(point()), .line(point()),
                .curve(point(), control1: point(), control2: point()),
              ])),
            .color(color()),
            StrokeStyle(lineWidth: number(0.5...6), dash: depth > 1 ? [number(1...9), 3.3] : []))
        case 5:
          return .stroke(
            .roundedRect(rect(), CornerRadii(0.5)), .color(color()),
            StrokeStyle(lineWidth: number(0.5...3)))
        case 6:
          return .glyphRun(
            Fonts.run([5, 9, 12], size: number(6...70)), point(), .color(color()))
        case 7:
          return .group(Group(opacity: 0.5, commands: commands(4, depth: depth - 1)))
        case 8:
          return .group(Group(clip: .ellipse(rect()), commands: commands(4, depth: depth - 1)))
        default:
          return .group(
            Group(
              shadow: Shadow(
                color: color(), radius: number(0...9), offset: Point(x: 1.3, y: number(-5...5))),
              commands: commands(3, depth: depth - 1)))
        }
      }
    }
    return commands(60, depth: 2)
      + [.glyphRun(Fonts.run([883], of: Fonts.emoji, size: 40), Point(x: 5, y: 80), .color(.black))]
  }

  @Test(arguments: [1, 7, 64])
  func `the pixels do not depend on the bands' height`(bandHeight: Int) throws {
    let commands = Self.everything()
    let whole = try Pixels(width: 61, height: 160, scale: 1.5, commands)
    let banded = try Pixels(width: 61, height: 160, scale: 1.5, bandHeight: bandHeight, commands)
    let different = (0..<whole.height).filter { whole.row($0) != banded.row($0) }
    expect(different, equals: [])
  }

  /// A drawing of shapes and texts with edges off the grid.
  private static func flat() -> [Command] {
    var random = SeededGenerator(seed: 11)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    func color() -> RGBA {
      RGBA(red: number(0...1), green: number(0...1), blue: number(0...1), alpha: number(0.3...1))
    }
    return (0..<120).map { index in
      let rect = Rect(
        x: number(-20...380), y: number(-20...380), width: number(1...200),
        height: number(1...200))
      switch index % 5 {
      case 0: return .fill(.rect(rect), .color(color()))
      case 1: return .fill(.roundedRect(rect, CornerRadii(number(0...30))), .color(color()))
      case 2:
        return .fill(
          .rect(rect),
          .linearGradient(
            Paint.Gradient(
              start: rect.origin, end: Point(x: rect.maxX, y: rect.maxY),
              stops: [
                Paint.Stop(location: 0, color: color()), Paint.Stop(location: 1, color: color()),
              ])))
      case 3:
        return .stroke(
          .roundedRect(rect, CornerRadii(number(0...20))), .color(color()),
          StrokeStyle(lineWidth: number(0.5...6)))
      default:
        return .glyphRun(Fonts.run([5, 9, 12], size: number(6...90)), rect.origin, .color(color()))
      }
    }
  }

  @Test func `a band under an opaque fill is not cleared, and has the same pixels`() throws {
    let canvas = Rect(x: 0, y: 0, width: 400, height: 400)
    let background = [Command.fill(canvas, .white)]
    let hidden = [Command.fill(canvas, RGBA(red: 1, green: 1, blue: 1, alpha: 0))]
    let fresh = try Pixels(width: 400, height: 400, background + Self.flat())
    let cleared = try Pixels(width: 400, height: 400, hidden + background + Self.flat())
    #expect((0..<cleared.height).filter { cleared.row($0) != fresh.row($0) } == [])
  }

  @Test func `a picture may be higher than a cairo surface`() throws {
    // 40,000 rows; the last one is black, the one before white.
    let plan = try RasterPlan(
      Drawing(
        DisplayList(
          size: Size(width: 1, height: 40_000),
          commands: [
            .fill(Rect(x: 0, y: 0, width: 1, height: 40_000), .white),
            .fill(Rect(x: 0, y: 39_999, width: 1, height: 1), .black),
          ])), scale: 1)
    let band = try BandPainter(plan).paint(rows: 39_998..<40_000)
    let values = band.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    expect(values, equals: [0xFFFF_FFFF, 0xFF00_0000])
  }

  @Test func `a picture may be wider than a cairo surface`() throws {
    let pixels = try Pixels(
      width: 40_000, height: 2,
      [.fill(.ellipse(Rect(x: 0, y: -20_000, width: 40_000, height: 40_001)), .color(.white))])
    // The ellipse's widest row is within the canvas, both ends of the middle are covered.
    expect(
      [pixels[3, 0], pixels[20_000, 1], pixels[39_996, 0]],
      equals: [
        0xFFFF_FFFF, 0xFFFF_FFFF, 0xFFFF_FFFF,
      ])
  }

  @Test func `more than four gigapixels are refused`() {
    let list = DisplayList(size: Size(width: 16_384, height: 100_000), commands: [])
    #expect(throws: RenderingError.canvasTooLarge(pixels: 32_768 * 200_000, limit: 4e9)) {
      try RasterPlan(Drawing(list), scale: 2)
    }
  }

  @Test(arguments: [
    (height: 10.25, rows: 10), (height: 10.5, rows: 11), (height: 10.75, rows: 11),
    (height: 10.0000000001, rows: 10), (height: 0.25, rows: 1),
  ])
  func `a background as high as the canvas covers the last row of pixels`(
    height: Double, rows: Int
  ) throws {
    let size = Size(width: 9, height: height)
    let background = Command.fill(Rect(origin: .zero, size: size), .white)
    let plan = try RasterPlan(
      Drawing(DisplayList(size: size, commands: [background])), scale: 1)
    expect(plan.height, equals: rows)
    #expect(plan.isOpaque)
  }

  @Test(arguments: [
    (command: Command.fill(Rect(x: 0, y: 0, width: 9, height: 9), .white), isOpaque: true),
    (command: .fill(Rect(x: 0, y: 0, width: 9, height: 8), .white), isOpaque: false),
    (command: .fill(Rect(x: 0, y: 0, width: 9, height: 9), .clear), isOpaque: false),
    (
      command: .group(
        Group(commands: [.fill(Rect(x: -1, y: -1, width: 11, height: 11), .white)])),
      isOpaque: true
    ),
    (
      command: .group(
        Group(opacity: 0.5, commands: [.fill(Rect(x: 0, y: 0, width: 9, height: 9), .white)])),
      isOpaque: false
    ),
  ])
  func `a picture is opaque if an opaque rectangle covers its canvas`(
    command: Command, isOpaque: Bool
  ) throws {
    let list = DisplayList(size: Size(width: 9, height: 9), commands: [command])
    try #require(RasterPlan(Drawing(list), scale: 1).isOpaque == isOpaque)
  }

  @Test(arguments: [
    // The first copy begins at the canvas's corner, and the others below it.
    (size: Size(width: 9, height: 9), alpha: 1.0, isOpaque: true),
    (size: Size(width: 9, height: 8), alpha: 1.0, isOpaque: false),
    (size: Size(width: 9, height: 9), alpha: 0.5, isOpaque: false),
  ])
  func `a picture is opaque if an element covers its canvas that others are copies of`(
    size: Size, alpha: Double, isOpaque: Bool
  ) throws {
    let color = RGBA(red: 1, green: 1, blue: 1, alpha: alpha)
    var elements = CommandsWithCopies()
    for item in 0..<CommandsWithCopies.leastCount {
      let box = Rect(origin: Point(x: 0, y: Double(item)), size: size)
      elements.append {
        $0.append(
          .group(
            Group(
              role: .element(kind: "cell", section: 0, item: item),
              commands: [.fill(.rect(box), .color(color))])))
      }
    }
    let commands = elements.finish()
    // One group of copies.
    try #require(commands.count == 1)
    let list = DisplayList(size: Size(width: 9, height: 9), commands: commands)
    try #require(RasterPlan(Drawing(list), scale: 1).isOpaque == isOpaque)
  }
}
