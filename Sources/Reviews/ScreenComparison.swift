import Goldens
import LayoutSnapshots
import PictureComparison
import Reports

/// How a preview differs from what it was.
struct ScreenComparison {
  let change: ReviewEntry.Change
  /// How it differs, a sentence each.
  let sentences: [String]
  /// A PNG file that shows where the pictures differ.
  let difference: [UInt8]?

  /// Compares a preview with an earlier one; nil for a preview that was not there.
  ///
  /// - Throws: `UnreadablePicture`.
  init(_ earlier: ReviewBase.Earlier?, png: [UInt8], layout: LayoutSnapshot) throws {
    guard let earlier else {
      change = .new
      sentences = []
      difference = nil
      return
    }
    let comparison = try comparePNG(expected: earlier.png, actual: png)
    switch comparison.match {
    case .identicalBytes, .identicalDigests, .identicalPixels, .withinTolerance:
      change = .unchanged
      sentences = []
      difference = nil
    case .different(let pixels):
      change = .changed
      let words = layout.sentences(since: earlier.layout, limit: 20).map(\.text)
      sentences = words + [pixels.sizeSentence, pixels.pixelSentence].compactMap(\.self)
      difference = try comparison.pictures.flatMap { try differencePNG(of: $0) }
    }
  }
}
