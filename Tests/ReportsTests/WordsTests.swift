import Goldens
import LayoutSnapshots
import PictureComparison
import Reports
import TestSupport
import Testing

@Suite struct WordsTests {
  /// The changed case, from the machine to where pixels differ.
  private static let sentences = [
    "cairo 1.16.0 drew the golden, this is 1.18.0",
    "item 7 moved (16, 200) → (16, 208) pt",
    "1300 of 40000 pixels differ (3.25 %)",
    "214 pixels differ in 40 × 12 px at (16, 200) px: item 7, item 8",
  ]

  @Test func `a changed case is reported from the machine to the pixels`() {
    expect(changedCase.headline, equals: "item 7 moved (16, 200) → (16, 208) pt")
    expect(changedCase.lines(), equals: Self.sentences)
    expect(
      changedCase.lines(.all),
      equals: Self.sentences + ["differing pixels by threshold: 0: 1300, 0.2: 0"]
    )
  }

  @Test func `the terminal, Markdown, annotations, JUnit and pages have the same sentences`() throws
  {
    let results = ResultStream([changedCase])
    let markdown = try MarkdownReport(results).text()
    #expect(markdown.contains("```text\n" + Self.sentences.joined(separator: "\n") + "\n```"))
    let github = try collected(GitHubAnnotations(results).write)
    let escaped = Self.sentences.map { $0.replacing("%", with: "%25") }
    #expect(github.hasSuffix("::" + escaped.joined(separator: "%0A") + "\n"))
    let junit = try collected(JUnitReport(results).write)
    #expect(junit.contains(">" + Self.sentences.joined(separator: "\n") + "</failure>"))
    var report = try ReportFolder()
    report.results = [changedCase]
    let html = try report.html()
    let places = Self.sentences.dropLast().map { html.firstRange(of: ">\($0)<")?.lowerBound }
    #expect(!places.contains(nil))
    expect(places.compactMap { $0 }, equals: places.compactMap { $0 }.sorted())
  }

  @Test func `seven sentences are reported, and the number of pixels beside them`() {
    var result = changedCase
    let moves = (0..<9).map { "item \($0) moved" }
    // With that of the machine ten causes: seven of them, and the pixels.
    result.layoutChanges = moves.map { Sentence($0) }
    #expect(
      result.lines(hint: "-v shows")
        == [Self.sentences[0]] + moves.prefix(6)
        // Three causes and a cluster are left.
        + [Self.sentences[2], "and 4 more (-v shows them)"])
    // Seven causes leave no room for the cluster.
    result.layoutChanges.removeLast(3)
    expect(result.lines().last, equals: "and 1 more")
    expect(result.lines(hint: "-v shows").last, equals: "and 1 more (-v shows it)")
    // Ten causes, the number of pixels, a cluster, the thresholds.
    result.layoutChanges = moves.map { Sentence($0) }
    expect(result.lines(.all).count, equals: 13)
  }

  @Test func `three clusters are reported, the largest first`() {
    var result = changedCase
    result.layoutChanges = []
    result.machineDifferences = []
    result.difference?.clusters = (0..<5).map { index in
      PictureDifference.Cluster(
        box: PixelRect(x: index, y: 0, width: 1, height: 1), differingPixels: 9 - index)
    }
    result.difference?.clusterCount = 12
    #expect(
      result.lines() == [
        "1300 of 40000 pixels differ (3.25 %)",
        "9 pixels differ in 1 × 1 px at (0, 0) px",
        "8 pixels differ in 1 × 1 px at (1, 0) px",
        "7 pixels differ in 1 × 1 px at (2, 0) px",
        // Twelve clusters without three.
        "and 9 more",
      ])
    #expect(result.lines(.all).contains("and 7 more clusters"))
  }

  @Test func `a case that has not changed begins with its headline`() {
    let lines = everyVerdict.filter { $0.verdict != .changed }.map { $0.lines() }
    expect(
      lines,
      equals: [
        ["the picture matches its golden"], ["there is no golden"], ["'g/torn.png' ends too soon"],
        ["a font is missing"], ["no case draws this golden"],
        ["there was no golden: this picture was recorded as one"], ["the golden was updated"],
      ])
  }

  @Test func `another size is reported before the pixels`() {
    var result = changedCase
    result.difference?.actualSize.height = 208
    result.layoutChanges = []
    expect(result.headline, equals: "the size changed: 200 × 200 → 200 × 208 px")
    // 200 × 208 pixels hold both pictures; 1300 / 41600 = 0.03125.
    #expect(result.lines().contains("1300 of 41600 pixels differ (3.13 %)"))
  }

  @Test(arguments: [
    (1, "1 of 40000 pixels differs (under 0.01 %)"),
    (4, "4 of 40000 pixels differ (0.01 %)"),
    (20000, "20000 of 40000 pixels differ (50 %)"),
    (39999, "39999 of 40000 pixels differ (over 99.99 %)"),
    (40000, "40000 of 40000 pixels differ (100 %)"),
  ])
  func `a share never rounds to nothing or to all`(differing: Int, sentence: String) {
    let size = PixelSize(width: 200, height: 200)
    let difference = PictureDifference(
      expectedSize: size, actualSize: size, differingPixels: differing)
    expect(difference.pixelSentence, equals: sentence)
  }

  @Test func `antialiased and masked pixels are counted apart`() {
    let size = PixelSize(width: 10, height: 10)
    let difference = PictureDifference(
      expectedSize: size, actualSize: size, differingPixels: 5, antialiasedPixels: 3,
      maskedPixels: 2)
    expect(
      difference.pixelSentence,
      equals: "5 of 100 pixels differ (5 %), 3 more look antialiased, 2 are masked")
  }

  @Test func `a tally names what needs a look first`() throws {
    try #require(
      ResultTally(ResultStream(everyVerdict)).words
        == "1 changed, 1 missing, 1 unreadable, 1 failed, 1 stale, 1 recorded, 1 updated, 1 passed")
    expect(ResultTally().words, equals: "no cases")
  }
}
