import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry
import PNGEncoding
import TestSupport
import Testing

struct PNGTests {
  private struct DiskFull: Error {}

  /// Rectangles all over a white canvas, or over none.
  private static func drawing(width: Double, height: Double, isOpaque: Bool = true) -> Drawing {
    let size = Size(width: width, height: height)
    let canvas = Rect(x: 0, y: 0, width: width, height: height)
    var commands: [Command] = isOpaque ? [.fill(.rect(canvas), .color(.white))] : []
    for step in stride(from: 0, to: height, by: 37) {
      let rect = Rect(
        x: step.truncatingRemainder(dividingBy: width), y: step, width: 30, height: 20)
      commands.append(.fill(.roundedRect(rect, CornerRadii(6)), .color(.black)))
    }
    return Drawing(DisplayList(size: size, commands: commands))
  }

  private static func png(_ drawing: Drawing, scale: Double = 1, workers: Int = 1) throws -> [UInt8]
  {
    var file: [UInt8] = []
    try drawing.writePNG(scale: scale, workers: workers) { file += $0 }
    return file
  }

  @Test func `the bytes do not depend on the number of workers`() throws {
    // 2048 × 6200 pixels: more than 2 Mi pixels for each of three workers, in 13 bands.
    let drawing = Self.drawing(width: 2048, height: 6200)
    let alone = try Self.png(drawing)
    try #require(Self.png(drawing, workers: 2) == alone)
    try #require(Self.png(drawing, workers: 3) == alone)
  }

  @Test func `the picture is the band painter's, whatever its bands`() throws {
    let drawing = Self.drawing(width: 90, height: 700, isOpaque: false)
    let plan = try RasterPlan(drawing, scale: 2)
    let painted = try BandPainter(plan).paint(rows: 0..<plan.height)
    let expected = painted.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    try #require(decodedPixels(Self.png(drawing, scale: 2)) == expected)
  }

  @Test func `a picture wider than a band's pixels allow at 512 rows is whole`() throws {
    // 4 Mi pixels a band are 419 rows of 10,000 pixels.
    let picture = try Picture(decoding: Self.png(Self.drawing(width: 10_000, height: 500)))
    expect(picture.size, equals: Size(width: 10_000, height: 500))
  }

  // Opaque rows are made of four pixels at a time: widths of each remainder, in several bands, and
  // rows with alpha.
  @Test(
    "the digest of a drawing is the one that its file carries",
    arguments: [(88.0, true), (89, true), (90, true), (91, true), (90, false), (1, true)])
  func digest(width: Double, isOpaque: Bool) throws {
    let drawing = Self.drawing(width: width, height: 700, isOpaque: isOpaque)
    let digest = try #require(PixelDigest.recorded(inPNG: Self.png(drawing)))
    let painted = try drawing.painted(scale: 1)
    try #require(painted.digest == digest)
  }

  @Test(arguments: [true, false])
  func `what was painted becomes the file and the pixels of the drawing`(isOpaque: Bool) throws {
    let drawing = Self.drawing(width: 61, height: 1300, isOpaque: isOpaque)
    let painted = try drawing.painted(scale: 1)
    var file: [UInt8] = []
    try drawing.writePNG(scale: 1, painted: painted) { file += $0 }
    let drawnAnew = try Self.png(drawing)
    try #require(file == drawnAnew)
    let kept = try painted.straightPixels()
    let pixels = try #require(kept)
    let decoded = try StraightPixels(decodingPNG: file, limits: .golden)
    try #require(pixels.bytes == decoded.bytes)
  }

  @Test func `of a drawing with very many pixels none are kept`() throws {
    // 3000 × 3000 are more than 8 Mi.
    let drawing = Self.drawing(width: 3000, height: 3000)
    let painted = try drawing.painted(scale: 1)
    let pixels = try painted.straightPixels()
    try #require(pixels == nil)
    var file: [UInt8] = []
    try drawing.writePNG(scale: 1, painted: painted) { file += $0 }
    let drawnAnew = try Self.png(drawing)
    try #require(file == drawnAnew)
  }

  @Test func `the digest of a drawing does not depend on the number of workers`() throws {
    let drawing = Self.drawing(width: 2048, height: 6200)
    let digest = try drawing.painted(scale: 1).digest
    let painted = try drawing.painted(scale: 1, workers: 3)
    try #require(painted.digest == digest)
  }

  @Test func `only a canvas that is not covered has alpha`() throws {
    // The colour type is the tenth byte of IHDR's content, which starts at byte 16.
    try #require(Self.png(Self.drawing(width: 9, height: 9))[25] == 2)
    try #require(Self.png(Self.drawing(width: 9, height: 9, isOpaque: false))[25] == 6)
  }

  @Test(arguments: [1, 2])
  func `an error of the output ends the drawing`(workers: Int) {
    let drawing = Self.drawing(width: 2048, height: 6200)
    var pieces = 0
    #expect(throws: DiskFull.self) {
      try drawing.writePNG(scale: 1, workers: workers) { _ in
        pieces += 1
        if pieces == 3 { throw DiskFull() }
      }
    }
    expect(pieces, equals: 3)
  }

  @Test(arguments: [1, 2])
  func `an error of a painter ends the drawing`(workers: Int) {
    var drawing = Self.drawing(width: 2048, height: 6200)
    let font = FontFace(name: "None", file: "/nonexistent/font.otf")
    let run = GlyphRun(
      font: font, size: 10, glyphs: [Glyph(id: 1, x: 0)], advance: 10, ascent: 10, descent: 2,
      text: "a")
    drawing.displayList.commands.append(.glyphRun(run, Point(x: 10, y: 3000), .color(.black)))
    #expect(throws: RenderingError.self) { try Self.png(drawing, workers: workers) }
  }
}
