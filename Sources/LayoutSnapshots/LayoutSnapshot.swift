import DisplayList
package import LayoutGeometry

/// The layout and the drawing of a picture as text, one element a line: kept beside the golden.
package struct LayoutSnapshot: Hashable, Sendable {
  /// The text; its last line ends with a line feed.
  package let text: String

  /// A snapshot that was kept as `text`.
  package init(text: String) {
    self.text = text
  }

  /// The size of the canvas, in points; nil for a text that names none.
  ///
  /// - Complexity: It reads two lines.
  package var canvasSize: Size? {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    guard lines.count > 1, lines[1].starts(with: "canvas ".utf8) else { return nil }
    let words = lines[1].split(separator: UInt8(ascii: " "))
    return words.count > 1 ? Size(dump: Substring(words[1])) : nil
  }
}
