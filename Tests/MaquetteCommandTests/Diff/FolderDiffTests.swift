import Foundation
import Testing
import TestSupport

@Suite(.waiting) struct FolderDiffTests {
  /// One picture of each kind; `f/same` and `same` are equal.
  private static let everyKind = [
    "actual/changed.png": "black", "expected/changed.png": "white",
    "actual/f/same.png": "red", "expected/f/same.png": "red",
    "actual/new.png": "black", "expected/old.png": "black",
    "actual/same.png": "blue", "expected/same.png": "blue",
  ]

  @Test func `folders without pictures are an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/notes.txt")
    try folder.write("", to: "b/notes.txt")
    let run = try runTool(["diff", "a", "b"], in: folder.path)
    expect(run.errors, equals: "error: no picture in 'a' and 'b'\n")
    expect(run.status, equals: 2)
  }

  @Test func `pictures are reported by name, and counted`() throws {
    let pictures = try PictureFolders(Self.everyKind)
    let run = try pictures.diff("actual", "expected")
    expect(run.status, equals: 1)
    expect(
      run.text,
      equals: """
        changed: changed.png: 100 of 200 pixels differ (50 %)
        new: new.png
        deleted: old.png
        1 changed, 1 new, 1 deleted, 2 passed

        """)
    // Without a folder for diffs nothing is written.
    expect(pictures.folder.names, equals: ["actual", "expected", "square.yaml"])
  }

  @Test(arguments: ["1", "2", "7"])
  func `the order does not depend on the number of threads`(jobs: String) throws {
    let pictures = try PictureFolders(["actual/10.png": "red"])
    for index in 11..<30 {
      try FileManager.default.copyItem(
        atPath: pictures.folder.file("actual/10.png"),
        toPath: pictures.folder.file("actual/\(index).png"))
    }
    let run = try pictures.diff("actual", "expected", "-C", jobs)
    let lines = (10..<30).map { "new: \($0).png\n" }.joined()
    expect(run.text, equals: lines + "20 new\n")
    expect(run.status, equals: 0)
  }

  @Test func `reg-cli's report holds its lists and folders`() throws {
    let pictures = try PictureFolders(Self.everyKind)
    let run = try pictures.diff(
      "actual", "expected", "out/diff", "-J", "out/reg.json", "-P", "https://ci.example/")
    expect(run.status, equals: 1)
    let report = try JSONDecoder().decode(
      RegJSON.self, from: Data(#require(pictures.bytes("out/reg.json"))))
    expect(
      report,
      equals: RegJSON(
        failedItems: ["changed.png"], newItems: ["new.png"], deletedItems: ["old.png"],
        passedItems: ["f/same.png", "same.png"],
        expectedItems: ["changed.png", "f/same.png", "old.png", "same.png"],
        actualItems: ["changed.png", "f/same.png", "new.png", "same.png"],
        diffItems: ["changed.png"], actualDir: "https://ci.example/../actual",
        expectedDir: "https://ci.example/../expected", diffDir: "https://ci.example/diff"))
    expect(listFolder(pictures.folder.file("out/diff")), equals: ["changed.png"])
  }

  @Test func `with a folder for diffs the report is reg.json, and its folders begin with a dot`()
    throws
  {
    let pictures = try PictureFolders(Self.everyKind)
    _ = try pictures.diff("actual/", "expected/", "diff/")
    let report = try JSONDecoder().decode(
      RegJSON.self, from: Data(#require(pictures.bytes("reg.json"))))
    expect(report.actualDir, equals: "./actual")
    expect(report.expectedDir, equals: "./expected")
    expect(report.diffDir, equals: "./diff")
  }

  @Test func `an update makes the expected pictures the actual ones`() throws {
    let pictures = try PictureFolders(Self.everyKind)
    let run = try pictures.diff("actual", "expected", "-U")
    expect(run.status, equals: 0)
    #expect(run.text.hasSuffix("2 passed; the expected pictures are updated\n"))
    expect(
      listFolder(pictures.folder.file("expected")),
      equals: ["changed.png", "f", "new.png", "same.png"])
    expect(pictures.bytes("expected/changed.png"), equals: pictures.bytes("actual/changed.png"))
    try #require(pictures.diff("actual", "expected", "-E").text == "4 passed\n")
  }

  @Test(
    arguments: [
      ([], 0), (["-E"], 1), (["--extendedErrors"], 1), (["-E", "-I"], 0),
    ] as [([String], Int32)])
  func `new and deleted pictures fail if asked for`(options: [String], status: Int32) throws {
    let pictures = try PictureFolders(["actual/new.png": "red", "expected/old.png": "red"])
    let run = try runTool(["diff", "actual", "expected"] + options, in: pictures.folder.path)
    expect(run.status, equals: status)
    expect(run.text, equals: "new: new.png\ndeleted: old.png\n1 new, 1 deleted\n")
  }

  @Test func `before the first run there is no expected folder`() throws {
    let pictures = try PictureFolders(["actual/a.png": "red"])
    try #require(pictures.diff("actual", "expected").text == "new: a.png\n1 new\n")
    try #require(pictures.diff("actual", "expected", "-U").status == 0)
    try #require(pictures.diff("actual", "expected").text == "1 passed\n")
  }

  @Test func `without actual pictures nothing is done`() throws {
    let pictures = try PictureFolders(["expected/a.png": "red"])
    let run = try pictures.diff("actual", "expected", "-U")
    expect(run.status, equals: 2)
    expect(run.errors, equals: "error: cannot read 'actual': file not found\n")
    #expect(pictures.bytes("expected/a.png") != nil)
  }

  @Test func `unreadable pictures are named, and are not counted as different`() throws {
    let pictures = try PictureFolders(["actual/a.png": "red", "expected/b.png": "red"])
    try pictures.folder.write("torn", to: "expected/a.png")
    try pictures.folder.write("torn", to: "actual/b.png")
    let run = try pictures.diff("actual", "expected", "-I")
    expect(run.status, equals: 2)
    expect(run.text, equals: "2 unreadable\n")
    expect(
      run.errors,
      equals: """
        error: cannot read 'expected/a.png': not a PNG, JPEG, WebP, AVIF, SVG or PDF picture
        error: cannot read 'actual/b.png': not a PNG, JPEG, WebP, AVIF, SVG or PDF picture

        """)
    // An update replaces the expected one, and keeps what has no readable successor.
    let update = try pictures.diff("actual", "expected", "-U")
    expect(update.status, equals: 2)
    expect(pictures.bytes("expected/a.png"), equals: pictures.bytes("actual/a.png"))
    #expect(pictures.bytes("expected/b.png") != pictures.bytes("actual/b.png"))
  }

  @Test func `pictures that only differ in their endings have two diffs`() throws {
    let pictures = try PictureFolders([
      "actual/a.png": "red", "expected/a.png": "blue",
    ])
    try #require(whiteJPEG).write(to: URL(fileURLWithPath: pictures.folder.file("actual/a.jpg")))
    // What a file is, its bytes tell.
    try FileManager.default.copyItem(
      atPath: pictures.folder.file("expected/a.png"),
      toPath: pictures.folder.file("expected/a.jpg"))
    _ = try pictures.diff("actual", "expected", "diff")
    expect(listFolder(pictures.folder.file("diff")), equals: ["a.jpg.png", "a.png"])
  }

  @Test func `a name is text in the reports and on the screen`() throws {
    let name = "<b>&'\"|`]]>\u{1B}[31m.png"
    let pictures = try PictureFolders([:])
    try pictures.draw("red", at: "actual/x.png")
    try pictures.draw("blue", at: "expected/x.png")
    for folder in ["actual", "expected"] {
      try FileManager.default.moveItem(
        atPath: pictures.folder.file("\(folder)/x.png"),
        toPath: pictures.folder.file("\(folder)/\(name)"))
    }
    let run = try pictures.diff("actual", "expected", "diff", "--junit", "out/junit.xml")
    #expect(run.text.hasPrefix("changed: <b>&'\"|`]]>\\u{1b}[31m.png: 100 of 200 "))
    let report = try JSONDecoder().decode(
      RegJSON.self, from: Data(#require(pictures.bytes("reg.json"))))
    expect(report.failedItems, equals: [name])
    let junit = String(decoding: try #require(pictures.bytes("out/junit.xml")), as: UTF8.self)
    #expect(junit.contains("name=\"&lt;b&gt;&amp;'&quot;|`]]&gt;\\u{1b}[31m.png\""))
  }

  @Test func `new and deleted pictures fail in JUnit's report if asked for`() throws {
    let pictures = try PictureFolders(["actual/new.png": "red", "expected/old.png": "red"])
    _ = try pictures.diff("actual", "expected", "--junit", "a.xml")
    _ = try pictures.diff("actual", "expected", "--junit", "b.xml", "-E")
    let lenient = try #require(readText(pictures.folder.file("a.xml")))
    let strict = try #require(readText(pictures.folder.file("b.xml")))
    #expect(lenient.contains("failures=\"0\""))
    #expect(lenient.contains("<system-out>there is no expected picture</system-out>"))
    #expect(lenient.contains("<skipped>there is only the expected picture</skipped>"))
    #expect(strict.contains("failures=\"2\""))
    #expect(strict.contains(">there is no expected picture</failure>"))
    #expect(strict.contains(">there is only the expected picture</failure>"))
    // What is said of goldens is not true of folders.
    #expect(!(lenient + strict).contains("golden"))
  }

  @Test func `an earlier comparison is reported to JUnit, too`() throws {
    let pictures = try PictureFolders(Self.everyKind)
    _ = try pictures.diff("actual", "expected", "diff", "-J", "reg.json")
    let run = try pictures.diff(
      "-F", "reg.json", "-R", "page.html", "--junit", "out/x.xml", "-E")
    expect(run.status, equals: 0)
    let junit = try #require(readText(pictures.folder.file("out/x.xml")))
    // A changed, a new and a deleted picture.
    #expect(junit.contains("failures=\"3\""))
  }

  @Test func `a page shows all pictures that differ`() throws {
    let pictures = try PictureFolders(Self.everyKind)
    let run = try pictures.diff("actual", "expected", "out/diff", "-R", "out/page.html")
    expect(run.status, equals: 1)
    let page = try #require(readText(pictures.folder.file("out/page.html")))
    // The changed picture has three, the new and the deleted one have one each.
    expect(page.components(separatedBy: "src=\"data:image/png;base64,").count - 1, equals: 5)
    #expect(page.contains("maquette diff actual expected --update"))
    #expect(!page.contains("maquette approve"))
  }

  @Test func `the page of an earlier comparison is written from its report`() throws {
    let pictures = try PictureFolders(Self.everyKind)
    _ = try pictures.diff("actual", "expected", "diff", "-J", "out/reg.json")
    let run = try pictures.diff("-F", "out/reg.json", "-R", "page.html")
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
    let page = try #require(readText(pictures.folder.file("page.html")))
    expect(page.components(separatedBy: "src=\"data:image/png;base64,").count - 1, equals: 5)
    try #require(pictures.diff("-F", "out/reg.json").status == 64)
    try #require(pictures.diff("actual").status == 64)
  }

  @Test(arguments: [
    "[]", "{", "{\"failedItems\":[\"../x.png\"]}",
    #"{"failedItems":[],"newItems":[],"deletedItems":[],"passedItems":[],"diffItems":[],"#
      + #""actualDir":"https://ci.example/a","expectedDir":"e","diffDir":"d"}"#,
  ])
  func `a report that is none of reg-cli's is an error`(report: String) throws {
    let folder = try TemporaryFolder()
    try folder.write(report, to: "reg.json")
    let run = try runTool(["diff", "-F", "reg.json", "-R", "page.html"], in: folder.path)
    expect(run.status, equals: 2)
    expect(run.errors.components(separatedBy: "error: ").count, equals: 2)
    #expect(run.errors.contains("reg.json"))
    expect(folder.names, equals: ["reg.json"])
  }

  @Test func `hidden files and links to folders are passed over`() throws {
    let pictures = try PictureFolders(["actual/a.png": "red", "actual/.b.png": "red"])
    try FileManager.default.createSymbolicLink(
      atPath: pictures.folder.file("actual/loop"), withDestinationPath: ".")
    try #require(pictures.diff("actual", "actual").text == "1 passed\n")
  }
}

/// The parts of reg-cli's report that its users read.
private struct RegJSON: Codable, Equatable {
  var failedItems: [String]
  var newItems: [String]
  var deletedItems: [String]
  var passedItems: [String]
  var expectedItems: [String]
  var actualItems: [String]
  var diffItems: [String]
  var actualDir: String
  var expectedDir: String
  var diffDir: String
}
