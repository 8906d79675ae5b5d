import Goldens
import Maquette
import MaquetteTesting
import TestSupport
import Testing

@Suite struct ResultsJournalTests {
  private let temporary: TemporaryFolder
  private let folder: ResultsFolder

  init() throws {
    temporary = try TemporaryFolder()
    folder = ResultsFolder(path: temporary.file("results"))
  }

  private func result(_ name: String, _ verdict: Verdict) -> CaseResult {
    CaseResult(suite: "CardsTests.swift", name: name, verdict: verdict, golden: "\(name).png")
  }

  private func journal(run: String) throws -> ResultsJournal {
    let journal = ResultsJournal(folder: folder, run: run)
    try journal.begin()
    return journal
  }

  private func written() throws -> [String] {
    var cases: [String] = []
    try ResultsFile.read(folder.resultsPath) { cases.append("\($0.name) \($0.verdict.rawValue)") }
    return cases
  }

  @Test func `while all is well, nothing is written`() throws {
    let journal = try journal(run: "1")
    journal.add(result("cards", .passed))
    try journal.write()
    expect(temporary.names, equals: [])
  }

  @Test func `what failed is written, and what passed beside it`() throws {
    let journal = try journal(run: "1")
    journal.add(result("dark", .passed))
    journal.add(result("cards", .changed))
    try journal.write()
    try #require(written() == ["cards changed", "dark passed"])
  }

  @Test func `the processes of a run keep their results together`() throws {
    let one = try journal(run: "1")
    one.add(result("cards", .changed))
    let other = try journal(run: "1")
    other.add(result("dark", .missing))
    try one.write()
    try other.write()
    try #require(written() == ["cards changed", "dark missing"])
  }

  @Test func `the next run takes away what the last one left, pictures too`() throws {
    let last = try journal(run: "1")
    last.add(result("cards", .changed))
    let place = GoldenPlace(folder: "__Snapshots__/CardsTests", name: "cards")
    let picture = try folder.write([1], as: .actual, of: place)
    try last.write()
    let next = try journal(run: "2")
    #expect(readBytes(folder.file(picture)) == nil)
    next.add(result("dark", .passed))
    try next.write()
    try #require(written() == ["dark passed"])
  }

  @Test func `a picture of the same run stays`() throws {
    _ = try journal(run: "1")
    let place = GoldenPlace(folder: "__Snapshots__/CardsTests", name: "cards")
    let picture = try folder.write([1], as: .actual, of: place)
    _ = try journal(run: "1")
    expect(readBytes(folder.file(picture)), equals: [1])
  }

  @Test func `results that cannot be read are replaced`() throws {
    let first = try journal(run: "1")
    first.add(result("cards", .changed))
    try first.write()
    try temporary.write("{", to: "results/results.json")
    let second = try journal(run: "1")
    second.add(result("dark", .changed))
    try second.write()
    try #require(written() == ["dark changed"])
  }
}
