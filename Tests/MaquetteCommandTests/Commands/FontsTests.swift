import TestSupport
import Testing

@Suite(.waiting) struct FontsTests {
  private let config = """
    name: own
    fonts: [fonts]
    view: { text: A, font: { family: Inter Display, size: 20 } }
    """

  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.copy(displayFont, to: "fonts/display.otf")
    try folder.write(config, to: "own.yaml")
    return folder
  }

  @Test func `a config's own fonts are listed before the pinned ones`() throws {
    let folder = try folder()
    let own = try withExtendedLifetime(folder) {
      try runTool(["fonts", "own.yaml"], in: folder.path)
    }
    let pinned = try runTool(["fonts"])
    func columns(_ run: ToolRun, _ line: Int) -> String {
      run.text.split(separator: "\n")[line].split(separator: " ").dropLast().joined(separator: " ")
    }
    expect(own.status, equals: 0)
    expect(columns(own, 1), equals: "Inter Display Bold")
    expect(columns(own, 2), equals: columns(pinned, 1))
    #expect(columns(pinned, 1).hasPrefix("Inter "))
    #expect(own.text.split(separator: "\n").last != pinned.text.split(separator: "\n").last)
  }

  @Test func `a config that cannot be loaded lists no fonts`() throws {
    let run = try runTool(["fonts", "missing.yaml"])
    expect(run.status, equals: 2)
    expect(run.text, equals: "")
    expect(run.errors, equals: "error: cannot read 'missing.yaml': file not found\n")
  }

  @Test func `a picture holds the own font that it shows, and is the same from any folder`() throws
  {
    let folders = [try folder(), try folder()]
    let pictures = try folders.map { folder in
      let run = try runTool(["render", "own.yaml", "-o", "-"], in: folder.path)
      expect(run.errors, equals: "")
      return run.output
    }
    expect(pictures[0], equals: pictures[1])
    let text = String(decoding: pictures[0], as: UTF8.self)
    #expect(text.contains("Inter Display Bold "))
  }

  @Test func `previews with fonts of their own and without are drawn in one run`() throws {
    let folder = try folder()
    try folder.write("name: pinned\nview: { text: A }", to: "pinned.yaml")
    let run = try runTool(
      ["render", "own.yaml", "pinned.yaml", "-o", ".", "--format", "list", "--jobs", "1"],
      in: folder.path)
    expect(run.status, equals: 0)
    #expect((readText(folder.file("own.list")) ?? "").contains("Inter Display Bold"))
    #expect((readText(folder.file("pinned.list")) ?? "").contains("Inter Regular"))
  }
}
