import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct PassedCaseTests {
  private let folder: TemporaryFolder

  /// Records the goldens of two configs, and lets them pass.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(square("a"), to: "a.yaml")
    try folder.write(square("b"), to: "b.yaml")
    try #require(test("--update=all").status == 0)
    expect(try summary(), equals: "2 cases: 2 passed")
  }

  @discardableResult
  private func test(_ arguments: String...) throws -> ToolRun {
    try runTool(["test", "."] + arguments, in: folder.path, environment: ["CI": "true"])
  }

  private func summary(_ arguments: String...) throws -> String {
    let run = try runTool(
      ["test", "."] + arguments, in: folder.path, environment: ["CI": "true"])
    return String(run.text.split(separator: "\n").first { $0.contains(#/^\d+ cases?: /#) } ?? "")
  }

  @Test func `cases of which nothing has changed since they passed are passed over`() throws {
    expect(try summary(), equals: "2 cases: 2 unchanged since they passed")
  }

  @Test func `a changed config is drawn, and no other`() throws {
    try folder.write(square("a", color: "red"), to: "a.yaml")
    expect(try summary(), equals: "2 cases: 1 changed, 1 unchanged since it passed")
    // Back as it was when it passed.
    try folder.write(square("a"), to: "a.yaml")
    expect(try summary(), equals: "2 cases: 2 unchanged since they passed")
  }

  @Test func `a changed golden is compared`() throws {
    let golden = "__Snapshots__/a/a.png"
    try folder.copy(folder.file("__Snapshots__/b/b.png"), to: golden)
    expect(try summary().hasSuffix("1 unchanged since it passed"), equals: true)
    unlink(folder.file(golden))
    expect(try summary(), equals: "2 cases: 1 missing, 1 unchanged since it passed")
  }

  @Test func `a changed layout text beside the golden is compared`() throws {
    try folder.write("changed", to: "__Snapshots__/a/a.layout.txt")
    expect(try summary(), equals: "2 cases: 1 changed, 1 unchanged since it passed")
  }

  @Test func `options that decide what passes are a part of what is known`() throws {
    expect(try summary("--scale", "3"), equals: "2 cases: 2 changed")
    expect(try summary("--max-diff-pixels", "3"), equals: "2 cases: 2 passed")
    expect(try summary("--max-diff-pixels", "3"), equals: "2 cases: 2 unchanged since they passed")
    expect(try summary("--set", "canvas.width=30"), equals: "2 cases: 2 changed")
  }

  @Test func `without the cache everything is drawn`() throws {
    expect(try summary("--no-cache"), equals: "2 cases: 2 passed")
  }

  @Test func `a run that updates goldens draws everything`() throws {
    expect(try summary("--update=changed"), equals: "2 cases: 2 passed")
  }

  @Test func `the results are those of a run that draws, with a mark`() throws {
    func results(_ arguments: String...) throws -> String {
      _ = try runTool(
        ["test", ".", "--results", "r"] + arguments, in: folder.path, environment: ["CI": "true"])
      return try #require(readText(folder.file("r/results.json")))
        .replacing(#/"milliseconds":[0-9.]+/#, with: "")
    }
    let drawn = try results("--no-cache")
    let known = try results()
    expect(known.contains("\"unchanged\":true"), equals: true)
    expect(known.replacing(",\"unchanged\":true", with: ""), equals: drawn)
  }

  @Test func `JUnit and the page mark them`() throws {
    try test()
    _ = try runTool(
      ["report", "--format", "junit,html"], in: folder.path)
    let junit = readText(folder.file(".maquette/results/report.xml")) ?? ""
    expect(junit.ranges(of: "<system-out>unchanged since it passed</system-out>").count, equals: 2)
    let page = readText(folder.file(".maquette/results/report.html")) ?? ""
    #expect(page.contains("unchanged since it passed"))
    #expect(page.contains("all 2 passed, 2 unchanged since then"))
  }

  @Test func `a part of a run leaves no position in the results of a whole one`() throws {
    unlink(folder.file(".maquette/cache/passed"))
    try test("--results", "whole", "--no-cache")
    try test("--shard", "1/1", "--by-duration", "whole/results.json")
    expect(try summary("--results", "r"), equals: "2 cases: 2 unchanged since they passed")
    expect(readText(folder.file("r/results.json"))?.contains("\"position\""), equals: false)
  }

  @Test func `a config with tables of languages is known, whatever is put beside it`() throws {
    try folder.write("\"a\" = \"A\";\n", to: "en.lproj/Texts.strings")
    try folder.write(
      "strings: en.lproj/Texts.strings\nview: { text: { key: a } }\n", to: "c.yaml")
    try test("--update=all")
    try FileManager.default.removeItem(atPath: folder.file(".maquette"))
    // The first makes the folder of the results.
    expect(try summary(), equals: "3 cases: 3 passed")
    try folder.write("", to: "notes.txt")
    expect(try summary(), equals: "3 cases: 3 unchanged since they passed")
    try folder.write("\"a\" = \"Ä\";\n", to: "de.lproj/Texts.strings")
    expect(try summary(), equals: "3 cases: 1 passed, 2 unchanged since they passed")
  }

  @Test func `damaged and foreign records are ignored and replaced`() throws {
    let path = ".maquette/cache/passed"
    var bytes = try #require(readBytes(folder.file(path)))
    for place in stride(from: 40, to: bytes.count, by: 97) { bytes[place] ^= 0x20 }
    try folder.write(bytes, to: path)
    expect(try summary(), equals: "2 cases: 2 passed")
    expect(try summary(), equals: "2 cases: 2 unchanged since they passed")
    try folder.write("foreign", to: path)
    expect(try summary(), equals: "2 cases: 2 passed")
    expect(try summary(), equals: "2 cases: 2 unchanged since they passed")
  }

  @Test func `a cache that cannot be written draws everything`() throws {
    try FileManager.default.removeItem(atPath: folder.file(".maquette/cache"))
    try folder.write("", to: ".maquette/cache")
    expect(try summary(), equals: "2 cases: 2 passed")
    expect(try summary(), equals: "2 cases: 2 passed")
  }

  @Test func `two runs at once lose nothing`() throws {
    unlink(folder.file(".maquette/cache/passed"))
    let runs = try ["a", "b"].map {
      try startTool(["test", "\($0).yaml", "--results", "r-\($0)"], in: folder.path)
    }
    for run in runs { run.waitForEnd() }
    expect(runs.map(\.terminationStatus), equals: [0, 0])
    for name in ["a.yaml", "b.yaml"] {
      let run = try runTool(["test", name], in: folder.path)
      expect(run.text, equals: "1 case: 1 unchanged since it passed\n")
    }
  }

  @Test func `a case that another selection left out stays known`() throws {
    try folder.write(
      "variants: { appearance: [light, dark] }\n" + square("a", color: "red"), to: "a.yaml")
    try test("--update=all", "--prune")
    try test()
    // The light one is drawn again, alone.
    unlink(folder.file("__Snapshots__/a/a.light.png"))
    try test("--only", "a.light", "--update=missing")
    try test("--only", "a.light")
    expect(try summary(), equals: "3 cases: 3 unchanged since they passed")
  }

  @Test func `a case with a warning is drawn and reported each time`() throws {
    // A text that does not fit into its line is cut, which is noticed.
    try folder.write(
      """
      canvas: { width: 40, height: 20 }
      view: { text: "𓀀" }

      """, to: "c.yaml")
    try test("--update=all")
    let runs = [try test(), try test()]
    expect(runs[0].errors, equals: runs[1].errors)
    expect(runs[0].errors.isEmpty, equals: false)
  }

  @Test func `a case's key is explained by everything that decides it`() throws {
    let run = try test("--explain-key", "a")
    let lines = run.text.split(separator: "\n")
    expect(lines.first, equals: "./a.yaml: a: unchanged since it passed")
    #expect(lines.contains { $0.hasPrefix("  a.yaml ") || $0.hasPrefix("  ./a.yaml ") })
    #expect(lines.contains { $0.contains("__Snapshots__/a/a.layout.txt ") })
    try folder.write(square("a", color: "red"), to: "a.yaml")
    let changed = try test("--explain-key", "./a.yaml#a").text.split(separator: "\n")
    expect(changed.first, equals: "./a.yaml: a: 1 change")
    #expect(changed.last?.hasPrefix("  changed: ./a.yaml: ") == true)
    let unknown = try test("--explain-key", "c")
    expect(unknown.status, equals: 2)
    let json = try test("--explain-key", "c", "--diagnostic-format", "json")
    #expect(json.errors.hasPrefix("[") || json.errors.hasPrefix("{"), "\(json.errors)")
  }

  private func reasons(_ arguments: String...) throws -> [Substring] {
    let run = try runTool(
      ["test", ".", "--verbose"] + arguments, in: folder.path, environment: ["CI": "true"])
    return run.text.split(separator: "\n").filter { $0.hasPrefix("  drawn because ") }
  }

  @Test func `each case of a config has its own golden's reason`() throws {
    try folder.write(
      "variants: { appearance: [light, dark] }\n" + square("a", color: "red"), to: "a.yaml")
    try test("--update=all", "--prune")
    try test()
    let texts = ["light", "dark"].map { "__Snapshots__/a/a.\($0).layout.txt" }
    for text in texts { unlink(folder.file(text)) }
    expect(try reasons(), equals: texts.map { "  drawn because ./\($0) is gone" })
  }

  @Test func `every case that is drawn has its reason on a line`() throws {
    expect(try reasons(), equals: [])
    try folder.write(square("a", color: "red"), to: "a.yaml")
    expect(try reasons(), equals: ["  drawn because ./a.yaml has changed"])
    unlink(folder.file("__Snapshots__/b/b.layout.txt"))
    expect(
      try reasons().last, equals: "  drawn because ./__Snapshots__/b/b.layout.txt is gone")
    let never: Substring =
      "  drawn because it is not recorded as passed with these options"
    expect(try reasons("--max-diff-pixels", "3"), equals: [never, never])
    expect(try reasons("--no-cache"), equals: [])
    expect(try reasons("--update=changed"), equals: [])
  }

  @Test func `a rule names the files that the cases read`() throws {
    try test("--deps", "deps.d")
    expect(
      readText(folder.file("deps.d")),
      equals: [
        ".maquette/results/results.json:", "./__Snapshots__/a/a.layout.txt",
        "./__Snapshots__/a/a.png", "./__Snapshots__/b/b.layout.txt", "./__Snapshots__/b/b.png",
        "./a.yaml", "./b.yaml\n",
      ].joined(separator: " \\\n  "))
  }

  @Test func `the digests of goldens are an input`() throws {
    try test("--update=all", "--goldens", "hash")
    for _ in ["drawn", "known"] {
      try test("--deps", "deps.d")
      let rule = try #require(readText(folder.file("deps.d")))
      for name in ["a", "b"] {
        expect(rule.contains(" ./__Snapshots__/\(name)/digests.txt"), equals: true)
      }
      let listed = try runTool(["list", ".", "--json"], in: folder.path).text
      let sum = try runBash("sha256sum __Snapshots__/a/digests.txt", in: folder)
      expect(
        listed.split(separator: "\n").first?.contains(
          #"{"path":"./__Snapshots__/a/digests.txt","digest":"\#(sum.prefix(64))"}"#),
        equals: true)
    }
  }

  @Test func `a rule has the files of all configs, whether drawn, known or broken`() throws {
    try test("--deps", "deps.d")
    let known = readText(folder.file("deps.d"))
    try test("--no-cache", "--deps", "deps.d")
    expect(readText(folder.file("deps.d")), equals: known)
    // make would take the results for new, as long as the file is not mended.
    try folder.write("view: { image: none.png }\n", to: "c.yaml")
    expect(try test("--deps", "deps.d").status, equals: 2)
    expect(readText(folder.file("deps.d"))?.contains("  ./c.yaml"), equals: true)
  }

  // GNU make's manual, 4.2 "Rule Syntax": a backslash quotes a colon, a number sign or white space, and
  // backslashes before these each other; any other backslash stands for itself. Ninja reads the same. What
  // follows a semicolon is a command, which nothing quotes: such a file is left out.
  @Test func `the names of files in a rule are quoted as make and Ninja read them`() throws {
    let names = ["a b", "c:d", "e#f", "g$h", "i;j", #"k\l"#, #"m\ n"#]
    for (index, name) in names.enumerated() {
      try folder.copy(folder.file("__Snapshots__/a/a.png"), to: "p/\(name).png")
      let path = name.replacing("\\", with: #"\\"#)
      try folder.write("view: { image: \"\(path).png\" }\n", to: "p/\(index).yaml")
    }
    _ = try runTool(["test", "p", "--update=all"], in: folder.path)
    _ = try runTool(["test", "p", "--deps", "deps.d"], in: folder.path)
    let rule = try #require(readText(folder.file("deps.d")))
    let found = rule.split(separator: "\n").map { $0.hasSuffix(" \\") ? $0.dropLast(2) : $0 }
    let pictures = found.filter {
      $0.hasPrefix("  p/") && $0.hasSuffix(".png") && !$0.contains("__")
    }
    expect(
      pictures,
      equals: [
        #"  p/a\ b.png"#, #"  p/c\:d.png"#, ##"  p/e\#f.png"##, "  p/g$$h.png",
        #"  p/k\l.png"#, #"  p/m\\\ n.png"#,
      ])
  }

  @Test func `the cases are listed by ids, which a run takes from its input`() throws {
    let list = try runTool(["list", "."], in: folder.path).text
    expect(list, equals: "./a.yaml#a\n./b.yaml#b\n")
    for option in [["--no-cache"], ["--explain-key", "a"], ["--deps", "deps.d"]] {
      expect(try runTool(["list", "."] + option, in: folder.path).status, equals: 64)
    }
    let run = try runTool(["test", "--cases", "-"], input: "./b.yaml#b\n", in: folder.path)
    expect(run.text, equals: "1 case: 1 unchanged since it passed\n")
    let lines = try runTool(
      ["test", "--cases", "-"], input: "./a.yaml#a\r\n\r\n./b.yaml#b\r\n", in: folder.path)
    expect(lines.text, equals: "2 cases: 2 unchanged since they passed\n")
    let json = try runTool(["list", ".", "--json"], in: folder.path).text
    let keys = json.matches(of: #/"key":"([0-9a-f]{64})"/#).map(\.1)
    expect(Set(keys).count, equals: 2)
    // What has changed has another key.
    try folder.write(square("b", color: "red"), to: "b.yaml")
    let changed = try runTool(["list", ".", "--json"], in: folder.path).text
      .matches(of: #/"key":"([0-9a-f]{64})"/#).map(\.1)
    expect(changed.map { keys.contains($0) }, equals: [true, false])
    let byJSON = try runTool(["test", "--cases", "-"], input: json, in: folder.path)
    expect(byJSON.text.contains("2 cases: 1 changed, 1 unchanged since it passed"), equals: true)
    let none = try runTool(["test", "--cases", "-"], input: "", in: folder.path)
    #expect(none.errors.hasPrefix("Error: --cases: no case in '-'\n"))
    expect(none.status, equals: 64)
    let unknown = try runTool(["test", "--cases", "-"], input: "./b.yaml#c\n", in: folder.path)
    expect(unknown.status, equals: 2)
  }

  @Test func `a list is read as it was printed, whatever characters paths have`() throws {
    let names = ["a b", "c#d", "e\nf", "{g}", "h\u{301}", "'$(i)'", "j,k", "\u{202E}l"]
    for name in names { try folder.write(square("x"), to: "odd/\(name).yaml") }
    // From the folder itself, a path begins with the name.
    for arguments in [["odd"], names.map { "odd/\($0).yaml" }] {
      let list = try runTool(["list"] + arguments, in: folder.path)
      expect(list.status, equals: 0)
      expect(list.text.split(separator: "\n").count, equals: names.count)
      let run = try runTool(
        ["test", "--cases", "-", "--update=all"], input: list.text, in: folder.path)
      expect(run.text.contains("\(names.count) cases: "), equals: true)
    }
    let inside = try runTool(["list", "{g}.yaml"], in: folder.file("odd"))
    let run = try runTool(
      ["test", "--cases", "-"], input: inside.text, in: folder.file("odd"),
      environment: ["CI": "true"])
    expect(run.text, equals: "1 case: 1 passed\n")
  }

  @Test func `names that differ in case alone are not listed`() throws {
    try folder.write(square("b"), to: "B.yaml")
    let list = try runTool(["list", "."], in: folder.path)
    expect(list.status, equals: 2)
    expect(list.text, equals: "")
    #expect(list.errors.hasPrefix("error: the names of './B.yaml' and './b.yaml' differ in case"))
  }

  @Test func `a stream has a line for each case, and nothing else`() throws {
    let run = try test("--results", "-", "--no-cache")
    let names = run.text.split(separator: "\n").map { $0.firstMatch(of: #/"name":"(.)"/#)?.1 }
    expect(names, equals: ["a", "b"])
  }

  @Test func `parts by duration are joined into what one run reports`() throws {
    for name in ["c", "d", "e"] { try folder.write(square(name), to: "\(name).yaml") }
    try test("--update=all")
    try test("--results", "whole", "--no-cache")
    for part in ["1/2", "2/2"] {
      try test(
        "--no-cache", "--shard", part, "--by-duration", "whole/results.json", "--results",
        "r\(part.prefix(1))")
    }
    _ = try runTool(["merge-reports", "r1", "r2", "-o", "merged"], in: folder.path)
    func results(_ name: String) -> String? {
      readText(folder.file("\(name)/results.json"))?
        .replacing(#/"milliseconds":[0-9.]+/#, with: "")
    }
    expect(results("merged"), equals: results("whole"))
  }
}
