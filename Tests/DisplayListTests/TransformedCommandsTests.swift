import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Transformed commands` {
  private let red = Paint.color(RGBA(red: 1, green: 0, blue: 0))
  private let rect = Rect(x: 0, y: 0, width: 20, height: 10)
  /// A quarter of a turn clockwise about the origin: right becomes down, and down left.
  private let quarter = Transform.turn(.pi / 2)

  private func dump(_ command: Command, _ transform: Transform) -> String {
    DisplayList(
      size: Size(width: 200, height: 100), commands: [command.transformed(by: transform)]
    )
    .dump.split(separator: "\n").dropFirst().joined(separator: "\n")
  }

  @Test func `a turned rectangle is a path`() {
    #expect(
      dump(.fill(.rect(rect), red), quarter)
        == "fill path M0,0 L0,20 L-10,20 L-10,0 Z #FF0000")
    // About its middle, at 10,5.
    #expect(
      dump(.fill(.rect(rect), red), .turn(.pi / 2, about: Point(x: 10, y: 5)))
        == "fill path M15,-5 L15,15 L5,15 L5,-5 Z #FF0000")
  }

  @Test func `a scaled rectangle stays one`() {
    #expect(
      dump(.fill(.rect(rect), red), .scale(x: 2, y: 0.5, about: Point(x: 10, y: 5)))
        == "fill rect -10,2.5 40×5 #FF0000")
  }

  @Test func `lines, gradients and shadows turn with their shape`() {
    let gradient = Paint.linearGradient(
      Paint.Gradient(
        start: .zero, end: Point(x: 20, y: 0), stops: [Paint.Stop(location: 0, color: .white)]))
    let mirrored = Transform.scale(x: -2, y: 2)
    #expect(
      dump(.stroke(.rect(rect), gradient, StrokeStyle(lineWidth: 1, dash: [3])), mirrored)
        == "stroke path M0,0 L-40,0 L-40,20 L0,20 Z width 2 dash 6 "
        + "gradient 0,0 to -40,0 #FFFFFF 0")
    let group = Group(
      clip: .rect(rect), shadow: Shadow(color: .black, radius: 3, offset: Point(x: 4, y: 0)),
      commands: [.fill(.rect(rect), red)])
    #expect(
      dump(.group(group), quarter) == """
        group clip path M0,0 L0,20 L-10,20 L-10,0 Z shadow 3 offset 0,4 #000000
          fill path M0,0 L0,20 L-10,20 L-10,0 Z #FF0000
        """)
  }

  @Test func `glyphs and pictures have a turn, which two turns share`() {
    let run = GlyphRun(
      font: FontFace(name: "Inter", file: ""), size: 10, glyphs: [Glyph(id: 1, x: 0)],
      advance: 8, ascent: 10, descent: 2, text: "a")
    let text = Command.glyphRun(run, Point(x: 4, y: 2), red)
    #expect(
      dump(text, quarter) == #"glyphs "a" Inter 10 turned 0,1,-1,0 at -2,4 #FF0000 [1/8]"#)
    // Two quarters point to the left; four are none.
    let half = text.transformed(by: quarter)
    #expect(
      dump(half, quarter) == #"glyphs "a" Inter 10 turned -1,0,0,-1 at -4,-2 #FF0000 [1/8]"#)
    expect(
      half.transformed(by: quarter).transformed(by: quarter).transformed(by: quarter), equals: text)
    let image = Command.image(ImageCommand(picture: PictureID("abc"), frame: rect))
    expect(dump(image, quarter), equals: "image abc 0,0 20×10 turned 0,1,-1,0")
    // What is turned is 10 wide and 20 high, to the left of its origin.
    expect(
      image.transformed(by: quarter).inkBounds, equals: Rect(x: -10, y: 0, width: 10, height: 20))
  }

  @Test func `a transformation has an inverse unless it makes areas nothing`() throws {
    let transform = Transform.turn(0.3, about: Point(x: 3, y: 4)).followed(
      by: .scale(x: 2, y: -3))
    let back = try #require(transform.inverted)
    let point = back(transform(Point(x: 7, y: 8)))
    #expect(abs(point.x - 7) < 1e-9)
    #expect(abs(point.y - 8) < 1e-9)
    #expect(Transform.scale(x: 0, y: 1).inverted == nil)
  }
}
