import Glibc
import Goldens
import TestSupport
import Testing

@Suite struct ResultsFolderTests {
  private let folder: TemporaryFolder
  private let results: ResultsFolder
  private let place = GoldenPlace(beside: "Samples/cards.yaml", name: "a.dark")

  init() throws {
    folder = try TemporaryFolder()
    results = ResultsFolder(path: folder.file("results"))
  }

  @Test func `a case's files are below its config's path`() throws {
    try results.prepare()
    let path = try results.write([65], as: .actual, of: place)
    expect(path, equals: "Samples/cards/a.dark-actual.png")
    expect(readText(folder.file("results/Samples/cards/a.dark-actual.png")), equals: "A")
  }

  @Test func `two configs of one name in two folders stay apart`() {
    let folders = ["a/cards.yaml", "b/cards.yaml", "cards.yaml", "/nowhere/cards.yaml"].map {
      ResultsFolder.folder(for: GoldenPlace(beside: $0, name: "c"))
    }
    expect(folders, equals: ["a/cards", "b/cards", "cards", "outside/nowhere/cards"])
  }

  @Test func `preparing takes away what the last run wrote, and nothing else`() throws {
    try results.prepare()
    for part in ResultsFolder.Part.allCases { _ = try results.write([], as: part, of: place) }
    try results.note("report.html")
    try folder.write("", to: "results/report.html")
    try folder.write("mine", to: "results/Samples/notes.txt")
    try folder.write("mine", to: "results/b-actual.png")
    try results.prepare()
    expect(listFolder(results.path), equals: ["Samples", "b-actual.png"])
    expect(listFolder(results.file("Samples")), equals: ["notes.txt"])
  }

  @Test(arguments: [
    "../outside-actual.png", "link/outside-actual.png", "Samples/../../outside-actual.png",
    "notes.txt",
  ])
  func `a list from elsewhere takes away no files of others`(line: String) throws {
    try results.prepare()
    try folder.write("mine", to: "outside-actual.png")
    try folder.write("mine", to: "results/notes.txt")
    try #require(symlink("..", results.file("link")) == 0)
    _ = try results.write([], as: .diff, of: place)
    try results.note(line)
    try results.prepare()
    expect(readText(folder.file("outside-actual.png")), equals: "mine")
    expect(readText(folder.file("results/notes.txt")), equals: "mine")
    expect(listFolder(results.path), equals: ["link", "notes.txt"])
  }

  @Test func `a run that ends leaves of earlier ones only what it wrote over`() throws {
    let other = GoldenPlace(beside: "Samples/cards.yaml", name: "b")
    try results.prepare()
    for place in [place, other] { _ = try results.write([65], as: .actual, of: place) }
    // A run that was killed before its end.
    try results.begin()
    _ = try results.write([66], as: .diff, of: place)
    try results.begin()
    _ = try results.write([66], as: .actual, of: place)
    results.finish()
    expect(listFolder(results.file("Samples/cards")), equals: ["a.dark-actual.png"])
    expect(readText(results.file("Samples/cards/a.dark-actual.png")), equals: "B")
  }

  @Test func `a run that cannot read what it wrote removes nothing at its end`() throws {
    try results.prepare()
    _ = try results.write([65], as: .actual, of: place)
    try results.begin()
    _ = try results.write([66], as: .actual, of: place)
    // A folder in the place of the list.
    try #require(unlink(results.file(".maquette-files")) == 0)
    try #require(mkdir(results.file(".maquette-files"), 0o777) == 0)
    results.finish()
    expect(readText(results.file("Samples/cards/a.dark-actual.png")), equals: "B")
  }

  @Test func `a run that begins leaves no results of an earlier one`() throws {
    try results.prepare()
    for name in [ResultsFolder.resultsName, "report.html"] {
      try results.note(name)
      try folder.write("old", to: "results/\(name)")
    }
    try results.begin()
    expect(listFolder(results.path), equals: [])
  }
}
