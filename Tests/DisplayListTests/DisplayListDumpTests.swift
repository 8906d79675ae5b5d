import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `The text dump of a display list` {
  private let inter = FontFace(name: "Inter", file: "/fonts/Inter-Regular.otf")

  private func run(_ text: String, _ font: FontFace, glyphs: Int = 1) -> GlyphRun {
    GlyphRun(
      font: font, size: 17, glyphs: (0..<glyphs).map { Glyph(id: 5, x: 8 * Double($0)) },
      advance: 31.4, ascent: 16, descent: 4, text: text)
  }

  private func dump(_ commands: Command...) -> String {
    let list = DisplayList(size: Size(width: 390, height: 712.5), commands: commands)
    return String(list.dump.dropFirst("canvas 390×712.5\n".count).dropLast())
  }

  @Test func `commands are a line each, those of a group indented`() {
    let list = DisplayList(
      size: Size(width: 390, height: 712.5),
      commands: [
        .fill(.rect(Rect(x: 0, y: 0, width: 390, height: 712.5)), .color(.white)),
        .group(
          Group(
            role: .element(kind: "cell", section: 0, item: 3),
            commands: [
              .fill(
                .roundedRect(Rect(x: 16, y: 16, width: 169, height: 120), CornerRadii(10)),
                .color(RGBA(red: 1, green: 45.0 / 255, blue: 85.0 / 255))),
              .glyphRun(run("pink", inter, glyphs: 4), Point(x: 86.2, y: 110.4), .color(.black)),
            ])),
      ])
    #expect(
      list.dump == """
        canvas 390×712.5
        fill rect 0,0 390×712.5 #FFFFFF
        group cell 0.3
          fill rounded 16,16 169×120 radius 10 #FF2D55
          glyphs "pink" Inter 17 at 86.2,110.4 #000000 [4/31.4]

        """)
  }

  @Test func `numbers are rounded to a thousandth and have no trailing zeros`() {
    #expect(
      dump(
        .fill(.rect(Rect(x: 0.1 + 0.2, y: -0.0001, width: 1e20, height: 1.0 / 3)), .color(.black)))
        == "fill rect 0.3,0 1e+20×0.333 #000000")
  }

  @Test func `a translucent colour has an alpha`() {
    // 0.2 × 255 = 51 = 0x33.
    let color = RGBA(red: 0, green: 0, blue: 0, alpha: 0.2)
    #expect(
      dump(
        .stroke(
          .ellipse(Rect(x: 1, y: 2, width: 3, height: 4)), .color(color),
          StrokeStyle(lineWidth: 1, dash: [2, 1.5])))
        == "stroke ellipse 1,2 3×4 width 1 dash 2,1.5 #00000033")
  }

  @Test func `a line has its caps, joins and limit where they are not the usual ones`() {
    let line = Shape.path(Path([.move(.zero), .line(Point(x: 8, y: 0))]))
    #expect(
      dump(
        .stroke(
          line, .color(.black),
          StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .bevel, dash: [4], dashPhase: 1)))
        == "stroke path M0,0 L8,0 width 2 dash 4 phase 1 cap round join bevel #000000")
    #expect(
      dump(.stroke(line, .color(.black), StrokeStyle(lineWidth: 2, miterLimit: 3)))
        == "stroke path M0,0 L8,0 width 2 miter 3 #000000")
  }

  @Test func `a path with holes has its rule`() {
    var path = Path([.move(.zero), .line(Point(x: 8, y: 0)), .close])
    path.isEvenOdd = true
    #expect(dump(.fill(.path(path), .color(.black))) == "fill path evenodd M0,0 L8,0 Z #000000")
    expect(path.dump, equals: "evenodd:M0,0L8,0Z")
    expect(Path(dump: "evenodd:M0,0L8,0Z"), equals: path)
  }

  @Test func `a gradient lists its stops`() {
    let gradient = Paint.Gradient(
      start: .zero, end: Point(x: 0, y: 9),
      stops: [
        Paint.Stop(location: 0, color: .white), Paint.Stop(location: 0.5, color: .black),
      ])
    #expect(
      dump(.fill(.rect(Rect(x: 0, y: 0, width: 1, height: 1)), .linearGradient(gradient)))
        == "fill rect 0,0 1×1 gradient 0,0 to 0,9 #FFFFFF 0 #000000 0.5")
  }

  @Test func `a path has the letters of SVG`() {
    let path = Path([
      .move(Point(x: 1, y: 2)), .line(Point(x: 3, y: 4)),
      .curve(
        Point(x: 5, y: 6), control1: Point(x: 7, y: 8), control2: Point(x: 9, y: 10)), .close,
    ])
    #expect(
      dump(.fill(.path(path), .color(.black))) == "fill path M1,2 L3,4 C7,8 9,10 5,6 Z #000000")
  }

  @Test func `a group's line has its opacity, clip and shadow`() {
    let rect = Rect(x: 0, y: 0, width: 20, height: 10)
    let radii = CornerRadii(topLeft: 4, topRight: 4, bottomRight: 0, bottomLeft: 0)
    let shadow = Shadow(color: .black, radius: 3, offset: Point(x: 0, y: 1))
    #expect(
      dump(
        .group(Group(opacity: 0.5, clip: .roundedRect(rect, radii), shadow: shadow, commands: [])))
        == "group opacity 0.5 clip rounded 0,0 20×10 radii 4,4,0,0 shadow 3 offset 0,1 #000000")
  }

  @Test func `a named group's line has its id and label`() {
    #expect(
      dump(.group(Group(role: .named(id: "grid", label: "The \"grid\""), commands: [])))
        == #"group id "grid" label "The \"grid\"""#)
  }

  @Test func `a picture shows the start of its digest`() {
    let image = ImageCommand(
      picture: PictureID("0123456789abcdef0123"), frame: Rect(x: 0, y: 0, width: 4, height: 4),
      tint: .black)
    #expect(dump(.image(image)) == "image 0123456789ab 0,0 4×4 tint #000000")
  }

  @Test func `what is synthesised follows the font's name`() {
    let face = FontFace(name: "Noto Sans CJK SC", file: "", isSlanted: true, isEmboldened: true)
    #expect(
      dump(.glyphRun(run("字", face), .zero, .color(.black)))
        == #"glyphs "字" Noto Sans CJK SC slanted emboldened 17 at 0,0 #000000 [1/31.4]"#)
  }

  @Test(arguments: [
    ("a\nb", #"a\u{A}b"#), ("a\u{2028}b", #"a\u{2028}b"#), ("\u{202E}x", #"\u{202E}x"#),
    ("\u{0}", #"\u{0}"#), (#"\"#, #"\\"#), ("é👩‍👧", "é👩‍👧"),
  ])
  func `a text stays on its line and in its order`(text: String, dumped: String) {
    #expect(
      dump(.glyphRun(run(text, inter), .zero, .color(.black)))
        == "glyphs \"\(dumped)\" Inter 17 at 0,0 #000000 [1/31.4]")
  }
}
