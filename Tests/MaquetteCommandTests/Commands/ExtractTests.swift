import TestSupport
import Testing

@Suite(.waiting) struct ExtractTests {
  /// What a picture of a text says of itself, by keyword.
  private func texts(_ arguments: [String] = [], config: String) throws -> [String: [String]] {
    let folder = try TemporaryFolder()
    let run = try runTool(["render", "-"] + arguments, input: config, in: folder.path)
    try #require(run.status == 0, "\(run.errors)")
    let picture = try #require(listFolder(folder.file("Output")).first)
    let lines = try runTool(["extract", "Output/\(picture)"], in: folder.path).text
      .split(separator: "\n")
    var texts: [String: [String]] = [:]
    for line in lines {
      let colon = try #require(line.firstIndex(of: ":"))
      texts[String(line[..<colon]), default: []].append(String(line[colon...].dropFirst(2)))
    }
    return texts
  }

  private let config = "name: a\nview: { text: Hi }\n"

  @Test func `a picture holds what drew it, from what and with which fonts`() throws {
    let texts = try texts(config: config)
    expect(
      texts.keys.sorted(),
      equals: ["Drawn from", "Drawn with", "Fonts", "Pixel digest", "Software"])
    expect(texts["Software"], equals: ["maquette 0.2.0"])
    expect(texts["Drawn from"]?.map(\.count), equals: [64])
    let fonts = try #require(texts["Fonts"])
    expect(fonts.count, equals: 1)
    #expect(fonts[0].hasPrefix("Inter Regular "))
    let libraries = try #require(texts["Drawn with"]?.first)
    expect(
      libraries.split(separator: ", ").map { $0.prefix { $0 != " " } },
      equals: [
        "cairo", "pixman", "FreeType", "HarfBuzz", "Pango",
      ])
  }

  @Test(arguments: [
    (["--scale", "1"], "name: a\nview: { text: Hi }\n"),
    (["--set", "canvas.width=100"], "name: a\nview: { text: Hi }\n"),
    ([], "name: a\nview: { text: Ho }\n"),
    ([], "name: b\nview: { text: Hi }\n"),
  ])
  func `the digest changes with what decides the picture`(
    arguments: [String], other: String
  ) throws {
    let one = try texts(config: config)["Drawn from"]
    try #require(texts(arguments, config: other)["Drawn from"] != one)
  }

  @Test func `the digest is the same in another folder`() throws {
    let one = try texts(config: config)["Drawn from"]
    try #require(texts(config: config)["Drawn from"] == one)
  }

  @Test func `a file that is not a picture is reported`() throws {
    let folder = try TemporaryFolder()
    try folder.write("text", to: "a.png")
    let run = try runTool(["extract", "a.png"], in: folder.path)
    expect(
      run.errors,
      equals: """
        error: cannot read 'a.png': not a PNG, JPEG, WebP, AVIF, SVG or PDF picture

        """)
    expect(run.status, equals: 2)
  }
}
