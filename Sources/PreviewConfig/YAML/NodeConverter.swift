import Yams

/// Turns the parser's nodes into ours: finds their places, resolves aliases and merge keys within a
/// budget, and reports duplicate keys.
struct NodeConverter {
  /// How many nodes aliases may bring, each counted as all that it stands for.
  static let budget = 1_000_000
  /// How many nodes a file may have itself: what it may be long has some four million.
  static let nodeLimit = 5_000_000
  /// How deep lists and mappings may lie in each other: 64 views, a few levels of keys each.
  static let depthLimit = 400

  /// The mistake of a level more than there may be.
  static func tooDeep(at place: SourceRange) -> Diagnostic {
    Diagnostic(
      at: place, "nested more than \(depthLimit) levels deep",
      suggestion: "views may be nested \(Compiler.viewDepthLimit) deep")
  }

  /// How many mistakes are told; some cost a search to word.
  private static let diagnosticLimit = 100

  private let source: SourceText
  private let disguise: Disguise
  private var cursor: Cursor
  private var anchors: [String: Converted] = [:]
  private var count = 0
  private var aliasCount = 0
  /// The list whose elements are handed over one by one instead of being kept.
  private var items: Items?
  private var diagnostics: [Diagnostic] = []

  /// A node with what it costs to repeat it.
  private struct Converted {
    var node: ConfigNode
    var count: Int
    var height: Int
  }

  /// The way to a list, and who takes its elements.
  private struct Items {
    var path: ArraySlice<String>
    var take: (ConfigNode) throws(Diagnostic) -> Void
    var isFound = false
  }

  init(_ source: SourceText, disguise: Disguise) {
    self.source = source
    self.disguise = disguise
    cursor = Cursor(source)
  }

  /// Converts a document.
  ///
  /// - Throws: `Diagnostics` with all duplicate keys, unknown aliases and misused tags, or the one
  ///   place at which the budget ends.
  func convert(_ root: Node) throws -> ConfigNode {
    var converter = self
    do {
      let converted = try converter.convert(root, depth: 0)
      guard converter.diagnostics.isEmpty else { throw Diagnostics(converter.diagnostics) }
      return converted.node
    } catch let diagnostic as Diagnostic {
      throw Diagnostics(converter.diagnostics + [diagnostic])
    }
  }

  /// Converts the elements of a list one by one, so that not all of them are held.
  ///
  /// - Parameters:
  ///   - path: The keys of the mappings that lead to the list.
  ///   - take: Takes each element in turn.
  /// - Returns: False if the path does not lead to a list that is written there, and no alias; then
  ///   nothing was taken.
  /// - Throws: As `convert`, and what `take` throws.
  func convertElements(
    of root: Node, at path: [String], take: @escaping (ConfigNode) throws(Diagnostic) -> Void
  ) throws -> Bool {
    var converter = self
    converter.items = Items(path: path[...], take: take)
    do {
      _ = try converter.convert(root, depth: 0, path: path[...])
      guard converter.diagnostics.isEmpty else { throw Diagnostics(converter.diagnostics) }
      return converter.items?.isFound == true
    } catch let diagnostic as Diagnostic {
      throw Diagnostics(converter.diagnostics + [diagnostic])
    }
  }

  /// - Parameter path: The keys that lead from the node to the items; nil where none do.
  private mutating func convert(
    _ node: Node, depth: Int, path: ArraySlice<String>? = nil
  ) throws(Diagnostic) -> Converted {
    let start = cursor.move(to: node.mark)
    let place = source.range(start)
    guard depth < Self.depthLimit else {
      throw Self.tooDeep(at: place)
    }
    checkTag(of: node, at: place)
    try spend(at: place)
    var converted: Converted
    switch node {
    case .scalar(let scalar):
      let text = uncovered(scalar)
      if let alias = alias(scalar, text) {
        return try expand(alias, at: place, depth: depth)
      }
      converted = Converted(node: self.scalar(scalar, text, at: start), count: 1, height: 1)
      if text.utf8.contains(0) {
        // Written as the escape `\0`: for the C libraries behind a text, it would end there.
        diagnostics.append(
          Diagnostic(at: converted.node.range, "control character U+0000"))
      }
    case .sequence(let sequence):
      var list: [ConfigNode] = []
      converted = Converted(node: ConfigNode(.list([]), at: place), count: 1, height: 1)
      // An alias could name the list, which is then kept.
      let isItems = path?.isEmpty == true && node.anchor == nil && items != nil
      if isItems { items?.isFound = true }
      for element in sequence {
        let part = try convert(element, depth: depth + 1)
        if isItems { try items?.take(part.node) } else { list.append(part.node) }
        converted.count += part.count
        converted.height = max(converted.height, part.height + 1)
      }
      converted.node.content = .list(list)
    case .mapping(let mapping):
      converted = try convert(mapping, at: place, depth: depth, path: path)
    case .alias:
      // Only a tree made by a program holds these.
      throw Diagnostic(at: place, "unexpected alias")
    }
    if let anchor = node.anchor { anchors[anchor.rawValue] = converted }
    return converted
  }

  private mutating func convert(
    _ mapping: Node.Mapping, at place: SourceRange, depth: Int, path: ArraySlice<String>?
  ) throws(Diagnostic) -> Converted {
    var entries: [ConfigEntry] = []
    var merged: [String: Int] = [:]
    var written: [String: SourceRange] = [:]
    var result = Converted(node: ConfigNode(.mapping([]), at: place), count: 1, height: 1)
    for (key, value) in mapping {
      let name = try self.key(key)
      let isOnPath = path?.first != nil && path?.first == name?.text
      let part = try convert(value, depth: depth + 1, path: isOnPath ? path?.dropFirst() : nil)
      result.count += part.count + 1
      result.height = max(result.height, part.height + 1)
      guard let name else { continue }
      if name.text == "<<" && !name.isQuoted {
        for entry in mergedEntries(part.node)
        where written[entry.key] == nil && merged[entry.key] == nil {
          merged[entry.key] = entries.count
          entries.append(entry)
        }
      } else if let first = written[name.text] {
        diagnostics.append(
          Diagnostic(
            at: name.range,
            "duplicate key '\(excerpt(of: name.text, limit: 40))', first in line \(first.start.line)"
          ))
      } else {
        written[name.text] = name.range
        let entry = ConfigEntry(name.text, at: name.range, part.node)
        // What a mapping says itself replaces what it merges, in its place.
        if let index = merged.removeValue(forKey: name.text) {
          entries[index] = entry
        } else {
          entries.append(entry)
        }
      }
    }
    result.node.content = .mapping(entries)
    return result
  }

  /// The entries that a merge key brings: of a mapping, or of a list of them, the first one
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
    _ node: Node
  ) throws(Diagnostic) -> (text: String, isQuoted: Bool, range: SourceRange)? {
    let start = cursor.move(to: node.mark)
    guard case .scalar(let scalar) = node else {
      diagnostics.append(
        Diagnostic(at: source.range(start), "a key is a word, found a list or a mapping"))
      return nil
    }
    let text = uncovered(scalar)
    guard alias(scalar, text) == nil else {
      diagnostics.append(
        Diagnostic(at: source.range(start), "a key is a word, found an alias"))
      return nil
    }
    try spend(at: source.range(start))
    return (text, scalar.style != .plain, self.scalar(scalar, text, at: start).range)
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
          suggestion: suggestion(for: alias, among: anchors.keys)))
      return Converted(node: ConfigNode(.list([]), at: place), count: 1, height: 1)
    }
    aliasCount += target.count
    guard aliasCount <= Self.budget else {
      throw Diagnostic(at: place, "aliases expand the file to more than \(Self.budget) values")
    }
    guard depth + target.height <= Self.depthLimit else {
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

  private mutating func checkTag(of node: Node, at place: SourceRange) {
    let tag: String
    switch node {
    case .scalar(let scalar): tag = scalar.tag.rawValue
    case .sequence(let sequence): tag = sequence.tag.rawValue
    case .mapping(let mapping): tag = mapping.tag.rawValue
    case .alias: return
    }
    let plain: Set<String> = [
      "", "tag:yaml.org,2002:str", "tag:yaml.org,2002:seq", "tag:yaml.org,2002:map",
    ]
    guard !plain.contains(tag) else { return }
    diagnostics.append(
      Diagnostic(at: place, "unexpected tag '\(excerpt(of: tag, limit: 40))'"))
  }

  private func uncovered(_ scalar: Node.Scalar) -> String {
    guard let mark = scalar.mark else { return scalar.string }
    return disguise.uncover(scalar.string, line: mark.line, column: mark.column)
  }

  /// The anchor that a scalar names; nil if it is no alias.
  private func alias(_ scalar: Node.Scalar, _ text: String) -> String? {
    guard scalar.style == .plain, scalar.string.unicodeScalars.first == YAMLReader.disguise,
      text.first == "*"
    else { return nil }
    return String(text.dropFirst())
  }

  private func scalar(_ scalar: Node.Scalar, _ text: String, at start: Spot) -> ConfigNode {
    let start = source.skippingProperties(from: start)
    let isQuoted = scalar.style != .plain && scalar.style != .any
    let range =
      isQuoted
      ? source.quotedRange(from: start)
      : source.range(start, length: source.plainLength(of: text, at: start.byte))
    let source = source
    return ConfigNode(
      .scalar(
        ConfigScalar(text, isQuoted: isQuoted || scalar.tag.rawValue.hasSuffix(":str")) { offset in
          source.range(ofByte: ScalarPlaces(text, in: source, at: start.byte).byte(of: offset))
        }),
      at: range)
  }
}
