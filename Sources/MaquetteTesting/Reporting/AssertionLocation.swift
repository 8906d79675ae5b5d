package import Testing

/// Where an assertion stands in the source.
package struct AssertionLocation: Sendable {
  /// The module and the file, as in `CardsTests/CardsTests.swift`.
  package var fileID: StaticString
  /// The file's absolute path.
  package var filePath: StaticString
  /// From 1.
  package var line: UInt
  /// From 1.
  package var column: UInt

  /// A place that the compiler names.
  package init(fileID: StaticString, filePath: StaticString, line: UInt, column: UInt) {
    self.fileID = fileID
    self.filePath = filePath
    self.line = line
    self.column = column
  }

  /// The place as Swift Testing has it.
  package var sourceLocation: SourceLocation {
    SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
  }

  /// The place in words, as in `CardsTests/CardsTests.swift:12:5`.
  package var words: String { "\(fileID):\(line):\(column)" }
}
