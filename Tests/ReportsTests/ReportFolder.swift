import DisplayList
import FileAccess
import Goldens
import LayoutEdits
import LayoutGeometry
import LayoutSnapshots
import PictureComparison
import PlainText
import Reports
import TestSupport

/// A results folder with pictures, and the report made from it.
struct ReportFolder {
  let folder: TemporaryFolder
  var results: [CaseResult] = []

  /// An empty results folder.
  init() throws {
    folder = try TemporaryFolder()
  }

  /// A folder with a changed case of 60 × 40 pixels, a missing one of 30 × 50, and two that passed.
  ///
  /// The changed one is white with a black square of 10 × 10 at (5, 5), which moves to (25, 5), and
  /// one of 4 × 4 at (50, 30), which becomes red.
  static func example() throws -> ReportFolder {
    var report = try ReportFolder()
    let expected = TestPicture(60, 40)
      .with(0x000000, x: 5, y: 5, width: 10, height: 10)
      .with(0x000000, x: 50, y: 30, width: 4, height: 4)
    let actual = TestPicture(60, 40)
      .with(0x000000, x: 25, y: 5, width: 10, height: 10)
      .with(0xFF0000, x: 50, y: 30, width: 4, height: 4)
    try report.addChanged("cards", expected: expected, actual: actual)
    try report.addMissing("users", TestPicture(30, 50, 0x007AFF))
    for name in ["banners", "scripts"] {
      report.results.append(
        CaseResult(
          suite: "Samples/all.yaml", name: name, verdict: .passed, golden: "g/\(name).png"))
    }
    return report
  }

  /// Adds a case whose two pictures are compared as `maquette test` does.
  mutating func addChanged(
    _ name: String, expected: TestPicture, actual: TestPicture
  ) throws {
    let pictures = try [expected.png(), actual.png()]
    let comparison = try comparePNG(expected: pictures[0], actual: pictures[1])
    guard case .different(let difference) = comparison.match,
      let painted = try comparison.pictures.flatMap({ try differencePNG(of: $0) })
    else { throw NoDifference() }
    try write(pictures[0], to: "\(name)-expected.png")
    try write(pictures[1], to: "\(name)-actual.png")
    try write(painted, to: "\(name)-diff.png")
    try folder.write(
      "--- expected\n+++ actual\n@@ -1 +1 @@\n-item 0 at (5, 5)\n+item 0 at (25, 5)\n",
      to: "\(name)-layout.diff.txt")
    results.append(
      CaseResult(
        suite: "Samples/all.yaml", name: name, verdict: .changed, golden: "g/\(name).png",
        files: ResultFiles(
          expected: "\(name)-expected.png", actual: "\(name)-actual.png",
          diff: "\(name)-diff.png", layoutDiff: "\(name)-layout.diff.txt",
          actualDigest: sha256(pictures[1])),
        machineDifferences: ["cairo 1.16.0 drew the golden, 1.18.2 this picture"],
        layoutChanges: [
          "item 0 moved (5, 5) → (25, 5) pt",
          Sentence([
            .words("item 1: fill "), .color(RGBA(red: 0, green: 0, blue: 0)), .words(" → "),
            .color(RGBA(red: 1, green: 0, blue: 0)),
          ]),
        ],
        difference: difference, milliseconds: 12))
    // The moved square is at another place on both sides, and the other one at the same; of each
    // picture, a point is a pixel.
    let places = [
      ChangePlaces(
        before: [Rect(x: 5, y: 5, width: 10, height: 10)],
        after: [Rect(x: 25, y: 5, width: 10, height: 10)]),
      ChangePlaces(
        before: [Rect(x: 50, y: 30, width: 4, height: 4)],
        after: [Rect(x: 50, y: 30, width: 4, height: 4)]),
    ]
    let kinds = [ChangeKind.layout, .style]
    results[results.count - 1].changeFacts = zip(kinds, places).map {
      ChangeFacts(kind: $0, places: $1)
    }
    results[results.count - 1].canvases = ComparedCanvases(
      before: Size(width: 60, height: 40), after: Size(width: 60, height: 40))
  }

  /// Adds a case in which a green row of 20 pixels is inserted between a red and a blue one.
  ///
  /// The folder has its layout, and how that differs from the golden's.
  mutating func addInsertion(_ name: String) throws {
    try addRows(name, [0xFF0000, 0x0000FF], [0xFF0000, 0x00FF00, 0x0000FF])
  }

  /// Adds a case in which the green row is removed.
  mutating func addRemoval(_ name: String) throws {
    try addRows(name, [0xFF0000, 0x00FF00, 0x0000FF], [0xFF0000, 0x0000FF], height: 120)
  }

  /// Adds a case of rows of 60 × 20 pixels, by their colours before and after.
  private mutating func addRows(
    _ name: String, _ before: [UInt32], _ after: [UInt32], height: Int = 60
  ) throws {
    let names: [UInt32: String] = [0xFF0000: "red", 0x00FF00: "green", 0x0000FF: "blue"]
    func picture(_ rows: [UInt32]) -> TestPicture {
      rows.enumerated().reduce(TestPicture(60, height)) { picture, row in
        picture.with(row.element, x: 0, y: 20 * row.offset, width: 60, height: 20)
      }
    }
    func layout(_ rows: [UInt32]) -> LayoutSnapshot {
      let lines = rows.enumerated().map { index, color in
        let digits = String(color, radix: 16, uppercase: true)
        let code = String(repeating: "0", count: 6 - digits.count) + digits
        return "    cell 0.\(index) \"\(names[color] ?? code)\" 0,\(20 * index) 60×20: "
          + "fill 0,0 60×20 color=#\(code)\n"
      }
      return LayoutSnapshot(
        text: """
          maquette layout 4
          canvas 60×\(height) appearance=light
            collection 0,0 60×\(height) layout=list content=60×\(height) offset=0,0 elements=\(rows.count)
          \(lines.joined())
          """)
    }
    try addChanged(name, expected: picture(before), actual: picture(after))
    let (old, new) = (layout(before), layout(after))
    try folder.write(new.text, to: "\(name).layout.txt")
    try folder.write(new.unifiedDiff(from: old), to: "\(name)-layout.diff.txt")
    let last = results.count - 1
    results[last].files.layout = "\(name).layout.txt"
    results[last].layoutChanges = new.described(since: old).map(\.sentence)
    results[last].changeFacts = new.described(since: old).map(\.facts)
    let size = Size(width: 60, height: Double(height))
    results[last].canvases = ComparedCanvases(before: size, after: size)
  }

  /// Adds a case without a golden.
  mutating func addMissing(_ name: String, _ picture: TestPicture) throws {
    let png = try picture.png()
    try write(png, to: "\(name)-actual.png")
    results.append(
      CaseResult(
        suite: "Samples/all.yaml", name: name, verdict: .missing, golden: "g/\(name).png",
        files: ResultFiles(actual: "\(name)-actual.png", actualDigest: sha256(png))))
  }

  /// Writes a file of the folder.
  func write(_ bytes: [UInt8], to name: String) throws {
    try AtomicFile.write(bytes, to: folder.file(name))
  }

  /// The report's text.
  func html(pictures: ReportPictures = ReportPictures()) throws -> String {
    let collector = Collector()
    try HTMLReport(folder: folder.path, pictures: pictures)
      .write(ResultStream(results)) { collector.bytes += $0 }
    return String(decoding: collector.bytes, as: UTF8.self)
  }

  /// Writes the report beside the pictures and answers its path.
  func page(pictures: ReportPictures = ReportPictures()) throws -> String {
    try folder.write(html(pictures: pictures), to: "report.html")
  }
}

/// Two pictures that should differ do not.
private struct NoDifference: Error {}

/// What a report has written so far.
private final class Collector {
  var bytes: [UInt8] = []
}
