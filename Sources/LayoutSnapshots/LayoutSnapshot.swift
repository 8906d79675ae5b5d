import DisplayList
package import LayoutGeometry
import Synchronization

/// The layout and the drawing of a picture as text, one element a line: kept beside the golden.
package struct LayoutSnapshot: Hashable, Sendable {
  /// The text; its last line ends with a line feed.
  package let text: String

  private let screen = ReadScreen()

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

  /// The snapshot in the text, which is read when it is first asked for.
  ///
  /// - Throws: `UnreadableSnapshot` for a text of another format, or one that was edited.
  /// - Complexity: O(*text*) once.
  package func parsed() throws(UnreadableSnapshot) -> SnapshotScreen {
    try screen.result(of: self).get()
  }

  package static func == (first: LayoutSnapshot, second: LayoutSnapshot) -> Bool {
    first.text == second.text
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

/// What reading a text gave, shared by the copies of a snapshot.
private final class ReadScreen: Sendable {
  private let read = Mutex<Result<SnapshotScreen, UnreadableSnapshot>?>(nil)

  func result(of snapshot: LayoutSnapshot) -> Result<SnapshotScreen, UnreadableSnapshot> {
    read.withLock { read in
      if let read { return read }
      let result = Result { () throws(UnreadableSnapshot) in try snapshot.read() }
      read = result
      return result
    }
  }
}
