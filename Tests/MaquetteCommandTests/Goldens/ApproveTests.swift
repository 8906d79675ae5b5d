import Glibc
import TestSupport
import Testing

@Suite(.waiting) struct ApproveTests {
  private let folder: TemporaryFolder

  /// Two configs in two folders, each with a preview `a` that differs from its golden.
  init() throws {
    folder = try TemporaryFolder()
    for name in ["one", "two"] { try folder.write(square("a"), to: "\(name)/a.yaml") }
    try #require(test("one", "two").status == 1)
    for name in ["one", "two"] { try folder.write(square("a", color: "red"), to: "\(name)/a.yaml") }
    try #require(test("one", "two").status == 1)
  }

  private func test(_ arguments: String...) throws -> ToolRun {
    try runTool(["test"] + arguments, in: folder.path, environment: ["CI": ""])
  }

  private func approve(_ arguments: String...) throws -> ToolRun {
    try runTool(["approve"] + arguments, in: folder.path)
  }

  @Test func `what was drawn becomes the goldens, and is reported where it already is`() throws {
    let run = try approve()
    expect(run.text, equals: "one/__Snapshots__/a/a.png\ntwo/__Snapshots__/a/a.png\n")
    expect(run.status, equals: 0)
    try #require(approve("one/a/a").text == "one/__Snapshots__/a/a.png: already approved\n")
    try #require(test("one", "two").text == "2 cases: 2 passed\n")
  }

  @Test func `a name of several cases is an error that distinguishes them`() throws {
    let run = try approve("a")
    expect(
      run.errors,
      equals: """
        error: several configs have a case 'a'
            name one by its path: one/a/a, two/a/a

        """)
    expect(run.status, equals: 2)
  }

  @Test(arguments: ["two/a/a", "two/__Snapshots__/a/a.png"])
  func `a case is approved alone`(argument: String) throws {
    try #require(approve(argument).text == "two/__Snapshots__/a/a.png\n")
    try #require(test("one", "two").text.hasSuffix("to accept: maquette approve a\n"))
  }

  @Test func `a change of two cases is printed once, and accepted by either`() throws {
    // Black squares became red.
    try #require(
      test("one", "two").text == """
        the color black → red in 2 cases: one/a/a, two/a/a
          see .maquette/results/one/a/a-diff.png
        2 cases: 2 changed
        to look at all: maquette report .maquette/results
        to accept: maquette approve

        """)
    let run = try approve("--like", "two/a/a")
    expect(run.text, equals: "one/__Snapshots__/a/a.png\ntwo/__Snapshots__/a/a.png\n")
    expect(run.status, equals: 0)
  }

  @Test func `a case that changed in another way is not like it`() throws {
    try folder.write(square("a", color: "blue"), to: "two/a.yaml")
    try #require(test("one", "two").status == 1)
    try #require(approve("--like", "two/a/a").text == "two/__Snapshots__/a/a.png\n")
    let run = try approve("--like", "two/a/b")
    expect(run.errors, equals: "error: unknown case 'two/a/b'\n    did you mean 'two/a/a'?\n")
    expect(run.status, equals: 2)
  }

  @Test func `an unknown case is an error with a suggestion, and nothing is written`() throws {
    let before = readBytes(folder.file("one/__Snapshots__/a/a.png"))
    let run = try approve("one/a/a", "two/a/b")
    expect(run.errors, equals: "error: unknown case 'two/a/b'\n    did you mean 'two/a/a'?\n")
    expect(run.status, equals: 2)
    expect(readBytes(folder.file("one/__Snapshots__/a/a.png")), equals: before)
  }

  @Test func `without results the next step is suggested`() throws {
    let run = try approve("--from", "nowhere")
    expect(
      run.errors,
      equals: """
        error: no results in 'nowhere'
            run 'maquette test' first, or name another folder with --from

        """)
    expect(run.status, equals: 2)
  }

  @Test func `a picture that is not the one the test wrote is refused`() throws {
    try folder.write("other", to: ".maquette/results/one/a/a-actual.png")
    let run = try approve()
    expect(
      run.errors,
      equals: """
        error: cannot approve 'a': '.maquette/results/one/a/a-actual.png' is not the file that the test wrote

        """)
    expect(run.text, equals: "two/__Snapshots__/a/a.png\n")
    expect(run.status, equals: 2)
  }

  // The thread sanitizer's runtime ends a process that may not write.
  @Test(.enabled(if: !isThreadSanitized))
  func `a golden that cannot be written stays, and the exit code is a failure's`() throws {
    let before = try #require(readBytes(folder.file("one/__Snapshots__/a/a.png")))
    // Not a byte may be written: neither the golden nor the message.
    let run = try runTool(["approve", "one/a/a"], in: folder.path, blockLimit: 0)
    expect(run.status, equals: 2)
    expect(readBytes(folder.file("one/__Snapshots__/a/a.png")), equals: before)
    expect(listFolder(folder.file("one/__Snapshots__/a")), equals: ["a.layout.txt", "a.png"])
  }

  @Test func `something else in a golden's place is an error that names it`() throws {
    try #require(unlink(folder.file("one/__Snapshots__/a/a.png")) == 0)
    try folder.write("", to: "one/__Snapshots__/a/a.png/file")
    let run = try approve("one/a/a")
    expect(run.errors, equals: "error: cannot write 'one/__Snapshots__/a/a.png': is a directory\n")
    expect(run.status, equals: 2)
  }

  @Test func `results that were changed on their way lead to no file but a golden`() throws {
    let results = folder.file(".maquette/results/results.json")
    let text = try #require(readText(results))
    try folder.write(
      text.split(separator: "one/__Snapshots__/a/a.png").joined(separator: "one/a.yaml"),
      to: ".maquette/results/results.json")
    let config = readText(folder.file("one/a.yaml"))
    let run = try approve()
    expect(
      run.errors,
      equals:
        "error: cannot approve 'a': 'one/a.yaml' is not a golden below the working directory\n"
    )
    expect(run.text, equals: "two/__Snapshots__/a/a.png\n")
    expect(readText(folder.file("one/a.yaml")), equals: config)
  }

  @Test func `a golden is not written through a link that leaves the working directory`() throws {
    let outside = try TemporaryFolder()
    try #require(rename(folder.file("one"), folder.file("was-one")) == 0)
    try #require(symlink(outside.path, folder.file("one")) == 0)
    let run = try approve("one/a/a")
    #expect(run.errors.contains("is not a golden below the working directory"))
    expect(outside.names, equals: [])
  }

  @Test func `a case that passed has nothing to approve`() throws {
    try #require(approve().status == 0)
    try #require(test("one").status == 0)
    try #require(
      approve("a").text == "one/__Snapshots__/a/a.png: nothing to approve, passed\n")
    try #require(approve().text == "nothing to approve\n")
  }

  @Test func `a golden that cannot be read is replaced only where it is named`() throws {
    try folder.write("no picture", to: "one/__Snapshots__/a/a.png")
    try #require(test("one", "two").status == 2)
    try #require(approve().text == "two/__Snapshots__/a/a.png\n")
    try #require(approve("one/a/a").text == "one/__Snapshots__/a/a.png\n")
  }

  @Test func `in another working directory nothing is written`() throws {
    try folder.write("", to: "elsewhere/two/a.yaml")
    // One of the two configs is there by chance.
    let run = try runTool(
      ["approve", "--from", "../.maquette/results"], in: folder.file("elsewhere"))
    expect(
      run.errors,
      equals: """
        error: no file 'one/a.yaml' to store the goldens beside
            run it in the folder in which the test ran

        """)
    expect(run.status, equals: 2)
    expect(run.text, equals: "")
    expect(listFolder(folder.file("elsewhere/two")), equals: ["a.yaml"])
  }

  @Test func `configs that are not there are named, as far as a reader wants them`() throws {
    for number in 1...7 { try folder.write(square("c"), to: "many/\(number).yaml") }
    try #require(test("many").status == 1)
    for number in 1...7 {
      try folder.write(square("c", color: "red"), to: "many/\(number).yaml")
    }
    try #require(test("many").status == 1)
    try folder.write("", to: "elsewhere/x")
    let run = try runTool(
      ["approve", "--from", "../.maquette/results"], in: folder.file("elsewhere"))
    #expect(
      run.errors.hasPrefix(
        "error: no file 'many/1.yaml', 'many/2.yaml', 'many/3.yaml', 'many/4.yaml', 'many/5.yaml'"
          + " and 2 more to store the goldens beside"))
  }

  @Test func `a config that has changed since the test ran is a warning`() throws {
    try folder.write(square("a", color: "blue"), to: "two/a.yaml")
    let run = try approve()
    expect(
      run.errors,
      equals: """
        warning: 'two/a.yaml' has changed since the test ran
            run 'maquette test' again to see what is drawn now

        """)
    expect(run.text, equals: "one/__Snapshots__/a/a.png\ntwo/__Snapshots__/a/a.png\n")
    expect(run.status, equals: 0)
  }

  @Test func `with --strict nothing is written where a config has changed`() throws {
    try folder.write(square("a", color: "blue"), to: "two/a.yaml")
    let run = try approve("--strict")
    #expect(run.errors.hasPrefix("error: 'two/a.yaml' has changed since the test ran\n"))
    expect(run.text, equals: "")
    expect(run.status, equals: 2)
    try #require(approve("one/a/a").text == "one/__Snapshots__/a/a.png\n")
  }

  @Test func `data that has changed or is gone since the test ran is a warning`() throws {
    let list = """
      view:
        collection:
          layout: list
          items: { file: data/names.json }
          cell: { text: "${item}" }
      """
    try folder.write(list, to: "list.yaml")
    try folder.write("[\"a\"]", to: "data/names.json")
    let run = try runTool(["test", "list.yaml"], in: folder.path, environment: ["CI": "1"])
    try #require(run.status == 1)
    try folder.write("[\"b\"]", to: "data/names.json")
    let warning = "warning: 'data/names.json' has changed since the test ran\n"
    try #require(approve().errors.hasPrefix(warning))
    try #require(unlink(folder.file("data/names.json")) == 0)
    try #require(approve().errors.hasPrefix(warning))
  }

  @Test(arguments: ["one/a.yaml", "./one//a.yaml"])
  func `a config's path means all its cases`(argument: String) throws {
    try #require(approve(argument).text == "one/__Snapshots__/a/a.png\n")
  }

  @Test(arguments: ["*", "one/*", "o?e/a/a", "[no]ne/__Snapshots__/*.png"])
  func `a pattern means the cases that it matches`(pattern: String) throws {
    let run = try approve(pattern)
    #expect(run.text.hasPrefix("one/__Snapshots__/a/a.png\n"))
    #expect(run.text.hasSuffix("two/__Snapshots__/a/a.png\n") == (pattern == "*"))
    expect(run.status, equals: 0)
  }

  @Test func `a pattern that matches nothing is an error, and one that matches what passed is not`()
    throws
  {
    try #require(
      approve("b*").errors == "error: unknown case 'b*'\n    the cases are: one/a/a, two/a/a\n")
    try #require(approve().status == 0)
    try #require(test("one", "two").status == 0)
    try #require(approve("*").text == "nothing to approve\n")
    try #require(approve("one/a.yaml").text == "nothing to approve\n")
  }

  @Test func `all that failed are approved, and a golden that cannot be read is replaced`() throws {
    try folder.write("no picture", to: "one/__Snapshots__/a/a.png")
    try #require(test("one", "two").status == 2)
    try #require(approve("*").text == "two/__Snapshots__/a/a.png\n")
    try #require(
      approve("--failed").text == """
        one/__Snapshots__/a/a.png
        two/__Snapshots__/a/a.png: already approved

        """)
    try #require(test("one", "two").status == 0)
    try #require(approve("--failed").text == "nothing to approve\n")
    try #require(approve("one/a/a", "--failed").text == "nothing to approve\n")
  }

  @Test func `where no pictures are kept, the line that is written is printed`() throws {
    try #require(test("one", "two", "--goldens", "hash", "--update=all").status == 0)
    try folder.write(square("a", color: "blue"), to: "one/a.yaml")
    try #require(test("one", "two").status == 1)
    try #require(approve().text == "one/__Snapshots__/a/digests.txt: a\n")
    try #require(
      approve("one/a/a").text == "one/__Snapshots__/a/digests.txt: a: already approved\n")
  }

  @Test func `of results without all their parts, what is there is approved with a warning`()
    throws
  {
    try #require(test("one", "two", "--shard", "1/2").status == 1)
    try #require(
      runTool(["merge-reports", ".maquette/results", "-o", "joined"], in: folder.path).status == 2)
    let run = try approve("--from", "joined")
    expect(
      run.errors, equals: "warning: the shard 2/2 is missing, and nothing of it can be approved\n")
    expect(run.text, equals: "one/__Snapshots__/a/a.png\n")
    expect(run.status, equals: 0)
  }
}
