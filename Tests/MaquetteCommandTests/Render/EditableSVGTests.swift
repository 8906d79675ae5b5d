import TestSupport
import Testing

@Suite(.waiting) struct EditableSVGTests {
  /// A viewer's answer: how far its worst block of pixels is from the PNG's.
  private struct Distance: CustomStringConvertible {
    let name: String
    let viewer: String
    let value: Int

    var description: String { "\(name) in \(viewer): \(value)" }
  }

  /// How far a block of 16 × 16 pixels may be from the PNG's, from 0 to 255.
  ///
  /// Viewers place letters up to an eighth of a pixel elsewhere than the PNG, which has them at
  /// quarters, and smooth edges in their own way: a pixel on an edge may differ by a quarter of the
  /// contrast, 64, and in a block of text at most every other pixel is on an edge. That is 32. A
  /// letter that is missing or elsewhere differs by all of its ink, some 70 of the block.
  private static let limit = 32

  @Test(arguments: [
    (format: "svg", extension: "svg"), (format: "svg-editable", extension: "editable.svg"),
  ])
  func `every sample looks in Chromium and librsvg as its PNG does`(
    format: String, extension: String
  ) throws {
    let folder = try TemporaryFolder()
    let run = try runTool([
      "render", repository + "/Samples", "-o", folder.path, "--format", "png,\(format)",
      "--scale", "2",
    ])
    try #require(run.status == 0, "\(run.errors)")
    let documents = folder.names.filter { $0.hasSuffix(".\(`extension`)") }
    #expect(documents.count > 20)
    let shown = try runPython("Tests/Browser/show_svg.py", [folder.path, `extension`])
    try #require(shown.status == 0, "\(shown.errors)")
    let distances = shown.text.split(separator: "\n").map { line in
      let words = line.split(separator: " ")
      return Distance(
        name: String(words[0]), viewer: String(words[1]), value: Int(words[2]) ?? 255)
    }
    expect(distances.count, equals: 2 * documents.count)
    expect(distances.filter { $0.value > Self.limit }.map(\.description), equals: [])
  }

  @Test func `an editable SVG is beside the exact one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(square("a"), to: "a.yaml")
    let run = try runTool(["render", "a.yaml", "--format", "svg,svg-editable"], in: folder.path)
    expect(run.text, equals: "Output/a.svg\nOutput/a.editable.svg\n")
    expect(run.status, equals: 0)
    #expect(
      readText(folder.file("Output/a.editable.svg")) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="20" height="10" viewBox="0 0 20 10" \
        role="img" aria-label="a">
        <title>a</title>
        <rect width="20" height="10" fill="#fff"/>
        <rect x="5" width="10" height="10"/>
        </svg>

        """)
  }

  @Test func `cells have their names of the config, and texts that are cut off are whole`() throws {
    let folder = try TemporaryFolder()
    let config = """
      name: shelf
      canvas: { width: 100, height: 60 }
      cells:
        album: { text: "${item}", lineLimit: 1 }
      view:
        collection:
          layout: { grid: { columns: 1 } }
          items: [Short, A title that is too long for its cell]
          cell: album
      """
    let run = try runTool(
      ["render", "-", "--format", "svg-editable"], input: config, in: folder.path)
    try #require(run.status == 0, "\(run.errors)")
    let document = try #require(readText(folder.file("Output/shelf.editable.svg")))
    #expect(document.contains("<title>album 0.0</title>"))
    #expect(document.contains("<title>A title that is too long for its cell</title>"))
    #expect(!document.contains("<title>Short</title>"))
  }

  @Test func `a path with the extension of the editable format is one`() throws {
    let folder = try TemporaryFolder()
    try folder.write(square("a"), to: "a.yaml")
    let run = try runTool(["render", "a.yaml", "-o", "b.Editable.SVG"], in: folder.path)
    expect(run.text, equals: "b.Editable.SVG\n")
    #expect((readText(folder.file("b.Editable.SVG")) ?? "").contains("aria-label=\"a\""))
  }

  @Test func `a preview whose name looks like the format's is reported as a collision`() throws {
    let folder = try TemporaryFolder()
    try folder.write(square("a"), to: "a.yaml")
    try folder.write(square("a.editable"), to: "b.yaml")
    let run = try runTool(
      ["render", "a.yaml", "b.yaml", "--format", "svg,svg-editable"], in: folder.path)
    #expect(
      run.errors.hasPrefix(
        "error: both 'a' and 'a.editable' would be written to 'Output/a.editable.svg'"))
    expect(run.status, equals: 2)
    expect(folder.names, equals: ["a.yaml", "b.yaml"])
  }
}
