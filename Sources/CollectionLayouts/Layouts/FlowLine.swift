/// The breaking of a flow's items into lines, and their spread on a line.
struct FlowLine {
  /// The length of a line, in points; infinite if the container has no end.
  let length: Double
  /// The least space between two items.
  let spacing: Double
  /// The placement on lines that are not the last.
  let fullLine: Flow.LastLine
  let lastLine: Flow.LastLine

  /// The greatest length of a line's items, with a margin for rounding in the division into items.
  private var limit: Double { length * (1 + 1e-12) }

  /// Returns a line's capacity for items of one length: at least one, and `count` if unlimited.
  func capacity(for itemLength: Double, count: Int) -> Int {
    let fitting = ((limit + spacing) / (itemLength + spacing)).rounded(.down)
    // All items fit on a line without end, or without length and spacing.
    guard fitting < 1e15 else { return max(1, count) }
    return fitting > 1 ? Int(fitting) : 1
  }

  /// Returns the items of the line that starts with an item.
  func items(from first: Int, lengths: [Double]) -> Range<Int> {
    var end = first + 1
    var taken = lengths[first]
    while end < lengths.count, taken + spacing + lengths[end] <= limit {
      taken += spacing + lengths[end]
      end += 1
    }
    return first..<end
  }

  /// Returns the tracks of a full line's items if they have one length.
  func places(_ count: Int, of itemLength: Double) -> Tracks {
    places(count, of: itemLength, as: fullLine)
  }

  /// Returns the tracks of a last line's items if they have one length.
  func lastPlaces(_ count: Int, of itemLength: Double) -> Tracks {
    places(count, of: itemLength, as: lastLine)
  }

  /// Returns the starts of a line's items.
  func starts(of lengths: ArraySlice<Double>, isLast: Bool) -> [Double] {
    let total = lengths.reduce(0, +)
    // UIKit's own rule puts items of differing sizes at the leading end.
    let rule = isLast ? (lastLine == .uikit ? .start : lastLine) : fullLine
    let (start, gap) = spread(lengths.count, total: total, as: rule)
    var next = start
    return lengths.map { length in
      defer { next += length + gap }
      return next
    }
  }

  private func places(
    _ count: Int, of itemLength: Double, as rule: Flow.LastLine
  ) -> Tracks {
    let (start, gap) = spread(count, total: Double(count) * itemLength, as: rule)
    return .uniform(count: count, start: start, length: itemLength, spacing: gap)
  }

  /// Returns the start of the first of some items, and the space between two of them.
  private func spread(
    _ count: Int, total: Double, as rule: Flow.LastLine
  ) -> (start: Double, gap: Double) {
    let together = total + spacing * Double(count - 1)
    guard length.isFinite else { return (0, spacing) }
    switch rule {
    case .start:
      return (0, spacing)
    case .center:
      return ((length - together) / 2, spacing)
    case .end:
      return (length - together, spacing)
    case .uikit, .justify:
      guard count > 1 else { return ((length - total) / 2, spacing) }
      return (0, max(spacing, (length - total) / Double(count - 1)))
    }
  }
}
