import DisplayList
import TestSupport
import Testing
import TextShaping

/// Which face serves a request, and what is left to be synthesised.
@Suite struct FontTests {
  let shaper: TextShaper

  init() throws {
    shaper = try TextShaper(catalog: FontCatalog())
  }

  func font(
    _ string: String, family: String? = nil, weight: FontWeight = .regular, isItalic: Bool = false
  ) throws -> FontFace {
    let text = try shaper.shape(
      TextRequest(
        string: string,
        font: FontRequest(family: family, size: 17, weight: weight, isItalic: isItalic)))
    return try #require(text.lines.first?.runs.first?.run.font)
  }

  @Test(arguments: [
    (100, "Inter Thin"), (200, "Inter Extra Light"), (300, "Inter Light"), (400, "Inter Regular"),
    (500, "Inter Medium"), (600, "Inter Semi Bold"), (700, "Inter Bold"), (800, "Inter Extra Bold"),
    (900, "Inter Black"),
  ])
  func `Inter has every weight`(weight: Int, name: String) throws {
    let face = try font("A", weight: FontWeight(rawValue: weight))
    expect(face.name, equals: name)
    #expect(!face.isEmboldened)
  }

  @Test func `Inter has italics`() throws {
    let face = try font("A", weight: .bold, isItalic: true)
    expect(face.name, equals: "Inter Bold Italic")
    #expect(!face.isSlanted)
  }

  @Test func `a face has its family and the style that it is designed with`() throws {
    let face = try font("A", weight: .semibold, isItalic: true)
    expect(face.family, equals: "Inter")
    expect(face.weight, equals: 600)
    #expect(face.isItalic)
    // Synthesised styles are none of the design.
    let arabic = try font("ب", isItalic: true)
    expect(arabic.family, equals: "Noto Sans Arabic")
    #expect(!arabic.isItalic)
  }

  @Test func `a family without italics is slanted`() throws {
    let face = try font("ب", isItalic: true)
    expect(face.name, equals: "Noto Sans Arabic Regular")
    #expect(face.isSlanted)
  }

  @Test func `a family with a bold face is not emboldened`() throws {
    let face = try font("中", weight: .semibold)
    expect(face.name, equals: "Noto Sans CJK SC Bold")
    #expect(!face.isEmboldened)
  }

  @Test func `a family without a bold face is emboldened`() throws {
    let face = try font("ᚠ", weight: .bold)
    expect(face.name, equals: "Noto Sans Runic Regular")
    #expect(face.isEmboldened)
  }

  @Test func `medium is not emboldened`() throws {
    try #require(!font("ᚠ", weight: .medium).isEmboldened)
  }

  @Test func `emoji are neither slanted nor emboldened`() throws {
    let face = try font("😀", weight: .black, isItalic: true)
    expect(face.name, equals: "Noto Color Emoji")
    #expect(!face.isSlanted)
    #expect(!face.isEmboldened)
  }

  @Test func `a face of a collection file has its index`() throws {
    try #require(font("カ").index == 0)
    try #require(font("글").index == 1)
    try #require(font("中").index == 2)
  }

  @Test(arguments: [(Int.min, "Inter Thin"), (Int.max, "Inter Black")])
  func `a weight out of range is the nearest there is`(weight: Int, name: String) throws {
    try #require(font("A", weight: FontWeight(rawValue: weight)).name == name)
  }

  @Test(arguments: ["Noto Sans", "noto sans", "NOTO SANS"])
  func `a family is found by its name in any case`(name: String) throws {
    try #require(font("A", family: name).name == "Noto Sans Regular")
  }

  @Test(arguments: [17.0, 34]) func `a family that is not there is the system's, with a notice`(
    size: Double
  ) throws {
    var request = TextRequest(
      string: "Ay", font: FontRequest(family: "Helvetica", size: size, weight: .bold))
    let text = try shaper.shape(request)
    request.font.family = nil
    let system = try shaper.shape(request)
    expect(text.size, equals: system.size)
    expect(text.lines.flatMap(\.runs), equals: system.lines.flatMap(\.runs))
    expect(text.notices, equals: [.missingFamily("Helvetica", package: nil)])
    expect(system.notices, equals: [])
    expect(
      try shaper.lineMetrics(of: FontRequest(family: "Helvetica", size: size)),
      equals: try shaper.lineMetrics(of: FontRequest(size: size)))
  }

  @Test func `each part's absent family is noticed once`() throws {
    var request = TextRequest(string: "", font: FontRequest(size: 17))
    request.set([
      TextRun("a", font: FontRequest(family: "Gone", size: 17)),
      TextRun("b", font: FontRequest(family: "Lost", size: 17)),
      TextRun("c", font: FontRequest(family: "Gone", size: 12)),
    ])
    expect(
      try shaper.shape(request).notices,
      equals: [.missingFamily("Gone", package: nil), .missingFamily("Lost", package: nil)])
  }

  @Test(arguments: [
    // From 400 to 500: heavier up to 500, then lighter, then heavier.
    (400, [300, 500], 500), (450, [300, 600], 300), (500, [400, 600], 400), (500, [600, 900], 600),
    // Below 400: lighter, then heavier. Above 500: heavier, then lighter.
    (300, [200, 400], 200), (300, [400, 900], 400), (600, [500, 900], 900), (900, [400, 700], 700),
    (700, [400, 700, 900], 700),
  ])
  func `the nearest weight is CSS's`(wanted: Int, weights: [Int], found: Int) {
    let family = FontFamily(
      name: "Test", debianPackage: nil,
      faces: weights.map {
        FontFamily.Face(style: "\($0)", file: "\($0).ttf", weight: $0, isItalic: false)
      },
      role: .text)
    expect(family.face(weight: wanted, isItalic: false).weight, equals: found)
  }

  @Test func `an italic of another weight comes before an upright of the same`() {
    let family = FontFamily(
      name: "Test", debianPackage: nil,
      faces: [
        FontFamily.Face(style: "Bold", file: "bold.ttf", weight: 700, isItalic: false),
        FontFamily.Face(style: "Italic", file: "italic.ttf", weight: 400, isItalic: true),
      ],
      role: .text)
    expect(family.face(weight: 700, isItalic: true).style, equals: "Italic")
  }
}
