import Goldens
import TestSupport
import Testing

@Suite struct RegReportTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func result(_ name: String, _ verdict: Verdict, diff: String? = nil) -> CaseResult {
    CaseResult(
      suite: "expected", name: name, verdict: verdict, golden: "expected/" + name,
      files: ResultFiles(diff: diff))
  }

  private func write(isUpdated: Bool = false) throws -> String {
    var report = RegReport()
    report.add(result("changed.png", .changed, diff: "changed.png"))
    report.add(result("new.png", .missing))
    report.add(result("old.png", .stale))
    report.add(result("same.png", .passed))
    let path = folder.file("out/reg.json")
    try report.write(
      to: path,
      folders: RegReport.Folders(
        actual: folder.file("actual"), expected: folder.file("out/expected"), diff: ""),
      urlPrefix: "https://ci.example/", isUpdated: isUpdated)
    return try #require(readText(path))
  }

  @Test func `folders are named by the way from the report, after the prefix`() throws {
    let text = try write()
    #expect(text.contains(#""actualDir":"https://ci.example/../actual""#))
    #expect(text.contains(#""expectedDir":"https://ci.example/expected""#))
    // There is none.
    #expect(text.contains(#""diffDir":"""#))
  }

  @Test func `after an update the expected pictures are the actual ones`() throws {
    try #require(write().contains(#""expectedItems":["changed.png","old.png","same.png"]"#))
    try #require(
      write(isUpdated: true).contains(
        #""expectedItems":["changed.png","new.png","same.png"]"#))
  }

  @Test func `what is written is read back, without numbers`() throws {
    var report = RegReport()
    for (name, verdict) in [("a.png", Verdict.changed), ("b.png", .missing), ("c.png", .stale)] {
      report.add(result(name, verdict, diff: verdict == .changed ? name : nil))
    }
    let path = folder.file("reg.json")
    try report.write(
      to: path,
      folders: RegReport.Folders(
        actual: folder.file("actual"), expected: folder.file("expected"),
        diff: folder.file("diff")),
      urlPrefix: "./", isUpdated: false)
    let earlier = try EarlierRegReport(path)
    expect(earlier.folders.expected, equals: folder.file("./expected"))
    expect(earlier.results.map(\.name), equals: ["a.png", "b.png", "c.png"])
    expect(earlier.results.map(\.verdict), equals: [.changed, .missing, .stale])
    expect(earlier.results.map(\.files.diff), equals: ["a.png", nil, nil])
    expect(earlier.results[0].golden, equals: folder.file("./expected/a.png"))
  }
}
