import DisplayList
import LayoutGeometry

/// A parsed layout snapshot.
package struct SnapshotScreen: Hashable, Sendable {
  /// The whole screen.
  package var canvas: SnapshotPart
  /// The number of parts that were left out because there were too many.
  package var leftOut: Int
  /// The format from which it was parsed.
  package var format: SnapshotFormat
}

extension LayoutSnapshot {
  /// Parses the text.
  ///
  /// - Parameter known: The commands of other texts; those of this one are added.
  /// - Throws: `UnreadableSnapshot` for a text of another format, or an edited one.
  func read(_ known: inout KnownCommands) throws(UnreadableSnapshot) -> SnapshotScreen {
    var parser = SnapshotParser()
    swap(&parser.known, &known)
    defer { swap(&parser.known, &known) }
    let lines = Array(text.utf8).split(separator: 0x0A, omittingEmptySubsequences: false)
    let first = lines.first ?? []
    guard
      let format = SnapshotFormat.allCases.first(where: { first.elementsEqual($0.firstLine.utf8) })
    else { throw .otherFormat(firstLine: String(decoding: first.prefix(60), as: UTF8.self)) }
    parser.format = format
    var number = 1
    do throws(SnapshotParser.Problem) {
      for line in lines.dropFirst() {
        number += 1
        if !line.isEmpty { try parser.add(line) }
      }
      return try parser.screen()
    } catch {
      throw .line(number, reason: error.reason)
    }
  }
}

/// The parts of a screen, parsed line by line.
private struct SnapshotParser {
  typealias Problem = SnapshotScanner.Problem

  /// The parts that are not complete yet, each in the one before it.
  private var open: [SnapshotPart] = []
  private var leftOut = 0
  private var collectionCount = 0
  private var views: [String: SnapshotView] = [:]
  var known = KnownCommands()
  /// The references of each part to its views, in the order of the lines; nil for a part without
  /// views.
  private var references: [String?] = []
  var format = SnapshotFormat.latest

  mutating func add(_ line: ArraySlice<UInt8>) throws(Problem) {
    var scanner = SnapshotScanner(line)
    swap(&scanner.known, &known)
    defer { swap(&scanner.known, &known) }
    let indentation = scanner.indentation()
    let depth = indentation / 2
    guard indentation.isMultiple(of: 2), depth <= open.count, depth <= SnapshotScanner.depthLimit
    else {
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
      let command = try scanner.command(verb, depth: 0)
      try scanner.expectEnd()
      open[depth - 1].drawing.append(command)
    } else {
      var (part, reference) = try scanner.part(word)
      references.append(reference)
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
      guard open.isEmpty, let size = Size(dump: text[...]) else { throw Problem("another canvas") }
      open.append(SnapshotPart(.canvas, frame: Rect(origin: .zero, size: size)))
      let settings = try scanner.settings()
      open[0].settings = settings.filter { $0.name != "views" }
      references.append(settings.first { $0.name == "views" }?.value)
    case ("views", .word(let reference)?):
      guard case .word(let kind)? = try scanner.next() else { throw Problem("no view") }
      views[reference] = try scanner.view(kind, depth: 0)
    case ("left", .word("out")?):
      guard case .word(let text)? = try scanner.next(), let count = Int(text), count > 0 else {
        throw Problem("a number of parts is missing")
      }
      leftOut = count
    default: throw Problem("nothing that is known")
    }
    try scanner.expectEnd()
  }

  mutating func screen() throws(Problem) -> SnapshotScreen {
    close(to: 1)
    guard var canvas = open.first else { throw Problem("there is no canvas") }
    var left = references[...]
    try canvas.resolve(&left, views)
    return SnapshotScreen(canvas: canvas, leftOut: leftOut, format: format)
  }

  /// Moves the parts at `depth` or deeper into those around them.
  private mutating func close(to depth: Int) {
    while open.count > depth {
      let part = open.removeLast()
      open[open.count - 1].parts.append(part)
    }
  }
}

extension SnapshotPart {
  /// Gives the part, and the parts in it at any depth, the views to which they refer.
  ///
  /// - Parameter references: The references of the part and of all that follow it, in the order of
  ///   their lines.
  fileprivate mutating func resolve(
    _ references: inout ArraySlice<String?>, _ views: [String: SnapshotView]
  ) throws(SnapshotScanner.Problem) {
    if let reference = references.popFirst() ?? nil {
      view = views[reference]
      if view == nil { throw SnapshotScanner.Problem("no views '\(reference.prefix(40))'") }
    }
    for index in parts.indices { try parts[index].resolve(&references, views) }
  }
}

/// A text that is not a layout snapshot of this version's format.
package enum UnreadableSnapshot: Error, Hashable, Sendable {
  /// The first line is not that of a snapshot, such as `maquette layout 2`.
  case otherFormat(firstLine: String)
  /// A line, counted from 1, is not valid in a snapshot.
  case line(Int, reason: String)

  /// The reason why it cannot be read, without a full stop.
  package var reason: String {
    switch self {
    case .otherFormat(let firstLine):
      "it begins with '\(firstLine.prefix(40))' and not with '\(LayoutSnapshot.firstLine)'"
    case .line(let number, let reason): "line \(number): \(reason)"
    }
  }
}
