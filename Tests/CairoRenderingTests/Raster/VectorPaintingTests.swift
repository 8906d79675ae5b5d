import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Vector pictures` {
  /// The pixels of a 4 × 2 canvas on which a document fills the frame.
  private func pixels(
    of svg: String, in frame: Rect = Rect(x: 0, y: 0, width: 4, height: 2), tint: RGBA? = nil
  ) throws -> [UInt32] {
    let picture = try Picture(decoding: Array(svg.utf8))
    let image = ImageCommand(picture: PictureID(picture.identity), frame: frame, tint: tint)
    let drawing = Drawing(
      DisplayList(size: Size(width: 4, height: 2), commands: [.image(image)]),
      pictures: [PictureID(picture.identity): picture])
    let bitmap = try BandPainter(RasterPlan(drawing, scale: 1)).paint(rows: 0..<2)
    return bitmap.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  private func svg(_ content: String, _ attributes: String = "width='2' height='1'") -> String {
    "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)>\(content)</svg>"
  }

  @Test func `are drawn at the size of their frame`() throws {
    // The right half of the document is the right half of the frame.
    let row: [UInt32] = [0, 0, 0xFFFF_0000, 0xFFFF_0000]
    try #require(
      pixels(of: svg("<rect x='1' width='1' height='1' fill='#f00'/>")) == row + row)
  }

  @Test func `are stretched to their frame, as other pictures are`() throws {
    let frame = Rect(x: 0, y: 0, width: 4, height: 1)
    let row: [UInt32] = [0, 0, 0xFF00_00FF, 0xFF00_00FF]
    try #require(
      pixels(of: svg("<rect x='1' width='1' height='1' fill='#00f'/>"), in: frame)
        == row + [0, 0, 0, 0])
  }

  // Each column of ink of the picture in its own proportions is two columns of the one that is twice as wide; an edge of a
  // letter may take a column more or less.
  @Test(arguments: ["start' x='10", "middle' x='50", "end' x='90"])
  func `have letters where the frame's proportions put them`(anchor: String) throws {
    let text = "<text y='60' font-size='30' font-family='Inter' text-anchor='\(anchor)'>Hill</text>"
    let picture = try Picture(decoding: Array(svg(text, "width='100' height='100'").utf8))
    let id = PictureID(picture.identity)
    func inkColumns(width: Double) throws -> [Int] {
      let frame = Rect(x: 0, y: 0, width: width, height: 100)
      let list = DisplayList(
        size: frame.size, commands: [.image(ImageCommand(picture: id, frame: frame, tint: nil))])
      let pixels = try Pixels(Drawing(list, pictures: [id: picture]))
      return (0..<pixels.width).filter { x in pixels.column(x).contains { $0 >> 24 > 128 } }
    }
    let (whole, wide) = (try inkColumns(width: 100), try inkColumns(width: 200))
    #expect(whole.count > 10)
    #expect(abs(try #require(wide.first) - 2 * (try #require(whole.first))) <= 2)
    #expect(abs(try #require(wide.last) - 2 * (try #require(whole.last))) <= 2)
  }

  @Test func `have black where they ask for the current colour`() throws {
    let row: [UInt32] = [0xFF00_0000, 0xFF00_0000, 0, 0]
    try #require(
      pixels(of: svg("<rect width='1' height='1' fill='currentColor'/>")) == row + row)
  }

  @Test func `of a PDF are clipped as their page is`() throws {
    // A circle of 2 points across in a page of 4 by 2, whose left half is filled; each quarter is a curve whose
    // control points are 0.552 of the radius away.
    let content = """
      2 1 m 2 1.552 1.552 2 1 2 c 0.448 2 0 1.552 0 1 c
      0 0.448 0.448 0 1 0 c 1.552 0 2 0.448 2 1 c h W* n 1 0 0 rg 0 0 2 2 re f
      """
    let pdf = """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 4 2]/Contents 4 0 R/Resources<<>>>>endobj
      4 0 obj<</Length \(content.utf8.count)>>stream
      \(content)
      endstream endobj
      trailer<</Root 1 0 R>>

      """
    // Of the page at 20 pixels a point, 4 × 2 pixels are shown. The inner corner of those at the page's corner is
    // 16 and 18 from the circle's middle, so 24.1: more than its radius of 20.
    let corner = try pixels(of: pdf, in: Rect(x: 0, y: 0, width: 80, height: 40))
    expect(corner, equals: Array(repeating: 0, count: 8))
    let middle = try pixels(of: pdf, in: Rect(x: -18, y: -19, width: 80, height: 40))
    expect(middle, equals: Array(repeating: 0xFFFF_0000, count: 8))
  }

  @Test func `take a tint and keep their coverage`() throws {
    let row: [UInt32] = [0xFF00_FF00, 0xFF00_FF00, 0, 0]
    let green = RGBA(red: 0, green: 1, blue: 0)
    try #require(
      pixels(of: svg("<rect width='1' height='1' fill='#f00'/>"), tint: green) == row + row)
  }

  @Test func `that draw elements without end are refused when they are read`() throws {
    var content = "<defs><g id='a0'><rect width='1' height='1'/></g>"
    for level in 1...7 {
      let uses = String(repeating: "<use href='#a\(level - 1)'/>", count: 10)
      content += "<g id='a\(level)'>\(uses)</g>"
    }
    #expect(throws: PictureError.unsupported("SVG that draws more than 10000 elements")) {
      try pixels(of: svg(content + "</defs><use href='#a7'/>"))
    }
  }
}
