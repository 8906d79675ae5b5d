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

  /// The columns and the rows that have ink.
  private func extent(_ pixels: Pixels) -> (columns: Range<Int>, rows: Range<Int>) {
    let columns = (0..<pixels.width).filter { x in pixels.column(x).contains { $0 != 0 } }
    let rows = (0..<pixels.height).filter { y in pixels.row(y).contains { $0 != 0 } }
    return (
      (columns.first ?? 0)..<(columns.last ?? -1) + 1, (rows.first ?? 0)..<(rows.last ?? -1) + 1
    )
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
