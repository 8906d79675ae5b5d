/// A stretch of one line of a file.
package struct SourceRange: Hashable, Sendable {
  /// The file as the user named it; `-` for standard input.
  package var file: String
  /// The position of its first character.
  package var start: SourcePosition
  /// The number of Unicode scalars in the stretch; at least 1.
  package var length: Int

  /// Creates a stretch of a line.
  package init(file: String, start: SourcePosition, length: Int = 1) {
    self.file = file
    self.start = start
    self.length = length
  }
}

/// A place in a file: line and column count from 1, columns in Unicode scalars.
package struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  package var line: Int
  /// The column, from 1.
  package var column: Int

  /// Creates a place in a file.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Compares two places in reading order.
  package static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
