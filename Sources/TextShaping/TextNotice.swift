/// What shaping noticed about a text.
public enum TextNotice: Hashable, Sendable {
  /// A character that no font of the catalog has; a replacement character is shown for it.
  case missingCharacter(Unicode.Scalar)
  /// The text had more than `limit` Unicode scalars and was cut there.
  case tooManyCharacters(limit: Int)
  /// The text had more than `limit` lines and was cut there.
  case tooManyLines(limit: Int)
  /// A run of more than `limit` combining marks was cut there.
  case tooManyCombiningMarks(limit: Int)
}
