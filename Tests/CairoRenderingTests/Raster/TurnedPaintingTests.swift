import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry
import Testing

@Suite struct `Turned commands` {
  private let quarter = Transform.turn(.pi / 2)

  // A glyph of Inter with an outline, and one of Noto Color Emoji that is a picture.
  @Test(arguments: [(Fonts.inter, 5), (Fonts.emoji, 100)] as [(FontFace, UInt32)])
  func `glyphs go down from their origin after a quarter of a turn`(
    font: FontFace, glyph: UInt32
  ) throws {
    let run = Command.glyphRun(
      Fonts.run([glyph], of: font, size: 64), Point(x: 20, y: 80), .color(.white))
    let level = extent(try Pixels(width: 120, height: 120, [run]))
    // About 60,60: a point at x, y goes to 120 - y, x.
    let turned = extent(
      try Pixels(
        width: 120, height: 120,
        [run.transformed(by: .turn(.pi / 2, about: Point(x: 60, y: 60)))]))
    try #require(level.columns.count > 20)
    for (after, before) in [
      (turned.rows.lowerBound, level.columns.lowerBound),
      (turned.rows.upperBound, level.columns.upperBound),
      (120 - turned.columns.upperBound, level.rows.lowerBound),
      (120 - turned.columns.lowerBound, level.rows.upperBound),
    ] {
      // A level run's baseline and its glyphs are on the grid; a turned one's are where they are.
      #expect(abs(after - before) <= 1)
    }
  }

  @Test(arguments: [nil, RGBA.blue])
  func `pictures turn about their corner, with their tint`(_ tint: RGBA?) throws {
    let halves = """
      <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">\
      <rect width="4" height="8" fill="#f00"/></svg>
      """
    let picture = try Picture(decoding: Array(halves.utf8))
    let id = PictureID(picture.identity)
    let image = Command.image(
      ImageCommand(picture: id, frame: Rect(x: 0, y: 0, width: 4, height: 4), tint: tint))
    let list = DisplayList(
      size: Size(width: 6, height: 6),
      commands: [image.transformed(by: quarter.followed(by: .move(Point(x: 5, y: 1))))])
    let pixels = try Pixels(Drawing(list, pictures: [id: picture]))
    // The left half is at the top: rows 1 and 2, columns 1 to 4.
    let color: UInt32 = tint == nil ? 0xFFFF_0000 : 0xFF00_00FF
    let expected = [0, color, color, color, color, 0]
    #expect(
      (0..<6).map { pixels.row($0) }
        == [
          Array(repeating: 0, count: 6), expected, expected, Array(repeating: 0, count: 6),
          Array(repeating: 0, count: 6), Array(repeating: 0, count: 6),
        ])
  }

  // SVG 2, `overflow`: an outermost element is clipped to its viewport, which is a diamond here.
  @Test func `a picture that draws outside of its viewport is clipped to that, turned`() throws {
    let wide = """
      <svg xmlns="http://www.w3.org/2000/svg" width="6" height="6">\
      <rect x="-9" y="-9" width="30" height="30" fill="#f00"/></svg>
      """
    let picture = try Picture(decoding: Array(wide.utf8))
    let id = PictureID(picture.identity)
    let image = Command.image(
      ImageCommand(picture: id, frame: Rect(x: 2, y: 2, width: 6, height: 6)))
    let list = DisplayList(
      size: Size(width: 10, height: 10),
      commands: [image.transformed(by: .turn(.pi / 4, about: Point(x: 5, y: 5)))])
    let pixels = try Pixels(Drawing(list, pictures: [id: picture]))
    // The corners are 3 * √2 = 4.2 from the middle: |x - 5| + |y - 5| is at most that.
    #expect([pixels.row(1)[1], pixels.row(1)[8], pixels.row(8)[1]] == [0, 0, 0])
    let inside = [pixels.row(2)[4], pixels.row(4)[2], pixels.row(4)[4]]
    #expect(inside == [0xFFFF_0000, 0xFFFF_0000, 0xFFFF_0000])
  }

  @Test func `an editable document has their matrix`() throws {
    let run = Command.glyphRun(
      GlyphRun(
        font: .interRegular, size: 10, glyphs: [Glyph(id: 5, x: 0)], advance: 8, ascent: 10,
        descent: 2, text: "a"),
      Point(x: 40, y: -20), .color(.red))
    let elements = try editableElements([run.transformed(by: quarter)])
    try #require(elements.count == 1)
    // The origin goes to 20,40.
    #expect(elements[0].contains(#"transform="matrix(0 1 -1 0 20 40)""#))
  }
}
