import LayoutGeometry

/// A layout snapshot that was read.
package struct SnapshotScreen: Hashable, Sendable {
  /// The whole screen.
  package var canvas: SnapshotPart
  /// How many parts were too many to be told.
  package var leftOut: Int
}

extension LayoutSnapshot {
  /// What the text tells.
  ///
  /// - Throws: `UnreadableSnapshot` for a text of another format, or one that was edited.
  /// - Complexity: O(*text*).
  package func parsed() throws(UnreadableSnapshot) -> SnapshotScreen {
    var parser = SnapshotParser()
    var number = 0
    for line in Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      if number == 1 {
        guard line.elementsEqual(Self.firstLine.utf8) else {
          throw .otherFormat(firstLine: String(decoding: line.prefix(60), as: UTF8.self))
        }
        continue
      }
      guard !line.isEmpty else { continue }
      do {
        try parser.add(line)
      } catch {
        throw .line(number, reason: error.reason)
      }
    }
    do {
      return try parser.screen()
    } catch {
      throw .line(number, reason: error.reason)
    }
  }
}

/// The parts of a screen, read line by line.
private struct SnapshotParser {
  typealias Problem = SnapshotScanner.Problem

  /// How deep parts, and groups in a drawing, may stand in each other: deeper than views can.
  private static let depthLimit = 300

  /// The numbers that sections and items have: more than there can be, and far from an overflow.
  private static let indices = 0...(1 << 53)

  /// The parts that are not yet at their end, each in the one before it.
  private var open: [SnapshotPart] = []
  private var leftOut = 0
  private var collectionCount = 0

  mutating func add(_ line: ArraySlice<UInt8>) throws(Problem) {
    var scanner = SnapshotScanner(line)
    let indentation = scanner.indentation()
    let depth = indentation / 2
    guard indentation.isMultiple(of: 2), depth <= open.count, depth <= Self.depthLimit else {
      throw Problem("an indentation of \(indentation) spaces")
    }
    guard case .word(let word)? = try scanner.next() else {
      throw Problem("nothing that is known")
    }
    if depth == 0 {
      try addTopLine(word, &scanner)
      return
    }
    close(to: depth)
    if let verb = SnapshotCommand.Verb(rawValue: word) {
      let command = try Self.command(verb, &scanner, depth: 0)
      try Self.expectEnd(&scanner)
      open[depth - 1].drawing.append(command)
    } else {
      var part = try Self.part(word, &scanner)
      if case .collection(var collection) = part.role {
        collection.position = collectionCount
        part.role = .collection(collection)
        collectionCount += 1
      }
      open.append(part)
    }
  }

  private mutating func addTopLine(
    _ word: String, _ scanner: inout SnapshotScanner
  ) throws(Problem) {
    switch (word, try scanner.next()) {
    case ("canvas", .word(let text)?):
      guard open.isEmpty, let size = Size(snapshot: text) else { throw Problem("another canvas") }
      open.append(SnapshotPart(.canvas, frame: Rect(origin: .zero, size: size)))
    case ("left", .word("out")?):
      guard case .word(let text)? = try scanner.next(), let count = Int(text), count > 0 else {
        throw Problem("a number of parts is missing")
      }
      leftOut = count
    default: throw Problem("nothing that is known")
    }
    try Self.expectEnd(&scanner)
  }

  mutating func screen() throws(Problem) -> SnapshotScreen {
    close(to: 1)
    guard let canvas = open.first else { throw Problem("there is no canvas") }
    return SnapshotScreen(canvas: canvas, leftOut: leftOut)
  }

  /// Puts the parts that stand `depth` deep or deeper into those around them.
  private mutating func close(to depth: Int) {
    while open.count > depth {
      let part = open.removeLast()
      open[open.count - 1].parts.append(part)
    }
  }

  private static func part(
    _ word: String, _ scanner: inout SnapshotScanner
  ) throws(Problem) -> SnapshotPart {
    switch word {
    case "view":
      let id = try optionalQuoted(&scanner)
      var label: String?
      if case .pair("label", let value)? = try scanner.peek() {
        _ = try scanner.next()
        label = value
      }
      let part = SnapshotPart(.view(id: id), label: label, frame: try frame(&scanner).frame)
      try expectEnd(&scanner)
      return part
    case "collection":
      let id = try optionalQuoted(&scanner)
      let frame = try frame(&scanner).frame
      return SnapshotPart(.collection(try collection(id: id, &scanner)), frame: frame)
    default:
      guard let kind = SnapshotElement.Kind(rawValue: word) else {
        throw Problem("nothing that is known")
      }
      guard case .word(let index)? = try scanner.next() else { throw Problem("no item") }
      let numbers = index.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard numbers.count == 2, let section = numbers[0], let item = numbers[1],
        indices.contains(section), indices.contains(item)
      else { throw Problem("no item but '\(index.prefix(40))'") }
      let label = try optionalQuoted(&scanner)
      let (frame, hasDrawing) = try frame(&scanner)
      var part = SnapshotPart(
        .element(SnapshotElement(kind, section: section, item: item)), label: label, frame: frame)
      if hasDrawing { part.drawing = try commands(&scanner, depth: 0) }
      try expectEnd(&scanner)
      return part
    }
  }

  private static func collection(
    id: String?, _ scanner: inout SnapshotScanner
  ) throws(Problem) -> SnapshotCollection {
    var facts: [String: String] = [:]
    while let token = try scanner.next() {
      guard case .pair(let name, let value) = token, facts.updateValue(value, forKey: name) == nil
      else { throw Problem("a collection with an unknown word") }
    }
    guard let layout = facts["layout"],
      let content = facts["content"].flatMap({ Size(snapshot: $0) }),
      let offset = facts["offset"].flatMap({ Point(snapshot: $0) }),
      let elements = facts["elements"].flatMap({ Int($0) })
    else { throw Problem("a collection without its layout, content, offset or elements") }
    return SnapshotCollection(
      id: id, layout: layout, columns: facts["columns"].flatMap { Int($0) },
      rows: facts["rows"].flatMap { Int($0) },
      cellSize: facts["cells"].flatMap { Size(snapshot: $0) }, contentSize: content,
      contentOffset: offset, elementCount: elements)
  }

  /// A place and a size; true if a colon stands behind them.
  private static func frame(
    _ scanner: inout SnapshotScanner
  ) throws(Problem) -> (frame: Rect, hasDrawing: Bool) {
    guard case .word(let place)? = try scanner.next(), let origin = Point(snapshot: place),
      case .word(let extent)? = try scanner.next()
    else { throw Problem("no frame") }
    let hasDrawing = extent.hasSuffix(":")
    guard let size = Size(snapshot: hasDrawing ? extent.dropLast() : extent[...]) else {
      throw Problem("no size")
    }
    return (Rect(origin: origin, size: size), hasDrawing)
  }

  /// Commands with semicolons between them, up to the line's or the group's end.
  private static func commands(
    _ scanner: inout SnapshotScanner, depth: Int
  ) throws(Problem) -> [SnapshotCommand] {
    var commands: [SnapshotCommand] = []
    while true {
      guard case .word(let word)? = try scanner.next(),
        let verb = SnapshotCommand.Verb(rawValue: word)
      else { throw Problem("no command") }
      commands.append(try command(verb, &scanner, depth: depth))
      guard try scanner.peek() == .semicolon else { return commands }
      _ = try scanner.next()
    }
  }

  /// What stands behind a command's verb.
  private static func command(
    _ verb: SnapshotCommand.Verb, _ scanner: inout SnapshotScanner, depth: Int
  ) throws(Problem) -> SnapshotCommand {
    guard depth < depthLimit else { throw Problem("groups nested too deeply") }
    var command = SnapshotCommand(verb)
    command.string = try optionalQuoted(&scanner)
    while let token = try scanner.peek(), token != .semicolon, token != .close {
      _ = try scanner.next()
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
        if try scanner.peek() != .close {
          command.commands = try commands(&scanner, depth: depth + 1)
        }
        guard try scanner.next() == .close else { throw Problem("a group without an end") }
        return command
      case .open, .quoted, .close, .semicolon: throw Problem("an unknown word")
      }
    }
    return command
  }

  private static func optionalQuoted(
    _ scanner: inout SnapshotScanner
  ) throws(Problem) -> String? {
    guard case .quoted(let text)? = try scanner.peek() else { return nil }
    _ = try scanner.next()
    return text
  }

  private static func expectEnd(_ scanner: inout SnapshotScanner) throws(Problem) {
    guard try scanner.next() == nil else { throw Problem("more than is known") }
  }
}
