import Goldens
import PictureComparison
import TestSupport
import Testing

@Suite struct PictureFilePairTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func pair(_ expected: String, _ actual: String) throws -> PictureFilePair {
    try PictureFilePair(
      expected: folder.file(expected), actual: folder.file(actual), tolerance: .none, workers: 1)
  }

  @Test func `files of 16 bits a sample are reported to be compared by their upper 8`() throws {
    // The same grey, once as 0x1499 and once as 0x14.
    try folder.write(deepPNG, to: "deep.png")
    try folder.write(solidPNG(width: 2, height: 1, gray: 20), to: "plain.png")
    let pair = try pair("deep.png", "plain.png")
    let comparison = try pair.comparison()
    expect(comparison.match, equals: .identicalPixels)
    expect(
      pair.notices(comparison),
      equals: [
        "\(folder.file("deep.png")) has 16 bits a sample, of which the upper 8 are compared"
      ])
    let same = try self.pair("deep.png", "deep.png")
    expect(try same.notices(same.comparison()), equals: [])
  }

  @Test func `equal files are compared, and shown, by their bytes`() throws {
    let png = try TestPicture(4, 3, 0xFF0000).png()
    for name in ["a.png", "b.png"] { try folder.write(png, to: name) }
    let pair = try pair("a.png", "b.png")
    let comparison = try pair.comparison()
    expect(comparison.match, equals: .identicalBytes)
    let shown = try #require(try pair.difference(of: comparison))
    try #require(straightPixels(shown).count == 12)
  }

  @Test func `files of equal pixels have equal digests`() throws {
    try folder.write(TestPicture(4, 3, 0xFF0000).png(), to: "a.png")
    try folder.write(TestPicture(4, 3, 0xFF0000).png(comment: "another"), to: "b.png")
    try #require(pair("a.png", "b.png").comparison().match == .identicalDigests)
  }

  @Test(arguments: [("a.png", "none.png", false), ("none.png", "a.png", true)])
  func `a missing file is named by its place in the pair`(
    expected: String, actual: String, isExpected: Bool
  ) throws {
    try folder.write(TestPicture(1, 1).png(), to: "a.png")
    let error = try #require(throws: UnreadableFile.self) { try pair(expected, actual) }
    expect(error.isExpected, equals: isExpected)
    expect(error.description, equals: "cannot read '\(folder.file("none.png"))': file not found")
  }

  @Test func `words name both files and where the difference is shown`() throws {
    // 2 of 12 pixels, beside each other.
    try folder.write(TestPicture(4, 3).png(), to: "a.png")
    try folder.write(
      TestPicture(4, 3).with(0x000000, x: 1, y: 2, width: 2, height: 1).png(), to: "b.png")
    let words = PairWords(
      try pair("a.png", "b.png").comparison().match, actual: "b\n.png", expected: "a.png",
      diff: "shown.png")
    #expect(words.isDifference)
    let lines = words.text.split(separator: "\n")
    #expect(lines.first == #"b\n.png differs from a.png"#)
    expect(lines.dropFirst().first, equals: "  2 of 12 pixels differ (16.67 %)")
    expect(lines.dropFirst(2).first, equals: "  2 pixels differ in 2 × 1 px at (1, 2) px")
    expect(lines.last, equals: "  shown in shown.png")
  }

  @Test func `layouts beside the pictures are compared in words, which are before the pixels`()
    throws
  {
    func layout(_ color: String) -> String {
      "maquette layout 2\ncanvas 4×3\n  fill 0,0 4×3 color=#\(color)\n"
    }
    for (name, color, number) in [("a", "FFFFFF", 0xFFFFFF), ("b", "FF0000", 0xFF0000)] {
      try folder.write(TestPicture(4, 3, UInt32(number)).png(), to: name + ".png")
      try folder.write(Array(layout(color).utf8), to: name + ".layout.txt")
    }
    let pair = try pair("a.png", "b.png")
    let words = PairWords(
      try pair.comparison().match, actual: "b.png", expected: "a.png", diff: nil,
      layoutChanges: pair.layoutChanges)
    #expect(
      words.text.split(separator: "\n") == [
        "b.png differs from a.png",
        "  screen background #FFFFFF → #FF0000",
        "  12 of 12 pixels differ (100 %)",
        "  12 pixels differ in 4 × 3 px at (0, 0) px",
      ])
  }

  @Test func `words for equal files are one line`() {
    let words = PairWords(.identicalPixels, actual: "b.png", expected: "a.png", diff: "shown.png")
    #expect(!words.isDifference)
    expect(words.text, equals: "b.png and a.png have the same pixels\n")
  }
}
