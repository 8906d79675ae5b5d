import LayoutGeometry
import PlainText

extension [SnapshotCommand] {
  /// The commands with the lines of each text as one: its string has a line break between them.
  ///
  /// Lines that are set in several fonts, or whose order is not that of the text's characters, stay
  /// commands of their own.
  ///
  /// - Parameter texts: The texts that the commands draw, in the order of drawing.
  package func joiningLines(of texts: [String]) -> [SnapshotCommand] {
    var lines = TextLines(texts)
    return lines.joined(self)
  }
}

/// The texts of a drawing while their lines are found one after the other.
private struct TextLines {
  private var texts: ArraySlice<String>
  /// What of the text that was begun last is not yet found, without white space.
  private var rest = ""

  init(_ texts: [String]) {
    self.texts = texts.map(\.withoutSpace)[...]
  }

  mutating func joined(_ commands: [SnapshotCommand]) -> [SnapshotCommand] {
    var joined: [SnapshotCommand] = []
    for var command in commands {
      command.commands = self.joined(command.commands)
      guard command.verb == .text, let string = command.string else {
        joined.append(command)
        continue
      }
      if continues(string), let last = joined.last, last.verb == .text,
        last.style == command.style, let start = last.origin, let origin = command.origin
      {
        joined[joined.count - 1].add(command, at: origin - start)
      } else {
        begin(string)
        joined.append(command)
      }
    }
    return joined
  }

  /// True for what follows in the text that was begun; it is found then.
  private mutating func continues(_ string: String) -> Bool {
    let line = string.withoutSpace.withoutEllipsis
    guard !rest.isEmpty, rest.hasPrefix(line) else { return false }
    rest = string.last == "…" ? "" : String(rest.dropFirst(line.count))
    return true
  }

  /// Looks for the text that begins so.
  private mutating func begin(_ string: String) {
    let line = string.withoutSpace.withoutEllipsis
    rest = ""
    guard !line.isEmpty, let index = texts.firstIndex(where: { $0.hasPrefix(line) }) else { return }
    rest = string.last == "…" ? "" : String(texts[index].dropFirst(line.count))
    texts = texts[(index + 1)...]
  }
}

extension SnapshotCommand {
  /// How a text is set, apart from its characters.
  var style: Look {
    var style = look
    style.width = nil
    style.lines = nil
    return style
  }

  /// Adds a line, or another piece of the last one, that begins at a distance from the first.
  fileprivate mutating func add(_ line: SnapshotCommand, at distance: Point) {
    let lastTop = look.lines?.last ?? 0
    let breaksLine = !(distance.y - lastTop).isNone
    string = (string ?? "") + (breaksLine ? "\n" : "") + (line.string ?? "")
    look.width = nil
    guard breaksLine else { return }
    look.lines = (look.lines ?? []) + [distance.x, distance.y]
  }
}

extension String {
  fileprivate var withoutSpace: String {
    guard isPrintableASCII else { return filter { !$0.isWhitespace } }
    return String(decoding: utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }

  fileprivate var withoutEllipsis: String { last == "…" ? String(dropLast()) : self }
}
