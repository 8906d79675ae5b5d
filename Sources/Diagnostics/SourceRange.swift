/// A stretch of one line of a file.
public struct SourceRange: Hashable, Sendable {
  /// The file as the user named it; `-` for standard input.
  public var file: String
  /// Its first character.
  public var start: SourcePosition
  /// How many Unicode scalars the stretch holds; at least 1.
  public var length: Int

  /// A stretch of a line.
  public init(file: String, start: SourcePosition, length: Int = 1) {
    self.file = file
    self.start = start
    self.length = length
  }
}

/// A place in a file: line and column count from 1, columns in Unicode scalars.
public struct SourcePosition: Hashable, Sendable, Comparable {
  /// The line, from 1.
  public var line: Int
  /// The column, from 1.
  public var column: Int

  /// A place in a file.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// In reading order.
  public static func < (a: SourcePosition, b: SourcePosition) -> Bool {
    (a.line, a.column) < (b.line, b.column)
  }
}
