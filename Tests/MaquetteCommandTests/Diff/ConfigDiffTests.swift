import TestSupport
import Testing

/// `maquette diff` of two configs.
@Suite(.waiting) struct ConfigDiffTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// A square of 10 points in the middle of 20 by 10, at one pixel a point.
  private static func square(_ color: String) -> String {
    """
    canvas: { width: 20, height: 10, scale: 1, background: white }
    view: { color: \(color), frame: { width: 10, height: 10 } }

    """
  }

  /// Two previews, the second in light and dark.
  private static func screens(_ first: String, _ second: String, name: String = "list") -> String {
    """
    previews:
      - name: grid
        canvas: { width: 20, height: 10, scale: 1 }
        view: { color: \(first), frame: { width: 10, height: 10 } }
      - name: \(name)
        canvas: { width: 20, height: 10, scale: 1 }
        variants: { appearance: [light, dark] }
        view: { color: "\(second)", frame: { width: 10, height: 10 } }

    """
  }

  private func diff(_ old: String, _ new: String, _ options: String...) throws -> ToolRun {
    _ = try folder.write(old, to: "old.yaml")
    _ = try folder.write(new, to: "new.yaml")
    return try runTool(["diff", "old.yaml", "new.yaml"] + options, in: folder.path)
  }

  @Test func `what changed is reported in words, and then in pixels`() throws {
    let run = try diff(Self.square("red"), Self.square("blue"), "-o", "shown.png")
    expect(run.errors, equals: "")
    expect(run.status, equals: 1)
    // All of the square, from 5 to 15.
    #expect(
      run.text == """
        new.yaml differs from old.yaml
          the color red → blue
          100 of 200 pixels differ (50 %)
          100 pixels differ in 10 × 10 px at (5, 0) px
          shown in shown.png

        """)
    // A PNG's sides are in its bytes 16 to 23.
    let shown = try #require(readBytes(folder.file("shown.png")))
    expect(Array(shown.dropFirst(16).prefix(8)), equals: [0, 0, 0, 20, 0, 0, 0, 10])
  }

  @Test func `configs that draw the same do not differ`() throws {
    let run = try diff(Self.square("red"), Self.square("red") + "# The same.\n")
    expect(run.status, equals: 0)
    expect(run.text, equals: "new.yaml draws the same as old.yaml\n")
  }

  // "by every command that reads configs" (docs/config.md): two empty screens are equal, and mostly a mistake.
  @Test func `screens that show nothing are warnings, once for the variants of each`() throws {
    let empty = """
      name: a
      canvas: { width: 20, height: 10 }
      variants: { appearance: [light, dark] }
      view: { text: '' }

      """
    let run = try diff(empty, empty + "# The same.\n")
    expect(run.status, equals: 0)
    let lines = run.errors.split(separator: "\n").filter { $0.contains("shows nothing but") }
    expect(
      lines.map { line in line.prefix { $0 != " " } },
      equals: ["old.yaml:4:9:", "new.yaml:4:9:"])
  }

  @Test func `previews are compared by their names, each with its picture`() throws {
    let run = try diff(
      Self.screens("red", "green"), Self.screens("red", "mint"), "-o", "shown")
    expect(run.errors, equals: "")
    expect(run.status, equals: 1)
    #expect(
      run.text == """
        list.light in new.yaml differs from old.yaml
          the color green → mint
          100 of 200 pixels differ (50 %)
          100 pixels differ in 10 × 10 px at (5, 0) px
          shown in shown/list.light.png
        list.dark in new.yaml differs from old.yaml
          the color green → mint
          100 of 200 pixels differ (50 %)
          100 pixels differ in 10 × 10 px at (5, 0) px
          shown in shown/list.dark.png

        """)
    expect(listFolder(folder.file("shown")).sorted(), equals: ["list.dark.png", "list.light.png"])
  }

  @Test func `a preview of one config alone is a difference`() throws {
    let run = try diff(
      Self.screens("red", "green"), Self.screens("red", "green", name: "rows"))
    expect(run.status, equals: 1)
    expect(
      run.text,
      equals: """
        list.light is only in old.yaml
        list.dark is only in old.yaml
        rows.light is only in new.yaml
        rows.dark is only in new.yaml

        """)
  }

  @Test func `a mistake in a config ends with its place`() throws {
    let run = try diff(Self.square("red"), Self.square("nosuchcolor"))
    expect(run.status, equals: 2)
    #expect(run.errors.hasPrefix("new.yaml:2:"))
    expect(run.text, equals: "")
  }

  @Test func `a tolerance allows a difference`() throws {
    let run = try diff(Self.square("red"), Self.square("blue"), "--max-diff-pixels", "100")
    expect(run.status, equals: 0)
    #expect(run.text.hasPrefix("new.yaml differs from old.yaml within the tolerance\n"))
  }

  @Test(arguments: [
    (["--json", "reg.json"], "--json: expected two folders, found configs"),
    (["-o", "new.yaml"], "--output: differences are drawn as PNG, found 'new.yaml'"),
  ])
  func `what configs cannot be compared with is refused`(
    options: [String], message: String
  ) throws {
    _ = try folder.write(Self.square("red"), to: "old.yaml")
    _ = try folder.write(Self.square("blue"), to: "new.yaml")
    let run = try runTool(["diff", "old.yaml", "new.yaml"] + options, in: folder.path)
    expect(run.status, equals: 64)
    #expect(run.errors.contains(message))
  }
}
