import Maquette
import PictureComparison
import PlainText

/// What comparing two pictures showed, in words.
struct PairWords {
  /// True if the pictures differ by more than the tolerance allows.
  let isDifference: Bool
  /// A line, and more lines with the numbers of a difference; ends with a line feed.
  let text: String

  /// The words for two files, and the file that shows where they differ, if any.
  init(_ match: PictureMatch, actual: String, expected: String, diff: String?) {
    let (actual, expected) = (oneLine(actual), oneLine(expected))
    switch match {
    case .identicalBytes:
      isDifference = false
      text = "\(actual) and \(expected) have the same bytes\n"
    case .identicalDigests, .identicalPixels:
      isDifference = false
      text = "\(actual) and \(expected) have the same pixels\n"
    case .withinTolerance(let difference):
      isDifference = false
      text = "\(actual) differs from \(expected) within the tolerance\n" + Self.lines(difference)
    case .different(let difference):
      isDifference = true
      text =
        "\(actual) differs from \(expected)\n" + Self.lines(difference)
        + (diff.map { "  shown in \(oneLine($0))\n" } ?? "")
    }
  }

  private static func lines(_ difference: PictureDifference) -> String {
    let sentences =
      [difference.sizeSentence, difference.pixelSentence].compactMap { $0 }
      + difference.clusterSentences + [difference.sweepSentence].compactMap { $0 }
    return sentences.map { "  \($0)\n" }.joined()
  }
}
