/// The room that spanning items left above them, for a dense waterfall to fill.
struct ColumnGaps {
  /// The room above one spanning item, in its columns.
  private struct Gap {
    let firstColumn: Int
    /// Where a cell may start in each column.
    var starts: [Double]
    /// Where a cell must end.
    let end: Double
  }

  /// A place in a gap.
  struct Place {
    let column: Int
    let top: Double
    fileprivate let gap: Int
  }

  private var gaps: [Gap] = []
  /// No item is less high, so that a gap with less room is none.
  private let leastHeight: Double

  /// The most gaps that are kept, so that the time for an item has a bound; older ones are given
  /// up.
  private static let most = 32

  init(leastHeight: Double) {
    self.leastHeight = leastHeight
  }

  /// Notes the room in neighbouring columns from `starts` to `end`.
  mutating func append(firstColumn: Int, starts: ArraySlice<Double>, end: Double) {
    guard hasRoom(in: starts, upTo: end) else { return }
    if gaps.count == Self.most { gaps.removeFirst() }
    gaps.append(Gap(firstColumn: firstColumn, starts: Array(starts), end: end))
  }

  /// The highest place for a cell that covers so many columns; ties go to the leading one.
  func place(height: Double, spanning span: Int) -> Place? {
    var best: Place?
    for (index, gap) in gaps.enumerated() where gap.starts.count >= span {
      for (offset, top) in windowMaxima(of: gap.starts, spanning: span).enumerated()
      where top + height <= gap.end {
        let column = gap.firstColumn + offset
        if best.map({ (top, column) < ($0.top, $0.column) }) ?? true {
          best = Place(column: column, top: top, gap: index)
        }
      }
    }
    return best
  }

  /// Takes the room of a cell and the space below it.
  mutating func fill(_ place: Place, spanning span: Int, upTo next: Double) {
    let first = place.column - gaps[place.gap].firstColumn
    for column in first..<first + span {
      gaps[place.gap].starts[column] = next
    }
    if !hasRoom(in: gaps[place.gap].starts[...], upTo: gaps[place.gap].end) {
      gaps.remove(at: place.gap)
    }
  }

  private func hasRoom(in starts: ArraySlice<Double>, upTo end: Double) -> Bool {
    starts.contains { $0 + leastHeight <= end }
  }
}

/// The largest of each `span` neighbouring values.
///
/// - Complexity: O(*values* × log *span*).
func windowMaxima(of values: [Double], spanning span: Int) -> [Double] {
  guard span > 1 else { return values }
  var maxima = values
  // Each value is the largest of `reach` neighbours from its place on; two such make a longer one.
  var reach = 1
  while reach < span {
    let step = min(reach, span - reach)
    for index in 0...(values.count - reach - step) {
      maxima[index] = max(maxima[index], maxima[index + step])
    }
    reach += step
  }
  return Array(maxima.prefix(values.count - span + 1))
}
