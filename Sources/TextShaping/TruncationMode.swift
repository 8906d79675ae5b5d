/// Which part of a text is left out where there is no room for all of it.
public enum TruncationMode: String, Hashable, Sendable, CaseIterable {
  /// The start of the last line; the text's end is shown.
  case head
  /// The middle of the last line; the text's start and end are shown.
  case middle
  /// The text's end.
  case tail
}
