import CairoRendering
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Glyphs on the pixel grid` {
  /// Any glyph of Inter with ink.
  private let glyph: UInt32 = 5

  /// The glyph in white at a place of a clear canvas of 30 × 30 points.
  private func pixels(
    x: Double, y: Double, size: Double = 13, scale: Double = 1
  ) throws -> Pixels {
    try Pixels(
      width: 30, height: 30, scale: scale,
      [
        .glyphRun(
          Fonts.run([glyph], size: size), Point(x: x, y: y), .color(.white))
      ])
  }

  @Test func `a baseline goes to the nearest row`() throws {
    let onRow = try pixels(x: 5, y: 20)
    #expect(onRow.values.filter { $0 != 0 } != [])
    try #require(pixels(x: 5, y: 20.4) == onRow)
    try #require(pixels(x: 5, y: 19.6) == onRow)
  }

  @Test(arguments: [0.25, 0.5, 0.75, 1])
  func `a glyph moves by quarters of a pixel`(distance: Double) throws {
    let from = try pixels(x: 5, y: 20).centre
    let to = try pixels(x: 5 + distance, y: 20).centre
    #expect(abs(to - from - distance) < 0.02)
  }

  @Test(arguments: [1.0, 2, 3])
  func `the ink of a glyph is in the same place at every scale`(scale: Double) throws {
    let reference = try pixels(x: 5, y: 20, scale: 8).centre / 8
    try #require(abs(pixels(x: 5, y: 20, scale: scale).centre / scale - reference) < 0.05)
  }

  @Test func `a large glyph is filled where a small one would be, enlarged`() throws {
    // 101 pixels are over the largest sprite, 100 are not.
    let sprite = try pixels(x: 0, y: 29, size: 20, scale: 5)
    let path = try pixels(x: 0, y: 29, size: 20.2, scale: 5)
    #expect(abs(sprite.centre * 1.01 - path.centre) < 0.1)
    #expect(abs(sprite.ink * 1.01 * 1.01 / path.ink - 1) < 0.01)
  }

  @Test func `more fonts than are kept open are drawn as one is`() throws {
    // A face by another name is another font, whose file is opened for it: 128 are kept. Every other glyph
    // is a picture, which is known by its face.
    func fonts(count: Int) throws -> Pixels {
      let commands = (0..<300).map { index in
        let file = index % 2 == 0 ? Fonts.inter : Fonts.emoji
        let font = FontFace(name: "\(file.name) \(index % count)", file: file.file)
        return Command.glyphRun(
          Fonts.run([index % 2 == 0 ? glyph : 883], of: font),
          Point(x: Double(index % 20) * 20, y: Double(index / 20 + 1) * 20), .color(.black))
      }
      return try Pixels(width: 400, height: 310, commands)
    }
    let (many, few) = try (fonts(count: 300), fonts(count: 2))
    #expect(few.values.contains { $0 != 0 })
    expect(many, equals: few)
  }

  @Test func `a font file that is not there is an error that names it`() {
    let missing = FontFace(name: "Nobody", file: "/nowhere/nobody.ttf")
    // FreeType's code for a file that it cannot open is 1.
    #expect(throws: RenderingError.font(name: "Nobody", file: "/nowhere/nobody.ttf", code: 1)) {
      try Pixels(
        width: 9, height: 9,
        [.glyphRun(Fonts.run([glyph], of: missing), Point(x: 0, y: 9), .color(.white))])
    }
  }

  @Test func `an emoji has its own colours and its place on the baseline`() throws {
    // Noto's pictures are 136 × 128 pixels for an em of 109: 27 ems of a pixel give 34 × 32.
    let pixels = try Pixels(
      width: 60, height: 60,
      [
        .glyphRun(
          Fonts.run([883], of: Fonts.emoji, size: 27.25), Point(x: 10, y: 45), .color(.black))
      ])
    let columns = (0..<60).filter { x in pixels.column(x).contains { $0 != 0 } }
    let (first, last) = try (#require(columns.first), #require(columns.last))
    #expect(first >= 10)
    #expect(last < 44)
    let coloured = pixels.values.filter { $0 >> 24 == 255 && $0 & 0xFF0000 != $0 << 16 & 0xFF0000 }
    #expect(coloured != [])
  }
}

extension Pixels {
  /// The sum of all alphas, in whole pixels.
  var ink: Double { values.reduce(0) { $0 + Double($1 >> 24) / 255 } }

  /// How far right the middle of the ink is, in pixels.
  var centre: Double {
    var moment = 0.0
    for (position, value) in values.enumerated() {
      moment += Double(value >> 24) / 255 * (Double(position % width) + 0.5)
    }
    return moment / ink
  }
}
