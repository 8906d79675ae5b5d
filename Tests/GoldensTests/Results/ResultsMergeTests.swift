import Glibc
import Goldens
import TestSupport
import Testing

@Suite struct ResultsMergeTests {
  private let folder: TemporaryFolder
  private let target: ResultsFolder

  init() throws {
    folder = try TemporaryFolder()
    target = ResultsFolder(path: folder.file("all"))
  }

  private func passed(_ name: String, suite: String = "a.yaml") -> CaseResult {
    CaseResult(suite: suite, name: name, verdict: .passed, golden: "__Snapshots__/a/\(name).png")
  }

  /// A results folder, of a run's part if one is named.
  private func results(
    _ name: String, part: String? = nil, missing: [String] = [], facts: RunFacts? = nil,
    _ cases: [CaseResult]
  ) throws -> ResultsFolder {
    let results = ResultsFolder(path: folder.file(name))
    try results.make()
    var writer = try ResultsFileWriter(
      to: results.resultsPath,
      coverage: RunCoverage(
        shard: part.flatMap { Shard($0) }, missing: missing.compactMap { Shard($0) }),
      facts: facts)
    for result in cases { try writer.add(result) }
    try writer.commit()
    return results
  }

  @Test func `streams of cases that were kept are joined in their order`() throws {
    for (name, cases) in [("r1", ["b", "a"]), ("r2", ["c"])] {
      let results = ResultsFolder(path: folder.file(name))
      try results.make()
      var text = ""
      var writer = try ResultsFileWriter(to: nil) { text += $0 + "\n" }
      for name in cases { try writer.add(passed(name)) }
      try writer.commit()
      try folder.write(text, to: "\(name)/results.json")
    }
    let folders = ["r1", "r2"].map { ResultsFolder(path: folder.file($0)) }
    expect(try ResultsMerge(folders, into: target).run().tally.total, equals: 3)
    expect(try joined.map(\.name), equals: ["b", "a", "c"])
  }

  @Test func `a stream with a torn line is refused at that line`() throws {
    let results = try self.results("r1", [passed("a")])
    let text = try #require(readText(results.resultsPath))
    let line = text.split(separator: "\n")[1]
    try folder.write("\(line)\n\(line.dropLast(9))", to: "r1/results.json")
    #expect {
      try ResultsFile.read(results.resultsPath) { _ in }
    } throws: { error in "\(error)".contains("results.json:2:") }
  }

  private var joined: [CaseResult] {
    get throws {
      var results: [CaseResult] = []
      try ResultsFile.read(target.resultsPath) { results.append($0) }
      return results
    }
  }

  @Test func `the cases of parts come in the order in which they were dealt out`() throws {
    // Of five cases, three parts get the first and the fourth, the second and the fifth, the third.
    let parts = [
      try results("r3", part: "3/3", [passed("c")]),
      try results("r1", part: "1/3", [passed("a"), passed("d")]),
      try results("r2", part: "2/3", [passed("b"), passed("e")]),
    ]
    let outcome = try ResultsMerge(parts, into: target).run()
    try #require(joined.map(\.name) == ["a", "b", "c", "d", "e"])
    expect(outcome.coverage, equals: RunCoverage())
    expect(outcome.tally.words, equals: "5 passed")
    try #require(ResultsFileReader(target.resultsPath).coverage == RunCoverage())
  }

  @Test func `whole runs follow each other in the order of the folders`() throws {
    let runs = [
      try results("second", [passed("x", suite: "b.yaml"), passed("y", suite: "b.yaml")]),
      try results("first", [passed("x"), passed("y")]),
    ]
    _ = try ResultsMerge(runs, into: target).run()
    try #require(joined.map(\.suite) == ["b.yaml", "b.yaml", "a.yaml", "a.yaml"])
  }

  @Test func `facts that all parts have in common are kept`() throws {
    let facts = RunFacts(project: "app", commit: "1f", machine: "one", options: ["--threshold 0.1"])
    var elsewhere = facts
    elsewhere.machine = "two"
    let parts = [
      try results("r1", part: "1/2", facts: facts, [passed("a")]),
      try results("r2", part: "2/2", facts: elsewhere, [passed("b")]),
    ]
    _ = try ResultsMerge(parts, into: target).run()
    let common = RunFacts(project: "app", commit: "1f", options: ["--threshold 0.1"])
    try #require(ResultsFileReader(target.resultsPath).facts == common)
    #expect(RunFacts.common(to: [facts, nil]) == nil)
    #expect(RunFacts.common(to: [facts, RunFacts(project: "app")]) == nil)
  }

  @Test func `the parts that no folder has are missing`() throws {
    let parts = [
      try results("r3", part: "3/4", [passed("c")]), try results("r1", part: "1/4", [passed("a")]),
    ]
    let outcome = try ResultsMerge(parts, into: target).run()
    expect(outcome.coverage.missing.map(\.text), equals: ["2/4", "4/4"])
    try #require(ResultsFileReader(target.resultsPath).coverage == outcome.coverage)
  }

  @Test func `what earlier merges missed is missing once`() throws {
    let runs = [
      try results("r1", missing: ["2/3"], [passed("a")]),
      try results("r2", missing: ["1/2", "2/3"], [passed("b")]),
    ]
    let outcome = try ResultsMerge(runs, into: target).run()
    expect(outcome.coverage.missing.map(\.text), equals: ["2/3", "1/2"])
  }

  @Test(arguments: [("1/3", "1/2"), (nil, "1/2"), ("1/2", nil)] as [(String?, String?)])
  func `folders that are not parts of one run are not joined`(a: String?, b: String?) throws {
    let folders = [
      try results("a", part: a, [passed("a")]), try results("b", part: b, [passed("b")]),
    ]
    // The first that is a part is named first: the other is what does not go with it.
    let (first, second) = a == nil ? (1, 0) : (0, 1)
    let coverages = [a, b].map { RunCoverage(shard: $0.flatMap { Shard($0) }) }
    #expect(
      throws: MergeConflict.parts(
        folders[first].path, coverages[first], folders[second].path, coverages[second])
    ) {
      try ResultsMerge(folders, into: target).run()
    }
    expect(folder.names, equals: ["a", "b"])
  }

  @Test func `two folders with one part are not joined`() throws {
    let folders = [
      try results("a", part: "2/2", [passed("a")]), try results("b", part: "2/2", [passed("b")]),
    ]
    let shard = try #require(Shard("2/2"))
    #expect(throws: MergeConflict.samePart(shard, folders[0].path, folders[1].path)) {
      try ResultsMerge(folders, into: target).run()
    }
  }

  @Test func `a case that two folders hold is not joined, whatever its verdict`() throws {
    var changed = passed("a")
    changed.verdict = .changed
    let folders = [try results("a", [passed("a")]), try results("b", [changed])]
    #expect(throws: MergeConflict.sameCase(changed, folders[0].path, folders[1].path)) {
      try ResultsMerge(folders, into: target).run()
    }
    expect(folder.names, equals: ["a", "b"])
  }

  @Test func `a stale golden is reported by every run that looked for it`() throws {
    var stale = passed("a")
    stale.verdict = .stale
    let folders = [try results("a", [stale]), try results("b", [stale])]
    try #require(ResultsMerge(folders, into: target).run().tally[.stale] == 2)
  }

  @Test func `two cases whose files have one name are not joined`() throws {
    var cases = [passed("a"), passed("b")]
    for index in cases.indices { cases[index].files.diff = "x-diff.png" }
    let folders = [try results("a", [cases[0]]), try results("b", [cases[1]])]
    #expect(
      throws: MergeConflict.sameFile("x-diff.png", folders[0].path, folders[1].path)
    ) {
      try ResultsMerge(folders, into: target).run()
    }
  }

  @Test func `a case's files are copied, and one that is gone is named`() throws {
    var result = passed("a")
    result.files = ResultFiles(actual: "a/a-actual.png", diff: "a/a-diff.png")
    let source = try results("a", [result])
    try folder.write("picture", to: "a/a/a-actual.png")
    let outcome = try ResultsMerge([source], into: target).run()
    expect(outcome.lost, equals: [source.file("a/a-diff.png")])
    result.files.diff = nil
    try #require(joined == [result])
    expect(readText(target.file("a/a-actual.png")), equals: "picture")
  }

  @Test func `a file outside of its folder is lost`() throws {
    var result = passed("a")
    result.files.diff = "link/a-diff.png"
    let source = try results("a", [result])
    try folder.write("mine", to: "a-diff.png")
    try #require(symlink("..", source.file("link")) == 0)
    try #require(
      ResultsMerge([source], into: target).run().lost == [source.file("link/a-diff.png")])
  }

  @Test func `a folder is not joined into itself, by whatever path`() throws {
    let source = try results("a", [passed("a")])
    try #require(symlink("a", folder.file("all")) == 0)
    #expect(throws: MergeConflict.intoSource(source.path)) {
      try ResultsMerge([source], into: target).run()
    }
    #expect(readText(source.resultsPath) != nil)
  }

  @Test func `a merge that fails leaves no results of an earlier one`() throws {
    let source = try results("a", [passed("a")])
    _ = try ResultsMerge([source], into: target).run()
    try #require(readText(target.resultsPath) != nil)
    #expect(throws: MergeConflict.sameCase(passed("a"), source.path, source.path)) {
      try ResultsMerge([source, source], into: target).run()
    }
    #expect(readText(target.resultsPath) == nil)
  }
}
