import LayoutGeometry
import LayoutSnapshots
import PlainText

extension [SnapshotCommand] {
  /// Returns the commands with the lines of each text joined to one: its string has a line break
  /// between them.
  ///
  /// A text that is drawn in pieces of several fonts, such as one of several scripts, or not in the
  /// order of its characters becomes a group under the text's own characters.
  ///
  /// - Parameter texts: The texts that the commands draw, in the order of drawing.
  func joiningLines(of texts: [String]) -> [SnapshotCommand] {
    // In most cells, each text is drawn at once and whole: there are no lines to join.
    if self.texts == texts { return self }
    var lines = TextLines(texts)
    return lines.joined(self)
  }
}

extension [SnapshotCommand] {
  /// The texts that the commands draw, in the order of drawing.
  fileprivate var texts: [String] {
    flatMap { $0.verb == .text ? [$0.string].compactMap(\.self) : $0.commands.texts }
  }
}

/// The texts of a drawing, during the search for their lines.
private struct TextLines {
  /// The remaining texts, unchanged.
  private var whole: ArraySlice<String>
  /// The same texts without white space.
  private var texts: ArraySlice<String>
  /// The rest of the current text that is not found yet, without white space.
  private var rest = ""
  /// The same rest unchanged, after as many characters other than white space.
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

  /// Returns whether the current text continues with a string, and then consumes it.
  private mutating func continues(_ string: String) -> Bool {
    let line = string.withoutSpace.withoutEllipsis
    guard !rest.isEmpty, rest.hasPrefix(line) else { return false }
    rest = string.last == "…" ? "" : String(rest.dropFirst(line.count))
    return true
  }

  /// Returns whether the text has a line break of its own before a line, and then consumes it.
  private mutating func readsBreak(_ string: String) -> Bool {
    while unread.after > 0, let character = unread.text.popFirst() {
      if !character.isWhitespace { unread.after -= 1 }
    }
    unread.after = string.withoutSpace.withoutEllipsis.count
    return unread.text.prefix { $0.isWhitespace }.contains { $0.isNewline }
  }

  /// Searches for the text that begins with a string.
  private mutating func begin(_ string: String) {
    let line = string.withoutSpace.withoutEllipsis
    rest = ""
    guard !line.isEmpty, let index = texts.firstIndex(where: { $0.hasPrefix(line) }) else { return }
    rest = string.last == "…" ? "" : String(texts[index].dropFirst(line.count))
    unread = (whole[index][...], line.count)
    take(index)
  }

  /// Removes a found text.
  ///
  /// Those before it stay: a drawing may belong to no view, such as the length beside an arrow, and
  /// show the same as a later text.
  private mutating func take(_ index: Int) {
    if index == texts.startIndex {
      texts = texts.dropFirst()
      whole = whole.dropFirst()
    } else {
      texts.remove(at: index)
      whole.remove(at: index)
    }
  }

  /// Returns the text that a command and those after it draw in several pieces, and the number of
  /// the pieces; nil for lines in one font.
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

  /// Returns the number of commands that draw all characters of a text, or as many as fit before or
  /// after an ellipsis; nil for other characters.
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
      // An ellipsis is followed by the end of the text, unless it is the end itself.
      let isEnd = command.string?.last == "…" && (number > 0 || found > 0)
      let next = number + 1 < commands.count ? commands[number + 1].string?.withoutSpace : nil
      if isCut, isEnd, !(next.map { text.hasSuffix($0) } ?? false) { return number + 1 }
    }
    return isCut ? commands.count : nil
  }

  /// Returns the pieces of a text as a group.
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
  /// The style of a text, apart from its characters.
  var style: Look {
    var style = look
    style.width = nil
    style.lines = nil
    style.breaks = nil
    return style
  }

  /// Adds a line, or another piece of the last one, at an offset from the first.
  ///
  /// - Parameter isAfterBreak: Indicates whether the text has a line break of its own before it.
  fileprivate mutating func add(
    _ line: SnapshotCommand, at distance: Point, afterBreak isAfterBreak: Bool
  ) {
    let lastTop = look.lines?.last ?? 0
    let breaksLine = abs(distance.y - lastTop) > 0.0015
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
