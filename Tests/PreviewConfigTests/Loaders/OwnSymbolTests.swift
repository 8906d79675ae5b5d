import CellViews
import Diagnostics
import ImageDecoding
import LayoutGeometry
import PreviewConfig
import SymbolDrawing
import TestSupport
import Testing
import TextShaping

@Suite struct `A symbol of one's own` {
  /// A template whose drawing is a bar from the cap line to the baseline, 70 units high, between margins
  /// 40 units apart.
  private func template(
    _ widths: KeyValuePairs<String, Double>, scale: String = "S", more: String = ""
  ) -> String {
    var (guides, symbols) = ("", "")
    for (index, (weight, width)) in widths.enumerated() {
      let x = 200 * Double(index + 1)
      guides += "<line id=\"left-margin-\(weight)-\(scale)\" x1=\"\(x - 20)\" y1=\"600\"/>"
      guides += "<line id=\"right-margin-\(weight)-\(scale)\" x1=\"\(x + 20)\" y1=\"600\"/>"
      symbols += """
        <g id="\(weight)-\(scale)" transform="matrix(1 0 0 1 \(x) 696)"><path \
        class="monochrome-0 hierarchical-0:secondary" \
        d="M\(-width / 2)-70h\(width)V0h\(-width)z"/>\(more)</g>
        """
    }
    return """
      <svg xmlns="http://www.w3.org/2000/svg" width="3300" height="2200"><g id="Guides">\
      <line id="Baseline-\(scale)" x1="0" y1="696"/><line id="Capline-\(scale)" x1="0" y1="626"/>\
      \(guides)</g><g id="Symbols">\(symbols)</g></svg>
      """
  }

  private func load(
    _ path: String, _ files: [String: String]
  ) throws -> LoadedSymbol {
    try OwnSymbol.loaded(path) { Array(try #require(files[$0]).utf8) }
  }

  private func document(_ picture: Picture?) throws -> String {
    guard case .vector(let vector)? = picture?.content else { return "" }
    return String(decoding: vector.source, as: UTF8.self)
  }

  private func document(
    _ symbol: LoadedSymbol, _ look: SymbolLook, part: Int = 0
  ) throws -> String {
    let layers = symbol.artwork.layers(in: look)
    try #require(layers.indices.contains(part))
    return try document(layers[part].picture)
  }

  /// The document of bars: as wide as the margins are apart, and as high as a font size, 78 units of a
  /// small drawing: 4 above the cap line and 4 below the baseline.
  private func bars(_ paths: String...) -> String {
    "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"40\" height=\"78\" viewBox=\"0 0 40 78\">"
      + paths.map { "<path d=\"\($0)\"/>" }.joined() + "</svg>"
  }

  @Test func `a template is drawn between its margins, its letters' middle in the middle`() throws {
    let symbol = try load("a.svg", ["a.svg": template(["Regular": 10])])
    let document = try document(symbol.picture)
    expect(document, equals: bars("M15,4 L25,4 L25,74 L15,74 Z"))
  }

  @Test func `what reaches over a font size makes the drawing higher about the same middle`() throws
  {
    // From 50 above the middle, at 661 − 696 = −35, to 10: the reach is 50, where 39 would do.
    let dot = #"<path d="M-1-85h2v60h-2z"/>"#
    let symbol = try load("a.svg", ["a.svg": template(["Regular": 10], more: dot)])
    expect(symbol.picture.size, equals: Size(width: 40, height: 100))
  }

  @Test(arguments: [
    // Strokes of 0.4, 0.8, 1, 1.58 and 2.08 units: light is 2/3 of the way from the first to the second,
    // 2 + 8 × 2/3 = 7.333, and bold 0.58/1.08 of the way to the third, 10 + 6 × 0.537 = 13.222.
    (FontWeight.ultraLight, "M19,4 L21,4 L21,74 L19,74 Z"),
    (.light, "M16.333,4 L23.667,4 L23.667,74 L16.333,74 Z"),
    (.regular, "M15,4 L25,4 L25,74 L15,74 Z"),
    (.bold, "M13.389,4 L26.611,4 L26.611,74 L13.389,74 Z"),
    (.black, "M12,4 L28,4 L28,74 L12,74 Z"),
  ])
  func `a variable template has the weights between its own`(
    weight: FontWeight, expected: String
  ) throws {
    let file = template(["Ultralight": 2, "Regular": 10, "Black": 16])
    let symbol = try load("a.svg", ["a.svg": file])
    try #require(document(symbol, SymbolLook(weight: weight)) == bars(expected))
  }

  @Test func `a weight without its drawing is the nearest one`() throws {
    let symbol = try load("a.svg", ["a.svg": template(["Regular": 10, "Semibold": 14])])
    let expected = bars("M13,4 L27,4 L27,74 L13,74 Z")
    try #require(document(symbol, SymbolLook(weight: .black)) == expected)
  }

  @Test func `parts have the levels of their classes`() throws {
    let front = #"<path class="hierarchical-1:primary" d="M-2-40h4v10h-4z"/>"#
    let symbol = try load("a.svg", ["a.svg": template(["Regular": 10], more: front)])
    let layers = symbol.artwork.layers(in: SymbolLook(isLayered: true))
    expect(layers.map(\.level), equals: [1, 0])
    let documents = try layers.map { try document($0.picture) }
    // 40 above the baseline, at 74, and 30 above it.
    expect(
      documents,
      equals: [
        bars("M15,4 L25,4 L25,74 L15,74 Z"), bars("M18,34 L22,34 L22,44 L18,44 Z"),
      ])
  }

  @Test func `a set names its file, and whether it is mirrored`() throws {
    let slanted = template(["Regular": 10]).replacing("h10.0V0", with: "l10 70")
    func set(_ more: String) throws -> LoadedSymbol {
      try load(
        "a.symbolset",
        [
          "a.symbolset/Contents.json":
            #"{ "symbols": [ { "filename": "b.svg", "idiom": "universal"\#(more) } ] }"#,
          "a.symbolset/b.svg": slanted,
        ])
    }
    let fixed = try set("")
    try #require(document(fixed.picture) == bars("M15,4 L25,74 L15,74 Z"))
    #expect(fixed.rightToLeft == nil)
    let mirrored = try set(#", "language-direction": "left-to-right""#)
    try #require(document(mirrored.rightToLeft) == bars("M25,4 L15,74 L25,74 Z"))
  }

  @Test func `a set may have another file from right to left`() throws {
    let symbol = try load(
      "a.symbolset",
      [
        "a.symbolset/Contents.json": """
        { "symbols": [ { "filename": "r.svg", "language-direction": "right-to-left" },
          { "filename": "l.svg", "language-direction": "left-to-right" } ] }
        """,
        "a.symbolset/l.svg": template(["Regular": 10]),
        "a.symbolset/r.svg": template(["Regular": 4]),
      ])
    try #require(document(symbol.picture) == bars("M15,4 L25,4 L25,74 L15,74 Z"))
    try #require(document(symbol.rightToLeft) == bars("M18,4 L22,4 L22,74 L18,74 Z"))
    let look = SymbolLook(weight: .bold, direction: .rightToLeft)
    try #require(document(symbol, look) == bars("M18,4 L22,4 L22,74 L18,74 Z"))
  }

  @Test func `strokes of any other SVG have the weight's width`() throws {
    let file = """
      <svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="none" stroke="black" \
      stroke-width="2"><path style="stroke-width: 1.5px" d="M4 4h16"/></svg>
      """
    let symbol = try load("a.svg", ["a.svg": file])
    try #require(document(symbol.picture) == file)
    // Bold strokes are 1.58 times as wide: 3.16 and 2.37.
    let bold = try document(symbol, SymbolLook(weight: .bold))
    expect(
      bold, equals: file.replacing("\"2\"", with: "\"3.16\"").replacing("1.5px", with: "2.37px"))
  }

  @Test(arguments: [
    ("icons/none.svg", "cannot read 'icons/none.svg': file not found"),
    ("data.symbolset", "'data.symbolset/Contents.json' has no list 'symbols'"),
    ("empty.symbolset", "'empty.symbolset/Contents.json' names no file"),
    (
      "broken.svg",
      "cannot draw 'broken.svg': the template's path data: expected a number, found 'x'"
    ),
    ("text.svg", "cannot draw 'text.svg': not a PNG, JPEG, WebP, AVIF, SVG or PDF picture"),
  ])
  func `a symbol that cannot be drawn is an error`(path: String, expected: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(#"{ "symbols": {} }"#, to: "data.symbolset/Contents.json")
    try folder.write(#"{ "symbols": [] }"#, to: "empty.symbolset/Contents.json")
    try folder.write(
      template(["Regular": 10]).replacing("V0", with: "Vx"), to: "broken.svg")
    try folder.write("no picture", to: "text.svg")
    let error = #expect(throws: Diagnostics.self) {
      try ConfigFile.load(
        bytes: Array("view: { symbol: \(path) }\n".utf8), file: "test.yaml",
        directory: folder.path)
    }
    // The name follows `view: { symbol: `, which are 16 letters.
    expect(
      error?.diagnostics.map(\.line), equals: ["1:17+\(path.count): \(expected)"])
  }
}
