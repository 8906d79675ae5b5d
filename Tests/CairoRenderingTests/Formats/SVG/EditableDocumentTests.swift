import CairoRendering
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

@Suite struct `Editable SVG documents` {
  private func document(_ commands: [Command], title: String = "test") throws -> String {
    let list = DisplayList(size: Size(width: 61, height: 160.4), commands: commands)
    return String(decoding: try Drawing(list).svgEditable(title: title), as: UTF8.self)
  }

  @Test func `are as large as the canvas in whole points, and describe what they show`() throws {
    let cell = Command.group(
      Group(
        role: .element(kind: "cell", section: 0, item: 0),
        commands: [.glyphRun(editableRun("pink"), .zero, .color(.black))]))
    // 160.4 points are 320.8 half points, which round to 321, and those to 161 points.
    let lines = try document([cell, cell], title: "color-cards").split(separator: "\n")
    #expect(
      lines.prefix(3).map(String.init) == [
        #"<svg xmlns="http://www.w3.org/2000/svg" width="61" height="161" viewBox="0 0 61 161" "#
          + #"role="img" aria-label="color-cards" font-family="Inter, sans-serif" "#
          + #"font-size="17" text-rendering="geometricPrecision">"#,
        "<title>color-cards</title>", "<desc>2 cells: pink; pink</desc>",
      ])
  }

  @Test func `are the same bytes whatever was drawn before`() throws {
    let first = try document(BandTests.everything())
    _ = try Drawing(
      DisplayList(size: Size(width: 9, height: 9), commands: BandTests.everything())
    ).svg()
    try #require(document(BandTests.everything()) == first)
  }

  @Test func `name each thing once and refer to none that is missing`() throws {
    let (ids, references) = svgReferences(in: try document(BandTests.everything()))
    #expect(ids.count > 10)
    expect(Set(ids).count, equals: ids.count)
    expect(references, equals: Set(ids))
  }

  @Test(arguments: [
    "<script>alert(1)</script>", "]]>", "\"'&amp;", "\u{0}\u{1}\u{1B}\u{7F}\u{9F}\u{FFFE}\u{FFFF}",
    "\u{202E}abc\u{2067}", "line\nline\ttab\r\u{2028}", "<!--", "&#0;", "🇧🇷\u{200D}\u{E0001}",
  ])
  func `are XML whatever the labels hold`(label: String) throws {
    let run = Command.glyphRun(editableRun(label), Point(x: 9, y: 9), .color(.black))
    let svg = try document(
      [
        .group(
          Group(role: .element(kind: label, section: 0, item: 0), commands: [run])),
        .group(Group(role: .named(id: label, label: label), commands: [run])),
      ], title: label)
    let elements = try elementNames(inXML: svg)
    expect(elements, equals: ["svg", "title", "desc", "g", "text"])
  }

  private func difference(_ commands: [Command], size: Size) throws -> Double {
    let white = Command.fill(Rect(origin: .zero, size: size), .white)
    let drawing = Drawing(DisplayList(size: size, commands: [white] + commands))
    return try drawing.difference(of: drawing.svgEditable(title: "a"))
  }

  @Test func `show the picture that the PNG shows`() throws {
    // The runs of `everything` have glyphs of no text, so they are left out here. Two rasterisers
    // differ along edges, by a few levels; a command that is missing, misplaced or wrong in colour
    // moves the mean by tens.
    //
    // The canvas holds all ink, since librsvg blurs no more than a canvas shows.
    let moved = BandTests.everything().withoutText.map {
      $0.scaled(by: Scaling(about: .zero, x: 1, y: 1, to: Point(x: 40, y: 80)))
    }
    try #require(difference(moved, size: Size(width: 160, height: 360)) < 1)
  }
}

extension [Command] {
  /// The commands without glyph runs, also in groups.
  fileprivate var withoutText: [Command] {
    compactMap { command in
      switch command {
      case .glyphRun: return nil
      case .group(var group):
        group.commands = group.commands.withoutText
        return .group(group)
      case .fill, .stroke, .image: return command
      }
    }
  }
}
