import TestSupport
import Testing

/// What only drawing finds out is told at its place in the config all the same.
@Suite(.waiting) struct PlacedErrorTests {
  private func errors(_ config: String, format: String = "png") throws -> String {
    let folder = try TemporaryFolder()
    let run = try runTool(
      ["render", "-", "--format", format, "--diagnostic-format", "short"], input: config,
      in: folder.path)
    expect(run.status, equals: 2)
    return run.errors
  }

  @Test func `a picture that is too large is reported at its canvas's height`() throws {
    // An SVG's sides are at most 8,000,000 points.
    let config = """
      name: large
      canvas: { width: 100, height: 9000000 }
      view: { color: red, frame: { height: 1 } }

      """
    try #require(
      errors(config, format: "svg") == """
        -:2:23: error: the picture would have 9000000 pixels: expected at most 8000000 in 'large'

        """)
  }

  @Test(arguments: [
    // 16,384 × 300,000 = 4,915,200,000 pixels, of 4,000,000,000.
    (
      "canvas: { width: 16384, scale: 1 }\nview: { color: red, frame: { height: 300000 } }\n",
      "-:1:11: error: the picture would have 4915200000 pixels: expected at most 4000000000 in 'preview'\n"
    ),
    // The second frame of two has no element 1.
    (
      "animation: { frames: 2, duration: 1 }\nlet: { a: [1] }\nview: { text: \"${a[animation.frame]}\" }\n",
      "-:3:20: error: 'a' is a list of 1 and has no element 1\n"
    ),
  ])
  func `validate reports what drawing would refuse`(config: String, expected: String) throws {
    let folder = try TemporaryFolder()
    let run = try runTool(
      ["validate", "-", "--diagnostic-format", "short"], input: config, in: folder.path)
    expect(run.errors, equals: expected)
    expect(run.status, equals: 2)
  }

  @Test func `validate refuses names that would be one file, in the words of render`() throws {
    let folder = try TemporaryFolder()
    for path in ["a.yaml", "b.yaml"] { try folder.write("name: same\nview: spacer\n", to: path) }
    let checked = try runTool(["validate", "a.yaml", "b.yaml"], in: folder.path)
    let rendered = try runTool(["render", "a.yaml", "b.yaml"], in: folder.path)
    expect(rendered.status, equals: 2)
    expect(checked.status, equals: rendered.status)
    expect(checked.errors, equals: rendered.errors)
    expect(checked.text, equals: "")
    // One of them is chosen by neither's name alone, but by its file.
    expect(try runTool(["validate", "a.yaml"], in: folder.path).text, equals: "1 preview valid\n")
  }

  @Test func `too many elements are reported at their collection`() throws {
    // 2,000 rows of 1,000 cells on a canvas that shows all.
    let config = """
      name: many
      view:
        collection:
          layout: { grid: { columns: 1000 } }
          items: 1...2000000
          itemHeight: 1
          cell: { color: red }

      """
    try #require(
      errors(config) == """
        -:3:3: error: a canvas shows more than 1000000 elements of collections in 'many'

        """)
  }

  @Test func `modifiers that are nested too deeply are reported at their view`() throws {
    let paddings = Array(repeating: "{ padding: 0 }", count: 300).joined(separator: ", ")
    let config = """
      name: deep
      view:
        vstack:
          - { text: a, modifiers: [\(paddings)] }

      """
    try #require(errors(config) == "-:4:9: error: views are nested more than 256 deep in 'deep'\n")
  }
}
