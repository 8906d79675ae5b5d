import TestSupport
import Testing

@Suite(.waiting) struct WarningTests {
  /// A cell of 20 points that is offered 10.
  private let overflowing = """
    name: tight
    canvas: { width: 100 }
    view:
      collection:
        layout: { grid: { columns: 1 } }
        items: [a]
        itemHeight: 10
        cell: { color: red, frame: { height: 20 } }

    """

  @Test func `a cell that overflows is a warning, and the picture is drawn`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["render", "-"], input: overflowing, in: folder.path)
    #expect(run.errors.contains("warning: "))
    expect(run.text, equals: "Output/tight.png\n")
    expect(run.status, equals: 0)
  }

  @Test func `what variants have in common is reported once, after all of them`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(
      ["render", "-", "--diagnostic-format", "short"],
      input: overflowing + "variants: { appearance: [light, dark] }\n", in: folder.path)
    expect(
      run.errors,
      equals: """
        -:8:5: warning: cell 0.0 of 'tight.light', 'tight.dark' is too small for its content: \
        10 points of height missing

        """)
    expect(run.status, equals: 0)
  }

  @Test func `a warning is an error on demand, and the picture is not drawn`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["render", "-", "--strict"], input: overflowing, in: folder.path)
    #expect(run.errors.contains("error: "))
    expect(run.text, equals: "")
    expect(run.status, equals: 2)
    expect(listFolder(folder.file("Output")), equals: [])
  }

  @Test func `quiet leaves out warnings and paths`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["render", "-", "--quiet"], input: overflowing, in: folder.path)
    expect(run.errors, equals: "")
    expect(run.text, equals: "")
    expect(listFolder(folder.file("Output")), equals: ["tight.png"])
  }
}
