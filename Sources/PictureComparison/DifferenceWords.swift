import PlainText

extension PictureDifference {
  /// The number of differing pixels, as in `1300 of 40000 pixels differ (3.25 %)`.
  package var pixelSentence: String {
    let verb = differingPixels == 1 ? "differs" : "differ"
    var text =
      "\(differingPixels) of \(pixelCount) pixels \(verb) (\(percentage(of: differingRatio)))"
    if antialiasedPixels > 0 { text += ", \(antialiasedPixels) more look antialiased" }
    if maskedPixels > 0 { text += ", \(maskedPixels) are masked" }
    return text
  }

  /// Both sizes, as in `the size changed: 780 × 1424 → 780 × 1500 px`, or both scales with the
  /// sizes; nil for equal ones.
  package var sizeSentence: String? {
    PictureComparison.sizeSentence(from: expectedSize, to: actualSize, scales: scales)
  }

  /// The sweep, as in `differing pixels by threshold: 0: 1300, 0.1: 1300, 0.2: 0`; nil without one.
  package var sweepSentence: String? {
    guard !sweep.isEmpty else { return nil }
    let steps = sweep.map { "\(shortest($0.threshold)): \($0.differingPixels)" }
    return "differing pixels by threshold: " + steps.joined(separator: ", ")
  }
}

extension PictureDifference.Cluster {
  /// The cluster in words, as in `214 pixels differ in 40 × 12 px at (16, 200) px: item 7, item 8`.
  package var sentence: String {
    let verb = differingPixels == 1 ? "differs" : "differ"
    let text =
      "\(counted(differingPixels, "pixel")) \(verb) in \(box.width) × \(box.height) px"
      + " at (\(box.x), \(box.y)) px"
    return elements.isEmpty ? text : text + ": " + elements.joined(separator: ", ")
  }
}

/// Returns two sizes, as in `the size changed: 780 × 1424 → 780 × 1500 pixels`; nil for equal ones.
///
/// - Parameter scales: The change of scale that caused it, if any: `scale 2 → 3 (780 × 321 → 1170 ×
///   481 px)`.
package func sizeSentence(from old: PixelSize, to new: PixelSize, scales: ScaleChange?) -> String? {
  let sizes = old == new ? old.words : "\(old.words) → \(new.words)"
  if let scales {
    return "scale \(shortest(scales.expected)) → \(shortest(scales.actual)) (\(sizes) px)"
  }
  return old == new ? nil : "the size changed: \(sizes) px"
}

extension PixelSize {
  /// The size in words, as in `780 × 1424`.
  package var words: String { "\(width) × \(height)" }
}

/// Returns a part from 0 to 1 as a percentage of two decimals, which is 0 or 100 only for nothing
/// or everything.
package func percentage(of ratio: Double) -> String {
  guard ratio > 0 else { return "0 %" }
  guard ratio < 1 else { return "100 %" }
  let hundredths = Int((ratio * 10_000).rounded())
  guard hundredths > 0 else { return "under 0.01 %" }
  guard hundredths < 10_000 else { return "over 99.99 %" }
  return shortest(Double(hundredths) / 100) + " %"
}

/// Returns a number without a needless `.0`.
package func shortest(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
