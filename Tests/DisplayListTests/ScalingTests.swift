import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Scaled commands` {
  /// Half as wide and a tenth less high, about 100,50.
  private let squeezed = Scaling(about: Point(x: 100, y: 50), x: 0.5, y: 0.9)
  private let halved = Scaling(about: Point(x: 100, y: 50), x: 0.5, y: 0.5)
  private let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))
  private let rect = Rect(x: 80, y: 40, width: 40, height: 20)

  private func dump(_ command: Command, _ scaling: Scaling) -> String {
    DisplayList(size: Size(width: 200, height: 100), commands: [command.scaled(by: scaling)])
      .dump.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test func `a rectangle keeps its distance from the anchor by both factors`() {
    // 100 − 20 × 0.5 = 90, 50 − 10 × 0.9 = 41.
    #expect(dump(.fill(.rect(rect), red), squeezed) == "fill rect 90,41 20×18 #FF0000")
  }

  @Test func `the anchor goes to its destination`() {
    // 10 − 20 × 0.5 = 0, 20 − 10 × 0.5 = 15.
    let moved = Scaling(
      about: Point(x: 100, y: 50), x: 0.5, y: 0.5, to: Point(x: 10, y: 20))
    #expect(dump(.fill(.rect(rect), red), moved) == "fill rect 0,15 20×10 #FF0000")
  }

  @Test func `circular corners stay circular where both factors are equal`() {
    #expect(
      dump(.fill(.roundedRect(rect, CornerRadii(8)), red), halved)
        == "fill rounded 90,45 20×10 radius 4 #FF0000")
  }

  @Test func `corners that are no longer circular become a path of the same bounds`() {
    let command = Command.fill(.roundedRect(rect, CornerRadii(8)), red).scaled(by: squeezed)
    guard case .fill(.path(let path), _) = command else {
      Issue.record("expected a path, found \(command)")
      return
    }
    expect(path.bounds, equals: Rect(x: 90, y: 41, width: 20, height: 18))
    // The first corner ends 8 × 0.5 right of the left edge.
    let ends = path.elements.compactMap { if case .curve(let end, _, _) = $0 { end } else { nil } }
    #expect(ends.contains(Point(x: 94, y: 41)))
  }

  @Test func `a line's width takes the mean of the factors`() {
    // √(0.5 × 0.5) = 0.5
    #expect(
      dump(.stroke(.rect(rect), red, StrokeStyle(lineWidth: 4, dash: [6])), halved)
        == "stroke rect 90,45 20×10 width 2 dash 3 #FF0000")
  }

  @Test func `a glyph run takes the height as its size and the rest as its stretch`() throws {
    let run = GlyphRun(
      font: FontFace(name: "Inter Regular", file: "/inter.otf"), size: 20,
      glyphs: [Glyph(id: 1, x: 0), Glyph(id: 2, x: 12)], advance: 24,
      ascent: 18, descent: 6, text: "ab")
    guard
      case .glyphRun(let scaled, let origin, _) = Command.glyphRun(
        run, Point(x: 80, y: 60), red
      ).scaled(by: squeezed)
    else { return }
    expect(scaled.size, equals: 18)
    // 0.5 / 0.9
    #expect(abs(scaled.stretch - 0.5556) < 0.0001)
    expect(scaled.glyphs.map(\.x), equals: [0, 6])
    expect(scaled.advance, equals: 12)
    expect(origin, equals: Point(x: 90, y: 59))
  }

  @Test func `a group takes its clip and its shadow with it`() {
    let group = Group(
      clip: .rect(rect),
      shadow: Shadow(
        color: RGBA(red: 0, green: 0, blue: 0), radius: 4, offset: Point(x: 0, y: 2)),
      commands: [.fill(.rect(rect), red)])
    #expect(
      dump(.group(group), halved) == """
        group clip rect 90,45 20×10 shadow 2 offset 0,1 #000000
          fill rect 90,45 20×10 #FF0000
        """)
  }
}
