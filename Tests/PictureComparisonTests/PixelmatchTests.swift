import ImageDecoding
import PictureComparison
import TestSupport
import Testing

struct PixelmatchTests {
  /// What pixelmatch and the comparison found of a pair.
  private struct Outcome: Equatable {
    var name: String
    var count: Int?
    var picture: [UInt8]?
  }

  @Test(arguments: [0, 0.03, 0.1, 0.3], [true, false])
  func `yiq counts and paints as pixelmatch does, on any pair`(
    threshold: Double, ignoresAntialiasing: Bool
  ) throws {
    let folder = try TemporaryFolder()
    let pairs = try PicturePairs.all.get()
    // 14 of few colours, 3 of noise, 3 gradients, 6 discs and 6 drawn ones.
    expect(pairs.count, equals: 32)
    var lines = ""
    for (index, pair) in pairs.enumerated() {
      try folder.write(pair.expected, to: "\(pair.name).expected.rgba")
      try folder.write(pair.actual, to: "\(pair.name).actual.rgba")
      lines += "\(pair.name) \(pair.width) \(pair.height) \(threshold) \(!ignoresAntialiasing)"
      lines += " \(index)\n"
    }
    let run = try runPython(
      "Tests/PictureComparisonTests/pixelmatch_counts.py", [folder.path], input: lines)
    try #require(run.errors == "")
    let counts = run.text.split(separator: "\n").map { Int($0) }

    let tolerance = Tolerance(
      comparator: .yiq, threshold: threshold, ignoresAntialiasing: ignoresAntialiasing)
    for (index, pair) in pairs.enumerated() {
      let expected = try #require(readBytes(folder.file("\(pair.name).expected.png")))
      let actual = try #require(readBytes(folder.file("\(pair.name).actual.png")))
      let match = try compare(expected: expected, actual: actual, tolerance: tolerance)
      let picture = try paintedDifference(expected: expected, actual: actual, tolerance: tolerance)
      let ours = Outcome(
        name: pair.name, count: match.difference?.differingPixels ?? 0,
        picture: try picture.map(Self.samples))
      let theirs = Outcome(
        name: pair.name, count: counts[index], picture: readBytes(folder.file("\(index).rgba")))
      expect(ours, equals: theirs)
    }
  }

  private static func samples(_ png: [UInt8]) throws -> [UInt8] {
    try StraightPixels(decodingPNG: png, limits: .golden).bytes
  }
}
