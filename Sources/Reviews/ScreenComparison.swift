import Goldens
package import LayoutSnapshots
package import PictureComparison
package import Reports

/// How a preview differs from what it was.
package struct ScreenComparison {
  /// Whether it is another.
  package let change: ReviewEntry.Change
  /// How its layout differs, with what is known of each sentence.
  package let changes: [DescribedChange]
  /// How its pixels differ; nil where they do not.
  package let pixels: PictureDifference?
  /// A PNG file that shows where the pictures differ.
  package let difference: [UInt8]?

  /// How it differs, a sentence each, with the numbers of pixels at the end.
  package var sentences: [String] {
    changes.map(\.sentence.text)
      + [pixels?.sizeSentence, pixels?.pixelSentence].compactMap(\.self)
  }

  /// More sentences are counted.
  private static let longestList = 20

  /// Compares a preview with an earlier one; nil for a preview that was not there.
  ///
  /// - Throws: `UnreadablePicture`.
  package init(_ earlier: ReviewBase.Earlier?, png: [UInt8], layout: LayoutSnapshot) throws {
    guard let earlier else {
      self.init(.new)
      return
    }
    let comparison = try comparePNG(expected: earlier.png, actual: png)
    switch comparison.match {
    case .identicalBytes, .identicalDigests, .identicalPixels, .withinTolerance:
      self.init(.unchanged)
    case .different(let pixels):
      self.init(
        .changed,
        earlier.layout.map { layout.described(since: $0, limit: Self.longestList) } ?? [],
        pixels: pixels, difference: try comparison.pictures.flatMap { try differencePNG(of: $0) })
    }
  }

  private init(
    _ change: ReviewEntry.Change, _ changes: [DescribedChange] = [],
    pixels: PictureDifference? = nil, difference: [UInt8]? = nil
  ) {
    self.change = change
    self.changes = changes
    self.pixels = pixels
    self.difference = difference
  }
}
