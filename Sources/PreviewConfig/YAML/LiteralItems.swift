import Diagnostics
import PlainText
import Synchronization

/// The elements of a long list under `items:` that holds nothing but JSON values.
///
/// A tree of nodes takes thirty times what its text takes, since every scalar has a place. Values
/// without expressions are never wrong where they are, so nobody asks for their places but who edits
/// them: these items are read as those of a data file are, and become nodes only when they are
/// asked for. A config of 10 MB takes a sixth of the time, and of the memory.
final class LiteralItems: Sendable {
  /// The items as values.
  let values: PackedItems
  private let source: SourceText
  /// The place of the list.
  private let place: SourceRange
  private let read: Mutex<[ConfigNode]?> = Mutex(nil)

  init(_ values: PackedItems, of source: SourceText, at place: SourceRange) {
    self.values = values
    self.source = source
    self.place = place
  }

  /// The items as nodes with their places.
  ///
  /// - Complexity: O(*n*) in the length of the text, once.
  var nodes: [ConfigNode] {
    read.withLock { read in
      if let read { return read }
      let root = try? YAMLReader.read(source)
      let nodes = root?.list(at: place.start) ?? []
      read = nodes
      return nodes
    }
  }
}

extension ConfigNode {
  /// The elements of a list that begins at a place of the node's file; nil for none.
  fileprivate func list(at start: SourcePosition) -> [ConfigNode]? {
    switch content {
    case .scalar: nil
    case .list(let nodes):
      range.start == start ? nodes : nodes.lazy.compactMap { $0.list(at: start) }.first
    case .mapping(let entries): entries.lazy.compactMap { $0.value.list(at: start) }.first
    }
  }
}

/// Long lists of a text, which are passed over when it is parsed.
struct LiteralLists: Sendable {
  /// A list in the text.
  struct List: Sendable {
    /// The bytes between its brackets.
    let inside: Range<Int>
    /// What it holds.
    let values: PackedItems
    /// The place of the closing bracket.
    let closing: SourcePosition
    /// The same in a text without what is inside of lists.
    let shortClosing: SourcePosition
  }

  /// Shorter lists cost little as nodes.
  private static let leastLength = 64 << 10

  /// In the order of the text.
  private(set) var all: [List] = []

  /// No lists.
  init() {}

  /// Finds the lists of a text.
  ///
  /// - Complexity: O(*n*).
  init(in source: SourceText) {
    guard source.bytes.count > Self.leastLength else { return }
    var position = 0
    // What was read and is not such a list; a text of many of these is not worth a search.
    var wasted = 0
    while let opening = Self.nextOpening(in: source.bytes, from: position),
      source.bytes.count - opening > Self.leastLength, wasted < source.bytes.count
    {
      var reader = JSONReader(source.bytes, valueLimit: DataFile.valueLimit, from: opening)
      guard let values = try? JSONData.items(&reader) else {
        wasted += reader.offset - opening + 1
        position = opening + 1
        continue
      }
      let inside = opening + 1..<reader.offset - 1
      position = reader.offset
      if inside.count >= Self.leastLength, Self.isPlain(source.bytes, inside) {
        add(values, inside, in: source)
      }
    }
  }

  private mutating func add(_ values: PackedItems, _ inside: Range<Int>, in source: SourceText) {
    // Without what is inside, the closing bracket follows the opening one.
    var short = source.range(ofByte: inside.lowerBound).start
    if let last = all.last {
      if short.line == last.closing.line {
        short.column += last.shortClosing.column - last.closing.column
      }
      short.line += last.shortClosing.line - last.closing.line
    }
    all.append(
      List(
        inside: inside, values: values,
        closing: source.range(ofByte: inside.upperBound).start, shortClosing: short))
  }

  /// The place in the text of a place in the text without what is inside of lists.
  func place(ofShort short: SourcePosition) -> SourcePosition {
    let before = all.last { list in
      (list.shortClosing.line, list.shortClosing.column) <= (short.line, short.column)
    }
    guard let before else { return short }
    var place = short
    if short.line == before.shortClosing.line {
      place.column += before.closing.column - before.shortClosing.column
    }
    place.line += before.closing.line - before.shortClosing.line
    return place
  }

  /// The list whose opening bracket is at a byte; nil for none.
  func list(openingAt byte: Int) -> List? {
    all.first { $0.inside.lowerBound == byte + 1 }
  }

  /// The bracket after the next `items:`, with or without quotes.
  private static func nextOpening(in bytes: [UInt8], from start: Int) -> Int? {
    let key = Array("items".utf8)
    return bytes.withUnsafeBufferPointer { bytes in
      var position = start
      while position + key.count < bytes.count {
        guard bytes[position] == key[0],
          bytes[position..<position + key.count].elementsEqual(key)
        else {
          position += 1
          continue
        }
        position += key.count
        var end = position
        if bytes[end] == UInt8(ascii: "\"") { end += 1 }
        end = afterSpace(bytes, end)
        guard end < bytes.count, bytes[end] == UInt8(ascii: ":") else { continue }
        end = afterSpace(bytes, end + 1)
        if end < bytes.count, bytes[end] == UInt8(ascii: "[") { return end }
      }
      return nil
    }
  }

  private static func afterSpace(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[end]) { end += 1 }
    return end
  }

  /// True for JSON that YAML reads in the same way, and that holds no expressions.
  private static func isPlain(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      let text = bytes[range]
      return text.indices.allSatisfy { index in
        switch text[index] {
        // An expression, also one whose first character is an escape.
        case UInt8(ascii: "$"): text[index...].dropFirst().first != UInt8(ascii: "{")
        case UInt8(ascii: "\\"): !text[index...].starts(with: "\\u0024".utf8)
        // NEL, LS and PS end a line of YAML, which then becomes a space.
        case 0xC2: !text[index...].starts(with: [0xC2, 0x85])
        case 0xE2:
          !text[index...].starts(with: [0xE2, 0x80, 0xA8])
            && !text[index...].starts(with: [0xE2, 0x80, 0xA9])
        default: true
        }
      }
    }
  }
}
