/// A text in the font and colour of its surroundings.
public struct Text: Hashable, Sendable {
  /// What the text says; line breaks in it break lines.
  public var string: String

  /// A text.
  public init(_ string: String) {
    self.string = string
  }
}
