import Goldens
import Maquette
import MaquetteTesting
import TestSupport
import Testing

@Suite struct StaleSnapshotsTests {
  private let folder: TemporaryFolder
  private let file: String

  /// A package with a test `cards`, which has its golden, and one that is gone, `decks`.
  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("Tests/CardsTests/CardsTests.swift")
    try folder.write("", to: "Package.swift")
    try folder.write("@Test func cards() {}\n", to: "Tests/CardsTests/CardsTests.swift")
    for name in ["cards", "decks"] {
      try folder.write("picture", to: "Tests/CardsTests/__Snapshots__/CardsTests/\(name).png")
    }
  }

  /// The stale goldens after a run that compared with some.
  private func stale(after names: [String] = ["cards"]) -> [String] {
    var snapshots = StaleSnapshots()
    for name in names { snapshots.add(GoldenPlace(beside: file, name: name), of: file) }
    return snapshots.results().map(\.name)
  }

  @Test func `a golden is stale whose test is gone`() {
    expect(stale(), equals: ["decks"])
  }

  @Test func `a golden whose test did not run is not stale`() throws {
    try folder.write(
      "@Test(.disabled()) func decks() {}\n", to: "Tests/CardsTests/More/DecksTests.swift")
    expect(stale(), equals: [])
  }

  @Test func `a golden that was compared with is not stale, wherever its test is declared`() {
    expect(stale(after: ["cards", "decks"]), equals: [])
  }

  @Test func `nothing is stale beside a file of which no test ran`() {
    expect(stale(after: []), equals: [])
  }

  @Test func `goldens that may be a config's of the same name are left alone`() throws {
    try folder.write("", to: "Tests/CardsTests/CardsTests.yaml")
    expect(stale(), equals: [])
  }

  @Test func `a name that was cut may be of any test`() throws {
    let long = String(repeating: "x", count: 170)
    try folder.write("picture", to: "Tests/CardsTests/__Snapshots__/CardsTests/\(long).png")
    expect(stale(), equals: ["decks"])
  }

  @Test func `a whole run writes what is stale among its results, and reports it once`() throws {
    let results = ResultsFolder(path: folder.file("results"))
    func write(isWhole: Bool) throws -> [String] {
      let journal = ResultsJournal(folder: results, run: "1", isWhole: isWhole)
      try journal.begin()
      journal.note(GoldenPlace(beside: file, name: "cards"), of: file)
      journal.add(
        CaseResult(suite: file, name: "cards", verdict: .passed, golden: "cards.png"))
      return try journal.write()
    }
    // A run of some tests alone knows nothing of the others.
    try #require(write(isWhole: false) == [])
    expect(listFolder(results.path), equals: [])
    let golden = GoldenPlace(beside: file, name: "decks").picture
    try #require(write(isWhole: true) == [golden])
    // Another process of the same run.
    try #require(write(isWhole: true) == [])
    var verdicts: [String] = []
    try ResultsFile.read(results.resultsPath) {
      verdicts.append("\($0.name) \($0.verdict.rawValue)")
    }
    expect(verdicts, equals: ["cards passed", "decks stale"])
  }
}
