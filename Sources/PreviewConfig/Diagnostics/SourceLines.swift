/// Finds the line of a file that a diagnostic stands on.
final class SourceLines {
  private let sources: [String: String]
  /// The lines of the files that were asked for.
  private var lines: [String: [Substring]] = [:]

  init(_ sources: [String: String]) {
    self.sources = sources
  }

  /// The diagnostic's own line, or the one in the sources.
  func line(of diagnostic: Diagnostic) -> String? {
    if let line = diagnostic.sourceLine { return line }
    guard let range = diagnostic.range, let lines = lines(of: range.file) else { return nil }
    let index = range.start.line - 1
    return lines.indices.contains(index) ? String(lines[index]) : nil
  }

  private func lines(of file: String) -> [Substring]? {
    if let known = lines[file] { return known }
    guard let source = sources[file] else { return nil }
    let split = source.split(omittingEmptySubsequences: false, whereSeparator: isLineBreak)
    lines[file] = split
    return split
  }

  /// The line breaks of YAML 1.1, whose parser counts the lines; `\r\n` is one `Character`.
  private func isLineBreak(_ character: Character) -> Bool {
    switch character {
    case "\n", "\r", "\r\n", "\u{85}", "\u{2028}", "\u{2029}": true
    default: false
    }
  }
}
