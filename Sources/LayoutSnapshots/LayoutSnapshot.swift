/// The layout and the drawing of a picture as text, one element a line: kept beside the golden.
package struct LayoutSnapshot: Hashable, Sendable {
  /// The text; its last line ends with a line feed.
  package let text: String

  /// A snapshot that was kept as `text`.
  package init(text: String) {
    self.text = text
  }
}
