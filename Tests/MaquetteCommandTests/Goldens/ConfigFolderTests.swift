import Glibc
import Goldens
import Maquette
import TestSupport
import Testing

/// Configs that are found in folders, and those that are not.
@Suite(.waiting) struct ConfigFolderTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for path in ["s/b.yaml", "s/a.json", "s/sub/deep/c.yml"] {
      let name = path.split(separator: "/").last?.prefix { $0 != "." } ?? ""
      try folder.write(square(String(name)), to: path)
    }
    try folder.write("[{\"name\": \"Anna\"}]", to: "s/users.json")
    try folder.write("- { name: Anna }\n", to: "s/sub/data.yaml")
    try folder.write("{\"not\": JSON", to: "s/broken-data.json")
  }

  private func run(_ arguments: String...) throws -> ToolRun {
    try runTool(arguments, in: folder.path, environment: ["CI": ""])
  }

  private func suites() throws -> [String] {
    var suites: [String] = []
    try ResultsFile.read(folder.file(".maquette/results/results.json")) { suites.append($0.suite) }
    return suites
  }

  @Test func `configs in folders below are tested, and data is passed over`() throws {
    try #require(run("test", "s", "--update").text.hasSuffix("3 cases: 3 updated\n"))
    try #require(suites() == ["s/a.json", "s/b.yaml", "s/sub/deep/c.yml"])
    try #require(run("test", "s").text == "3 cases: 3 passed\n")
    try #require(run("validate", "s").text == "3 previews valid\n")
  }

  @Test func `hidden folders, goldens' folders and links to folders are not looked through`() throws
  {
    for path in ["s/.build", "s/__Snapshots__/old", "elsewhere"] {
      try folder.write(square("x"), to: path + "/x.yaml")
    }
    try #require(symlink("../elsewhere", folder.file("s/link")) == 0)
    try folder.write(square("x"), to: "s/.x.yaml")
    try #require(run("validate", "s").text == "3 previews valid\n")
  }

  @Test func `a file that is named is read as a config, whatever is in it`() throws {
    let run = try run("validate", "s/users.json")
    #expect(run.errors.hasPrefix("s/users.json:1:1: error: "))
    expect(run.status, equals: 2)
  }

  @Test func `results that are among configs are not configs`() throws {
    try #require(run("test", "s", "--results", "s/results", "--update").status == 0)
    try #require(run("test", "s", "--results", "s/results").text == "3 cases: 3 passed\n")
  }

  @Test func `a broken config fails, and all others are tested`() throws {
    try #require(run("test", "s", "--update").status == 0)
    try folder.write("name: b\nview: { txet: b }\n", to: "s/b.yaml")
    let run = try run("test", "s", "--prune")
    #expect(run.errors.hasPrefix("s/b.yaml:2:9: error: unknown "))
    #expect(run.text.contains("s/b.yaml: b: failed: the config cannot be loaded: unknown "))
    #expect(run.text.hasSuffix("3 cases: 1 failed, 2 passed\n"))
    expect(run.status, equals: 2)
    // Its cases are not known, so none of its goldens is stale.
    expect(listFolder(folder.file("s/__Snapshots__/b")), equals: ["b.layout.txt", "b.png"])
  }

  @Test func `a broken config alone leaves no results of an earlier run`() throws {
    try #require(run("test", "s", "--update").status == 0)
    try folder.write("name: b\nview: { txet: b }\n", to: "s/b.yaml")
    let run = try run("test", "s/b.yaml")
    #expect(run.text.hasPrefix("s/b.yaml: b: failed: the config cannot be loaded: unknown "))
    #expect(run.text.hasSuffix("\n1 case: 1 failed\n"))
    expect(run.status, equals: 2)
    try #require(suites() == ["s/b.yaml"])
  }

  @Test func `a config that lost its view still has its goldens, and is not passed over`() throws {
    try #require(run("test", "s", "--update").status == 0)
    try folder.write("name: b\nveiw: { text: b }\n", to: "s/b.yaml")
    let run = try run("test", "s")
    #expect(run.errors.contains("unknown key 'veiw'"))
    expect(run.status, equals: 2)
  }

  @Test func `stale goldens are found in folders below`() throws {
    try #require(run("test", "s", "--update").status == 0)
    try #require(unlink(folder.file("s/sub/deep/c.yml")) == 0)
    let stale = "s/sub/deep/__Snapshots__/c/c.png: stale: no case draws this golden\n"
    try #require(run("test", "s").text.contains(stale))
  }
}
