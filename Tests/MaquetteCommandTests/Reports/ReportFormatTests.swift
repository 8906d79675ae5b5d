import Foundation
import TestSupport
import Testing

@Suite struct ReportFormatTests {
  @Test func `reports are in the results folder, and each is printed`() throws {
    let squares = try TestedSquares(changed: ["b"])
    try #require(squares.run("test", ".").status == 1)
    let run = try squares.run("report", "--format", "html,junit,json,markdown")
    #expect(run.status == 0)
    #expect(run.errors == "")
    let folder = ".maquette/results"
    #expect(
      run.text == """
        \(folder)/report.html
        \(folder)/report.xml
        \(folder)/report.json
        \(folder)/report.md

        """)
    #expect((squares.text("\(folder)/report.html") ?? "").hasPrefix("<!DOCTYPE html>"))
    #expect(
      (squares.text("\(folder)/report.xml") ?? "").contains(
        "tests=\"5\" failures=\"1\" errors=\"0\""))
    #expect(squares.text("\(folder)/report.json") == squares.text("\(folder)/results.json"))
    #expect(
      (squares.text("\(folder)/report.md") ?? "").hasPrefix(
        "### Golden images: 1 changed, 4 passed\n"))
  }

  @Test func `a page holds its pictures as WebP on request`() throws {
    let squares = try TestedSquares(changed: ["b"])
    _ = try squares.run("test", ".")
    let run = try squares.run("report", "--pictures", "webp")
    #expect(run.status == 0)
    let page = try #require(squares.text(".maquette/results/report.html"))
    let formats = page.matches(of: /data:image\/(\w+);base64,/).map { String($0.output.1) }
    // Before, after, and their difference.
    #expect(formats == ["webp", "webp", "webp"])
    let shown = BrowserStep.evaluate(
      """
      Promise.all([...document.querySelectorAll('.case img')].map(async (image) => {
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      })).then((sizes) => sizes.join())
      """)
    let browsed = try browse(squares.folder.file(".maquette/results/report.html"), [shown])
    #expect(browsed.errors == [])
    // A square of 10 points in a canvas of 20, at a scale of 1.
    #expect(browsed.values == ["20x10,20x10,20x10"])
  }

  @Test func `the next test takes reports away`() throws {
    let squares = try TestedSquares(changed: ["b"])
    _ = try squares.run("test", ".")
    _ = try squares.run("report", "--format", "html,markdown")
    _ = try squares.run("test", ".", "--update")
    #expect(
      listFolder(squares.folder.file(".maquette/results")).filter { !$0.hasPrefix(".") }
        == ["results.json"])
  }

  @Test func `one report can be written anywhere`() throws {
    let squares = try TestedSquares()
    let markdown = try squares.run("report", "--format", "markdown", "-o", "-")
    #expect(markdown.text == "### Golden images: 5 updated\n\n" + markdownRows)
    let junit = try squares.run("report", "--format", "junit", "-o", "out/junit.xml", "-q")
    #expect(junit.text == "")
    #expect((squares.text("out/junit.xml") ?? "").hasPrefix("<?xml version=\"1.0\""))
    try #require(squares.run("report", "--format", "html,junit", "-o", "x").status == 64)
  }

  /// A row a square, whose golden was recorded.
  private let markdownRows =
    "| case | | what changed |\n|---|---|---|\n"
    + TestedSquares.names.map { name in
      "| <code>\(name)</code> in <code>./\(name).yaml</code> | updated | the golden was updated"
        + "<br>there was no golden |\n"
    }.joined() + "\n"

  @Test func `annotations are printed, and the summary of a step is appended to`() throws {
    let squares = try TestedSquares(changed: ["b", "d"])
    _ = try squares.run("test", ".")
    try squares.folder.write("before\n", to: "summary.md")
    let run = try squares.run(
      "report", "--format", "github",
      environment: ["GITHUB_STEP_SUMMARY": squares.folder.file("summary.md")])
    #expect(run.status == 0)
    let lines = run.text.split(separator: "\n")
    try #require(lines.count == 2)
    #expect(
      lines[0]
        == "::error file=b.yaml,title=2 cases from b%3A changed::"
        + "the color: fill black → white (#000000 → #FFFFFF) in 2 cases: b, d")
    #expect(lines[1] == ".maquette/results: 2 changed, 3 passed")
    #expect(
      (squares.text("summary.md") ?? "").hasPrefix(
        "before\n### Golden images: 2 changed, 3 passed\n\n| case |"))
  }

  @Test func `pictures in Markdown are linked below an address`() throws {
    let squares = try TestedSquares(changed: ["b"])
    _ = try squares.run("test", ".")
    let run = try squares.run(
      "report", "--format", "markdown", "-o", "-", "--url-prefix", "https://ci.example/7")
    #expect(run.text.contains("](https://ci.example/7/b/b-expected.png) |"))
  }

  @Test(arguments: [
    ("{\"version\":1,\"shard\":null,\"cases\":[\n", "the results end too soon"),
    ("{\"version\":9,\"cases\":[\n]}\n", "results of version 9"),
    (
      "{\"version\":1,\"shard\":\"3/2\",\"cases\":[\n]}\n",
      "expected a part as in '2/4', found '3/2'"
    ),
    ("no JSON\n]}\n", "error: "),
  ])
  func `broken results have no report`(text: String, message: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "r/results.json")
    let run = try runTool(["report", "r", "--format", "junit,html"], in: folder.path)
    #expect(run.status == 2)
    #expect(run.errors.contains(message))
    #expect(listFolder(folder.file("r")).filter { $0.hasPrefix("report") } == [])
  }

  @Test func `a folder without results is reported with how to get some`() throws {
    let folder = try TemporaryFolder()
    let run = try runTool(["report", "none"], in: folder.path)
    #expect(run.status == 2)
    #expect(
      run.errors == """
        error: no results in 'none'
            run 'maquette test' first, or name its results folder

        """)
  }
}
