import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry
import PNGEncoding
import TestSupport
import Testing

@Suite struct `PDF documents` {
  private func drawing(_ commands: [Command]) -> Drawing {
    Drawing(DisplayList(size: Size(width: 61, height: 160), commands: commands))
  }

  @Test func `are the same bytes whatever was drawn before`() throws {
    let first = try drawing(BandTests.everything()).pdf()
    _ = try drawing(BandTests.everything()).svg()
    _ = try drawing([.group(Group(opacity: 0.5, commands: BandTests.everything()))]).pdf()
    try #require(drawing(BandTests.everything()).pdf() == first)
  }

  @Test func `are a page as large as the canvas`() throws {
    let text = String(decoding: try drawing([]).pdf(), as: UTF8.self)
    #expect(text.contains("/MediaBox [ 0 0 61 160 ]"))
  }

  @Test func `have a page for each drawing, of its own size`() throws {
    let document = try PDFDocument(firstPage: Size(width: 61, height: 160))
    try document.add(drawing([]))
    try document.add(Drawing(DisplayList(size: Size(width: 200, height: 50), commands: [])))
    let lines = String(
      decoding: try InstalledTool.pdfInfo.run(
        ["-f", "1", "-l", "2", "INPUT"], on: document.finish()), as: UTF8.self
    ).split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
    expect(
      lines.filter { $0.hasPrefix("Page") && !$0.contains("rot") },
      equals: [
        "Pages: 2", "Page 1 size: 61 x 160 pts", "Page 2 size: 200 x 50 pts",
      ])
  }

  @Test func `name a picture once in a page's dictionary`() throws {
    // ISO 32000-1, 7.3.7: a key is in a dictionary once.
    let cast = { (x: Double) in
      Command.group(
        Group(
          shadow: Shadow(color: .black, radius: 3),
          commands: [.fill(Rect(x: x, y: 10, width: 10, height: 10), .red)]))
    }
    let text = String(decoding: try drawing([cast(8), cast(38)]).pdf(), as: UTF8.self)
    for dictionary in text.split(separator: "/XObject <<").dropFirst() {
      let names = dictionary.prefix { $0 != ">" }.split(whereSeparator: \.isWhitespace)
        .filter { $0.hasPrefix("/") }
      expect(names.count, equals: Set(names).count)
    }
  }

  @Test func `hold a font once for all pages`() throws {
    let page = drawing([.glyphRun(Fonts.run([5, 9]), Point(x: 5, y: 20), .color(.black))])
    func fontCount(of document: [UInt8]) -> Int {
      String(decoding: document, as: UTF8.self).split(separator: "/FontFile").count - 1
    }
    let document = try PDFDocument(firstPage: page.displayList.size)
    for _ in 0..<3 { try document.add(page) }
    let count = fontCount(of: try document.finish())
    #expect(count > 0)
    try #require(fontCount(of: page.pdf()) == count)
  }

  /// White cards of one form that cast shadows, one below the other.
  private func cards(
    _ count: Int, _ color: RGBA = .black, x: Double = 20, on paper: Command? = nil
  ) -> Drawing {
    let shadow = Shadow(color: color, radius: 3, offset: .zero)
    let cards = (0..<count).map { index -> Command in
      let frame = Rect(x: x, y: 12 + Double(index) * 36, width: 20, height: 10)
      let card = Command.fill(.roundedRect(frame, CornerRadii(3)), .color(.white))
      return .group(Group(shadow: shadow, commands: [card]))
    }
    return drawing([paper].compactMap(\.self) + cards)
  }

  /// The document of a page for each drawing.
  private func document(_ pages: [Drawing]) throws -> [UInt8] {
    let document = try PDFDocument(firstPage: Size(width: 61, height: 160))
    for page in pages { try document.add(page) }
    return try document.finish()
  }

  /// How many pictures a document holds: two for each shadow, its colour and, as PDF keeps it apart, its
  /// alpha.
  private func pictureCount(of document: [UInt8]) -> Int {
    String(decoding: document, as: UTF8.self).split(separator: "/Subtype /Image").count - 1
  }

  @Test func `hold a shadow once for all cards of its form`() throws {
    let counts = try [1, 4].map { try pictureCount(of: cards($0).pdf()) }
    expect(counts, equals: [2, 2])
  }

  @Test func `hold a shadow once for all pages`() throws {
    let count = try pictureCount(of: document((1...3).map { cards($0) }))
    expect(count, equals: 2)
  }

  // Twelve shadows of other widths have some 250 × 250 points, of half a point a pixel; in coverage and colour
  // they take more than half of what is kept of shadows, and each comes again after all others.
  @Test func `hold each of many shadows once, however many are between it and itself`() throws {
    let forms = (0..<12).map { index in
      let frame = Rect(
        x: 20, y: 20 + 240 * Double(index), width: 200 + 3 * Double(index), height: 200)
      return Command.group(
        Group(
          shadow: Shadow(color: .black, radius: 8, offset: .zero), commands: [.fill(frame, .white)])
      )
    }
    let page = Drawing(
      DisplayList(size: Size(width: 280, height: 2920), commands: forms + forms))
    let count = try pictureCount(of: page.pdf())
    expect(count, equals: 24)
  }

  @Test func `hold a shadow for each colour`() throws {
    let count = try pictureCount(of: document([cards(2), cards(2, .blue)]))
    expect(count, equals: 4)
  }

  @Test func `show on a later page what a document of that page alone shows`() throws {
    let paper = Command.fill(Rect(x: 0, y: 0, width: 61, height: 160), .white)
    func pixels(of document: [UInt8], page: Int) throws -> [UInt8] {
      try InstalledTool.pdfToPicture.run(
        ["-r", "144", "-f", "\(page)", "-l", "\(page)", "INPUT"], on: document)
    }
    // The second page paints pictures that the first has brought.
    let (first, second) = (cards(4, on: paper), cards(3, x: 30, on: paper))
    let later = try pixels(of: document([first, second]), page: 2)
    let alone = try pixels(of: second.pdf(), page: 1)
    expect(later, equals: alone)
    // Pages without their shadows are equal too: with white cards on white paper these have nothing else.
    let blank = try pixels(of: drawing([paper]).pdf(), page: 1)
    #expect(later != blank)
  }

  @Test func `fade a surface in a group once`() throws {
    let place = Rect(x: 20, y: 20, width: 20, height: 20)
    let surface = Group(
      effect: .backdrop(Backdrop(blur: 1, saturation: 1, tint: .white)),
      commands: [.fill(place, .white)])
    let page = drawing([
      .fill(Rect(x: 0, y: 0, width: 61, height: 160), .red),
      .group(Group(opacity: 0.5, commands: [.fill(place, .black), .group(surface)])),
    ])
    let pixels = try InstalledTool.pdfToPicture.run(["-r", "72", "INPUT"], on: page.pdf())
    // Three bytes a pixel in rows of 61, behind a header. White at a half over red is 255, 128, 128.
    let start = pixels.count - 61 * 160 * 3 + (30 * 61 + 30) * 3
    let difference = zip(pixels[start..<(start + 3)], [255, 128, 128] as [Int]).map {
      abs(Int($0) - $1)
    }
    #expect(difference.allSatisfy { $0 <= 1 }, "\(difference)")
  }

  @Test func `draw a mixture in a faded group without the background`() throws {
    let place = Rect(x: 20, y: 20, width: 20, height: 20)
    let blend = Group(effect: .blend(.multiply), commands: [.fill(place, .white)])
    let page = drawing([
      .fill(Rect(x: 0, y: 0, width: 61, height: 160), .red),
      .group(Group(opacity: 0.5, commands: [.fill(place, .black), .group(blend)])),
    ])
    // The group's pixels let half of the red through; together with it they would be opaque, without a mask.
    let text = String(decoding: try page.pdf(), as: UTF8.self)
    #expect(text.contains("/SMask"))
  }

  @Test func `hold of a shadow that is mostly off the page what shows of it`() throws {
    // A card of 1000 × 100 points, of which 20 × 100 are on the page; the shadow's blur reaches a few points
    // further. Of pixels of half a point a whole picture has more than 2000 in a row, the page 122.
    let card = Command.fill(Rect(x: 41, y: 30, width: 1000, height: 100), .white)
    let shadow = Shadow(color: .black, radius: 3, offset: .zero)
    let text = String(
      decoding: try drawing([.group(Group(shadow: shadow, commands: [card]))]).pdf(),
      as: UTF8.self)
    let widths = text.split(separator: "/Subtype /Image").dropFirst().compactMap { part in
      part.split(whereSeparator: \.isWhitespace).drop { $0 != "/Width" }.dropFirst().first
        .flatMap { Int($0) }
    }
    #expect(!widths.isEmpty)
    expect(widths.filter { $0 > 122 }, equals: [])
  }

  @Test func `have no date`() throws {
    let lines = String(
      decoding: try InstalledTool.pdfInfo.run(["INPUT"], on: drawing([]).pdf()), as: UTF8.self
    ).split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != ":" } }.contains("Producer"))
    expect(lines.filter { $0.contains("Date") }, equals: [])
  }

  @Test func `hold texts that can be found, in any script`() throws {
    func run(_ text: String, _ ids: [UInt32], y: Double) -> Command {
      var run = Fonts.run(ids)
      run.text = text
      return .glyphRun(run, Point(x: 5, y: y), .color(.black))
    }
    let document = try drawing([
      run("pink", [5, 9, 12, 15], y: 20),
      // Two glyphs that show three letters, as a ligature does.
      run("नमि", [20, 21], y: 60),
      // Glyphs from left to right that show letters from right to left.
      run("שלום", [22, 23, 24, 25], y: 100),
    ]).pdf()
    let found = try InstalledTool.pdfToText.run(
      ["-enc", "UTF-8", "INPUT", "OUTPUT"], on: document)
    let lines = String(decoding: found, as: UTF8.self).split(whereSeparator: \.isWhitespace)
    expect(lines.map { $0.filter { $0.isLetter } }, equals: ["pink", "नमि", "שלום"])
  }

  // A text in its own proportions, higher, wider, and stretched by its place on the page. Each is as wide as in pixels:
  // the letters' advances times the frame's width.
  @Test(
    arguments: [
      (Size(width: 60, height: 24), 1), (Size(width: 60, height: 120), 1),
      (Size(width: 60, height: 9), 1), (Size(width: 60, height: 24), 2.5),
    ] as [(Size, Double)])
  func `have the letters of a stretched picture where its pixels have them`(
    size: Size, factor: Double
  ) throws {
    let svg = """
      <svg xmlns='http://www.w3.org/2000/svg' width='100' height='40'>\
      <text x='10' y='28' font-size='30' font-family='Inter'>lilI</text></svg>
      """
    let picture = try Picture(decoding: Array(svg.utf8))
    let id = PictureID(picture.identity)
    func page(width: Double, turn: Turn? = nil) -> Drawing {
      let frame = Rect(x: 0, y: 0, width: width, height: size.height)
      var image = ImageCommand(picture: id, frame: frame, tint: nil)
      image.turn = turn
      return Drawing(
        DisplayList(size: Size(width: 61, height: 160), commands: [.image(image)]),
        pictures: [id: picture])
    }
    func inkColumns(_ isInk: (_ x: Int, _ y: Int) -> Bool) -> [Int] {
      (0..<61).filter { x in (0..<160).contains { isInk(x, $0) } }
    }
    let turn = factor == 1 ? nil : Turn(Transform(a: factor, b: 0, c: 0, d: 1, tx: 0, ty: 0))
    let document = try page(width: size.width / factor, turn: turn).pdf()
    let shown = try InstalledTool.pdfToPicture.run(["-r", "72", "INPUT"], on: document)
    // Three bytes a pixel in rows of 61, behind a header.
    let start = shown.count - 61 * 160 * 3
    let pixels = try BandPainter(RasterPlan(page(width: size.width), scale: 1)).paint(rows: 0..<160)
      .withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
    let expected = inkColumns { pixels[$1 * 61 + $0] >> 24 > 128 }
    #expect(expected.count > 4)
    expect(inkColumns { shown[start + ($1 * 61 + $0) * 3] < 128 }, equals: expected)
  }

  @Test func `hold a picture once however often it is drawn`() throws {
    // Noise, which no compression makes small: 100 × 100 pixels of 3 bytes.
    var random = SeededGenerator(seed: 1)
    let noise = (0..<100 * 100).map { _ in UInt32.random(in: 0...0xFF_FFFF, using: &random) }
    let file = try encodePNG(width: 100, height: 100, hasAlpha: false) { rows, output in
      for (index, pixel) in noise[rows.lowerBound * 100..<rows.upperBound * 100].enumerated() {
        output[index] = pixel
      }
    }
    let picture = try Picture(decoding: file)
    let id = PictureID(picture.identity)
    func byteCount(drawing times: Int) throws -> Int {
      let commands = (0..<times).map { time in
        let frame = Rect(x: 0, y: Double(time) * 20, width: 20, height: 20)
        return Command.image(ImageCommand(picture: id, frame: frame))
      }
      let list = DisplayList(size: Size(width: 20, height: 160), commands: commands)
      return try Drawing(list, pictures: [id: picture]).pdf().count
    }
    let once = try byteCount(drawing: 1)
    #expect(once > 30_000)
    try #require(byteCount(drawing: 8) - once < 3_000)
  }
}
