import Glibc
import GoldenImages
import Maquette
import TestSupport
import Testing

@Suite struct RenamedGoldenTests {
  private let folder: TemporaryFolder

  /// A config whose golden lies under the name that it had before.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(square("a"), to: "old.yaml")
    try #require(test("--update").status == 0)
    try #require(rename(folder.file("old.yaml"), folder.file("new.yaml")) == 0)
  }

  private func test(_ arguments: String...) throws -> ToolRun {
    try runTool(["test", "."] + arguments, in: folder.path, environment: ["CI": ""])
  }

  @Test(arguments: ["none", "missing"])
  func `a case without a golden names the stale golden that is its picture`(mode: String) throws {
    let run = try test("--update=\(mode)")
    #expect(
      run.text.contains(
        "  its picture is the stale golden __Snapshots__/old/a.png: renamed? "
          + "maquette approve --moved\n"))
    #expect(run.text.contains("to move the goldens of renamed cases: maquette approve --moved\n"))
    #expect(run.status == 1)
    var moved: [String: String?] = [:]
    try ResultsFile.read(folder.file(".maquette/results/results.json")) {
      moved[$0.golden] = $0.movedFrom
    }
    #expect(
      moved == [
        "__Snapshots__/new/a.png": "__Snapshots__/old/a.png", "__Snapshots__/old/a.png": nil,
      ])
  }

  @Test func `a digest is found again as a picture is`() throws {
    try #require(test("--update", "--prune", "--goldens", "hash").status == 0)
    try #require(rename(folder.file("new.yaml"), folder.file("newest.yaml")) == 0)
    let run = try test("--update=none")
    #expect(run.text.contains("  its picture is the stale golden __Snapshots__/new/a.png: "))
  }

  @Test func `another picture has no earlier name`() throws {
    try folder.write(square("a", color: "red"), to: "new.yaml")
    #expect(try !test("--update=none").text.contains("renamed?"))
  }

  @Test func `--prune keeps the golden of a case that has none of its own yet`() throws {
    let run = try test("--update=none", "--prune")
    #expect(run.text.contains("  it was kept: a case without a golden has its picture\n"))
    #expect(listFolder(folder.file("__Snapshots__/old")) == ["a.layout.txt", "a.png"])
    try #require(test("--update", "--prune").status == 0)
    #expect(!listFolder(folder.file("__Snapshots__")).contains("old"))
  }
}
