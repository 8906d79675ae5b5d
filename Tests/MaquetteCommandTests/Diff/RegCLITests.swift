import Foundation
import TestSupport
import Testing

/// `diff --reg-cli` prints, reports and ends as reg-cli 0.18 and 0.19 do.
@Suite(.waiting) struct RegCLITests {
  /// One picture of each kind.
  private static let everyKind = [
    "actual/changed.png": "black", "expected/changed.png": "white",
    "actual/new.png": "black", "expected/old.png": "black",
    "actual/same.png": "blue", "expected/same.png": "blue",
  ]

  @Test func `each picture has a line, and each kind is counted`() throws {
    let pictures = try PictureFolders(Self.everyKind)
    let run = try pictures.diff("--reg-cli", "actual/", "expected/", "diff/")
    expect(run.status, equals: 1)
    expect(
      run.text,
      equals: """
        ✘ change  actual/changed.png
        ✚ append  actual/new.png
        − delete  actual/old.png
        ✔ pass    actual/same.png

        ✘ 1 file(s) changed.
        − 1 file(s) deleted.
        ✚ 1 file(s) appended.
        ✔ 1 file(s) passed.
        to accept the differences: the same command with -U

        """)
    expect(run.errors, equals: "")
    #expect(pictures.bytes("reg.json") != nil)
  }

  @Test(
    arguments: [
      // As reg-cli or not, and whether or not changes are ignored.
      (["--reg-cli", "-D", "ask the designers"], 1), (["-D", "ask the designers"], 1),
      (["-I", "--customDiffMessage", "ask the designers"], 0),
    ] as [([String], Int32)])
  func `a message is printed last if pictures differ`(options: [String], status: Int32) throws {
    let pictures = try PictureFolders(Self.everyKind)
    let run = try runTool(["diff", "actual", "expected"] + options, in: pictures.folder.path)
    #expect(run.text.hasSuffix("\nask the designers\n"))
    expect(run.status, equals: status)
    let equal = try runTool(["diff", "actual", "actual"] + options, in: pictures.folder.path)
    #expect(!equal.text.contains("ask"))
  }

  @Test(arguments: [(["-I"], false, 0), (["-E"], true, 1)] as [([String], Bool, Int32)])
  func `JUnit's XML has reg-cli's form`(
    options: [String], isExtended: Bool, status: Int32
  ) throws {
    let pictures = try PictureFolders(Self.everyKind)
    let run = try runTool(
      ["diff", "--reg-cli", "actual", "expected", "diff", "--junit", "out/x.xml"] + options,
      in: pictures.folder.path)
    expect(run.status, equals: status)
    let counts = "tests=\"4\" failures=\"\(isExtended ? 3 : 1)\""
    func testCase(_ name: String, _ message: String) -> String {
      guard isExtended else { return "    <testcase name=\"\(name)\"/>" }
      return """
            <testcase name="\(name)">
              <failure message="\(message)"/>
            </testcase>
        """
    }
    expect(
      readText(pictures.folder.file("out/x.xml")),
      equals: """
        <?xml version="1.0"?>
        <testsuites name="reg-cli tests" \(counts)>
          <testsuite name="reg-cli" \(counts)>
            <testcase name="changed.png">
              <failure message="failed"/>
            </testcase>
        \(testCase("new.png", "newItem"))
        \(testCase("old.png", "deletedItem"))
            <testcase name="same.png"/>
          </testsuite>
        </testsuites>
        """)
  }

  @Test(arguments: [([], 1), (["-I"], 0)] as [([String], Int32)])
  func `a picture that cannot be read has failed`(options: [String], status: Int32) throws {
    let pictures = try PictureFolders(["actual/good.png": "red", "expected/good.png": "red"])
    try pictures.folder.write("torn", to: "actual/bad.png")
    try pictures.folder.write("torn, too", to: "expected/bad.png")
    let run = try runTool(
      ["diff", "--reg-cli", "actual", "expected", "diff", "--junit", "x.xml"] + options,
      in: pictures.folder.path)
    expect(run.status, equals: status)
    expect(
      run.errors,
      equals: """
        error: cannot read 'expected/bad.png': not a PNG, JPEG, WebP, AVIF, SVG or PDF picture

        """)
    #expect(run.text.hasPrefix("✘ change  actual/bad.png\n✔ pass    actual/good.png\n"))
    let report = try #require(readText(pictures.folder.file("reg.json")))
    #expect(report.contains(#""failedItems":["bad.png"]"#))
    #expect(report.contains(#""passedItems":["good.png"]"#))
    let junit = try #require(readText(pictures.folder.file("x.xml")))
    #expect(junit.contains("tests=\"2\" failures=\"1\""))
  }

  @Test func `an update ends well unless a picture has none to take its place`() throws {
    let pictures = try PictureFolders(Self.everyKind)
    let run = try pictures.diff("--reg-cli", "actual", "expected", "diff", "-U")
    expect(run.status, equals: 0)
    #expect(run.text.hasSuffix("\n✔ 1 file(s) passed.\nthe expected pictures are updated\n"))
    try pictures.folder.write("torn", to: "actual/changed.png")
    let torn = try pictures.diff("--reg-cli", "actual", "expected", "diff", "-U")
    expect(torn.status, equals: 1)
    #expect(pictures.bytes("expected/changed.png") != pictures.bytes("actual/changed.png"))
  }

  @Test func `an earlier comparison ends as it ended, and is not compared again`() throws {
    let pictures = try PictureFolders(Self.everyKind)
    _ = try pictures.diff("--reg-cli", "actual", "expected", "diff", "-J", "out/reg.json")
    let report = pictures.bytes("out/reg.json")
    try FileManager.default.removeItem(atPath: pictures.folder.file("diff"))
    let run = try pictures.diff("--reg-cli", "-F", "out/reg.json", "--junit", "x.xml")
    expect(run.status, equals: 1)
    #expect(run.text.hasPrefix("✘ change  changed.png\n"))
    let junit = try #require(readText(pictures.folder.file("x.xml")))
    #expect(junit.contains("tests=\"4\" failures=\"1\""))
    expect(pictures.bytes("out/reg.json"), equals: report)
    expect(listFolder(pictures.folder.file("diff")), equals: [])
    try #require(pictures.diff("--reg-cli", "-F", "out/reg.json", "-I").status == 0)
    // Without reg-cli's words there must be something to write.
    try #require(pictures.diff("-F", "out/reg.json").status == 64)
    try #require(pictures.diff("-F", "out/reg.json", "-R", "page.html", "-U").status == 64)
  }

  @Test func `reg-suit finds in its working folder what it publishes`() throws {
    let pictures = try PictureFolders(
      Dictionary(uniqueKeysWithValues: Self.everyKind.map { (".reg/" + $0.key, $0.value) }))
    let run = try pictures.diff(
      "--reg-cli", "-I", ".reg/actual", ".reg/expected", ".reg/diff", "-J", ".reg/out.json", "-R",
      ".reg/index.html")
    // It goes on whatever differs.
    expect(run.status, equals: 0)
    // reg-suit's ComparisonResult, which `reg-suit publish` reads from its folder's out.json: paths in
    // the folders, and the folders from there.
    let bytes = try #require(pictures.bytes(".reg/out.json"))
    let found = try #require(
      try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    let items: [String: [String]] = [
      "failedItems": ["changed.png"], "newItems": ["new.png"], "deletedItems": ["old.png"],
      "passedItems": ["same.png"], "diffItems": ["changed.png"],
      "actualItems": ["changed.png", "new.png", "same.png"],
      "expectedItems": ["changed.png", "old.png", "same.png"],
    ]
    for (name, expected) in items { #expect(found[name] as? [String] == expected, "\(name)") }
    let folders = ["actualDir": "./actual", "expectedDir": "./expected", "diffDir": "./diff"]
    for (name, expected) in folders { #expect(found[name] as? String == expected, "\(name)") }
    #expect(pictures.bytes(".reg/index.html") != nil)
    #expect(pictures.bytes(".reg/diff/changed.png") != nil)
  }

  @Test func `transparent pixels are compared as reg-cli compares them`() throws {
    // Equal on white, by samples and alpha they are not: reg-cli's threshold of 0 lets them pass.
    let folder = try TemporaryFolder()
    try folder.write(straightPNG(width: 1, height: 1, samples: [1, 2, 3, 0]), to: "a/x.png")
    try folder.write(straightPNG(width: 1, height: 1, samples: [4, 5, 6, 0]), to: "b/x.png")
    try #require(runTool(["diff", "a", "b"], in: folder.path).status == 1)
    try #require(runTool(["diff", "--reg-cli", "a", "b", "c"], in: folder.path).status == 0)
    // Another comparator is the user's choice.
    let run = try runTool(
      ["diff", "--reg-cli", "--comparator", "exact", "-M", "0", "a", "b", "c"], in: folder.path)
    expect(run.status, equals: 1)
  }

  @Test(arguments: ["png", "webp"])
  func `pictures of differences are in the format that is asked for`(format: String) throws {
    let pictures = try PictureFolders(Self.everyKind)
    let run = try pictures.diff(
      "--reg-cli", "actual", "expected", "diff", "--diffFormat", format, "-I", "-R", "page.html")
    expect(run.status, equals: 0)
    expect(listFolder(pictures.folder.file("diff")), equals: ["changed.\(format)"])
    let bytes = try #require(pictures.bytes("diff/changed.\(format)"))
    // The signatures of both formats: a WebP has the file's size at 4.
    #expect(
      format == "png"
        ? bytes.starts(with: [0x89, 0x50, 0x4E, 0x47])
        : bytes.starts(with: "RIFF".utf8) && bytes[8..<16].elementsEqual("WEBPVP8L".utf8))
    let json = try #require(readText(pictures.folder.file("reg.json")))
    #expect(json.contains("\"diffItems\":[\"changed.\(format)\"]"))
    let page = try #require(readText(pictures.folder.file("page.html")))
    #expect(page.contains("data:image/\(format);base64,"))
    // An earlier comparison is shown with its pictures.
    let again = try pictures.diff("-F", "reg.json", "-R", "again.html")
    expect(again.status, equals: 0)
    expect(
      readText(pictures.folder.file("again.html"))?.contains("data:image/\(format);base64,"),
      equals: true
    )
  }

  @Test func `pictures of differences in any other format are refused`() throws {
    let pictures = try PictureFolders(Self.everyKind)
    let run = try pictures.diff("actual", "expected", "diff", "--diffFormat", "gif")
    expect(run.status, equals: 64)
    #expect(run.errors.contains("'gif'"))
  }

  @Test func `the version is a number alone, as reg-cli's`() throws {
    let run = try runTool(["diff", "--reg-cli", "--version"])
    expect(run.text, equals: "0.2.0\n")
    expect(run.status, equals: 0)
  }

  @Test func `two pictures are not compared as reg-cli`() throws {
    let pictures = try PictureFolders(["a.png": "red"])
    let run = try pictures.diff("--reg-cli", "a.png", "a.png")
    expect(run.status, equals: 64)
    #expect(run.errors.contains("--reg-cli: expected two folders, found pictures"))
  }
}
