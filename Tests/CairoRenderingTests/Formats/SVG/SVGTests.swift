import CairoRendering
import DisplayList
import ImageDecoding
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `SVG documents` {
  private func drawing(_ commands: [Command]) -> Drawing {
    Drawing(DisplayList(size: Size(width: 61, height: 160), commands: commands))
  }

  private func text(_ commands: [Command]) throws -> String {
    String(decoding: try drawing(commands).svg(), as: UTF8.self)
  }

  @Test func `are as large as the canvas, a user unit a point`() throws {
    let svg = try text([])
    #expect(svg.contains(#"width="61" height="160" viewBox="0 0 61 160""#))
  }

  @Test func `end on whole points where the canvas ends between two`() throws {
    // 160.4 points are 320.8 half points, which round to 321, and those to 161 points.
    let list = DisplayList(size: Size(width: 61, height: 160.4), commands: [])
    let svg = String(decoding: try Drawing(list).svg(), as: UTF8.self)
    #expect(svg.contains(#"width="61" height="161" viewBox="0 0 61 161""#))
  }

  @Test func `have a title and a description of what they show`() throws {
    let cell = Command.group(
      Group(
        role: .element(kind: "cell", section: 0, item: 0),
        commands: [.glyphRun(editableRun("pink"), .zero, .color(.black))]))
    let named = String(decoding: try drawing([cell, cell]).svg(title: "a <b>"), as: UTF8.self)
    #expect(named.contains("\n<title>a &lt;b&gt;</title>\n<desc>2 cells: pink; pink</desc>\n"))
    try #require(!text([]).contains("<title>"))
  }

  @Test func `name no elements`() throws {
    // A viewer would show a name beside the pointer.
    let cell = Command.group(
      Group(
        role: .element(kind: "cell", section: 0, item: 0),
        commands: [.fill(Rect(x: 5, y: 7, width: 10, height: 10), .red)]))
    try #require(
      svgElements([cell]) == [
        #"<g transform="translate(5 7)">"#, ##"<rect width="10" height="10" fill="#f00"/>"##,
        "</g>",
      ])
  }

  @Test func `are the same bytes whatever was drawn before`() throws {
    let first = try drawing(BandTests.everything()).svg()
    _ = try drawing([.group(Group(opacity: 0.5, commands: BandTests.everything()))]).svg()
    _ = try drawing(BandTests.everything()).pdf()
    try #require(drawing(BandTests.everything()).svg() == first)
  }

  @Test func `are the same bytes on several threads at once`() async throws {
    let drawing = drawing(BandTests.everything())
    let expected = try drawing.svg()
    let documents = try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<2 {
        group.addTask { try drawing.svg() }
        group.addTask {
          _ = try drawing.pdf()
          return try drawing.svg()
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    expect(documents.map { $0 == expected }, equals: [Bool](repeating: true, count: 4))
  }

  @Test func `name each thing once and refer to none that is missing`() throws {
    let (ids, references) = svgReferences(in: try text(BandTests.everything()))
    #expect(ids.count > 10)
    expect(Set(ids).count, equals: ids.count)
    expect(references.subtracting(ids), equals: [])
  }

  /// How far what rsvg-convert shows of the SVG is from the PNG at @2x: see `meanDifference`.
  private func difference(_ drawing: Drawing) throws -> Double {
    try drawing.difference(of: drawing.svg())
  }

  private let white = Command.fill(Rect(x: 0, y: 0, width: 61, height: 160), .white)

  @Test func `show the picture that the PNG shows`() throws {
    // Two rasterisers differ along edges, by a few levels; a command that is missing, misplaced or
    // wrong in colour moves the mean by tens.
    try #require(difference(drawing([white] + BandTests.everything())) < 1)
  }

  @Test(arguments: [(slanted: true, bold: false), (slanted: false, bold: true)])
  func `show synthesised fonts as the PNG does`(slanted: Bool, bold: Bool) throws {
    let font = FontFace(
      name: Fonts.inter.name, file: Fonts.inter.file, isSlanted: slanted, isEmboldened: bold)
    let text = Command.glyphRun(
      Fonts.run([5, 9, 12], of: font, size: 40, advance: 20), Point(x: 2, y: 80), .color(.black))
    let plain = Command.glyphRun(
      Fonts.run([5, 9, 12], size: 40, advance: 20), Point(x: 2, y: 80), .color(.black))
    let differs = try Pixels(drawing([white, text]), scale: 2)
      .meanDifference(from: Pixels(drawing([white, plain]), scale: 2))
    // What the synthesis changes is well over what two rasterisers do.
    #expect(differs > 2)
    try #require(difference(drawing([white, text])) < 0.5)
  }

  @Test func `show pictures, tinted and faded, as the PNG does`() throws {
    let picture = try Picture(
      decoding: Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8">\
        <rect width="4" height="8" fill="#f00"/><circle cx="6" cy="4" r="2" fill="#0a0"/></svg>
        """.utf8))
    let id = PictureID(picture.identity)
    func image(_ y: Double, tint: RGBA? = nil) -> Command {
      .image(
        ImageCommand(picture: id, frame: Rect(x: 10, y: y, width: 40, height: 40), tint: tint))
    }
    var drawing = drawing([
      white, image(5), image(50, tint: RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)),
      .group(Group(opacity: 0.5, commands: [image(100)])),
    ])
    drawing.pictures = [id: picture]
    try #require(difference(drawing) < 1)
  }

  @Test func `show a picture that is tinted in the colour drawn with before it`() throws {
    let picture = try Picture(
      decoding: Array(
        """
        <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="4" height="8"/></svg>
        """.utf8))
    let id = PictureID(picture.identity)
    let tint = RGBA(red: 0, green: 0, blue: 1)
    var drawing = drawing([
      white, .fill(Rect(x: 0, y: 0, width: 10, height: 10), tint),
      .image(
        ImageCommand(picture: id, frame: Rect(x: 10, y: 90, width: 40, height: 40), tint: tint)),
    ])
    drawing.pictures = [id: picture]
    try #require(difference(drawing) < 1)
  }

  @Test func `have a path of many steps once, whatever it is painted with`() throws {
    // 40 steps of "l1 1" or "l1-1", 2 to the right in each pair.
    let steps = (1...40).map { Path.Element.line(Point(x: Double($0), y: Double($0 % 2))) }
    let path = Shape.path(Path([.move(.zero)] + steps))
    let outline = "M0 0" + String(repeating: "l1 1l1-1", count: 20)
    try #require(
      svgElements([
        .fill(path, .color(.red)), .stroke(path, .color(.blue), StrokeStyle(lineWidth: 2)),
      ]) == [
        "<defs>", #"<path id="shape-1" d="\#(outline)"/>"#, "</defs>",
        ##"<use xlink:href="#shape-1" fill="#f00"/>"##,
        ##"<use xlink:href="#shape-1" fill="none" stroke="#00f" stroke-width="2" "##
          + #"stroke-miterlimit="10"/>"#,
      ])
  }

  @Test func `keep neighbours together on half points`() throws {
    // 10.3 and 20.4 round to 10.5 and 20.5.
    let svg = try text([
      .fill(Rect(x: 10.3, y: 0, width: 10.1, height: 5), .black),
      .fill(Rect(x: 20.4, y: 0, width: 10, height: 5), .white),
    ])
    let starts = svg.matches(of: #/ x="([0-9.]+)"/#).map { String($0.1) }
    expect(starts, equals: ["10.5", "20.5"])
  }

  @Test func `longer than paths can be are refused`() {
    let list = DisplayList(size: Size(width: 1, height: 9_000_000), commands: [])
    #expect(throws: RenderingError.canvasTooLarge(pixels: 9_000_000, limit: 8_000_000)) {
      try Drawing(list).svg()
    }
  }
}

extension Pixels {
  /// The pixels of a PNG file.
  init(decoding png: [UInt8]) throws {
    guard case .pixels(let buffer) = try Picture(decoding: png).content else {
      throw PictureError.notAPicture
    }
    width = buffer.width
    height = buffer.height
    values = buffer.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  /// How much a component of a pixel differs on average, from 0 to 255.
  func meanDifference(from other: Pixels) -> Double {
    var sum = 0
    for (a, b) in zip(values, other.values) {
      for shift in [0, 8, 16, 24] as [UInt32] {
        sum += abs(Int(a >> shift & 255) - Int(b >> shift & 255))
      }
    }
    return Double(sum) / Double(values.count * 4)
  }
}
