import Diagnostics

extension ConfigNode {
  /// The last line on which something of the node is written.
  ///
  /// - Complexity: O(*n*) for *n* nodes in it, and the length of texts of several lines.
  var lastLine: Int { lastLine(in: range.file) }

  /// What comes from elsewhere, as an argument of the command line, has lines of its own.
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
  /// The last line of a scalar whose first line has `range`.
  fileprivate func lastLine(from range: SourceRange, in file: String) -> Int {
    let length = text.unicodeScalars.count
    // A scalar that is as long as its first line, with its quotes, ends there.
    guard range.file == file, length > range.length || text.utf8.contains(10) else { return 0 }
    return position(max(length - 1, 0)).start.line
  }
}
