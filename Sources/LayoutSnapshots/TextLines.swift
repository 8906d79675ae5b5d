import LayoutGeometry
import PlainText

extension [SnapshotCommand] {
  /// The commands with the lines of each text as one: its string has a line break between them.
  ///
  /// What is drawn in pieces of several fonts, as a text of several scripts, or not in the order of its
  /// characters becomes a group under the text's own characters.
  ///
  /// - Parameter texts: The texts that the commands draw, in the order of drawing.
  package func joiningLines(of texts: [String]) -> [SnapshotCommand] {
    // As in most cells, each text is drawn at once and whole: there are no lines to join.
    if self.texts == texts { return self }
    var lines = TextLines(texts)
    return lines.joined(self)
  }
}

/// The texts of a drawing while their lines are found one after the other.
private struct TextLines {
  /// What is left of the texts, as they are.
  private var whole: ArraySlice<String>
  /// The same texts without white space.
  private var texts: ArraySlice<String>
  /// What of the text that was begun last is not yet found, without white space.
  private var rest = ""
  /// The same as it is, after as many characters but for white space.
  private var unread: (text: Substring, after: Int) = ("", 0)

  init(_ texts: [String]) {
    whole = texts[...]
    self.texts = texts.map(\.withoutSpace)[...]
  }

  mutating func joined(_ commands: [SnapshotCommand]) -> [SnapshotCommand] {
    var joined: [SnapshotCommand] = []
    var left = commands[...]
    while var command = left.popFirst() {
      if let pieces = pieces(command, left) {
        joined.append(group(of: [command] + left.prefix(pieces.count - 1), at: pieces.index))
        left = left.dropFirst(pieces.count - 1)
        continue
      }
      command.commands = self.joined(command.commands)
      guard command.verb == .text, let string = command.string else {
        joined.append(command)
        continue
      }
      if continues(string), let last = joined.last, last.verb == .text,
        last.style == command.style, let start = last.origin, let origin = command.origin
      {
        joined[joined.count - 1].add(command, at: origin - start, afterBreak: readsBreak(string))
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

  /// True if the text has a line break of its own before a line, which is read then.
  private mutating func readsBreak(_ string: String) -> Bool {
    while unread.after > 0, let character = unread.text.popFirst() {
      if !character.isWhitespace { unread.after -= 1 }
    }
    unread.after = string.withoutSpace.withoutEllipsis.count
    return unread.text.prefix { $0.isWhitespace }.contains { $0.isNewline }
  }

  /// Looks for the text that begins so.
  private mutating func begin(_ string: String) {
    let line = string.withoutSpace.withoutEllipsis
    rest = ""
    guard !line.isEmpty, let index = texts.firstIndex(where: { $0.hasPrefix(line) }) else { return }
    rest = string.last == "…" ? "" : String(texts[index].dropFirst(line.count))
    unread = (whole[index][...], line.count)
    take(index)
  }

  /// Removes a text that is found.
  ///
  /// Those before it stay: what is drawn may be no view's, such as the length beside an arrow, and show the
  /// same as a text that comes later.
  private mutating func take(_ index: Int) {
    if index == texts.startIndex {
      texts = texts.dropFirst()
      whole = whole.dropFirst()
    } else {
      texts.remove(at: index)
      whole.remove(at: index)
    }
  }

  /// Which text a command and those after it draw in several pieces, and how many these are; nil for lines
  /// in one font.
  private func pieces(
    _ command: SnapshotCommand, _ others: ArraySlice<SnapshotCommand>
  ) -> (index: Int, count: Int)? {
    guard command.verb == .text, let next = others.first, next.verb == .text,
      let start = command.string?.withoutSpace, !start.isEmpty,
      rest.isEmpty || !rest.hasPrefix(start.withoutEllipsis)
    else { return nil }
    let all = [command] + others.prefix { $0.verb == .text }
    for index in texts.indices
    where texts[index].contains(start.first == "…" ? "" : start.prefix(1)) {
      guard let count = Self.count(of: all, in: texts[index]) else { continue }
      let styles = Set(all.prefix(count).map(\.style))
      return count > 1 && styles.count > 1 ? (index, count) : nil
    }
    return nil
  }

  /// How many commands draw all characters of a text, or as many as there was room for before or after an
  /// ellipsis; nil for other characters.
  private static func count(of commands: [SnapshotCommand], in text: String) -> Int? {
    var left: [Character: Int] = [:]
    for character in text { left[character, default: 0] += 1 }
    var (missing, isCut) = (text.count, false)
    for (number, command) in commands.enumerated() {
      var fitting = left
      var found = 0
      for character in (command.string ?? "").withoutSpace {
        if let count = fitting[character], count > 0 {
          fitting[character] = count - 1
          found += 1
        } else if character == "…" {
          isCut = true
        } else {
          return isCut && number > 0 ? number : nil
        }
      }
      left = fitting
      missing -= found
      if missing == 0 { return number + 1 }
      // After an ellipsis comes the end of the text, if it is not the end itself.
      let isEnd = command.string?.last == "…" && (number > 0 || found > 0)
      let next = number + 1 < commands.count ? commands[number + 1].string?.withoutSpace : nil
      if isCut, isEnd, !(next.map { text.hasSuffix($0) } ?? false) { return number + 1 }
    }
    return isCut ? commands.count : nil
  }

  /// The pieces of a text as a group.
  private mutating func group(of pieces: [SnapshotCommand], at index: Int) -> SnapshotCommand {
    let shown = pieces.map { $0.string ?? "" }.joined()
    let isCut = shown.withoutSpace.count != texts[index].count
    let string = isCut ? shown : whole[index]
    take(index)
    rest = ""
    return SnapshotCommand(.group, string: string, commands: pieces)
  }
}

extension SnapshotCommand {
  /// How a text is set, apart from its characters.
  var style: Look {
    var style = look
    style.width = nil
    style.lines = nil
    style.breaks = nil
    return style
  }

  /// Adds a line, or another piece of the last one, that begins at a distance from the first.
  ///
  /// - Parameter isAfterBreak: Whether the text has a line break of its own before it.
  fileprivate mutating func add(
    _ line: SnapshotCommand, at distance: Point, afterBreak isAfterBreak: Bool
  ) {
    let lastTop = look.lines?.last ?? 0
    let breaksLine = !(distance.y - lastTop).isNone
    string = (string ?? "") + (breaksLine ? "\n" : "") + (line.string ?? "")
    look.width = nil
    guard breaksLine else { return }
    look.lines = (look.lines ?? []) + [distance.x, distance.y]
    if isAfterBreak {
      look.breaks = (look.breaks ?? []) + [Double((look.lines?.count ?? 0) / 2)]
    }
  }
}

extension String {
  fileprivate var withoutSpace: String {
    guard isPrintableASCII else { return filter { !$0.isWhitespace } }
    return String(decoding: utf8.filter { $0 != UInt8(ascii: " ") }, as: UTF8.self)
  }

  fileprivate var withoutEllipsis: String { last == "…" ? String(dropLast()) : self }
}
