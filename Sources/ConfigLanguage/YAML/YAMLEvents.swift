import CYAML
import Diagnostics

/// The events of one text from libyaml's parser: each start and end, scalar and alias in turn.
///
/// Wraps `yaml_parser_t`: made by `init`, deleted by `deinit`. No type of libyaml leaves this file:
/// each event is copied, and then deleted.
final class YAMLEvents {
  /// The number of open lists and mappings.
  private(set) var depth = 0

  /// The parser, at a fixed address, as it keeps pointers into itself.
  private let parser: UnsafeMutablePointer<yaml_parser_t>
  /// Indicates whether there was memory for a parser, which is then to be deleted.
  private let isInitialized: Bool
  private let source: SourceText
  private let lists: LiteralLists
  private var text: DisguisedText
  /// The reason why the parser has stopped; it produces no events after an error, and does not
  /// repeat it.
  private var failure: Diagnostic?

  /// Creates a parser of a text.
  ///
  /// - Parameter lists: The lists to skip: for the parser they are empty.
  init(_ source: SourceText, passingOver lists: LiteralLists = LiteralLists()) {
    self.source = source
    self.lists = lists
    text = DisguisedText(bytes: source.bytes, skipped: lists.all.map(\.inside))
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    // "@returns 1 if the function succeeded, 0 on error."
    isInitialized = yaml_parser_initialize(parser) == 1
    guard isInitialized else {
      failure = YAMLSyntaxError(.memory).diagnostic(in: source)
      return
    }
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    // The parser lives no longer than this object, so it need not retain it.
    yaml_parser_set_input(
      parser,
      { events, buffer, size, count in
        guard let events, let buffer, let count else { return 0 }
        count.pointee = Unmanaged<YAMLEvents>.fromOpaque(events).takeUnretainedValue()
          .text.write(to: UnsafeMutableBufferPointer(start: buffer, count: size))
        return 1
      }, Unmanaged.passUnretained(self).toOpaque())
  }

  deinit {
    // "An application is responsible for destroying the object using the yaml_parser_delete()
    // function."
    if isInitialized { yaml_parser_delete(parser) }
    parser.deallocate()
  }

  /// Returns the next event; `streamEnd` again after the end.
  ///
  /// - Throws: The error at which the parser stops, on this call and on each further one.
  func next() throws(Diagnostic) -> YAMLEvent {
    if let failure { throw failure }
    var event = yaml_event_t()
    // "An application is responsible for freeing any buffers associated with the produced event
    // object using the yaml_event_delete() function": an event that was not produced has none.
    defer { yaml_event_delete(&event) }
    guard yaml_parser_parse(parser, &event) == 1 else {
      let error = syntaxError().diagnostic(in: source)
      failure = error
      throw error
    }
    var read = YAMLEvent(event, isDisguised: text.hasDisguises)
    read.start = lists.place(ofShort: read.start)
    read.end = lists.place(ofShort: read.end)
    switch read.kind {
    case .listStart, .mappingStart: depth += 1
    case .end: depth -= 1
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .alias, .scalar: break
    }
    return read
  }

  private func syntaxError() -> YAMLSyntaxError {
    let parser = parser.pointee
    let kind: YAMLSyntaxError.Kind =
      switch parser.error {
      case YAML_MEMORY_ERROR: .memory
      case YAML_READER_ERROR: .unreadable(text.offset(ofDisguised: parser.problem_offset))
      case YAML_SCANNER_ERROR: .token
      case YAML_PARSER_ERROR: .grammar
      default: .unlisted(Int(parser.error.rawValue))
      }
    var error = YAMLSyntaxError(kind)
    // libyaml's own constants, which outlive the parser.
    if let problem = parser.problem { error.problem = String(cString: problem) }
    error.place = SourcePosition(parser.problem_mark)
    if let context = parser.context {
      error.context = (String(cString: context), SourcePosition(parser.context_mark))
    }
    return error
  }

  /// The version of the libyaml in use.
  static var libraryVersion: String { String(cString: yaml_get_version_string()) }
}

/// A step of a YAML text.
struct YAMLEvent {
  enum Kind: Equatable {
    case streamStart, streamEnd, documentStart, documentEnd
    case listStart, mappingStart
    /// The end of the innermost open list or mapping.
    case end
    /// The name of an anchor, which need not exist.
    case alias(String)
    /// A scalar without its quotes, escapes and folds; `isPlain` if it has neither quotes nor an
    /// indicator of a block.
    case scalar(String, isPlain: Bool)
  }

  var kind: Kind
  /// The event's first character, which is its anchor's or tag's if it has one.
  var start: SourcePosition
  /// The position after the event's last character; for a block scalar, the line after it and its
  /// trailing empty lines.
  var end: SourcePosition
  /// The name by which aliases refer to the node.
  var anchor: String?
  /// The resolved tag, such as `tag:yaml.org,2002:str`; nil if the node's form decides.
  var tag: String?
}

extension YAMLEvent {
  /// Copies an event of the parser.
  fileprivate init(_ event: yaml_event_t, isDisguised: Bool) {
    start = SourcePosition(event.start_mark)
    end = SourcePosition(event.end_mark)
    switch event.type {
    case YAML_STREAM_START_EVENT: kind = .streamStart
    case YAML_DOCUMENT_START_EVENT: kind = .documentStart
    case YAML_DOCUMENT_END_EVENT: kind = .documentEnd
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: kind = .end
    case YAML_ALIAS_EVENT:
      kind = .alias(string(event.data.alias.anchor) ?? "")
    case YAML_SEQUENCE_START_EVENT:
      let list = event.data.sequence_start
      kind = .listStart
      anchor = string(list.anchor)
      tag = list.implicit != 0 ? nil : string(list.tag)
    case YAML_MAPPING_START_EVENT:
      let mapping = event.data.mapping_start
      kind = .mappingStart
      anchor = string(mapping.anchor)
      tag = mapping.implicit != 0 ? nil : string(mapping.tag)
    case YAML_SCALAR_EVENT:
      let scalar = event.data.scalar
      let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE
      // It may contain a NUL from an escape, so its length counts and not its end.
      let text = String(
        decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
      let shown =
        isDisguised
        ? DisguisedText.uncovered(
          text, isDoubleQuoted: scalar.style == YAML_DOUBLE_QUOTED_SCALAR_STYLE) : text
      if isPlain, shown != text, text.unicodeScalars.first == DisguisedText.disguise {
        kind = .alias(String(shown.dropFirst()))
      } else {
        kind = .scalar(shown, isPlain: isPlain)
      }
      anchor = string(scalar.anchor)
      tag = scalar.quoted_implicit != 0 ? nil : string(scalar.tag)
    // "YAML_NO_EVENT" is the parser's event after the end.
    default: kind = .streamEnd
    }
  }
}

/// The text for libyaml, with replacements for characters that it would refuse.
///
/// For libyaml, `text: *bold* words` is an alias that breaks off, and it stops there with a message
/// about letters. Disguised it is an ordinary scalar with an ordinary end: it is reported as one
/// unknown alias, with all other errors of the file.
///
/// JSON writes a character beyond U+FFFF as the escapes of two surrogates, each of which libyaml
/// refuses. Their twelve characters become others, one for one, so that places stay the same; a
/// scalar in double quotes gets the character that they represent, and any other keeps them.
///
/// NEL, LS and PS end a line for libyaml, as in YAML 1.1. In YAML 1.2 they do not ("5.4. Line Break
/// Characters"), nor for editors and compilers, which count lines by line feeds.
private struct DisguisedText {
  /// Replaces the `*`: a noncharacter, which YAML allows and `SourceText` refuses.
  static let disguise = Unicode.Scalar(0xFDD0 as UInt32) ?? "\u{FFFD}"
  private static let disguiseBytes = Array(String(Character(disguise)).utf8)
  /// The characters that end no line, each with its replacement after those of escapes.
  private static let separators: [(bytes: [UInt8], disguise: [UInt8])] = zip(
    ["\u{85}", "\u{2028}", "\u{2029}"], firstSeparatorDisguise...
  ).compactMap { separator, value in
    Unicode.Scalar(value).map { (Array(separator.utf8), Array(String(Character($0)).utf8)) }
  }
  private static let firstSeparatorDisguise: UInt32 = 0xFDE9

  let bytes: [UInt8]
  /// The ranges hidden from libyaml, in the order of the text.
  private let skipped: [Range<Int>]
  /// Indicates whether anything is disguised.
  private(set) var hasDisguises = false
  private var offset = 0
  private var skippedCount = 0

  init(bytes: [UInt8], skipped: [Range<Int>]) {
    self.bytes = bytes
    self.skipped = skipped
  }

  /// Writes as much of the rest as the buffer has room for, and returns its length; 0 at the end.
  ///
  /// libyaml has room for a few bytes fewer than 16,384: for those of an incomplete character.
  mutating func write(to buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
    var count = 0
    while offset < bytes.count {
      if skippedCount < skipped.count, offset == skipped[skippedCount].lowerBound {
        offset = skipped[skippedCount].upperBound
        skippedCount += 1
      }
      let disguised = disguised(at: offset)
      guard count + (disguised?.count ?? 1) <= buffer.count else { break }
      if let disguised {
        for byte in disguised {
          buffer[count] = byte
          count += 1
        }
        hasDisguises = true
      } else {
        buffer[count] = bytes[offset]
        count += 1
      }
      offset += length(at: offset)
    }
    return count
  }

  /// Returns the offset in the source of a byte that libyaml has counted.
  func offset(ofDisguised target: Int) -> Int {
    var (count, offset) = (0, 0)
    while offset < bytes.count {
      guard count < target else { return offset }
      count += disguised(at: offset)?.count ?? 1
      offset += length(at: offset)
    }
    return bytes.count
  }

  /// Returns the replacement for the text at an offset; nil for the byte itself.
  private func disguised(at offset: Int) -> [UInt8]? {
    switch bytes[offset] {
    case UInt8(ascii: "*") where isAlias(at: offset): Self.disguiseBytes
    case UInt8(ascii: "\\") where SurrogateEscapes.arePair(in: bytes, at: offset):
      SurrogateEscapes.disguise(bytes[offset..<offset + SurrogateEscapes.length])
    case 0xC2, 0xE2: separator(at: offset)?.disguise
    default: nil
    }
  }

  /// Returns the number of bytes that are disguised together.
  private func length(at offset: Int) -> Int {
    switch bytes[offset] {
    case UInt8(ascii: "\\") where SurrogateEscapes.arePair(in: bytes, at: offset):
      SurrogateEscapes.length
    case 0xC2, 0xE2: separator(at: offset)?.bytes.count ?? 1
    default: 1
    }
  }

  private func separator(at offset: Int) -> (bytes: [UInt8], disguise: [UInt8])? {
    Self.separators.first { bytes[offset...].starts(with: $0.bytes) }
  }

  /// Returns a scalar without disguises; in double quotes with the characters of its escapes.
  static func uncovered(_ text: String, isDoubleQuoted: Bool) -> String {
    guard text.utf8.contains(disguiseBytes[0]) else { return text }
    let scalars = Array(text.unicodeScalars)
    var shown = String.UnicodeScalarView()
    var index = 0
    while index < scalars.count {
      let rest = scalars[index...].prefix(SurrogateEscapes.length)
      if isDoubleQuoted, let character = SurrogateEscapes.character(ofDisguised: rest) {
        shown.append(character)
        index += SurrogateEscapes.length
        continue
      }
      let scalar = scalars[index]
      shown.append(
        scalar == disguise
          ? "*"
          : separator(ofDisguised: scalar)
            ?? (isDoubleQuoted ? scalar : SurrogateEscapes.uncovered(scalar) ?? scalar))
      index += 1
    }
    return String(shown)
  }

  private static func separator(ofDisguised scalar: Unicode.Scalar) -> Unicode.Scalar? {
    guard scalar.value >= firstSeparatorDisguise else { return nil }
    let index = Int(scalar.value - firstSeparatorDisguise)
    guard separators.indices.contains(index) else { return nil }
    return String(decoding: separators[index].bytes, as: UTF8.self).unicodeScalars.first
  }

  /// Returns whether the `*` at an offset begins an alias: after a space, a line break, a bracket,
  /// a comma or JSON's colon.
  private func isAlias(at offset: Int) -> Bool {
    switch offset == 0 ? 0x0A : bytes[offset - 1] {
    case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","),
      UInt8(ascii: ":"):
      return true
    default:
      return false
    }
  }
}

extension SourcePosition {
  /// Creates a position from libyaml's, which counts lines and characters from 0.
  fileprivate init(_ mark: yaml_mark_t) {
    self.init(line: Int(mark.line) + 1, column: Int(mark.column) + 1)
  }
}

/// Returns a text that ends with a NUL; nil for none.
private func string(_ pointer: UnsafePointer<yaml_char_t>?) -> String? {
  pointer.map { String(cString: $0) }
}
