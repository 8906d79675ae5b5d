import PlainText

extension LayoutSnapshot {
  /// Returns the differences of the text from `expected`, as a unified diff with three lines of
  /// context; empty if the texts are equal.
  package func unifiedDiff(from expected: LayoutSnapshot) -> String {
    PlainText.unifiedDiff(
      from: expected.text.utf8, to: text.utf8, oldName: "expected", newName: "actual")
  }

  /// Returns the snapshot from which `unifiedDiff` produced the difference to this one; nil for a
  /// diff of other texts.
  package func reverting(_ diff: String) -> LayoutSnapshot? {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    var old: [Substring.UTF8View] = []
    var position = 0
    var isInHunk = false
    for line in diff.utf8.split(separator: UInt8(ascii: "\n")) {
      // The names of both texts are before the first hunk.
      if line.first == UInt8(ascii: "@") { isInHunk = true }
      if !isInHunk, line.starts(with: "--- ".utf8) || line.starts(with: "+++ ".utf8) { continue }
      let rest = line.dropFirst()
      switch line.first {
      case UInt8(ascii: "@"):
        guard let start = Self.newStart(ofHunk: line), start >= position, start <= lines.count
        else { return nil }
        old += lines[position..<start].map { $0[...] }
        position = start
      case UInt8(ascii: "-"): old.append(rest)
      case UInt8(ascii: " "), UInt8(ascii: "+"):
        guard position < lines.count, lines[position].elementsEqual(rest) else { return nil }
        if line.first == UInt8(ascii: " ") { old.append(rest) }
        position += 1
      default: return nil
      }
    }
    old += lines[position...].map { $0[...] }
    return LayoutSnapshot(
      text: String(decoding: Array(old.joined(separator: [UInt8(ascii: "\n")])), as: UTF8.self))
  }

  /// Returns the position at which the new lines of a hunk begin, from 0, from a header such as `@@
  /// -1,5 +2,7 @@`.
  private static func newStart(ofHunk line: Substring.UTF8View) -> Int? {
    let words = line.split(separator: UInt8(ascii: " "))
    guard words.count > 2, words[2].first == UInt8(ascii: "+") else { return nil }
    let numbers = words[2].dropFirst().split(separator: UInt8(ascii: ","))
      .map { Int(Substring($0)) }
    guard let first = numbers.first ?? nil, first >= 0 else { return nil }
    // An empty range is after the line that it names.
    return numbers.count == 2 && numbers[1] == 0 ? first : first - 1
  }
}
