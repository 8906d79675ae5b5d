import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct ReportFormatTests {
  @Test func `reports are in the results folder, and each is printed`() throws {
    let squares = try TestedSquares(changed: ["b"])
    try #require(squares.run("test", ".").status == 1)
    let run = try squares.run("report", "--format", "html,junit,json,markdown")
    expect(run.status, equals: 0)
    expect(run.errors, equals: "")
    let folder = ".maquette/results"
    expect(
      run.text,
      equals: """
        \(folder)/report.html
        \(folder)/report.xml
        \(folder)/report.json
        \(folder)/report.md

        """)
    #expect((squares.text("\(folder)/report.html") ?? "").hasPrefix("<!DOCTYPE html>"))
    #expect(
      (squares.text("\(folder)/report.xml") ?? "").contains(
        "tests=\"5\" failures=\"1\" errors=\"0\""))
    expect(squares.text("\(folder)/report.json"), equals: squares.text("\(folder)/results.json"))
    #expect(
      (squares.text("\(folder)/report.md") ?? "").hasPrefix(
        "### Golden images: 1 changed, 4 passed\n"))
  }

  @Test func `a page holds its pictures in few bytes on request`() throws {
    let squares = try TestedSquares(changed: ["b"])
    _ = try squares.run("test", ".")
    let run = try squares.run("report", "--pictures", "webp")
    expect(run.status, equals: 0)
    let page = try #require(squares.text(".maquette/results/report.html"))
    // Before, after, and their difference: flat pictures need no WebP.
    #expect(page.matches(of: /data-packed="[0-9A-Za-z+\/]/).count == 3)
    #expect(!page.contains("data:image/"))
    let shown = BrowserStep.evaluate(
      """
      Promise.all([...document.querySelectorAll('.case img')].map(async (image) => {
        await image.unpacking;
        await image.decode();
        return `${image.naturalWidth}x${image.naturalHeight}`;
      })).then((sizes) => sizes.join())
      """)
    let browsed = try browse(squares.folder.file(".maquette/results/report.html"), [shown])
    #expect(browsed.errors == [])
    // A square of 10 points in a canvas of 20, at a scale of 1.
    #expect(browsed.values == ["20x10,20x10,20x10"])
  }

  @Test func `a small page has each pixel of its pictures`() throws {
    let folder = try TemporaryFolder()
    // Letters on three colours, round corners, and a gradient, which is not flat.
    func write(radius: Int, fill: String) throws {
      try folder.write(
        """
        canvas: { width: 220 }
        view:
          vstack:
            - collection:
                layout: { grid: { columns: 2, spacing: 8 } }
                items: [pink, orange, white, pink]
                cell:
                  text: "The ${item} one, ${item}"
                  frame: { maxWidth: infinity, height: 60 }
                  background: ${item}
                  cornerRadius: \(radius)
            - { color: \(fill), frame: { height: 20 } }
        """, to: "letters.yaml")
    }
    try write(radius: 8, fill: "blue")
    _ = try runTool(["test", "letters.yaml", "--update", "-q"], in: folder.path)
    try write(radius: 12, fill: "red")
    _ = try runTool(["test", "letters.yaml", "-q"], in: folder.path)
    // A hash of all that is seen of the first two, and how much of the third is red.
    let seen = BrowserStep.evaluate(
      """
      (async () => {
        const values = [];
        for (const image of document.querySelectorAll('.current .panes img')) {
          if (image.base) await image.base.unpacking;
          await image.unpacking;
          await image.decode();
          const { naturalWidth: width, naturalHeight: height } = image;
          const context = new OffscreenCanvas(width, height).getContext('2d');
          if (image.base) context.drawImage(image.base, 0, 0);
          context.drawImage(image, 0, 0);
          const { data } = context.getImageData(0, 0, width, height);
          let hash = 0;
          let red = 0;
          for (let at = 0; at < data.length; at += 4) {
            const [r, g, b, a] = data.subarray(at, at + 4);
            hash = (hash * 31 + (r | g << 8 | b << 16 | a << 24)) >>> 0;
            if (r === 255 && g === 0 && b === 0) red += 1;
          }
          const isDifference = image.closest('figure').dataset.side === 'diff';
          values.push(`${width} ${height} ${isDifference ? red : hash}`);
        }
        return values.join();
      })()
      """)
    var values: [String] = []
    for place in ["embed", "webp"] {
      let run = try runTool(
        ["report", "--pictures", place, "-o", "\(place).html"], in: folder.path)
      #expect(run.status == 0)
      let browsed = try browse(folder.file("\(place).html"), [seen])
      #expect(browsed.errors == [])
      values += browsed.values
    }
    #expect(values.count == 2 && values[0] == values[1], "\(values)")
    let page = readText(folder.file("webp.html")) ?? ""
    #expect(page.contains("class=\"parts-sheet\""))
    #expect(page.contains(" data-packed=\""))
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
        + "the color black → white in 2 cases: b, d")
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

  @Test(arguments: ["none", "a.yaml"])
  func `what has no results is reported with how to get some`(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("view: spacer\n", to: "a.yaml")
    let run = try runTool(["report", name], in: folder.path)
    expect(run.status, equals: 2)
    expect(
      run.errors,
      equals: """
        error: no results in '\(name)'
            run 'maquette test' first, or name its results folder

        """)
  }
}
