import CellViews
package import Diagnostics

/// The place of a view in a config.
package struct ViewPlace: Hashable, Sendable {
  /// The key or the word that names the view.
  package var name: SourceRange
  /// The last line of the view with its modifiers and all views in it; its first is the name's.
  package var lastLine: Int

  /// Creates the place of a view that begins on the line of its name.
  package init(name: SourceRange, lastLine: Int) {
    self.name = name
    self.lastLine = lastLine
  }
}

extension ConfigNode {
  /// The last line of the node's text.
  ///
  /// - Complexity: O(*n*) for *n* nodes in it, and the length of texts of several lines.
  var lastLine: Int { lastLine(in: range.file) }

  /// Returns the last line in a file; a node from elsewhere, such as an argument of the command
  /// line, has lines of its own.
  private func lastLine(in file: String) -> Int {
    let own = range.file == file ? range.start.line : 0
    switch content {
    case .scalar(let scalar): return max(own, scalar.lastLine(from: range, in: file))
    case .list(let nodes): return nodes.reduce(own) { max($0, $1.lastLine(in: file)) }
    case .mapping(let entries):
      return entries.reduce(own) { line, entry in
        let key = entry.keyRange.file == file ? entry.keyRange.start.line : 0
        return max(line, key, entry.value.lastLine(in: file))
      }
    }
  }
}

extension ConfigScalar {
  /// Returns the last line of a scalar whose first line has `range`.
  fileprivate func lastLine(from range: SourceRange, in file: String) -> Int {
    let length = text.unicodeScalars.count
    // A scalar of the same length as its first line, with its quotes, ends there.
    guard range.file == file, length > range.length || text.utf8.contains(10) else { return 0 }
    return position(max(length - 1, 0)).start.line
  }
}
