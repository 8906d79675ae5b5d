import Foundation
import TestSupport
import Testing

@Suite struct MergeReportsTests {
  @Test func `the parts of a test give what the whole gives`() throws {
    let squares = try TestedSquares(changed: ["b", "c"])
    try squares.folder.write("old", to: "__Snapshots__/b/old.png")
    for part in ["1", "2", "3"] { _ = try squares.testPart("\(part)/3", results: "r\(part)") }
    // Else those that passed in the parts would be marked as unchanged.
    _ = try squares.run("test", ".", "--results", "whole", "--no-cache")
    let run = try squares.run("merge-reports", "r3", "r1", "r2", "-o", "all")
    expect(run.status, equals: 0)
    expect(run.errors, equals: "")
    expect(run.text, equals: "6 cases: 2 changed, 1 stale, 3 passed\n")
    let whole = try withoutTimes(squares.text("whole/results.json"))
    try #require(withoutTimes(squares.text("all/results.json")) == whole)
    for name in ["b", "c"] {
      for part in ["expected.png", "actual.png", "diff.png", "actual.layout.txt"] {
        let file = "\(name)/\(name)-\(part)"
        let whole = try #require(readBytes(squares.folder.file("whole/\(file)")))
        expect(readBytes(squares.folder.file("all/\(file)")), equals: whole)
      }
    }
  }

  @Test func `joined results are approved and reported`() throws {
    let squares = try TestedSquares(changed: ["b", "c"])
    for part in ["1", "2"] { _ = try squares.testPart("\(part)/2", results: "r\(part)") }
    _ = try squares.run("merge-reports", "r1", "r2")
    try #require(squares.run("report", "-q").status == 0)
    try #require(
      squares.run("approve").text
        == "__Snapshots__/b/b.png\n__Snapshots__/c/c.png\n")
    try #require(squares.run("test", ".").status == 0)
  }

  @Test func `a folder may be named by the results in it`() throws {
    let squares = try TestedSquares(changed: ["b"])
    _ = try squares.run("test", ".", "--results", "r")
    try #require(
      squares.run("merge-reports", "r/results.json", "-o", "all").text
        == "5 cases: 1 changed, 4 passed\n")
    try #require(squares.run("report", "all/results.json").text == "all/report.html\n")
    try #require(
      squares.run("approve", "--from", "all/results.json").text == "__Snapshots__/b/b.png\n")
  }

  // A case that passed is a hash of 8 bytes in a list that has room for twice as many: 80,000 more are 1.3 MB, where
  // each as a value would be more than its 150 bytes of text, 12 MB. Of ten million, 160 MB.
  @Test func `cases that passed become counts, and are not kept`() throws {
    let folder = try TemporaryFolder()
    func peak(_ count: Int) throws -> Int {
      for part in 1...2 {
        let cases = (0..<count / 2).map { number in
          #"{"suite":"Screens/screen-\#(part)-\#(number).yaml","name":"screen","verdict":"passed","#
            + #""golden":"Screens/__Snapshots__/screen-\#(part)-\#(number)/screen.png","#
            + #""files":{},"machineDifferences":[],"layoutChanges":[],"milliseconds":1}"#
        }
        try folder.write(cases.joined(separator: "\n") + "\n", to: "r\(part)/results.json")
      }
      let script =
        "import resource, subprocess, sys; subprocess.run(sys.argv[1:], check=True); "
        + "print(resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss)"
      let run = try runProgram(
        "python3",
        ["-c", script, toolPath, "merge-reports", "r1", "r2", "-o", "all"], in: folder.path)
      let lines = run.text.split(separator: "\n")
      expect(lines.first, equals: "\(count) cases: \(count) passed")
      return try #require(lines.last.flatMap { Int($0) })
    }
    let few = try peak(20_000)
    let many = try peak(100_000)
    #expect(many - few < 6_000, "\(few) and \(many) KiB")
  }

  @Test func `a part that is missing is reported, and the others are joined`() throws {
    let squares = try TestedSquares()
    for part in ["1", "3"] { _ = try squares.testPart("\(part)/4", results: "r\(part)") }
    let run = try squares.run("merge-reports", "r1", "r3", "-o", "all")
    expect(run.status, equals: 2)
    expect(run.errors, equals: "error: the shards 2/4 and 4/4 are missing\n")
    // Of five cases, the first part has the first and the last.
    expect(run.text, equals: "3 cases: 3 passed; the shards 2/4 and 4/4 are missing\n")
  }

  @Test func `no report of a run without all its parts is green`() throws {
    let squares = try TestedSquares(changed: ["c"])
    for part in ["1", "2", "4"] { _ = try squares.testPart("\(part)/4", results: "r\(part)") }
    _ = try squares.run("merge-reports", "r1", "r2", "r4", "-o", "all")
    let run = try squares.run("report", "all", "--format", "html,junit,json,markdown,github")
    // The only case that failed is in the part that got lost.
    expect(run.status, equals: 2)
    expect(run.errors, equals: "error: the shard 3/4 is missing\n")
    #expect(run.text.contains("::error title=The run is incomplete::the shard 3/4 is missing\n"))
    #expect(run.text.contains("\nall: 4 passed; the shard 3/4 is missing\n"))
    #expect((squares.text("all/report.xml") ?? "").contains("failures=\"0\" errors=\"1\""))
    #expect((squares.text("all/report.json") ?? "").contains("\"missing\":[\"3/4\"]"))
    #expect(
      (squares.text("all/report.md") ?? "").hasPrefix(
        "### Golden images: 4 passed; the shard 3/4 is missing\n"))
    let page = try #require(squares.text("all/report.html"))
    #expect(page.contains("<title>4 passed; the shard 3/4 is missing – golden images</title>"))
    #expect(page.contains("The run is incomplete"))
    #expect(!page.contains("Nothing differs"))
  }

  @Test func `what an earlier merge missed stays missing`() throws {
    let squares = try TestedSquares()
    _ = try squares.testPart("1/2", results: "half")
    _ = try squares.run("merge-reports", "half", "-o", "incomplete")
    try squares.folder.write(square("x"), to: "other/x.yaml")
    _ = try squares.run("test", "other", "--update", "--results", "other-results")
    let run = try squares.run("merge-reports", "other-results", "incomplete", "-o", "all")
    expect(run.status, equals: 2)
    expect(run.errors, equals: "error: the shard 2/2 is missing\n")
    _ = try squares.testPart("2/2", results: "rest")
    try #require(
      squares.run("merge-reports", "rest", "incomplete", "-o", "all").errors.contains(
        "'rest' holds the shard 2/2, and 'incomplete' a run of which the shard 2/2 is missing"))
  }

  @Test func `a merge that fails leaves no results of an earlier one`() throws {
    let squares = try TestedSquares()
    _ = try squares.testPart("1/1", results: "whole")
    try #require(squares.run("merge-reports", "whole", "-o", "all").status == 0)
    try #require(squares.run("merge-reports", "whole", "whole", "-o", "all").status == 2)
    try #require(squares.run("report", "all").errors.hasPrefix("error: no results in 'all'\n"))
    // Nor does one whose parts got lost on their way.
    try #require(squares.run("merge-reports", "whole", "-o", "all").status == 0)
    try #require(squares.run("merge-reports", "whole", "lost", "-o", "all").status == 2)
    try #require(squares.run("report", "all").status == 2)
  }

  @Test func `folders that do not belong together are not joined`() throws {
    let squares = try TestedSquares()
    _ = try squares.testPart("1/2", results: "half")
    _ = try squares.testPart("1/3", results: "third")
    _ = try squares.run("test", ".", "--results", "whole")
    _ = try squares.run("test", "a.yaml", "--results", "one")
    for (a, b, message) in [
      ("half", "third", "'half' holds the shard 1/2, and 'third' the shard 1/3"),
      ("half", "whole", "'half' holds the shard 1/2, and 'whole' a whole run"),
      ("whole", "half", "'half' holds the shard 1/2, and 'whole' a whole run"),
      ("half", "half", "both 'half' and 'half' hold the shard 1/2"),
      ("half", "all", "the results would be written over those in 'all'"),
      ("whole", "whole", "'whole' holds the case 'a' of './a.yaml' twice"),
    ] {
      try squares.folder.write("", to: "all/kept.txt")
      let run = try squares.run("merge-reports", a, b, "-o", "all")
      expect(run.status, equals: 2)
      #expect(run.errors.contains(message))
      expect(listFolder(squares.folder.file("all")), equals: ["kept.txt"])
    }
  }

  @Test func `whole runs of different configs follow each other`() throws {
    let squares = try TestedSquares()
    for name in ["a", "b"] {
      _ = try squares.run("test", "\(name).yaml", "--results", "r\(name)")
    }
    try #require(
      squares.run("merge-reports", "rb", "ra", "-o", "all").text == "2 cases: 2 passed\n")
    let text = try #require(squares.text("all/results.json"))
    let lines = text.split(separator: "\n").dropFirst().map { $0.prefix(29) }
    #expect(
      lines == [
        #"{"suite":"b.yaml","name":"b","#, #"{"suite":"a.yaml","name":"a","#, "]}",
      ])
  }

  @Test func `a file that is gone is reported, and its case stays`() throws {
    let squares = try TestedSquares(changed: ["a"])
    _ = try squares.testPart("1/1", results: "r1")
    let diff = squares.folder.file("r1/a/a-diff.png")
    try FileManager.default.removeItem(atPath: diff)
    // A link that leads out of the folder is as good as none.
    try FileManager.default.createSymbolicLink(
      atPath: diff, withDestinationPath: squares.folder.file("a.yaml"))
    let run = try squares.run("merge-reports", "r1", "-o", "all")
    expect(run.status, equals: 2)
    expect(run.errors, equals: "error: 'r1/a/a-diff.png' is missing from the results\n")
    expect(run.text, equals: "5 cases: 1 changed, 4 passed\n")
    #expect((squares.text("all/results.json") ?? "").contains("\"diff\":null"))
  }

  /// A document without what differs from run to run.
  private func withoutTimes(_ text: String?) throws -> String {
    try #require(text).replacing(/"milliseconds":[0-9.e-]+/, with: "")
      .replacing(/"shard":(null|"[0-9\/]+")/, with: "")
  }
}
