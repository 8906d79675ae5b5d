package import Diagnostics

/// A node of a config with its bytes in the source.
///
/// Unlike a `ConfigNode`, it keeps aliases and merge keys as they are.
package struct WrittenNode {
  /// The content of a node as it is written.
  package indirect enum Content {
    case scalar
    /// The name of an anchor.
    case alias(String)
    case list([WrittenNode])
    case mapping([WrittenEntry])
  }

  /// The node's kind, with the nodes in it.
  package var content: Content
  /// The node without its anchor and its tag: a scalar with its quotes, or from a block's indicator
  /// to the end of its last line; a list or a mapping with its brackets, or from its first dash or
  /// key to the end of its last value.
  ///
  /// Empty for a value that is not written.
  package var range: Range<Int>
  /// The first byte of the node, with its anchor and its tag.
  package var start: Int
  /// The name by which aliases refer to the node.
  package var anchor: String?
  /// Indicates whether the node is a list or a mapping in brackets.
  package var isFlow = false

  /// Indicates whether the node is a list or a mapping without brackets.
  package var isBlock: Bool {
    switch content {
    case .list, .mapping: !isFlow
    case .scalar, .alias: false
    }
  }

  /// The entries of a mapping; none for any other node.
  package var entries: [WrittenEntry] {
    if case .mapping(let entries) = content { entries } else { [] }
  }
}

/// A key of a mapping with its value.
package struct WrittenEntry {
  /// The key without its quotes.
  package var key: String
  /// Indicates whether the key is `<<` without quotes, which merges entries of other mappings.
  package var isMerge: Bool
  /// The key with its quotes.
  package var keyRange: Range<Int>
  /// The byte after the colon; nil for a key of a flow mapping that has none.
  package var valueStart: Int?
  /// The value.
  package var value: WrittenNode

  /// The byte after all that is written of the entry.
  package var end: Int { max(keyRange.upperBound, valueStart ?? 0, value.range.upperBound) }
}

/// A text of YAML whose nodes are known by their bytes.
package struct WrittenText {
  /// The text.
  package let source: SourceText
  /// The document's outermost node.
  package let root: WrittenNode
  /// The places of the aliases, by the names of the anchors that they repeat.
  package let aliases: [String: [Int]]
  /// The places of the anchors by their names; the first of several.
  package let anchors: [String: Int]

  /// Parses a text.
  ///
  /// - Throws: A `Diagnostic` for a text that `YAMLReader` would not read.
  package init(_ source: SourceText) throws(Diagnostic) {
    self.source = source
    var reader = WrittenNodeReader(source)
    root = try reader.document()
    aliases = reader.aliases
    anchors = reader.anchors
  }

  /// The text's bytes.
  package var bytes: [UInt8] { source.bytes }

  /// The text's line break: CRLF if its first line ends with it, else a line feed.
  package var lineBreak: String {
    guard let end = bytes.firstIndex(of: 0x0A) else { return "\n" }
    return end > 0 && bytes[end - 1] == 0x0D ? "\r\n" : "\n"
  }

  /// Returns the first byte of the line of a byte.
  package func lineStart(of offset: Int) -> Int {
    bytes[..<offset].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
  }

  /// Returns the end of the line of a byte, before its line break.
  package func lineEnd(of offset: Int) -> Int {
    bytes[offset...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
  }

  /// Returns the number of characters that precede a byte in its line.
  package func column(of offset: Int) -> Int {
    bytes[lineStart(of: offset)..<offset].count { !isContinuation($0) }
  }

  /// Returns whether only spaces precede a byte in its line.
  package func beginsLine(_ offset: Int) -> Bool {
    bytes[lineStart(of: offset)..<offset].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// Returns the text between two bytes.
  package func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }
}

/// Converts the parser's events to nodes with their bytes.
private struct WrittenNodeReader {
  private(set) var aliases: [String: [Int]] = [:]
  private(set) var anchors: [String: Int] = [:]

  private let source: SourceText
  private let events: YAMLEvents
  private var cursor: Cursor

  init(_ source: SourceText) {
    self.source = source
    events = YAMLEvents(source)
    cursor = Cursor(source)
  }

  mutating func document() throws(Diagnostic) -> WrittenNode {
    while true {
      let event = try events.next()
      switch event.kind {
      case .documentStart: return try node(try events.next())
      case .streamEnd: throw Diagnostic(at: source.range(ofByte: 0), "the file is empty")
      default: break
      }
    }
  }

  private mutating func node(_ event: YAMLEvent) throws(Diagnostic) -> WrittenNode {
    // A text of YAML's reader is nested no deeper than the stack has room for.
    guard events.depth <= ConfigNode.depthLimit else {
      throw NodeConverter.tooDeep(at: source.range(ofByte: 0))
    }
    let start = cursor.move(to: event.start)
    let inner = source.skippingProperties(from: start).byte
    if let anchor = event.anchor, anchors[anchor] == nil { anchors[anchor] = start.byte }
    var node = WrittenNode(
      content: .scalar, range: inner..<inner, start: start.byte, anchor: event.anchor)
    switch event.kind {
    case .alias(let name):
      node.content = .alias(name)
      node.range = start.byte..<cursor.move(to: event.end).byte
      aliases[name, default: []].append(start.byte)
    case .scalar(let text, let isPlain):
      let end = cursor.move(to: event.end).byte
      // The text after the properties of an empty value belongs to another node.
      let isEmpty = isPlain && text.isEmpty
      node.range = isEmpty ? end..<end : inner..<scalarEnd(from: inner, mark: end)
    case .listStart:
      try readList(into: &node)
    case .mappingStart:
      try readMapping(into: &node)
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .end: break
    }
    return node
  }

  private mutating func readList(into node: inout WrittenNode) throws(Diagnostic) {
    let start = node.range.lowerBound
    node.isFlow = source.bytes[start] == UInt8(ascii: "[")
    var elements: [WrittenNode] = []
    var event = try events.next()
    while event.kind != .end {
      elements.append(try self.node(event))
      event = try events.next()
    }
    let end =
      node.isFlow ? cursor.move(to: event.end).byte : elements.last?.range.upperBound ?? start
    node.content = .list(elements)
    node.range = start..<max(start, end)
  }

  private mutating func readMapping(into node: inout WrittenNode) throws(Diagnostic) {
    let start = node.range.lowerBound
    node.isFlow = source.bytes[start] == UInt8(ascii: "{")
    var entries: [WrittenEntry] = []
    var event = try events.next()
    while event.kind != .end {
      entries.append(try entry(event))
      event = try events.next()
    }
    let end = node.isFlow ? cursor.move(to: event.end).byte : entries.last?.end ?? start
    node.content = .mapping(entries)
    node.range = start..<max(start, end)
  }

  private mutating func entry(_ event: YAMLEvent) throws(Diagnostic) -> WrittenEntry {
    let key = try node(event)
    var entry = WrittenEntry(
      key: "", isMerge: false, keyRange: key.range, value: try node(try events.next()))
    if case .scalar(let text, let isPlain) = event.kind {
      entry.key = text
      entry.isMerge = text == "<<" && isPlain
    }
    let afterKey = source.bytes[key.range.upperBound...].firstIndex { !Self.isSpace($0) }
    if let afterKey, source.bytes[afterKey] == UInt8(ascii: ":") {
      entry.valueStart = afterKey + 1
    }
    // libyaml places an empty value at the token after it.
    if case .scalar = entry.value.content, entry.value.range.isEmpty, entry.value.anchor == nil {
      let place = entry.valueStart ?? key.range.upperBound
      entry.value.range = place..<place
      entry.value.start = place
    }
    return entry
  }

  /// Returns the byte after a scalar; for a block, after its last line without the line's break.
  private func scalarEnd(from start: Int, mark: Int) -> Int {
    let bytes = source.bytes
    guard start < mark, bytes[start] == UInt8(ascii: "|") || bytes[start] == UInt8(ascii: ">")
    else { return max(start, mark) }
    // With `+`, the empty lines after it belong to the text.
    let keepsLines = bytes[start...].prefix(3).contains(UInt8(ascii: "+"))
    var end = mark
    while end > start, Self.isLineEnd(bytes[end - 1]) {
      end -= 1
      if bytes[end] == 0x0A, bytes[end - 1] == 0x0D { end -= 1 }
      guard !keepsLines else { break }
      // Spaces belong to a text if something precedes them in their line.
      let content = bytes[start..<end].lastIndex { $0 != 0x20 && $0 != 0x09 } ?? start
      if Self.isLineEnd(bytes[content]) { end = content + 1 }
    }
    return end
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private static func isSpace(_ byte: UInt8) -> Bool {
    isLineEnd(byte) || byte == 0x20 || byte == 0x09
  }
}
