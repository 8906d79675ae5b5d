import Glibc
import TestSupport
import Testing

/// A config of one preview: a square of 10 points in the middle of 20 × 10.
///
/// A white one is meant to show nothing.
func square(_ name: String, color: String = "black") -> String {
  """
  name: \(name)
  canvas: { width: 20, scale: 1 }
  view: { color: \(color), frame: { width: 10, height: 10 } }
  \(color == "white" ? "isEmpty: true\n" : "")
  """
}

@Suite(.waiting) struct RenderTests {
  @Test func `a line is printed for each file, in the order of the input`() throws {
    let folder = try TemporaryFolder()
    for name in ["c", "a", "b"] { try folder.write(square(name), to: "\(name).yaml") }
    let run = try runTool(
      ["render", "c.yaml", "a.yaml", "b.yaml", "--format", "list,png", "--jobs", "3"],
      in: folder.path)
    expect(
      run.text,
      equals: """
        Output/c.list
        Output/c.png
        Output/a.list
        Output/a.png
        Output/b.list
        Output/b.png

        """)
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
    expect(
      listFolder(folder.file("Output")),
      equals: [
        "a.list", "a.png", "b.list", "b.png", "c.list", "c.png",
      ])
  }

  @Test func `a folder means its configs, without schemas and deeper folders`() throws {
    let folder = try TemporaryFolder()
    try folder.write(square("b"), to: "b.yml")
    try folder.write(square("a"), to: "a.yaml")
    try folder.write("{}", to: "maquette.schema.json")
    try folder.write("[]", to: "data/items.json")
    let run = try runTool(["render", ".", "--format", "list"], in: folder.path)
    expect(run.text, equals: "Output/a.list\nOutput/b.list\n")
  }

  @Test func `a folder without configs is reported`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["render", folder.path])
    expect(run.errors, equals: "error: no config (.yaml, .yml or .json) in '\(folder.path)'\n")
    expect(run.status, equals: 2)
  }

  @Test func `one picture goes to the path that is named`() throws {
    let folder = try TemporaryFolder()
    try folder.write(square("a"), to: "a.yaml")
    let run = try runTool(["render", "a.yaml", "-o", "b.list"], in: folder.path)
    expect(run.text, equals: "b.list\n")
    #expect(
      readText(folder.file("b.list"))
        == "canvas 20×10\nfill rect 0,0 20×10 #FFFFFF\nfill rect 5,0 10×10 #000000\n")
  }

  @Test func `standard input is drawn to standard output`() throws {
    let run = try runTool(["render", "-", "-o", "-", "--format", "list"], input: square("a"))
    #expect(run.text == "canvas 20×10\nfill rect 0,0 20×10 #FFFFFF\nfill rect 5,0 10×10 #000000\n")
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
  }

  @Test func `a picture for standard output that cannot be stored ends with exit code 2`() throws {
    let run = try runTool(["render", "-", "-o", "-"], input: square("a"), output: "/dev/full")
    expect(run.errors, equals: "error: cannot write 'standard output': no space left on device\n")
    expect(run.status, equals: 2)
  }

  @Test func `standard output takes one picture`() throws {
    let run = try runTool(["render", "-", "-o", "-", "--format", "png,svg"], input: square("a"))
    expect(run.output, equals: [])
    #expect(run.errors.hasPrefix("error: standard output takes one picture"))
    expect(run.status, equals: 2)
  }

  @Test func `two previews of one name are refused before anything is drawn`() throws {
    let folder = try TemporaryFolder()
    try folder.write(square("same"), to: "a.yaml")
    try folder.write(square("same"), to: "b.yaml")
    let run = try runTool(["render", "a.yaml", "b.yaml"], in: folder.path)
    #expect(
      run.errors.hasPrefix("error: two pictures of 'same' would be written to 'Output/same.png'"))
    expect(run.status, equals: 2)
    expect(folder.names, equals: ["a.yaml", "b.yaml"])
  }

  @Test func `the errors of all configs are reported and nothing is drawn`() throws {
    let folder = try TemporaryFolder()
    try folder.write(square("good"), to: "a.yaml")
    try folder.write("view: { colr: red }\n", to: "b.yaml")
    try folder.write("view: { color: rde }\n", to: "c.yaml")
    let run = try runTool(
      ["render", "a.yaml", "b.yaml", "c.yaml", "--diagnostic-format", "short"], in: folder.path)
    #expect(run.errors.contains("b.yaml:1:9: error: "))
    #expect(run.errors.contains("c.yaml:1:16: error: "))
    expect(run.text, equals: "")
    expect(run.status, equals: 2)
    expect(folder.names, equals: ["a.yaml", "b.yaml", "c.yaml"])
  }

  @Test func `a missing config is reported with its path and the reason`() throws {
    let run = try runTool(["render", "/missing/a.yaml"])
    expect(run.errors, equals: "error: cannot read '/missing/a.yaml': file not found\n")
    expect(run.status, equals: 2)
  }

  @Test func `a name keeps one preview, and an unknown name is reported`() throws {
    let folder = try TemporaryFolder()
    for name in ["first", "second"] { try folder.write(square(name), to: "\(name).yaml") }
    let kept = try runTool(
      ["render", ".", "--only", "second", "--format", "list"], in: folder.path)
    expect(kept.text, equals: "Output/second.list\n")
    let unknown = try runTool(["render", ".", "--only", "secnd"], in: folder.path)
    expect(
      unknown.errors,
      equals: "error: unknown preview 'secnd'\n"
        + "    did you mean 'second'? the previews are: first, second\n")
    expect(unknown.status, equals: 2)
    let other = try runTool(["render", ".", "--only", "detail"], in: folder.path)
    expect(
      other.errors, equals: "error: unknown preview 'detail'\n    the previews are: first, second\n"
    )
  }

  @Test func `a value of the config is replaced`() throws {
    let run = try runTool(
      ["render", "-", "-o", "-", "--format", "list", "--set", "canvas.width=30"],
      input: square("a"))
    // The square of 10 stands in the middle: (30 - 10) / 2.
    #expect(run.text == "canvas 30×10\nfill rect 0,0 30×10 #FFFFFF\nfill rect 10,0 10×10 #000000\n")
  }

  @Test func `diagnostics as JSON are one document for all configs`() throws {
    let folder = try TemporaryFolder()
    try folder.write("view: { colr: red }\n", to: "a.yaml")
    try folder.write("view: { colr: red }\n", to: "b.yaml")
    let run = try runTool(
      ["render", "a.yaml", "b.yaml", "--diagnostic-format", "json"], in: folder.path)
    #expect(run.errors.hasPrefix(#"{"version":1,"diagnostics":["#))
    #expect(run.errors.split(separator: "\n").filter { $0.contains(#""line":1"#) }.count == 2)
    expect(run.errors.split(separator: "\n").filter { $0.contains("version") }.count, equals: 1)
  }
}
