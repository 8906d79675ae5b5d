import DisplayList
import LayoutGeometry

/// The words of one line of a snapshot.
struct SnapshotScanner {
  /// A word, or a mark between words.
  enum Token: Hashable {
    /// A text in quotes, without the quotes and escapes.
    case quoted(String)
    /// `name=value`, the value without its quotes.
    case pair(name: String, value: String)
    case word(String)
    case semicolon, open, close
  }

  /// A reason why a line cannot be read.
  struct Problem: Error {
    var reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  /// The next token, if it was peeked at, and its end.
  private var peeked: (token: Token?, end: Int)?
  /// The commands of this line and of those before it.
  var known = KnownCommands()

  init(_ line: ArraySlice<UInt8>) {
    bytes = line
    position = line.startIndex
  }

  /// Reads the spaces at the line's beginning, and returns their number.
  mutating func indentation() -> Int {
    let start = position
    skipSpaces()
    return position - start
  }

  /// Returns the next token without consuming it; nil at the line's end.
  mutating func peek() throws(Problem) -> Token? {
    if let peeked { return peeked.token }
    let start = position
    let token = try next()
    peeked = (token, position)
    position = start
    return token
  }

  /// Returns the next token; nil at the line's end.
  mutating func next() throws(Problem) -> Token? {
    if let known = peeked {
      position = known.end
      peeked = nil
      return known.token
    }
    skipSpaces()
    guard position < bytes.endIndex else { return nil }
    switch bytes[position] {
    case UInt8(ascii: "\""): return .quoted(try quoted())
    case UInt8(ascii: ";"):
      position += 1
      return .semicolon
    default: break
    }
    let start = position
    while position < bytes.endIndex {
      let byte = bytes[position]
      if byte == UInt8(ascii: " ") || byte == UInt8(ascii: ";") { break }
      if byte == UInt8(ascii: "=") {
        let name = String(decoding: bytes[start..<position], as: UTF8.self)
        position += 1
        return .pair(name: name, value: try value())
      }
      position += 1
    }
    switch String(decoding: bytes[start..<position], as: UTF8.self) {
    case "{": return .open
    case "}": return .close
    case let word: return .word(word)
    }
  }

  private mutating func value() throws(Problem) -> String {
    if position < bytes.endIndex, bytes[position] == UInt8(ascii: "\"") { return try quoted() }
    let start = position
    while position < bytes.endIndex, bytes[position] != UInt8(ascii: " "),
      bytes[position] != UInt8(ascii: ";")
    {
      position += 1
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private mutating func skipSpaces() {
    while position < bytes.endIndex, bytes[position] == UInt8(ascii: " ") { position += 1 }
  }

  private mutating func quoted() throws(Problem) -> String {
    position += 1
    var text: [UInt8] = []
    while position < bytes.endIndex {
      let byte = bytes[position]
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): text += try escaped()
      default: text.append(byte)
      }
    }
    throw Problem("a quote without an end")
  }

  /// Reads the rest of an escape after the backslash: a quote, a backslash, or `u{…}`.
  private mutating func escaped() throws(Problem) -> [UInt8] {
    guard position < bytes.endIndex else { throw Problem("a backslash at the end") }
    let byte = bytes[position]
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [byte]
    case UInt8(ascii: "u"):
      let rest = bytes[position...].prefix(10)
      guard rest.first == UInt8(ascii: "{"), let end = rest.firstIndex(of: UInt8(ascii: "}")),
        let number = UInt32(
          String(decoding: rest[(position + 1)..<end], as: UTF8.self), radix: 16),
        let scalar = Unicode.Scalar(number)
      else { throw Problem("an escape that names no character") }
      position = end + 1
      return Array(String(Character(scalar)).utf8)
    default: throw Problem("an unknown escape")
    }
  }
}

extension SnapshotScanner {
  /// The numbers of sections and items: more than there can be, and far from an overflow.
  private static let indices = 0...(1 << 53)

  /// Reads the rest of a part's line after its first word: the part, and its reference to its
  /// views.
  mutating func part(
    _ word: String
  ) throws(Problem) -> (part: SnapshotPart, reference: String?) {
    switch word {
    case "view":
      let id = try optionalQuoted()
      var label: String?
      if case .pair("label", let value)? = try peek() {
        _ = try next()
        label = value
      }
      let part = SnapshotPart(.view(id: id), label: label, frame: try frame().frame)
      try expectEnd()
      return (part, nil)
    case "collection":
      let id = try optionalQuoted()
      let frame = try frame().frame
      return (try collection(id: id, frame: frame), nil)
    default:
      let colon = word.utf8.firstIndex(of: UInt8(ascii: ":"))
      guard let kind = SnapshotElement.Kind(rawValue: colon.map { String(word[..<$0]) } ?? word)
      else { throw Problem("nothing that is known") }
      let name = colon.map { String(word[$0...].dropFirst()) }
      guard case .word(let index)? = try next() else { throw Problem("no item") }
      // In bytes, as characters take many times as long.
      guard let dot = index.utf8.firstIndex(of: UInt8(ascii: ".")),
        let section = Int(index[..<dot]), let item = Int(index[dot...].dropFirst()),
        Self.indices.contains(section), Self.indices.contains(item)
      else { throw Problem("no item but '\(index.prefix(40))'") }
      let label = try optionalQuoted()
      var (frame, hasDrawing) = try frame()
      var part = SnapshotPart(
        .element(SnapshotElement(kind, name: name, section: section, item: item)), label: label,
        frame: frame)
      var reference: String?
      while !hasDrawing, case .pair(let name, let word)? = try peek() {
        _ = try next()
        hasDrawing = word.last == ":"
        let value = hasDrawing ? String(word.dropLast()) : word
        if name == "views" {
          reference = value
        } else {
          part.settings.append(SnapshotSetting(name, value))
        }
      }
      if hasDrawing { part.drawing = try commands(depth: 0) }
      try expectEnd()
      return (part, reference)
    }
  }

  /// Reads the rest of the line after a collection's frame.
  mutating func collection(id: String?, frame: Rect) throws(Problem) -> SnapshotPart {
    let settings = try settings()
    let facts = Dictionary(uniqueKeysWithValues: settings.map { ($0.name, $0.value) })
    guard let layout = facts["layout"],
      let content = facts["content"].flatMap({ Size(dump: $0[...]) }),
      let offset = facts["offset"].flatMap({ Point(dump: $0[...]) }),
      let elements = facts["elements"].flatMap({ Int($0) })
    else { throw Problem("a collection without its layout, content, offset or elements") }
    let collection = SnapshotCollection(
      id: id, layout: layout, columns: facts["columns"].flatMap { Int($0) },
      rows: facts["rows"].flatMap { Int($0) },
      cellSize: facts["cells"].flatMap { Size(dump: $0[...]) }, contentSize: content,
      contentOffset: offset, elementCount: elements)
    var part = SnapshotPart(.collection(collection), frame: frame)
    part.settings = settings.filter { !SnapshotCollection.factNames.contains($0.name) }
    return part
  }

  /// Reads words such as `appearance=dark`, up to the line's end, each name once.
  mutating func settings() throws(Problem) -> [SnapshotSetting] {
    var settings: [SnapshotSetting] = []
    var names: Set<String> = []
    while let token = try next() {
      guard case .pair(let name, let value) = token, names.insert(name).inserted else {
        throw Problem("a part with an unknown word")
      }
      settings.append(SnapshotSetting(name, value))
    }
    return settings
  }

  /// Returns a place and a size, and whether a colon follows them.
  mutating func frame() throws(Problem) -> (frame: Rect, hasDrawing: Bool) {
    guard case .word(let place)? = try next(), let origin = Point(dump: place[...]),
      case .word(let extent)? = try next()
    else { throw Problem("no frame") }
    let hasDrawing = extent.utf8.last == UInt8(ascii: ":")
    guard let size = Size(dump: hasDrawing ? extent.dropLast() : extent[...]) else {
      throw Problem("no size")
    }
    return (Rect(origin: origin, size: size), hasDrawing)
  }

  /// Returns the text in quotes that is next; nil for anything else, which is not consumed.
  mutating func optionalQuoted() throws(Problem) -> String? {
    guard case .quoted(let text)? = try peek() else { return nil }
    _ = try next()
    return text
  }

  /// Throws unless the line ends here.
  mutating func expectEnd() throws(Problem) {
    guard try next() == nil else { throw Problem("more than is known") }
  }
}

extension SnapshotScanner {
  /// The limit of nesting of parts, and of groups in a drawing: deeper than views can be.
  static let depthLimit = 300

  /// Reads commands with semicolons between them, up to the line's or the group's end.
  mutating func commands(depth: Int) throws(Problem) -> [SnapshotCommand] {
    var commands: [SnapshotCommand] = []
    while true {
      let text = depth < Self.depthLimit ? plainCommandText() : nil
      if let text, let command = known[text] {
        commands.append(command)
        position = text.endIndex
      } else {
        guard case .word(let word)? = try next(),
          let verb = SnapshotCommand.Verb(rawValue: word)
        else { throw Problem("no command") }
        let command = try command(verb, depth: depth)
        // In an edited text, a quote may be in the middle of a word.
        if let text, position == text.endIndex { known[text] = command }
        commands.append(command)
      }
      guard try peek() == .semicolon else { return commands }
      _ = try next()
    }
  }

  /// Returns the next command's text, up to the semicolon or the line's end after it; nil for one
  /// with braces, in which a semicolon may be.
  private func plainCommandText() -> ArraySlice<UInt8>? {
    guard peeked == nil else { return nil }
    var (end, isQuoted) = (position, false)
    while end < bytes.endIndex {
      switch bytes[end] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      // An escaped character does not end a quote.
      case UInt8(ascii: "\\") where isQuoted: end += 1
      case UInt8(ascii: ";") where !isQuoted: return bytes[position..<end]
      case UInt8(ascii: "{") where !isQuoted, UInt8(ascii: "}") where !isQuoted: return nil
      default: break
      }
      end += 1
    }
    return bytes[position...]
  }

  /// Reads the rest of a command after its verb.
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
        guard let field = LookField.named[name] else {
          throw Problem("an unknown word '\(name.prefix(40))'")
        }
        guard field.read(value[...], &command.look) else {
          throw Problem("'\(value.prefix(40))' is not a value of \(name)")
        }
      case .word(let word):
        if let size = Size(dump: word[...]), command.size == nil {
          command.size = size
        } else if let origin = Point(dump: word[...]), command.origin == nil {
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

/// Parsed commands by their texts: the cells of a screen draw many equal commands, and a new
/// drawing of a screen repeats most of an earlier one's.
///
/// Each is parsed once, and equal ones share their looks. For a screen of sixteen cells with a fill
/// and a text each, parsing takes a fifth fewer instructions.
struct KnownCommands: Sendable {
  /// The limit of different commands that are kept.
  private static let limit = 1024

  private var commands: [Key: SnapshotCommand] = [:]

  /// A text that is hashed as a whole; byte by byte takes several times as long.
  private struct Key: Hashable, Sendable {
    var text: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) { text.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  /// Accesses the command of a text; nil for an unknown one.
  subscript(text: ArraySlice<UInt8>) -> SnapshotCommand? {
    get { commands[Key(text: text)] }
    set { if commands.count < Self.limit { commands[Key(text: text)] = newValue } }
  }
}
