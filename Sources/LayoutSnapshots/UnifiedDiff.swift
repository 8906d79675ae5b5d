extension LayoutSnapshot {
  /// How the text differs from `expected`, as a unified diff with three lines of context.
  ///
  /// Empty if the texts are equal. Only lines with a `-` or a `+` at their start differ.
  ///
  /// - Parameters:
  ///   - expectedName: What the first line calls the snapshot that was kept.
  ///   - actualName: What the second line calls this one.
  /// - Complexity: O(*lines* × *differing lines*), and never more than a fraction of a second:
  ///   where very many lines differ, they are reported as replaced.
  package func unifiedDiff(
    from expected: LayoutSnapshot, expectedName: String = "expected", actualName: String = "actual"
  ) -> String {
    if expected == self { return "" }
    let old = expected.lines
    let new = lines
    var text = "--- \(expectedName)\n+++ \(actualName)\n"
    for hunk in hunks(of: old, and: new) { text += hunk.text(old, new) }
    return text
  }

  private var lines: [Substring] {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    // What follows the last line feed is not a line.
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }
}

/// Changes that are near each other, with the lines around them.
private struct Hunk {
  /// Ranges of differing lines, in both texts.
  var changes: [(old: Range<Int>, new: Range<Int>)]
  var old: Range<Int>
  var new: Range<Int>

  func text(_ oldLines: [Substring], _ newLines: [Substring]) -> String {
    var text = "@@ -\(Self.place(old)) +\(Self.place(new)) @@\n"
    var position = old.lowerBound
    for change in changes {
      for line in oldLines[position..<change.old.lowerBound] { text += " \(line)\n" }
      for line in oldLines[change.old] { text += "-\(line)\n" }
      for line in newLines[change.new] { text += "+\(line)\n" }
      position = change.old.upperBound
    }
    for line in oldLines[position..<old.upperBound] { text += " \(line)\n" }
    return text
  }

  /// Lines count from 1; an empty range is after the line that it names.
  private static func place(_ range: Range<Int>) -> String {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }
}

private func hunks(of old: [Substring], and new: [Substring]) -> [Hunk] {
  let context = 3
  var hunks: [Hunk] = []
  var (oldEnd, newEnd) = (0, 0)
  let end = SequenceRun(first: old.count, second: new.count, count: 0)
  for run in commonRuns(of: old, and: new) + [end] {
    let change = (old: oldEnd..<run.first, new: newEnd..<run.second)
    (oldEnd, newEnd) = (run.first + run.count, run.second + run.count)
    guard !change.old.isEmpty || !change.new.isEmpty else { continue }
    let before = min(context, change.old.lowerBound, change.new.lowerBound)
    let after = min(context, run.count)
    let oldRange = (change.old.lowerBound - before)..<(run.first + after)
    let newRange = (change.new.lowerBound - before)..<(run.second + after)
    if let last = hunks.last, oldRange.lowerBound <= last.old.upperBound {
      hunks[hunks.count - 1].changes.append(change)
      hunks[hunks.count - 1].old = last.old.lowerBound..<oldRange.upperBound
      hunks[hunks.count - 1].new = last.new.lowerBound..<newRange.upperBound
    } else {
      hunks.append(Hunk(changes: [change], old: oldRange, new: newRange))
    }
  }
  return hunks
}
