import DisplayList
package import LayoutGeometry
import Synchronization

/// The layout and the drawing of a picture as text, one element a line: kept beside the golden.
package struct LayoutSnapshot: Hashable, Sendable {
  /// The text; its last line ends with a line feed.
  package let text: String

  private let screen = ReadScreen()

  /// Creates a snapshot from its stored text.
  package init(text: String) {
    self.text = text
  }

  /// The size of the canvas, in points; nil for a text without one.
  ///
  /// - Complexity: Reads two lines.
  package var canvasSize: Size? {
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
    guard lines.count > 1, lines[1].starts(with: "canvas ".utf8) else { return nil }
    let words = lines[1].split(separator: UInt8(ascii: " "))
    return words.count > 1 ? Size(dump: Substring(words[1])) : nil
  }

  /// Returns the snapshot in the text, which is parsed on the first call.
  ///
  /// - Throws: `UnreadableSnapshot` for a text of another format, or an edited one.
  /// - Complexity: O(*text*) once.
  package func parsed() throws(UnreadableSnapshot) -> SnapshotScreen {
    try screen.result(of: self).get()
  }

  /// Parses the text now, with the commands of another, mostly equal snapshot.
  ///
  /// Commands that both have are parsed once and share their looks, which halves the time of
  /// parsing the second text, and makes comparing the two faster.
  package func read(like other: LayoutSnapshot) {
    _ = other.screen.result(of: other)
    _ = screen.result(of: self, knowing: other.screen.commands)
  }

  package static func == (first: LayoutSnapshot, second: LayoutSnapshot) -> Bool {
    first.text == second.text
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
  }
}

/// The result of parsing a text, shared by the copies of a snapshot.
private final class ReadScreen: Sendable {
  private struct Read {
    var result: Result<SnapshotScreen, UnreadableSnapshot>
    var commands: KnownCommands
  }

  private let read = Mutex<Read?>(nil)

  /// The commands of a parsed text; none before.
  var commands: KnownCommands { read.withLock { $0?.commands } ?? KnownCommands() }

  /// - Parameter known: Commands of other texts.
  func result(
    of snapshot: LayoutSnapshot, knowing known: KnownCommands = KnownCommands()
  ) -> Result<SnapshotScreen, UnreadableSnapshot> {
    read.withLock { read in
      if let read { return read.result }
      var commands = known
      let result = Result { () throws(UnreadableSnapshot) in try snapshot.read(&commands) }
      read = Read(result: result, commands: commands)
      return result
    }
  }
}
