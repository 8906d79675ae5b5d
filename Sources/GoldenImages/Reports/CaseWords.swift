import PlainText

extension CaseResult {
  /// What became of the case, in one line for a list.
  package var headline: String {
    switch verdict {
    case .changed:
      difference.map { $0.sizeSentence ?? $0.pixelSentence } ?? message ?? "the picture changed"
    case .missing: "there is no golden"
    case .unreadable: message ?? "the golden cannot be read"
    case .failed: message ?? "the picture could not be drawn"
    case .stale: "no case draws this golden"
    case .recorded: "there was no golden, and the picture was recorded as it"
    case .updated: "the golden was updated"
    case .passed:
      difference.map { "within the tolerance: \($0.pixelSentence)" }
        ?? "the picture matches its golden"
    }
  }

  /// Which stale golden has the picture of a case that had no golden; nil if none has.
  package var moveSentence: String? {
    movedFrom.map { "its picture is the stale golden \($0): renamed? maquette approve --moved" }
  }

  /// Everything to report about the case but its headline, a sentence each: the machine first, then
  /// what changed in the layout, then the pixels, where they are and at which thresholds.
  package var sentences: [String] {
    var sentences = machineDifferences
    sentences += [moveSentence, message].compactMap { $0 }
    sentences += layoutChanges
    if let difference {
      sentences += [difference.sizeSentence].compactMap { $0 }
      sentences.append(difference.pixelSentence)
      sentences += difference.clusterSentences
      sentences += [difference.sweepSentence].compactMap { $0 }
    }
    return sentences.filter { $0 != headline }
  }
}

extension PictureDifference {
  /// How many clusters are described one by one.
  private static let toldClusters = 10

  /// How many pixels differ, as in `1300 of 40000 pixels differ (3.25 %)`.
  package var pixelSentence: String {
    let verb = differingPixels == 1 ? "differs" : "differ"
    var text =
      "\(differingPixels) of \(pixelCount) pixels \(verb) (\(percentage(of: differingRatio)))"
    if antialiasedPixels > 0 { text += ", \(antialiasedPixels) more look antialiased" }
    if maskedPixels > 0 { text += ", \(maskedPixels) are masked" }
    return text
  }

  /// Both sizes, as in `the size changed: 780 × 1424 → 780 × 1500 pixels`, or both scales with the
  /// sizes; nil for equal ones.
  package var sizeSentence: String? {
    GoldenImages.sizeSentence(from: expectedSize, to: actualSize, scales: scales)
  }

  /// Where differing pixels are close together, a sentence a cluster, and how many more there are.
  package var clusterSentences: [String] {
    var sentences = clusters.prefix(Self.toldClusters).map(\.sentence)
    if clusterCount > sentences.count {
      sentences.append("and \(counted(clusterCount - sentences.count, "more cluster"))")
    }
    return sentences
  }

  /// The sweep, as in `differing pixels by threshold: 0: 1300, 0.1: 1300, 0.2: 0`; nil without one.
  package var sweepSentence: String? {
    guard !sweep.isEmpty else { return nil }
    let steps = sweep.map { "\(shortest($0.threshold)): \($0.differingPixels)" }
    return "differing pixels by threshold: " + steps.joined(separator: ", ")
  }
}

extension PictureDifference.Cluster {
  /// The cluster in words, as in `214 pixels differ in 40 × 12 at (16, 200): item 7, item 8`.
  package var sentence: String {
    let verb = differingPixels == 1 ? "differs" : "differ"
    let text =
      "\(counted(differingPixels, "pixel")) \(verb) in \(box.width) × \(box.height)"
      + " at (\(box.x), \(box.y))"
    return elements.isEmpty ? text : text + ": " + elements.joined(separator: ", ")
  }
}

/// Two sizes, as in `the size changed: 780 × 1424 → 780 × 1500 pixels`; nil for equal ones.
///
/// - Parameter scales: What the sizes follow from, if it changed: `scale 2 → 3 (780 × 321 → 1170 ×
///   481 pixels)`.
func sizeSentence(from old: PixelSize, to new: PixelSize, scales: ScaleChange?) -> String? {
  let sizes = old == new ? old.words : "\(old.words) → \(new.words)"
  if let scales {
    return "scale \(shortest(scales.expected)) → \(shortest(scales.actual)) (\(sizes) pixels)"
  }
  return old == new ? nil : "the size changed: \(sizes) pixels"
}

extension PixelSize {
  /// As in `780 × 1424`.
  package var words: String { "\(width) × \(height)" }
}

/// A part from 0 to 1 as a percentage of two decimals, which is neither 0 nor 100 unless all or
/// nothing is meant.
func percentage(of ratio: Double) -> String {
  guard ratio > 0 else { return "0 %" }
  guard ratio < 1 else { return "100 %" }
  let hundredths = Int((ratio * 10_000).rounded())
  guard hundredths > 0 else { return "under 0.01 %" }
  guard hundredths < 10_000 else { return "over 99.99 %" }
  return shortest(Double(hundredths) / 100) + " %"
}

/// A number without a needless `.0`.
func shortest(_ value: Double) -> String {
  let text = "\(value)"
  return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
}
