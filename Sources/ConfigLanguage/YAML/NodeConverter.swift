import Diagnostics
import PlainText

/// Converts the parser's events to nodes: finds their places, resolves aliases and merge keys
/// within a budget, and reports duplicate keys.
struct NodeConverter {
  /// The most nodes from aliases, each counted with all that it represents.
  static let budget = 1_000_000
  /// The most nodes of a file itself: one of the largest size has some four million.
  static let nodeLimit = 5_000_000

  /// Returns the error of one level too many.
  static func tooDeep(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      at: place, "nested more than \(ConfigNode.depthLimit) levels deep",
      suggestion: "views and groups of items may be nested \(ConfigNode.viewDepthLimit) deep")
  }

  /// The most reported errors; some need a search for their wording.
  static let diagnosticLimit = 100

  /// The duplicate keys, unknown aliases and misused tags so far.
  var diagnostics: [Diagnostic] = []
  /// Indicates whether the requested list is found, and its elements are passed on.
  private(set) var isFound = false

  private let source: SourceText
  private let events: YAMLEvents
  private let items: ListedItems?
  private let literalLists: LiteralLists
  private let literalNodes: LiteralNodes
  /// The number of the literal lists so far.
  private(set) var literalCount = 0
  private let adviceOnRepetition: (_ key: String) -> String?
  private var cursor: Cursor
  private var anchors: [String: Converted] = [:]
  private var count = 0
  private var aliasCount = 0

  /// A node with the cost of repeating it.
  private struct Converted {
    var node: ConfigNode
    var count = 1
    var height = 1
  }

  /// The part of a node that is kept.
  private enum Part {
    /// The whole node.
    case whole
    /// The nodes on the path to the items: the remaining keys lead to them.
    case around(ArraySlice<String>)
    /// Only the kind: a scalar, a list or a mapping.
    case beside

    /// Returns the part to keep of a node in this one; `isNext` returns whether a key leads to it.
    func inner(_ isNext: (_ key: String) -> Bool) -> Part {
      guard case .around(let path) = self else { return self }
      return path.first.map(isNext) == true ? .around(path.dropFirst()) : .beside
    }

    var isBeside: Bool {
      if case .beside = self { true } else { false }
    }
  }

  /// Creates a converter of a text.
  ///
  /// - Parameters:
  ///   - items: The consumer of a list's elements, if all nodes outside the path to it may be
  ///     omitted; nil for all nodes.
  ///   - literalLists: The lists that `events` skips.
  ///   - adviceOnRepetition: Returns the suggestion for a duplicate key.
  init(
    _ source: SourceText, events: YAMLEvents, items: ListedItems?, literalLists: LiteralLists,
    adviceOnRepetition: @escaping (_ key: String) -> String?
  ) {
    self.source = source
    self.events = events
    self.items = items
    self.literalLists = literalLists
    literalNodes = LiteralNodes(source)
    self.adviceOnRepetition = adviceOnRepetition
    cursor = Cursor(source)
  }

  /// Converts the first document of a text; nil if it has none.
  ///
  /// - Throws: The syntax error at which the parser stops, or the place at which a limit is
  ///   exceeded.
  mutating func document() throws(Diagnostic) -> ConfigNode? {
    while true {
      switch try events.next().kind {
      case .streamEnd: return nil
      case .documentStart:
        let part = items.map { Part.around($0.path[...]) } ?? .whole
        return try convert(try events.next(), depth: 0, part).node
      default: break
      }
    }
  }

  private mutating func convert(
    _ event: YAMLEvent, depth: Int, _ part: Part
  ) throws(Diagnostic) -> Converted {
    let start = cursor.move(to: event.start)
    let place = source.range(start)
    guard depth < ConfigNode.depthLimit else {
      throw Self.tooDeep(at: place)
    }
    checkTag(event.tag, at: place)
    try spend(at: place)
    // Any later alias may refer to a node with an anchor.
    let part = event.anchor == nil ? part : .whole
    var converted: Converted
    switch event.kind {
    case .alias(let name):
      return try expand(name, at: place, depth: depth)
    case .scalar(let text, let isPlain):
      converted = Converted(node: scalar(text, isPlain: isPlain, tag: event.tag, at: start))
      if text.utf8.contains(0) {
        // Written as the escape `\0`: for the C libraries that process a text, it would end there.
        diagnostics.append(
          Diagnostic(at: converted.node.range, "control character U+0000"))
      }
    case .listStart:
      if let list = literalLists.list(openingAt: source.skippingProperties(from: start).byte) {
        literalCount += 1
        cursor.pass(to: list.closing)
        let items = LiteralItems(list.values, at: place, among: literalNodes)
        converted = Converted(node: ConfigNode(items, at: place))
        _ = try nextInside()
        break
      }
      converted = try list(at: place, depth: depth, part)
    case .mappingStart:
      converted = try mapping(at: place, depth: depth, part)
    case .streamStart, .streamEnd, .documentStart, .documentEnd, .end:
      throw Diagnostic(at: place, "not well-formed YAML: expected a value")
    }
    if let anchor = event.anchor { anchors[anchor] = converted }
    return converted
  }

  private mutating func list(
    at place: SourceRange, depth: Int, _ part: Part
  ) throws(Diagnostic) -> Converted {
    var elements: [ConfigNode] = []
    var result = Converted(node: ConfigNode(.list([]), at: place))
    var take: ((ConfigNode) throws(Diagnostic) -> Void)?
    if case .around(let path) = part, path.isEmpty, let items {
      take = items.take
      isFound = true
    }
    var index = 0
    while let event = try nextInside() {
      let inner = take == nil ? part.inner { Int($0) == index } : .whole
      let element = try convert(event, depth: depth + 1, inner)
      result.count += element.count
      result.height = max(result.height, element.height + 1)
      index += 1
      if let take {
        try take(element.node)
      } else if !part.isBeside {
        elements.append(element.node)
      }
    }
    result.node.content = .list(elements)
    return result
  }

  private mutating func mapping(
    at place: SourceRange, depth: Int, _ part: Part
  ) throws(Diagnostic) -> Converted {
    var entries: [ConfigEntry] = []
    var merged: [String: Int] = [:]
    var written: [String: SourceRange] = [:]
    var result = Converted(node: ConfigNode(.mapping([]), at: place))
    while let event = try nextInside() {
      let name = try key(event)
      let isMerge = name?.text == "<<" && name?.isPlain == true
      // A merged node may be on the path to the items.
      let inner = isMerge ? .whole : part.inner { $0 == name?.text }
      let value = try convert(try events.next(), depth: depth + 1, inner)
      result.count += value.count + 1
      result.height = max(result.height, value.height + 1)
      guard let name else { continue }
      if isMerge {
        for entry in mergedEntries(value.node)
        where written[entry.key] == nil && merged[entry.key] == nil {
          merged[entry.key] = entries.count
          entries.append(entry)
        }
      } else if let first = written[name.text] {
        diagnostics.append(
          Diagnostic(
            at: name.range,
            "duplicate key '\(excerpt(of: name.text, limit: 40))', first in line \(first.start.line)",
            suggestion: adviceOnRepetition(name.text)))
      } else {
        written[name.text] = name.range
        guard !part.isBeside else { continue }
        let entry = ConfigEntry(name.text, at: name.range, value.node)
        // A mapping's own entry replaces the merged one, in its place.
        if let index = merged.removeValue(forKey: name.text) {
          entries[index] = entry
        } else {
          entries.append(entry)
        }
      }
    }
    result.node.content = .mapping(part.isBeside ? [] : entries)
    return result
  }

  /// Returns the entries from a merge key: of a mapping, or of a list of them, the first one
  /// winning.
  private mutating func mergedEntries(_ node: ConfigNode) -> [ConfigEntry] {
    if let entries = node.mapping { return entries }
    if let list = node.list, list.allSatisfy({ $0.mapping != nil }) {
      return list.flatMap { $0.mapping ?? [] }
    }
    diagnostics.append(
      Diagnostic(at: node.range, "'<<' merges a mapping, found \(node.typeName)"))
    return []
  }

  private mutating func key(
    _ event: YAMLEvent
  ) throws(Diagnostic) -> (text: String, isPlain: Bool, range: SourceRange)? {
    let start = cursor.move(to: event.start)
    let place = source.range(start)
    switch event.kind {
    case .scalar(let text, let isPlain):
      try spend(at: place)
      return (text, isPlain, scalar(text, isPlain: isPlain, tag: nil, at: start).range)
    case .alias:
      diagnostics.append(Diagnostic(at: place, "a key is a word, found an alias"))
    default:
      diagnostics.append(Diagnostic(at: place, "a key is a word, found a list or a mapping"))
      try skip()
    }
    return nil
  }

  /// Skips the rest of the innermost open list or mapping.
  private mutating func skip() throws(Diagnostic) {
    let depth = events.depth
    while events.depth >= depth {
      let event = try events.next()
      guard events.depth <= ConfigNode.depthLimit else {
        throw Self.tooDeep(at: source.range(cursor.move(to: event.start)))
      }
    }
  }

  /// Returns the next event in a list or mapping; nil at its end.
  private func nextInside() throws(Diagnostic) -> YAMLEvent? {
    let event = try events.next()
    return event.kind == .end ? nil : event
  }

  private mutating func expand(
    _ alias: String, at place: SourceRange, depth: Int
  ) throws(Diagnostic) -> Converted {
    guard let target = anchors[alias] else {
      diagnostics.append(
        Diagnostic(
          at: SourceRange(
            file: place.file, start: place.start, length: alias.unicodeScalars.count + 1),
          "unknown alias '\(excerpt(of: alias, limit: 40))'",
          suggestion: suggestion(for: alias, among: anchors.keys)
            ?? "quote a text that begins with '*'"))
      return Converted(node: ConfigNode(.list([]), at: place))
    }
    aliasCount += target.count
    guard aliasCount <= Self.budget else {
      throw Diagnostic(at: place, "aliases expand the file to more than \(Self.budget) values")
    }
    guard depth + target.height <= ConfigNode.depthLimit else {
      throw Self.tooDeep(at: place)
    }
    return target
  }

  private mutating func spend(at place: SourceRange) throws(Diagnostic) {
    guard diagnostics.count < Self.diagnosticLimit else {
      throw Diagnostic(at: place, "more than \(Self.diagnosticLimit) mistakes up to here")
    }
    count += 1
    guard count <= Self.nodeLimit else {
      throw Diagnostic(at: place, "the file holds more than \(Self.nodeLimit) values")
    }
  }

  private mutating func checkTag(_ tag: String?, at place: SourceRange) {
    guard let tag, !Self.plainTags.contains(tag) else { return }
    diagnostics.append(
      Diagnostic(at: place, "unexpected tag '\(excerpt(of: tag, limit: 40))'"))
  }

  private static let textTag = "tag:yaml.org,2002:str"
  private static let plainTags: Set = [
    "", textTag, "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map",
  ]

  private func scalar(
    _ text: String, isPlain: Bool, tag: String?, at start: Spot
  ) -> ConfigNode {
    let start = source.skippingProperties(from: start)
    let range =
      isPlain
      ? source.range(start, length: source.plainLength(of: text, at: start.byte))
      : source.quotedRange(from: start)
    let source = source
    var scalar = ConfigScalar(text, isQuoted: !isPlain || tag == Self.textTag) { offset in
      source.range(ofByte: ScalarPlaces(text, in: source, at: start.byte).byte(of: offset))
    }
    if scalar.isMissing {
      let rest = source.bytes[start.byte...].prefix { $0 != UInt8(ascii: "\n") }
      scalar.isCommentedColor =
        ConfigScalar.commentedColor(in: " " + String(decoding: rest, as: UTF8.self)) != nil
    }
    return ConfigNode(.scalar(scalar), at: range)
  }
}

/// A list in a document, and the consumer of its elements.
struct ListedItems {
  /// The keys of the mappings, and the numbers of the elements, on the path to the list.
  var path: [String]
  /// Consumes each element in turn.
  var take: (ConfigNode) throws(Diagnostic) -> Void
}
