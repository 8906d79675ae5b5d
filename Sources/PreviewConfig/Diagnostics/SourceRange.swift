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
