import Glibc
import TestSupport
import Testing

/// What a run of `test` refuses for the sake of files that are not its own, or of other systems.
@Suite(.waiting) struct GuardedGoldenTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ arguments: String...) throws -> ToolRun {
    try runTool(arguments, in: folder.path, environment: ["CI": ""])
  }

  @Test(arguments: ["__Snapshots__/n", "__Snapshots__"], ["picture", "hash"])
  func `goldens that a link puts elsewhere are not read, written or pruned`(
    link: String, form: String
  ) throws {
    let photos = link == "__Snapshots__" ? "photos/n" : "photos"
    try folder.write("holiday", to: photos + "/holiday.png")
    try folder.write("half", to: photos + "/.maquette-1-1.tmp")
    try folder.write(square("n"), to: "s/n.yaml")
    if link != "__Snapshots__" { try folder.write("", to: "s/__Snapshots__/.keep") }
    let up = link == "__Snapshots__" ? "../photos" : "../../photos"
    try #require(symlink(up, folder.file("s/" + link)) == 0)
    let run = try run("test", "s/n.yaml", "--prune", "--update=all", "--goldens", form)
    expect(run.errors, equals: "error: 's/\(link)' is a symbolic link out of 's'\n")
    expect(run.status, equals: 2)
    expect(listFolder(folder.file(photos)), equals: [".maquette-1-1.tmp", "holiday.png"])
    expect(readText(folder.file(photos + "/holiday.png")), equals: "holiday")
  }

  @Test func `--fail-on-stale ends with exit code 1 while there are stale goldens`() throws {
    try folder.write(square("a"), to: "a.yaml")
    try #require(run("test", "a.yaml", "--update").status == 0)
    try #require(run("test", "a.yaml", "--fail-on-stale").status == 0)
    try folder.copy(folder.file("__Snapshots__/a/a.png"), to: "__Snapshots__/a/old.png")
    try #require(run("test", "a.yaml").status == 0)
    try #require(run("test", "a.yaml", "--fail-on-stale").status == 1)
    try #require(run("test", "a.yaml", "--fail-on-stale", "--prune").status == 0)
    try #require(run("test", "a.yaml", "--fail-on-stale").status == 0)
  }

  @Test func `previews of a config whose names differ in case alone are an error`() throws {
    try folder.write(
      """
      previews:
        - { name: Home, view: { color: red, frame: { height: 10 } } }
        - { name: home, view: { color: red, frame: { height: 10 } } }

      """, to: "a.yaml")
    let run = try run("validate", "a.yaml", "--diagnostic-format", "short")
    #expect(
      run.errors.hasPrefix(
        "a.yaml:3:13: error: the name 'home' differs from 'Home' in line 2 in case alone"))
    expect(run.status, equals: 2)
  }

  @Test func `configs of a folder whose names differ in case alone are an error`() throws {
    try folder.write(square("a"), to: "grid.yaml")
    try folder.write(square("b"), to: "GRID.yaml")
    let run = try run("test", ".")
    expect(
      run.errors,
      equals: """
        error: the names of './GRID.yaml' and './grid.yaml' differ in case alone
            on macOS and Windows both would have the same goldens: rename a file

        """)
    expect(run.status, equals: 2)
    expect(listFolder(folder.path).filter { $0.hasPrefix("_") }, equals: [])
  }

  @Test func `cases whose names differ in case alone are an error`() throws {
    // The variants of `a` and the preview `A.light`.
    try folder.write(
      """
      previews:
        - name: a
          variants: { appearance: [light, dark] }
          view: { color: red, frame: { height: 10 } }
        - { name: A.light, view: { color: red, frame: { height: 10 } } }

      """, to: "two.yaml")
    let run = try run("test", "two.yaml")
    expect(
      run.errors,
      equals: """
        error: the names 'a.light' and 'A.light' differ in case alone
            on macOS and Windows both would have the golden '__Snapshots__/two/A.light.png'

        """)
    expect(run.status, equals: 2)
  }

  @Test func `pictures whose names differ in case alone are an error`() throws {
    try folder.write(square("a"), to: "one.yaml")
    try folder.write(square("A"), to: "two.yaml")
    let run = try run("render", "one.yaml", "two.yaml")
    expect(
      run.errors,
      equals: """
        error: the names of 'Output/a.png' and 'Output/A.png' differ in case alone
            on macOS and Windows both would be the same file

        """)
    expect(run.status, equals: 2)
    #expect(!folder.names.contains("Output"))
  }

  @Test func `a review's screens whose names differ in case alone are an error`() throws {
    try folder.write(square("a"), to: "one.yaml")
    try folder.write(square("A"), to: "two.yaml")
    let run = try run("review", "one.yaml", "two.yaml")
    #expect(
      run.errors.hasPrefix("error: the name 'A' differs from another preview's in case alone\n"))
    expect(run.status, equals: 2)
  }

  @Test func `results are not written among files of others`() throws {
    try folder.write(square("a"), to: "s/a.yaml")
    for results in ["s", "/"] {
      let run = try run("test", "s", "--results", results)
      expect(
        run.errors,
        equals:
          "error: '\(results)' holds other files and no results: name a folder of its own, or "
          + "an empty one\n")
      expect(run.status, equals: 2)
    }
    expect(listFolder(folder.file("s")), equals: ["a.yaml"])
  }

  @Test func `results that came without their hidden files are replaced`() throws {
    try folder.write(square("a"), to: "a.yaml")
    try #require(run("test", "a.yaml", "--results", "r", "--update=none").status == 1)
    try #require(unlink(folder.file("r/.maquette-files")) == 0)
    try #require(run("test", "a.yaml", "--results", "r", "--update").status == 0)
  }

  @Test func `digests that cannot be read are named by their file`() throws {
    try folder.write(square("a"), to: "a.yaml")
    try #require(run("test", "a.yaml", "--goldens", "hash", "--update").status == 0)
    try folder.write("maquette digests 1\nword\n", to: "__Snapshots__/a/digests.txt")
    let run = try run("test", "a.yaml")
    #expect(run.text.contains("\n  the golden is __Snapshots__/a/digests.txt\n"))
    #expect(
      run.text.hasSuffix(
        "\nto have digests that can be read: mend __Snapshots__/a/digests.txt, or remove it and "
          + "record anew\n"))
    expect(run.status, equals: 2)
  }
}
