import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Stretched glyphs` {
  private func pixels(_ font: FontFace, _ glyph: UInt32, stretch: Double) throws -> Pixels {
    var run = Fonts.run([glyph], of: font, size: 64)
    run.stretch = stretch
    return try Pixels(
      width: 120, height: 100, [.glyphRun(run, Point(x: 10, y: 80), .color(.white))])
  }

  // A glyph of Inter with an outline, and one of Noto Color Emoji that is a picture.
  @Test(arguments: [(Fonts.inter, 5), (Fonts.emoji, 100)] as [(FontFace, UInt32)])
  func `are narrower from their origin on, and as high`(font: FontFace, glyph: UInt32) throws {
    let whole = extent(try pixels(font, glyph, stretch: 1))
    let half = extent(try pixels(font, glyph, stretch: 0.5))
    try #require(whole.columns.count > 20)
    // The origin is at 10; an edge may take a pixel more where it ends inside of one.
    #expect(
      abs(Double(half.columns.lowerBound - 10) - Double(whole.columns.lowerBound - 10) / 2) <= 1)
    #expect(
      abs(Double(half.columns.upperBound - 10) - Double(whole.columns.upperBound - 10) / 2) <= 1)
    expect(half.rows, equals: whole.rows)
  }
}
