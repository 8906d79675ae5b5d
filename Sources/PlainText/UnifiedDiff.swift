/// Returns the difference between two texts, as a unified diff with three lines of context.
///
/// Empty if the texts are equal. Only lines with a `-` or a `+` at their start differ; they are
/// compared byte for byte, their ends included.
///
/// - Parameters:
///   - old: The text before.
///   - new: The text after.
///   - oldName: The name of the text before, in the first line.
///   - newName: The name of the text after, in the second line.
/// - Complexity: O(*lines* × *differing lines*), and never more than a fraction of a second: if
///   very many lines differ, they are reported as replaced.
package func unifiedDiff(
  from old: some Collection<UInt8>, to new: some Collection<UInt8>, oldName: String,
  newName: String
) -> String {
  let old = lines(of: Array(old))
  let new = lines(of: Array(new))
  if old == new { return "" }
  var text = "--- \(oldName)\n+++ \(newName)\n"
  for hunk in hunks(of: old, and: new) { text += hunk.text(old, new) }
  return text
}

/// A line that is hashed as a whole: hashing bytes one by one takes several times as long.
private struct Line: Hashable {
  var bytes: ArraySlice<UInt8>

  func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
}

/// Returns the lines of a text with their line feeds, which the last one may not have.
private func lines(of text: [UInt8]) -> [Line] {
  var lines: [Line] = []
  var start = 0
  while start < text.count {
    let end = text[start...].firstIndex(of: 0x0A).map { $0 + 1 } ?? text.count
    lines.append(Line(bytes: text[start..<end]))
    start = end
  }
  return lines
}

/// Changes that are near each other, with the lines around them.
private struct Hunk {
  /// Ranges of differing lines, in both texts.
  var changes: [(old: Range<Int>, new: Range<Int>)]
  var old: Range<Int>
  var new: Range<Int>

  func text(_ oldLines: [Line], _ newLines: [Line]) -> String {
    var text = "@@ -\(Self.place(old)) +\(Self.place(new)) @@\n"
    func add(_ lines: ArraySlice<Line>, after mark: String) {
      for line in lines {
        text += mark + String(decoding: line.bytes, as: UTF8.self)
        // In diff's words, which patch reads.
        if line.bytes.last != 0x0A { text += "\n\\ No newline at end of file\n" }
      }
    }
    var position = old.lowerBound
    for change in changes {
      add(oldLines[position..<change.old.lowerBound], after: " ")
      add(oldLines[change.old], after: "-")
      add(newLines[change.new], after: "+")
      position = change.old.upperBound
    }
    add(oldLines[position..<old.upperBound], after: " ")
    return text
  }

  /// Returns the line numbers of a range, from 1; an empty range is after the line that it names.
  private static func place(_ range: Range<Int>) -> String {
    let first = range.isEmpty ? range.lowerBound : range.lowerBound + 1
    return range.count == 1 ? "\(first)" : "\(first),\(range.count)"
  }
}

private func hunks(of old: [Line], and new: [Line]) -> [Hunk] {
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
