import Diagnostics
import DisplayList
import Goldens
import LayoutEdits
import LayoutGeometry
import LayoutSnapshots
import PictureComparison
import TestSupport
import Testing

@Suite struct ResultsFileTests {
  private let folder: TemporaryFolder
  private let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = folder.file("results.json")
  }

  private func write(_ results: [CaseResult]) throws {
    var writer = try ResultsFileWriter(to: path)
    for result in results { try writer.add(result) }
    try writer.commit()
  }

  private func read() throws -> [CaseResult] {
    var results: [CaseResult] = []
    try ResultsFile.read(path) { results.append($0) }
    return results
  }

  private let changed = CaseResult(
    suite: "Samples/cards.yaml", name: "cards.dark", verdict: .changed,
    golden: "Samples/__Snapshots__/cards/cards.dark.png", form: .hash,
    movedFrom: "Samples/__Snapshots__/old/cards.dark.png",
    files: ResultFiles(
      expected: "a-expected.png", actual: "a-actual.png", diff: "a-diff.png",
      layoutDiff: "a-layout.diff.txt", layout: "a-actual.layout.txt",
      actualDigest: String(repeating: "0f", count: 32),
      layoutDigest: String(repeating: "a1", count: 32)),
    machineDifferences: ["cairo 1.16.0 drew the golden, 1.18.2 this picture"],
    layoutChanges: [
      "no colours, but '#112233'",
      Sentence([
        .words("cell 'a\"b\\c\n\u{202E}\u{FFFE}é🇻🇳': fill "),
        .color(RGBA(red: 0, green: 122 / 255, blue: 1)), .words(" → "),
        .color(RGBA(red: 1, green: 0, blue: 0)),
      ]),
    ],
    difference: PictureDifference(
      expectedSize: PixelSize(width: 780, height: 1424),
      actualSize: PixelSize(width: 780, height: 1500), differingPixels: 1300,
      antialiasedPixels: 2, maskedPixels: 3,
      clusters: [
        PictureDifference.Cluster(
          box: PixelRect(x: 1, y: 2, width: 3, height: 4), differingPixels: 12,
          elements: ["item 7"])
      ], clusterCount: 9,
      sweep: [PictureDifference.SweepStep(threshold: 0.1, differingPixels: 5)]),
    message: "told", milliseconds: 12.5)

  @Test func `what is written is read back`() throws {
    let passed = CaseResult(
      suite: "a.yaml", name: "a", verdict: .passed, golden: "__Snapshots__/a/a.png")
    try write([changed, passed])
    try #require(read() == [changed, passed])
  }

  @Test func `a run without cases has results, too`() throws {
    try write([])
    try #require(read() == [])
    #expect(
      readText(path)
        == #"{"version":1,"software":"maquette 0.2.0","shard":null,"missing":[],"cases":["#
        + "\n]}\n")
  }

  @Test(arguments: [
    RunCoverage(shard: Shard("2/4")),
    RunCoverage(missing: ["2/4", "4/4"].compactMap { Shard($0) }),
  ])
  func `which of the run's cases there are is read back`(coverage: RunCoverage) throws {
    try ResultsFileWriter(to: path, coverage: coverage).commit()
    try #require(ResultsFileReader(path).coverage == coverage)
  }

  @Test func `what is known of the run is read back`() throws {
    let facts = RunFacts(
      project: "app", commit: "1f", date: "2026-11-22 22:01:13 +0000", branch: nil,
      machine: "Linux", options: ["--threshold 0.1"])
    try ResultsFileWriter(to: path, facts: facts).commit()
    try #require(ResultsFileReader(path).facts == facts)
    try write([])
    try #require(ResultsFileReader(path).facts == nil)
  }

  @Test func `cases that changed alike have a word in common, which is not read`() throws {
    func changed(_ name: String, _ sentence: Sentence) -> CaseResult {
      CaseResult(
        suite: "a.yaml", name: name, verdict: .changed, golden: "\(name).png",
        layoutChanges: [sentence])
    }
    let results = [
      changed("a", "gaps 8 → 12 pt"), changed("b", "gaps 8 → 12 pt"), changed("c", "gaps 8 → 9 pt"),
      CaseResult(suite: "a.yaml", name: "d", verdict: .changed, golden: "d.png"),
    ]
    try write(results)
    let lines = try #require(readText(path)).split(separator: "\n")
    let words = lines.dropFirst().dropLast().map { line in
      line.firstRange(of: #""change":""#).map { String(line[$0.upperBound...].prefix(16)) }
    }
    expect(words, equals: results.map { Change(of: $0)?.id })
    expect(words[0], equals: words[1])
    #expect(words[0] != words[2])
    #expect(words[3] == nil)
    let invented = try #require(readText(path)).replacing(words[0] ?? "", with: "0123456789abcdef")
    try folder.write(invented, to: "results.json")
    var read: [CaseResult] = []
    try ResultsFile.read(path) { read.append($0) }
    expect(read, equals: results)
  }

  @Test func `a colour that is not in its sentence is not taken over`() throws {
    // Bytes: `fill ` has 5, so the first colour is at 5; at 6 there is none, and there is no
    // sentence 1.
    let changes = ##""layoutChanges":["fill #112233 → #445566"]"##
    let colors =
      ##""layoutColors":[{"sentence":0,"offset":5,"color":"#112233"},"##
      + ##"{"sentence":0,"offset":6,"color":"#445566"},"##
      + ##"{"sentence":1,"offset":0,"color":"#445566"},"##
      + ##"{"sentence":0,"offset":9007199254740992,"color":"#445566"}]"##
    let line = Self.passed.replacing(##""layoutChanges":[]"##, with: changes + "," + colors)
    try folder.write(Self.head + line + "\n]}\n", to: "results.json")
    let color = RGBA(red: 17 / 255, green: 34 / 255, blue: 51 / 255)
    let sentence = Sentence([.words("fill "), .color(color), .words(" → #445566")])
    try #require(read().map(\.layoutChanges) == [[sentence]])
  }

  @Test func `the places of changes are read back, in numbers of four`() throws {
    var result = changed
    result.changeFacts = [
      ChangeFacts(
        kind: .data,
        places: ChangePlaces(
          before: [Rect(x: 0, y: 8.5, width: 10, height: 20)],
          after: [Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 5, y: 6, width: 7, height: 8)]),
        values: "1f", parts: ["text '", "A", "' removed"]),
      ChangeFacts(),
    ]
    result.canvases = ComparedCanvases(
      before: Size(width: 390, height: 712.25), after: Size(width: 390, height: 736))
    try write([result])
    try #require(read() == [result])
    let text = try #require(readText(path))
    #expect(
      text.contains(
        #""layoutPlaces":[{"kind":"data","before":[0,8.5,10,20],"values":"1f","#
          + #""parts":["text '","A","' removed"],"after":[1,2,3,4,5,6,7,8]},{}],"#
          + #""canvases":{"before":[390,712.25],"after":[390,736]}"#))
    try folder.write(
      text.replacing("[0,8.5,10,20]", with: "[0,8.5,10]"), to: "results.json")
    #expect(throws: Diagnostic.self) { try read() }
  }

  @Test func `results of a release that knew of no missing parts are whole`() throws {
    try folder.write(Self.head + Self.passed + "\n]}\n", to: "results.json")
    try #require(ResultsFileReader(path).coverage == RunCoverage())
  }

  @Test func `each case is on a line of its own`() throws {
    try write([changed, changed, changed])
    let lines = try #require(readText(path)).split(separator: "\n")
    expect(lines.count, equals: 5)
    #expect(lines[1...3].filter { !$0.hasPrefix(#"{"suite":"Samples/cards.yaml","#) } == [])
  }

  @Test func `a stream that is cut off has whole cases, or is an error`() throws {
    let line = Array((changed.line + "\n").utf8)
    let bytes = line + line
    // Whole cases, with or without the last line feed.
    let counts = [line.count - 1: 1, line.count: 1, bytes.count - 1: 2, bytes.count: 2]
    for end in 1...bytes.count {
      try folder.write(Array(bytes[..<end]), to: "results.json")
      guard let count = counts[end] else {
        #expect(throws: Diagnostic.self) { try read() }
        continue
      }
      expect(try read(), equals: Array(repeating: changed, count: count))
    }
  }

  @Test func `the noncharacters that texts may not have are escaped`() throws {
    var result = changed
    result.layoutChanges = [Sentence(String(Unicode.Scalar(0xFDD0).map(Character.init) ?? "?"))]
    try write([result])
    try #require(read() == [result])
  }

  @Test func `a file that is not committed leaves the older one`() throws {
    try write([])
    let before = readText(path)
    do {
      var writer = try ResultsFileWriter(to: path)
      try writer.add(changed)
    }
    expect(readText(path), equals: before)
    expect(folder.names, equals: ["results.json"])
  }

  private static let head = #"{"version":1,"software":"x","cases":["# + "\n"
  private static let passed =
    #"{"suite":"s","name":"n","verdict":"passed","golden":"g","files":{},"#
    + #""machineDifferences":[],"layoutChanges":[],"milliseconds":0}"#

  /// The head, a case with a piece of its text replaced, and the end.
  private static func file(_ old: String, _ new: String) -> String {
    // Without Foundation, as the tests' own texts are short.
    let parts = passed.split(separator: old, omittingEmptySubsequences: false)
    return head + parts.joined(separator: new) + "\n]}\n"
  }

  @Test func `what a case leaves out is nothing`() throws {
    try folder.write(Self.head + Self.passed + "\n]}\n", to: "results.json")
    try #require(
      read() == [CaseResult(suite: "s", name: "n", verdict: .passed, golden: "g")])
  }

  @Test(arguments: [
    ("", 1, "the results end too soon"),
    (head, 2, "the results end too soon"),
    (head + passed + ",\n", 3, "the results end too soon"),
    (head + passed + "\n" + passed + "\n]}\n", 3, "expected ']}' after the last case"),
    (head + "]}\nmore\n", 3, "expected the end of the results"),
    (
      #"{"version":2,"cases":["# + "\n]}\n", 1,
      "results of version 2, and this release reads version 1"
    ),
    (
      #"{"version":1,"cases":[1,"# + "\n]}\n", 1, "expected a value after ',', found ']'"
    ),
    (#"{"version":1,"cases":[1"# + "\n]}\n", 1, "expected each case on a line of its own"),
    (
      #"{"version":1,"missing":["5/4"],"cases":["# + "\n]}\n", 1,
      "missing: expected a part as in '2/4', found '5/4'"
    ),
    ("[]\n", 1, "expected the facts of a run, up to its list of cases"),
    ("{\n", 1, "expected the facts of a run, up to its list of cases"),
    (head + "7\n]}\n", 2, "expected an object, found the number 7"),
    (file("passed", "fine"), 2, "unknown verdict 'fine'"),
    (file("{}", #"{},"form":"pixels""#), 2, "unknown form 'pixels'"),
    (file(#""n""#, #""""#), 2, "name: expected a name, found the text ''"),
    (file(#""s""#, "[]"), 2, "suite: expected text, found a list of 0"),
    (
      file("{}", #"{"actual":"../x.png"}"#), 2,
      "actual: '../x.png' is not in the results folder"
    ),
    (
      file("{}", #"{"actual":"/etc/passwd"}"#), 2,
      "actual: '/etc/passwd' is not in the results folder"
    ),
    (
      file("{}", #"{"actualDigest":"00"}"#), 2,
      "actualDigest: expected 64 hexadecimal digits, found the text '00'"
    ),
    (
      file(#""milliseconds":0"#, #""milliseconds":-1"#), 2,
      "milliseconds: expected a number from 0 to 3000000000000, found the number -1"
    ),
    (
      file(#""golden":"g""#, #""golden":"g","difference":{"expectedSize":{"width":3}}"#), 2,
      "height: expected a whole number from 0 to 2147483647, found nothing"
    ),
  ])
  func `results that are not as they are written are an error at their line`(
    text: String, line: Int, message: String
  ) throws {
    try folder.write(text, to: "results.json")
    let error = try #require(throws: Diagnostic.self) { try read() }
    expect(error.message, equals: message)
    expect(error.range?.start.line, equals: line)
  }

  @Test(arguments: ["1e300", "-1", "1.5", "4294967296", "9007199254740991"])
  func `a size that no picture has is an error and no overflow`(width: String) throws {
    try write([changed])
    let text = try #require(readText(path))
    let parts = text.split(separator: #""expectedSize":{"width":780"#)
    try folder.write(
      parts.joined(separator: #""expectedSize":{"width":\#(width)"#), to: "results.json")
    let error = try #require(throws: Diagnostic.self) { try read() }
    #expect(error.message.hasPrefix("width: expected a whole number from 0 to 2147483647"))
  }
}
