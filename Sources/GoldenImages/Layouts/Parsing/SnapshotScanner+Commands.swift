import LayoutGeometry

extension SnapshotScanner {
  /// How deep parts, and groups in a drawing, may be nested in each other: deeper than views can.
  static let depthLimit = 300

  /// Commands with semicolons between them, up to the line's or the group's end.
  mutating func commands(depth: Int) throws(Problem) -> [SnapshotCommand] {
    var commands: [SnapshotCommand] = []
    while true {
      guard case .word(let word)? = try next(),
        let verb = SnapshotCommand.Verb(rawValue: word)
      else { throw Problem("no command") }
      commands.append(try command(verb, depth: depth))
      guard try peek() == .semicolon else { return commands }
      _ = try next()
    }
  }

  /// What follows a command's verb.
  mutating func command(
    _ verb: SnapshotCommand.Verb, depth: Int
  ) throws(Problem) -> SnapshotCommand {
    guard depth < Self.depthLimit else { throw Problem("groups nested too deeply") }
    var command = SnapshotCommand(verb)
    command.string = try optionalQuoted()
    while let token = try peek(), token != .semicolon, token != .close {
      _ = try next()
      switch token {
      case .pair(let name, let value):
        guard let attribute = SnapshotCommand.Attribute(rawValue: name) else {
          throw Problem("an unknown word '\(name.prefix(40))'")
        }
        command.attributes[attribute] = value
      case .word(let word):
        if let size = Size(snapshot: word), command.size == nil {
          command.size = size
        } else if let origin = Point(snapshot: word), command.origin == nil {
          command.origin = origin
        } else {
          throw Problem("an unknown word '\(word.prefix(40))'")
        }
      case .open where verb == .group:
        if try peek() != .close {
          command.commands = try commands(depth: depth + 1)
        }
        guard try next() == .close else { throw Problem("a group without an end") }
        return command
      case .open, .quoted, .close, .semicolon: throw Problem("an unknown word")
      }
    }
    return command
  }
}
