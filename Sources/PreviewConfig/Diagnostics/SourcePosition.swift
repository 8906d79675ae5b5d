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
