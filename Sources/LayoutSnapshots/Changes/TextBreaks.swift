/// The line breaks of a text's own, in contrast to those for which there was no room.
struct TextBreaks {
  /// The text with `\n` for each such break, and a space for the others.
  private var marked = ""
  /// How many characters but for white space are before each line, and which of the lines are after a break.
  private var lines: Set<Int> = []
  private var breaks: Set<Int> = []

  private init(_ command: SnapshotCommand) {
    let numbers = Set((command.look.breaks ?? []).map(Int.init))
    var (line, letters) = (0, 0)
    for character in command.string ?? "" {
      guard character.isNewline else {
        if !character.isWhitespace { letters += 1 }
        marked.append(character)
        continue
      }
      line += 1
      lines.insert(letters)
      if numbers.contains(line) {
        breaks.insert(letters)
        marked += "\\n"
      } else if marked.last != " " {
        marked += " "
      }
    }
  }

  /// The texts of two commands, with the breaks of one that the other has not: it has no other line.
  static func texts(
    _ old: SnapshotCommand, _ new: SnapshotCommand
  ) -> (from: String, to: String) {
    let isOneLine = old.look.lines == nil || new.look.lines == nil
    guard isOneLine, old.look.breaks != nil || new.look.breaks != nil else {
      return (old.string ?? "", new.string ?? "")
    }
    return (TextBreaks(old).marked, TextBreaks(new).marked)
  }

  /// The texts of two commands with the same letters, where one has a line break that the other has not; nil
  /// for others.
  ///
  /// Where the other one has the end of a line at that place, nobody sees a difference; a golden of an earlier
  /// release does not have which of these are its text's own.
  static func change(
    from old: SnapshotCommand, to new: SnapshotCommand
  ) -> (from: String, to: String)? {
    if old.look.breaks == nil, new.look.breaks == nil { return nil }
    let (from, to) = (TextBreaks(old), TextBreaks(new))
    let isOther =
      !from.breaks.isSubset(of: to.lines) || !to.breaks.isSubset(of: from.lines)
    return isOther ? (from.marked, to.marked) : nil
  }
}
