/// The layout and the drawing of a picture as text, one element a line: kept beside the golden.
public struct LayoutSnapshot: Hashable, Sendable {
  /// The text; its last line ends with a line feed.
  public let text: String

  /// A snapshot that was kept as `text`.
  public init(text: String) {
    self.text = text
  }
}
