import TestSupport
import Testing

@Suite(.waiting) struct ShardTests {
  @Test(arguments: [
    ("1/2", ["a", "c", "e"]), ("2/2", ["b", "d"]), ("5/5", ["e"]), ("1/1", TestedSquares.names),
    ("7/9", []),
  ])
  func `cases are dealt out in turn`(shard: String, names: [String]) throws {
    let squares = try TestedSquares()
    for jobs in ["1", "3"] {
      let run = try squares.run("render", ".", "--shard", shard, "--jobs", jobs, "--no-cache")
      expect(run.text, equals: names.map { "Output/\($0).png\n" }.joined())
      expect(run.status, equals: 0)
    }
  }

  @Test func `a part of a test is reported as one`() throws {
    let squares = try TestedSquares(changed: ["d"])
    try #require(squares.testPart("1/2", results: "r1").text.hasSuffix("3 cases: 3 passed\n"))
    let run = try squares.testPart("2/2", results: "r2")
    expect(run.status, equals: 1)
    #expect(run.text.contains("2 cases: 1 changed, 1 passed\n"))
    #expect((squares.text("r2/results.json") ?? "").contains("\"shard\":\"2/2\""))
  }

  @Test func `goldens without a case are reported by the first part alone`() throws {
    let squares = try TestedSquares()
    try squares.folder.write("old", to: "__Snapshots__/b/old.png")
    try #require(squares.testPart("1/2", results: "r1").text.contains("1 stale"))
    try #require(!squares.testPart("2/2", results: "r2").text.contains("stale"))
  }

  @Test(arguments: ["0/2", "3/2", "1", "1/0", "a/b", "1/2/3", "-1/2", "1/99999999999999999999"])
  func `a part that does not exist is wrong usage`(shard: String) throws {
    let run = try runTool(["render", "x.yaml", "--shard=\(shard)"])
    expect(run.status, equals: 64)
    #expect(run.errors.contains("The value '\(shard)' is invalid for '--shard <i/n>'"))
  }
}
