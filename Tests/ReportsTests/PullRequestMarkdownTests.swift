import Goldens
import ImageDecoding
import LayoutEdits
import LayoutGeometry
import LayoutSnapshots
import PictureComparison
import Reports
import TestSupport
import Testing

@Suite struct PullRequestMarkdownTests {
  @Test func `a change has its sentences, and what differs cut out of its pictures`() throws {
    var report = try ReportFolder()
    // Of 400 x 300 pixels, 10 x 10 at (200, 100): with 24 around them, 58 x 58.
    let expected = TestPicture(400, 300)
    let actual = expected.with(0xFF0000, x: 200, y: 100, width: 10, height: 10)
    try report.addChanged("cards", expected: expected, actual: actual)
    // Where the sentences are is not known.
    report.results[0].changeFacts = []
    let document = PullRequestMarkdown(
      title: "Golden images", items: try Array(ResultStream(report.results)),
      folder: report.folder.path, end: "Accept."
    ).document(pictureFolder: "pr pictures", urlPrefix: "https://x.example/")
    expect(
      document.pictures.map(\.path),
      equals: [
        "pr pictures/1-1-before.png", "pr pictures/1-1-after.png", "pr pictures/1-1-difference.png",
      ])
    for (_, png) in document.pictures {
      let size = try #require(PNGDecoder.size(of: png))
      expect([size.width, size.height], equals: [58, 58])
    }
    let difference = try comparePNG(
      expected: document.pictures[0].png, actual: document.pictures[1].png)
    guard case .different(let found) = difference.match else {
      Issue.record("the parts are the same")
      return
    }
    expect(found.clusters.map(\.box), equals: [PixelRect(x: 24, y: 24, width: 10, height: 10)])
    #expect(document.text.hasPrefix("### Golden images\n\n#### <code>cards</code>: changed\n\n- "))
    #expect(
      document.text.contains(
        "![after of cards](https://x.example/pr%20pictures/1-1-after.png)"))
    #expect(document.text.hasSuffix("\n\nAccept.\n"))
  }

  @Test func `the parts show the places of the first sentences, on each side where they are`()
    throws
  {
    var report = try ReportFolder()
    // A square of 10 × 10 that moves from (200, 100) to (200, 250), and a larger one that becomes red.
    let white = TestPicture(400, 900)
    let expected = white.with(0x000000, x: 200, y: 100, width: 10, height: 10)
      .with(0x000000, x: 0, y: 840, width: 50, height: 50)
    let actual = white.with(0x000000, x: 200, y: 250, width: 10, height: 10)
      .with(0xFF0000, x: 0, y: 840, width: 50, height: 50)
    try report.addChanged("cards", expected: expected, actual: actual)
    let places = [
      ChangePlaces(
        before: [Rect(x: 200, y: 100, width: 10, height: 10)],
        after: [Rect(x: 200, y: 250, width: 10, height: 10)]),
      ChangePlaces(),
    ]
    report.results[0].changeFacts = places.map { ChangeFacts(places: $0) }
    let size = Size(width: 400, height: 900)
    report.results[0].canvases = ComparedCanvases(before: size, after: size)
    let document = PullRequestMarkdown(
      title: "t", items: try Array(ResultStream(report.results)), folder: report.folder.path
    ).document(pictureFolder: "p")
    expect(
      document.pictures.map(\.path),
      equals: ["p/1-1-before.png", "p/1-1-after.png", "p/1-1-difference.png"])
    // With 24 around the square, both parts show the same.
    let parts = try comparePNG(expected: document.pictures[0].png, actual: document.pictures[1].png)
    let sizes = document.pictures.compactMap { PNGDecoder.size(of: $0.png) }
    expect(sizes.map(\.width), equals: [58, 58, 58])
    expect(sizes.map(\.height), equals: [58, 58, 58])
    let isSame =
      switch parts.match {
      case .different: false
      default: true
      }
    #expect(isSame)
  }

  @Test func `a picture without a golden is shown whole, up to a size`() throws {
    var report = try ReportFolder()
    try report.addMissing("tall", TestPicture(30, 2000))
    let document = PullRequestMarkdown(
      title: "t", items: try Array(ResultStream(report.results)), folder: report.folder.path
    ).document(pictureFolder: "p")
    let size = try #require(document.pictures.first.flatMap { PNGDecoder.size(of: $0.png) })
    expect([size.width, size.height], equals: [30, 1200])
    expect(document.pictures.map(\.path), equals: ["p/1-1-after.png"])
  }

  @Test func `what does not fit is counted`() throws {
    let report = try ReportFolder.example()
    let changed = try #require(report.results.first { $0.verdict == .changed })
    let items = (0..<2000).map { index in
      PullRequestMarkdown.Item(
        name: "case-\(index)", change: "changed", sentences: ["text \(index)"],
        pictures: [("before", changed.files.expected ?? "")], boxes: [])
    }
    let document = PullRequestMarkdown(title: "t", items: items, folder: report.folder.path)
      .document(pictureFolder: "p")
    #expect(document.text.utf8.count <= 65_536)
    #expect(document.text.utf8.count > 60_000)
    // One part of each picture.
    expect(document.pictures.count, equals: 10)
    let shown = document.text.split(separator: "\n").count { $0.hasPrefix("#### ") }
    #expect(document.text.contains("… and \(2000 - shown) more, which did not fit.\n"))
    #expect(
      document.text.contains(
        "… and the pictures of \(shown - 10) more, which are not shown here.\n"))
  }

  @Test func `comments have the room that changes leave`() {
    // Some 1,200 bytes each, and 1.2 MB in all.
    let comments = (0..<1000).map { index in
      ReaderComment(
        id: String(index, radix: 16), subject: "case-0", author: "Ada",
        date: "2026-11-23T04:10:00Z",
        text: "\(index)\n"
          + (1...4).map { _ in String(repeating: "wide ", count: 59) }
          .joined(separator: "\n"))
    }
    let items = (0..<100).map { index in
      PullRequestMarkdown.Item(
        name: "case-\(index)", change: "changed", sentences: ["text \(index)"], pictures: [],
        boxes: [], comments: index % 2 == 0 ? comments : [])
    }
    let text = PullRequestMarkdown(title: "t", items: items, folder: ".", end: "Accept.")
      .document(pictureFolder: "p").text
    #expect(text.utf8.count <= 65_536)
    let lines = text.split(separator: "\n")
    #expect(lines.count { $0.hasPrefix("#### ") } == 100)
    #expect(!text.contains("more, which did not fit"))
    let shown = lines.count { $0.hasPrefix("- **Ada**") }
    #expect(
      text.hasSuffix("… and \(50_000 - shown) more comments, which did not fit.\n\nAccept.\n"))
    // Of one change at most 8,192 bytes, which are six comments, so that others have some, too.
    let ofFirst = text.split(separator: "case-1</code>")[0].split(separator: "**Ada**").count - 1
    let ofThird = text.split(separator: "case-3</code>")[0].split(separator: "**Ada**").count - 1
    expect([ofFirst, ofThird - ofFirst], equals: [6, 6])
  }

  @Test func `a picture that is too large to be a golden is reported, and the others are shown`()
    throws
  {
    var report = try ReportFolder()
    let expected = TestPicture(40, 30)
    try report.addChanged(
      "cards", expected: expected, actual: expected.with(0xFF0000, x: 2, y: 1, width: 1, height: 1))
    let result = try #require(report.results.first)
    let before = try #require(result.files.expected)
    // A header that promises 20,000 × 20,000 pixels, which are 400 megapixels.
    var png = try #require(readBytes(report.folder.file(before)))
    png.replaceSubrange(16..<24, with: [0, 0, 0x4E, 0x20, 0, 0, 0x4E, 0x20])
    try report.folder.write(png, to: before)
    let document = PullRequestMarkdown(
      title: "t", items: try Array(ResultStream(report.results)), folder: report.folder.path
    ).document(pictureFolder: "p")
    expect(document.pictures.map(\.path), equals: ["p/1-1-after.png", "p/1-1-difference.png"])
    #expect(document.text.contains("The picture before is not shown: "))
  }

  @Test func `previews of a review that changed alike are one change`() {
    func entry(_ name: String, _ change: ReviewEntry.Change, _ causes: [String]) -> ReviewEntry {
      var entry = ReviewEntry(
        group: name, name: name, scale: 1, change: change,
        sentences: causes + ["7 of \(name) pixels differ"], pictures: [])
      entry.changes = causes.map {
        DescribedChange(sentence: Sentence($0), facts: ChangeFacts(kind: .layout))
      }
      return entry
    }
    let items = [PullRequestMarkdown.Item]([
      entry("a", .changed, ["gaps 8 → 12 pt"]), entry("b", .changed, ["gaps 8 → 12 pt"]),
      entry("c", .changed, []), entry("d", .changed, []), entry("e", .unchanged, []),
    ])
    // What nothing explains is like nothing else; the groups follow it.
    expect(items.map(\.name), equals: ["c", "d", "a"])
    expect(items.map(\.others), equals: [0, 0, 1])
    expect(items[2].sentences, equals: ["gaps 8 → 12 pt in 2 cases: a, b"])
  }

  @Test func `a picture that is not there is reported in its place`() throws {
    let folder = try TemporaryFolder()
    let item = PullRequestMarkdown.Item(
      name: "a", change: "changed", sentences: [], pictures: [("before", "../a.png")], boxes: [])
    let document = PullRequestMarkdown(title: "t", items: [item], folder: folder.path)
      .document(pictureFolder: "p")
    #expect(document.text.contains("The pictures are not there: "))
    #expect(document.pictures.isEmpty)
  }
}
