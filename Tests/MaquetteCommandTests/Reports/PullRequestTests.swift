import TestSupport
import Testing

@Suite(.waiting) struct PullRequestTests {
  @Test func `a report's file has its pictures beside it, and those of an earlier one are gone`()
    throws
  {
    let squares = try TestedSquares(changed: ["a", "b"])
    _ = try squares.run("test", ".", "-q")
    let run = try squares.run("report", "--pr", "out/pr.md")
    expect(run.text, equals: "out/pr.md\n")
    let text = try #require(squares.text("out/pr.md"))
    #expect(
      text.hasPrefix("### Golden images: 2 changed, 3 passed\n\n#### <code>a</code> and 1 more"))
    let names = ["1-1-after.png", "1-1-before.png", "1-1-difference.png"]
    let folder = squares.folder.file("out/pr-pictures")
    expect(listFolder(folder).sorted(), equals: names)
    #expect(text.contains("](pr-pictures/1-1-after.png)"))

    try squares.folder.write("mine", to: "out/pr-pictures/mine.png")
    _ = try squares.run("approve", "-q")
    _ = try squares.run("test", ".", "-q")
    _ = try squares.run("report", "--pr", "out/pr.md", "--url-prefix", "https://x.example")
    // Two of the five were approved since; the others passed before.
    #expect(
      squares.text("out/pr.md") == "### Golden images: 2 passed, 3 unchanged since they passed\n\n")
    expect(listFolder(folder), equals: ["mine.png"])
  }

  @Test func `a review's file shows what changed since an earlier one`() throws {
    let squares = try TestedSquares()
    _ = try squares.run("review", "a.yaml", "b.yaml", "-o", "before", "-q")
    try squares.folder.write(square("a", color: "red"), to: "a.yaml")
    let run = try squares.run(
      "review", "a.yaml", "b.yaml", "--base", "before", "--pr", "pr.md")
    #expect(run.text.hasSuffix("\npr.md\n"))
    let text = try #require(squares.text("pr.md"))
    #expect(text.contains("#### <code>a</code>: changed\n\n- "))
    #expect(!text.contains("<code>b</code>"))
    expect(listFolder(squares.folder.file("pr-pictures")).count, equals: 3)
  }

  @Test(arguments: [
    (["report", "--pr", "-"], "--pr: expected a file, which has its pictures beside it"),
    (
      ["report", "--pr", "a.md", "--format", "junit"],
      "--pr: not with --serve, --format, --output or --pictures"
    ),
    (
      ["review", "a.yaml", "--pr", "out/"],
      "--pr: expected a file, which has its pictures beside it"
    ),
  ])
  func `wrong usage is refused`(arguments: [String], message: String) throws {
    let run = try runTool(arguments)
    expect(run.status, equals: 64)
    #expect(run.errors.hasPrefix("Error: \(message)\n"))
  }
}
