import Goldens
package import LayoutSnapshots
package import PictureComparison
package import Reports

/// How a preview differs from what it was.
package struct ScreenComparison {
  /// Whether it is another.
  package let change: ReviewEntry.Change
  /// How it differs, a sentence each.
  package let sentences: [String]
  /// Those of the sentences that do not count pixels.
  package let causes: [String]
  /// Where the pictures differ, in pixels.
  package let boxes: [PixelRect]
  /// The places that the first sentences are about.
  package let places: [ChangePlaces]
  /// A PNG file that shows where the pictures differ.
  package let difference: [UInt8]?

  /// Compares a preview with an earlier one; nil for a preview that was not there.
  ///
  /// - Throws: `UnreadablePicture`.
  package init(_ earlier: ReviewBase.Earlier?, png: [UInt8], layout: LayoutSnapshot) throws {
    guard let earlier else {
      change = .new
      causes = []
      sentences = []
      boxes = []
      places = []
      difference = nil
      return
    }
    let comparison = try comparePNG(expected: earlier.png, actual: png)
    switch comparison.match {
    case .identicalBytes, .identicalDigests, .identicalPixels, .withinTolerance:
      change = .unchanged
      causes = []
      sentences = []
      boxes = []
      places = []
      difference = nil
    case .different(let pixels):
      change = .changed
      boxes = pixels.clusters.map(\.box)
      let changes = earlier.layout.map { layout.described(since: $0, limit: 20) } ?? []
      places = changes.map(\.facts.places)
      causes = changes.map(\.sentence.text)
      sentences = causes + [pixels.sizeSentence, pixels.pixelSentence].compactMap(\.self)
      difference = try comparison.pictures.flatMap { try differencePNG(of: $0) }
    }
  }
}
