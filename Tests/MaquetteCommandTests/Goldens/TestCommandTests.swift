import Glibc
import TestSupport
import Testing

@Suite(.waiting) struct TestCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func test(_ arguments: String..., environment: [String: String] = [:]) throws -> ToolRun {
    // Continuous integration may run these tests, too.
    try runTool(
      ["test"] + arguments, in: folder.path,
      environment: ["CI": ""].merging(environment) { $1 })
  }

  /// A square as it was, recorded as its golden, and then in another colour.
  private func changeSquare() throws {
    try folder.write(square("a"), to: "a.yaml")
    try #require(test("a.yaml").status == 1)
    try folder.write(square("a", color: "red"), to: "a.yaml")
  }

  @Test func `a missing golden is recorded, with what to do next, and then passes`() throws {
    try folder.write(square("a"), to: "a.yaml")
    let first = try test("a.yaml")
    expect(
      first.text,
      equals: """
        a.yaml: a: recorded: there was no golden: this picture was recorded as one
        1 case: 1 recorded
        goldens were recorded: look at them, commit them, and run the test again

        """)
    expect(first.status, equals: 1)
    expect(listFolder(folder.file("__Snapshots__/a")), equals: ["a.layout.txt", "a.png"])
    let second = try test("a.yaml")
    expect(second.text, equals: "1 case: 1 passed\n")
    expect(second.errors, equals: "")
    expect(second.status, equals: 0)
  }

  @Test(arguments: [
    ["--filter", "b"], ["--only", "a", "--filter", "^b"], ["--filter", "a", "--filter", "b"],
  ])
  func `a selection of nothing is an error with the names that there are`(
    options: [String]
  ) throws {
    try folder.write(square("a"), to: "a.yaml")
    let run = try runTool(["test", "a.yaml"] + options, in: folder.path)
    expect(run.text, equals: "")
    #expect(run.errors.hasPrefix("error: --filter: '"))
    #expect(run.errors.contains("the previews are: a"))
    expect(run.status, equals: 2)
  }

  @Test func `an empty argument names no config`() throws {
    let run = try test("")
    expect(run.errors, equals: "error: no config (.yaml, .yml or .json) in ''\n")
    expect(run.text, equals: "")
    expect(run.status, equals: 2)
  }

  @Test func `names and expressions that have no preview in common select nothing`() throws {
    try folder.write(
      "previews: [{ name: a, view: { text: A } }, { name: b, view: { text: B } }]", to: "a.yaml")
    let run = try test("a.yaml", "--only", "a", "--filter", "b")
    #expect(run.errors.hasPrefix("error: --only and --filter select no preview\n"))
    expect(run.status, equals: 2)
  }

  // What is drawn is nothing, outside of the canvas, of no size, of no colour, of the background's, or behind that.
  @Test(arguments: [
    #"text: """#, #"text: " ""#, "spacer", "color: clear",
    "text: A\n  foregroundColor: white", "text: A\n  foregroundColor: white.opacity(0.5)",
    "color: white", "linearGradient: { colors: [white, white] }", "rectangle:\n  stroke: white",
    "symbol: star.fill\n  foregroundColor: white", "color: white\n  blur: 2",
    "color: white\n  overlay: { text: A, foregroundColor: white }",
    "text: A\n  overlay: { color: white }", "zstack: [{ color: red }, { color: white }]",
    "color: red\n  blendMode: screen", "image: clear.svg",
    "color: red\n  opacity: 0", "color: red\n  frame: { width: 0 }",
    "color: red\n  frame: { width: 10, height: 10 }\n  offset: [90, 0]",
    "collection: { layout: list, items: [], cell: { text: A } }",
    "collection: { layout: { list: { appearance: insetGrouped } }, items: [], cell: { text: A } }",
    "collection: { layout: { grid: {} }, items: [], cell: { text: A } }\n  background: red",
  ])
  func `a preview that shows nothing is recorded only if it is meant to`(view: String) throws {
    let config = "canvas: { width: 80, height: 80 }\nview:\n  \(view)\n"
    try folder.write(config, to: "a.yaml")
    try folder.write(
      #"<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>"#, to: "clear.svg")
    let run = try test("a.yaml", "--update=all")
    #expect(run.errors.contains("warning: 'a' shows nothing but its background"))
    #expect(run.text.contains("a: failed: it shows nothing but its background"))
    expect(run.status, equals: 2)
    expect(listFolder(folder.file("__Snapshots__/a")), equals: [])

    try folder.write("isEmpty: true\n" + config, to: "a.yaml")
    try #require(test("a.yaml").status == 1)
    let meant = try test("a.yaml")
    expect(meant.text, equals: "1 case: 1 passed\n")
    expect(meant.errors, equals: "")
  }

  @Test func `a preview that shows nothing any more is not approved`() throws {
    try folder.write(square("a"), to: "a.yaml")
    try #require(test("a.yaml").status == 1)
    try folder.write("name: a\nview: { text: '' }\n", to: "a.yaml")
    expect(try test("a.yaml", "--update").status, equals: 2)
    expect(try runTool(["approve"], in: folder.path).text, equals: "nothing to approve\n")
  }

  // A circle of 10 points that moves by another distance each frame: the first frames are alike.
  @Test func `a warning of a later frame of an animation is printed`() throws {
    // In the first frame all of the word is on one line; in the second, a line holds two or three letters.
    let config = """
      name: moving
      canvas: { width: 200, height: 60 }
      animation: { frames: 2, duration: 1 }
      view: { text: Extraordinary, frame: { width: "${animation.frame == 0 ? 200 : 30}" } }

      """
    try folder.write(config, to: "moving.yaml")
    let run = try test("moving.yaml", "--update=all")
    #expect(run.errors.contains("the text 'Extraordinary' of 'moving' is cut"), "\(run.errors)")
  }

  @Test func `a later frame of an animation is compared`() throws {
    func screen(_ distance: Int) -> String {
      """
      canvas: { width: 40, height: 20, scale: 1 }
      animation: { frames: 3 }
      view: { circle: , frame: { width: 10, height: 10 }, offset: ["${animation.frame * \(distance)}", 0] }
      """
    }
    try folder.write(screen(4), to: "a.yaml")
    try #require(test("a.yaml").status == 1)
    try #require(test("a.yaml").text == "1 case: 1 passed\n")
    try folder.write(screen(6), to: "a.yaml")
    let run = try test("a.yaml")
    expect(run.status, equals: 1)
    #expect(run.text.contains("\n  2 of 3 frames differ, the first is frame 2\n"))
  }

  @Test(arguments: [
    ("duration: 1", "3 frames in 1 s, without end"), ("repeatCount: 2", "3 frames in 2 s, 2 times"),
  ])
  func `other times of the same frames are a difference`(setting: String, times: String) throws {
    func screen(_ settings: String) -> String {
      """
      canvas: { width: 40, height: 20, scale: 1 }
      animation: { frames: 3\(settings) }
      view: { circle: , frame: { width: 10, height: 10 }, offset: ["${animation.frame * 4}", 0] }
      """
    }
    try folder.write(screen(""), to: "a.yaml")
    try #require(test("a.yaml").status == 1)
    try folder.write(screen(", \(setting)"), to: "a.yaml")
    let run = try test("a.yaml")
    expect(run.status, equals: 1)
    #expect(run.text.contains("animation 3 frames in 2 s, without end → \(times)"), "\(run.text)")
  }

  @Test func `messages have the words with which the user runs the tool`() throws {
    try changeSquare()
    let run = try test("a.yaml", environment: ["MAQUETTE_COMMAND": "swift package maquette"])
    #expect(run.text.hasSuffix("to accept: swift package maquette approve a\n"))
  }

  @Test func `a golden is of the screen, without the device around it`() throws {
    let screen = "view: { color: mint }\n"
    try folder.write("canvas: { device: iphone-8 }\n" + screen, to: "a.yaml")
    try #require(test("a.yaml").status == 1)
    try folder.write("canvas: { device: iphone-8, frame: true }\n" + screen, to: "a.yaml")
    try #require(test("a.yaml").text == "1 case: 1 passed\n")
  }

  @Test func `a difference is reported with the command that accepts it`() throws {
    try changeSquare()
    let run = try test("a.yaml")
    // The square of 10 × 10 points in the middle of 20 × 10.
    #expect(run.text.contains("100 of 200 pixels differ (50 %)"))
    #expect(run.text.contains("100 pixels differ in 10 × 10 px at (5, 0) px"))
    #expect(run.text.contains("see .maquette/results/a/a-diff.png\n"))
    #expect(
      run.text.hasSuffix(
        """
        1 case: 1 changed
        to look at all: maquette report .maquette/results
        to accept: maquette approve a

        """))
    expect(run.status, equals: 1)
    #expect(
      listFolder(folder.file(".maquette/results/a")).contains("a-expected.png"))
  }

  @Test func `on a continuous integration nothing is recorded`() throws {
    try folder.write(square("a"), to: "a.yaml")
    let run = try test("a.yaml", environment: ["CI": "true"])
    #expect(run.text.hasPrefix("a.yaml: a: missing: there is no golden\n"))
    expect(run.status, equals: 1)
    expect(listFolder(folder.path), equals: [".maquette", "a.yaml"])
  }

  @Test func `a bare --update takes no file for its mode`() throws {
    try changeSquare()
    let run = try test("--update", "a.yaml")
    #expect(run.text.hasPrefix("a.yaml: a: updated: the golden was updated\n"))
    #expect(run.text.hasSuffix("\n1 case: 1 updated\n"))
    expect(run.status, equals: 0)
    try #require(test("a.yaml").status == 0)
  }

  @Test func `a golden that cannot be read is an error that names it`() throws {
    try changeSquare()
    try folder.write("no picture", to: "__Snapshots__/a/a.png")
    let run = try test("a.yaml")
    #expect(run.text.hasPrefix("a.yaml: a: unreadable: not a PNG picture\n"))
    #expect(run.text.contains("the golden is __Snapshots__/a/a.png\n"))
    expect(run.status, equals: 2)
  }

  @Test func `the same golden for two configs is an error`() throws {
    try folder.write(square("a"), to: "a.yaml")
    try folder.write(square("a"), to: "a.yml")
    let run = try test("a.yaml", "a.yml")
    expect(
      run.errors,
      equals: """
        error: both 'a.yaml' and 'a.yml' would have the golden '__Snapshots__/a/a.png'
            give each preview a name of its own, or rename a file

        """)
    expect(run.status, equals: 2)
  }

  @Test func `a config from standard input has no place for goldens`() throws {
    let run = try runTool(["test", "-"], input: square("a"), in: folder.path)
    expect(
      run.errors,
      equals: "error: goldens are stored beside a config, and standard input has no folder\n")
    expect(run.status, equals: 2)
  }

  /// Two previews of two items, of which the second one's colour is told.
  private func writeItems(_ color: String) throws {
    let preview = { (name: String) -> String in
      """
        - name: \(name)
          canvas: { width: 40, scale: 1 }
          view:
            collection:
              layout: { grid: { columns: 2, spacing: 0 } }
              items: [red, \(color)]
              itemHeight: 10
              cell: { color: "${item}" }
            id: \(name)_grid
            padding: { bottom: 1 }

      """
    }
    try folder.write("previews:\n" + preview("a") + preview("b"), to: "items.yaml")
  }

  @Test func `what is masked does not differ`() throws {
    try writeItems("blue")
    try #require(test("items.yaml").status == 1)
    try writeItems("green")
    try #require(test("items.yaml").status == 1)
    try #require(test("items.yaml", "--mask", "item:0,1").status == 0)
    try #require(test("items.yaml", "--mask", "20,0,20,10").status == 0)
    try #require(test("items.yaml", "--mask", "item:0,0").status == 1)
  }

  @Test func `a mask may name what only some cases have, but not what none has`() throws {
    try writeItems("blue")
    try #require(test("items.yaml").status == 1)
    try #require(test("items.yaml", "--mask", "id:a_grid").status == 0)
    let run = try test("items.yaml", "--mask", "id:c_grid")
    expect(run.errors, equals: "error: --mask: no view 'c_grid' to mask: the ids are 'a_grid'\n")
    expect(run.status, equals: 2)
  }

  @Test func `results come in the order of the input, whatever the number of threads`() throws {
    try writeItems("blue")
    try folder.write(square("z"), to: "a.yaml")
    let runs = try ["1", "4"].map { jobs in
      try test("items.yaml", "a.yaml", "--update=none", "--jobs", jobs)
    }
    expect(runs[0].text, equals: runs[1].text)
    let heads = runs[0].text.split(separator: "\n").filter { $0.hasSuffix("there is no golden") }
    expect(
      heads,
      equals: [
        "items.yaml: a: missing: there is no golden", "items.yaml: b: missing: there is no golden",
        "a.yaml: z: missing: there is no golden",
      ])
  }

  @Test func `the next run takes away what the last one left in the results`() throws {
    try changeSquare()
    try #require(test("a.yaml").status == 1)
    try #require(listFolder(folder.file(".maquette/results/a")).isEmpty == false)
    try folder.write("mine", to: ".maquette/results/mine.png")
    try #require(test("a.yaml", "--update").status == 0)
    expect(
      listFolder(folder.file(".maquette/results")),
      equals: [".maquette-files", "mine.png", "results.json"])
  }

  @Test func `a preview that cannot be drawn has failed, and the others are compared`() throws {
    try folder.write(
      """
      previews:
        - { name: a, view: { text: "${canvas.nothing ?? 1}", frame: { height: 10 } } }
        - { name: b, view: { image: "missing.png" } }

      """, to: "two.yaml")
    let run = try test("two.yaml")
    #expect(run.errors.contains("missing.png"))
    expect(run.status, equals: 2)
  }

  @Test func `goldens outside the working directory are accepted by the test itself`() throws {
    try changeSquare()
    try folder.write("", to: "inner/file")
    let run = try runTool(
      ["test", "../a.yaml"], in: folder.file("inner"), environment: ["CI": ""])
    #expect(run.text.hasSuffix("to accept: the same command with --update\n"))
    let approval = try runTool(["approve"], in: folder.file("inner"))
    expect(
      approval.errors,
      equals: """
        error: cannot approve 'a': '\(folder.path)/__Snapshots__/a/a.png' is not a golden below the working directory

        """)
    expect(approval.status, equals: 2)
  }

  @Test func `a golden that may not be written is an error that names it`() throws {
    try changeSquare()
    let golden = folder.file("__Snapshots__/a/a.png")
    let before = readBytes(golden)
    try #require(chmod(golden, 0o444) == 0)
    let run = try test("a.yaml", "--update")
    #expect(
      run.text.hasPrefix(
        "a.yaml: a: failed: cannot write '__Snapshots__/a/a.png': permission denied\n"))
    expect(run.status, equals: 2)
    expect(readBytes(golden), equals: before)
  }
}
