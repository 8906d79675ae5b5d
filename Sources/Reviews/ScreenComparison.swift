package import LayoutEdits
package import LayoutSnapshots
package import PictureComparison
package import Reports

/// The differences of a preview from its earlier state.
package struct ScreenComparison {
  /// The kind of the difference.
  package let change: ReviewEntry.Change
  /// The differences of its layout, with the facts about each sentence.
  package let changes: [DescribedChange]
  /// The differences of its pixels; nil if they are equal.
  package let pixels: PictureDifference?
  /// A PNG file that shows the differences of the pictures.
  package let difference: [UInt8]?

  /// The differences, a sentence each, with the numbers of pixels at the end.
  package var sentences: [String] {
    changes.map(\.sentence.text)
      + [pixels?.sizeSentence, pixels?.pixelSentence].compactMap(\.self)
  }

  /// The largest number of sentences; further ones are counted.
  private static let longestList = 20

  /// Compares a preview with an earlier one, which is nil for a new preview.
  ///
  /// - Parameter live: The views of the preview; nil for none.
  /// - Throws: `UnreadablePicture`.
  package init(
    _ earlier: ReviewBase.Earlier?, png: [UInt8], layout: LayoutSnapshot, live: LiveScreen?
  ) throws {
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
        earlier.layout.map { layout.described(since: $0, live: live, limit: Self.longestList) }
          ?? [],
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
