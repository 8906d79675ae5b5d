import CairoRendering
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

/// Letters of documents for viewers.
///
/// Inter has 2,816 units an em, of which one is 0.005 points at a size of 14.08. Its l is a bar from 216
/// to 452 units across and 2,048 high.
@Suite struct `Outlines of an SVG` {
  private static let bar = #"<path id="g1" d="M452-2048h-236v2048h236v-2048"/>"#
  private static let l: UInt32 = 723
  private static let space: UInt32 = 1682

  private func text(
    _ ids: [UInt32], size: Double = 14.08, advance: Double = 5,
    at origin: Point = Point(x: 10, y: 20),
    _ paint: Paint = .color(.black), change: (inout GlyphRun) -> Void = { _ in }
  ) -> Command {
    var run = Fonts.run(ids, size: size, advance: advance)
    change(&run)
    return .glyphRun(run, origin, paint)
  }

  @Test func `a glyph is defined once for all sizes, its baseline on half points`() throws {
    // 60.3 is nearest to 60.5; at 56.32 points a unit is 0.02.
    try #require(
      svgElements([
        text([Self.l]), text([Self.l], size: 56.32, at: Point(x: 40, y: 60.3)),
      ]) == [
        "<defs>", Self.bar, "</defs>",
        ##"<use xlink:href="#g1" transform="matrix(.005 0 0 .005 10 20)"/>"##,
        ##"<use xlink:href="#g1" transform="matrix(.02 0 0 .02 40 60.5)"/>"##,
      ])
  }

  @Test func `the glyphs of a run are placed in units of their font`() throws {
    // 5 points are 1,000 units of 0.005 points.
    try #require(
      svgElements([text([Self.l, Self.l], .color(.red))]) == [
        "<defs>", Self.bar, "</defs>",
        ##"<g transform="matrix(.005 0 0 .005 10 20)" fill="#f00"><use xlink:href="#g1"/>"##
          + ##"<use xlink:href="#g1" x="1000"/></g>"##,
      ])
  }

  @Test func `glyphs that are in the same places again are defined together`() throws {
    // At half the size, half of the distance is as many units.
    try #require(
      svgElements([
        text([Self.l, Self.l]),
        text([Self.l, Self.l], size: 7.04, advance: 2.5, at: Point(x: 10, y: 40)),
      ]) == [
        "<defs>", Self.bar,
        ##"<g id="t1"><use xlink:href="#g1"/><use xlink:href="#g1" x="1000"/></g>"##, "</defs>",
        ##"<use xlink:href="#t1" transform="matrix(.005 0 0 .005 10 20)"/>"##,
        ##"<use xlink:href="#t1" transform="matrix(.0025 0 0 .0025 10 40)"/>"##,
      ])
  }

  @Test func `places are finer than a hundredth of a point`() throws {
    // 5.002 points are 1,000.4 units of 0.005 points, and 10.306 are 515.3 of 0.02.
    let elements = try svgElements([
      text([Self.l, Self.l], advance: 5.002), text([Self.l, Self.l], size: 56.32, advance: 10.306),
    ])
    let places = elements.compactMap { $0.firstMatch(of: #/ x="([0-9.]+)"/#).map { String($0.1) } }
    expect(places, equals: ["1000", "515.3"])
  }

  @Test func `a run that is stretched or turned is so as a whole`() throws {
    // The places of a stretched run are stretched already: 5 points are 2,000 units of 0.0025 points. A
    // quarter of a turn clockwise sends what is on the right down, and what is below to the left.
    try #require(
      svgElements([
        text([Self.l, Self.l]) { $0.stretch = 0.5 },
        text([Self.l]) { $0.turn = Turn(.turn(.pi / 2)) },
      ]) == [
        "<defs>", Self.bar, "</defs>",
        ##"<g transform="matrix(.0025 0 0 .005 10 20)"><use xlink:href="#g1"/>"##
          + ##"<use xlink:href="#g1" x="2000"/></g>"##,
        ##"<use xlink:href="#g1" transform="matrix(0 .005 -.005 0 10 20)"/>"##,
      ])
  }

  @Test func `a run in a gradient is one path in the gradient's coordinates`() throws {
    let gradient = Paint.Gradient(
      start: .zero, end: Point(x: 100, y: 0),
      stops: [Paint.Stop(location: 0, color: .red), Paint.Stop(location: 1, color: .black)])
    // From 10 + 452 × 0.005 across and 20 − 2048 × 0.005 down; 236 units are 1.18 points.
    try #require(
      svgElements([text([Self.l], .linearGradient(gradient))]).last
        == ##"<path d="M12.26 9.76h-1.18v10.24h1.18v-10.24" fill="url(#gradient-1)"/>"##)
  }

  @Test func `what has no ink is left out`() throws {
    try #require(svgElements([text([Self.space]), text([Self.l], .color(.clear))]) == [])
    try #require(
      svgElements([text([Self.space, Self.l])]) == [
        "<defs>", Self.bar, "</defs>",
        ##"<use xlink:href="#g1" transform="matrix(.005 0 0 .005 10 20)" x="1000"/>"##,
      ])
  }

  @Test func `curves of TrueType have one control point`() throws {
    let noto = FontFace(
      name: "Noto Sans", file: "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf")
    let elements = try svgElements([
      .glyphRun(Fonts.run([82], of: noto), Point(x: 10, y: 20), .color(.black))
    ])
    let steps = try #require(elements.first { $0.hasPrefix("<path") })
    #expect(steps.contains("q"))
    #expect(!steps.contains("c"))
  }

  @Test func `a glyph that its font has as a picture is one, once`() throws {
    let emoji = Fonts.run([883], of: Fonts.emoji, size: 20)
    let elements = try svgElements([
      .glyphRun(emoji, Point(x: 10, y: 30), .color(.black)),
      .glyphRun(emoji, Point(x: 50, y: 30), .color(.black)),
    ])
    expect(elements.filter { $0.hasPrefix("<image") }.count, equals: 1)
    expect(elements.filter { $0.hasPrefix("<use") }.count, equals: 2)
    #expect(!elements.contains { $0.hasPrefix("<title") })
  }

  @Test func `glyphs that are pictures are turned with their run`() throws {
    var emoji = Fonts.run([883], of: Fonts.emoji, size: 30)
    emoji.turn = Turn(.turn(.pi / 2))
    let size = Size(width: 60, height: 60)
    let drawing = Drawing(
      DisplayList(
        size: size,
        commands: [
          .fill(Rect(origin: .zero, size: size), .white),
          .glyphRun(emoji, Point(x: 20, y: 10), .color(.black)),
        ]))
    // An upright one differs by twenty levels on average.
    for document in [try drawing.svg(), try drawing.svgEditable(title: "test")] {
      try #require(drawing.difference(of: document) < 2)
    }
  }
}
