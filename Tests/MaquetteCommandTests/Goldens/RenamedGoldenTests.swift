import Glibc
import Goldens
import Maquette
import TestSupport
import Testing

@Suite(.waiting) struct RenamedGoldenTests {
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
    expect(run.status, equals: 1)
    var moved: [String: String?] = [:]
    try ResultsFile.read(folder.file(".maquette/results/results.json")) {
      moved[$0.golden] = $0.movedFrom
    }
    expect(
      moved,
      equals: [
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
    try #require(!test("--update=none").text.contains("renamed?"))
  }

  @Test func `--prune keeps the golden of a case that has none of its own yet`() throws {
    let run = try test("--update=none", "--prune")
    #expect(run.text.contains("  it was kept: a case without a golden has its picture\n"))
    expect(listFolder(folder.file("__Snapshots__/old")), equals: ["a.layout.txt", "a.png"])
    try #require(test("--update", "--prune").status == 0)
    #expect(!listFolder(folder.file("__Snapshots__")).contains("old"))
  }

  private func approve(_ arguments: String...) throws -> ToolRun {
    try runTool(["approve", "--moved"] + arguments, in: folder.path)
  }

  @Test func `a moved golden is the same file under its new name`() throws {
    let picture = readBytes(folder.file("__Snapshots__/old/a.png"))
    try #require(test("--update=none").status == 1)
    let run = try approve()
    expect(run.text, equals: "__Snapshots__/old/a.png → __Snapshots__/new/a.png\n")
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
    expect(readBytes(folder.file("__Snapshots__/new/a.png")), equals: picture)
    #expect(!listFolder(folder.file("__Snapshots__")).contains("old"))
    try #require(approve().text == "__Snapshots__/new/a.png: already moved\n")
    try #require(test("--update=none").text == "1 case: 1 passed\n")
    try #require(approve().text == "nothing to move\n")
  }

  @Test func `where the new golden was recorded, the stale one is taken away`() throws {
    try #require(test("--update=missing").status == 1)
    try #require(approve("a").text == "__Snapshots__/old/a.png → __Snapshots__/new/a.png\n")
    #expect(!listFolder(folder.file("__Snapshots__")).contains("old"))
    try #require(test().text == "1 case: 1 passed\n")
  }

  @Test func `a digest is moved as a line`() throws {
    try #require(test("--update", "--prune", "--goldens", "hash").status == 0)
    try #require(rename(folder.file("new.yaml"), folder.file("newest.yaml")) == 0)
    let digests = readText(folder.file("__Snapshots__/new/digests.txt"))
    try #require(test("--update=none").status == 1)
    try #require(approve().text == "__Snapshots__/new/a.png → __Snapshots__/newest/a.png\n")
    expect(readText(folder.file("__Snapshots__/newest/digests.txt")), equals: digests)
    #expect(!listFolder(folder.file("__Snapshots__")).contains("new"))
    try #require(test("--update=none").text == "1 case: 1 passed\n")
  }

  @Test func `a golden that has become another picture is not moved`() throws {
    try #require(test("--update=none").status == 1)
    try folder.write(square("a", color: "red"), to: "other.yaml")
    try #require(runTool(["render", "other.yaml"], in: folder.path).status == 0)
    let other = try #require(readBytes(folder.file("Output/a.png")))
    try folder.write(other, to: "__Snapshots__/old/a.png")
    let run = try approve()
    expect(
      run.errors,
      equals: "error: cannot move 'a': '__Snapshots__/old/a.png' is not its picture any more\n")
    expect(run.status, equals: 2)
    #expect(!listFolder(folder.file("__Snapshots__")).contains("new"))
  }

  @Test func `results that were changed on their way move no golden of a case`() throws {
    try folder.write(square("b"), to: "b.yaml")
    try #require(runTool(["test", "b.yaml", "--update"], in: folder.path).status == 0)
    try #require(test("--update=none").status == 1)
    let results = try #require(readText(folder.file(".maquette/results/results.json")))
    try folder.write(
      results.replacing(
        #""movedFrom":"__Snapshots__/old/a.png""#, with: #""movedFrom":"__Snapshots__/b/b.png""#),
      to: ".maquette/results/results.json")
    let run = try approve()
    expect(
      run.errors,
      equals: "error: cannot move 'a': '__Snapshots__/b/b.png' is not a stale golden in the"
        + " results\n")
    #expect(readBytes(folder.file("__Snapshots__/b/b.png")) != nil)
  }
}
