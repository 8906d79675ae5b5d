import Glibc
import TestSupport
import Testing

@Suite(.waiting) struct StaleGoldenTests {
  private let folder: TemporaryFolder

  /// Goldens of two previews, of which the second has a variant less than goldens, and of a config
  /// that is gone.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      """
      previews:
        - name: a
          view: { color: red, frame: { height: 10 } }
        - name: b
          variants: { appearance: [light] }
          view: { color: red, frame: { height: 10 } }

      """, to: "Screens/two.yaml")
    try #require(test("Screens").status == 1)
    for name in ["two/b.dark", "two/c", "gone/d"] {
      try folder.copy(
        folder.file("Screens/__Snapshots__/two/a.png"), to: "Screens/__Snapshots__/\(name).png")
    }
  }

  private func test(_ arguments: String...) throws -> ToolRun {
    try runTool(["test"] + arguments, in: folder.path, environment: ["CI": ""])
  }

  private func stale(_ run: ToolRun) -> [String] {
    run.text.split(separator: "\n").filter { $0.hasSuffix(": stale: no case draws this golden") }
      .map { String($0.dropFirst("Screens/__Snapshots__/".count).prefix { $0 != ":" }) }
  }

  private var goldens: [String] {
    ["gone", "two"].flatMap { name in
      listFolder(folder.file("Screens/__Snapshots__/\(name)")).filter { $0.hasSuffix(".png") }
    }
  }

  @Test func `goldens without a case are listed, in a folder's whole those of no config, too`()
    throws
  {
    let run = try test("Screens")
    expect(stale(run), equals: ["two/b.dark.png", "two/c.png", "gone/d.png"])
    #expect(run.text.hasSuffix("to remove goldens that no case draws: --prune\n"))
    expect(run.status, equals: 0)
    try #require(stale(test("Screens/two.yaml")) == ["two/b.dark.png", "two/c.png"])
  }

  @Test func `with --only the goldens of others are left alone`() throws {
    try #require(stale(test("Screens", "--only", "a")) == [])
    try #require(stale(test("Screens", "--only", "b")) == ["two/b.dark.png"])
    try #require(test("Screens", "--only", "b", "--prune").status == 0)
    expect(goldens, equals: ["d.png", "a.png", "b.light.png", "c.png"])
  }

  @Test func `--prune removes them, and folders that are empty then`() throws {
    try #require(test("Screens", "--prune").status == 0)
    expect(goldens, equals: ["a.png", "b.light.png"])
    expect(listFolder(folder.file("Screens/__Snapshots__")), equals: [".gitattributes", "two"])
    try #require(test("Screens", "--prune").text == "2 cases: 2 unchanged since they passed\n")
  }

  @Test func `goldens of tests in Swift beside the configs are not stale`() throws {
    try folder.write("", to: "Screens/gone.swift")
    try #require(stale(test("Screens")) == ["two/b.dark.png", "two/c.png"])
  }
}
