import Goldens
package import LayoutSnapshots
import PictureComparison
package import Reports

/// How a preview differs from what it was.
package struct ScreenComparison {
  /// Whether it is another.
  package let change: ReviewEntry.Change
  /// How it differs, a sentence each.
  package let sentences: [String]
  /// A PNG file that shows where the pictures differ.
  package let difference: [UInt8]?

  /// Compares a preview with an earlier one; nil for a preview that was not there.
  ///
  /// - Throws: `UnreadablePicture`.
  package init(_ earlier: ReviewBase.Earlier?, png: [UInt8], layout: LayoutSnapshot) throws {
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
      let words =
        earlier.layout.map { layout.sentences(since: $0, limit: 20).map(\.text) } ?? []
      sentences = words + [pixels.sizeSentence, pixels.pixelSentence].compactMap(\.self)
      difference = try comparison.pictures.flatMap { try differencePNG(of: $0) }
    }
  }
}
