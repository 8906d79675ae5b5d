import ConfigLanguage
import Diagnostics
import PlainText

/// The changes of a text that set a value in it.
struct SettingEdit {
  private let text: WrittenText
  private let writer: NodeText
  private let setting: Overrides.Override
  /// The keys and numbers on the path to the value.
  private let path: [String]

  /// Creates a setting for a text that it fits.
  init(_ setting: Overrides.Override, in text: WrittenText, isJSON: Bool) {
    self.text = text
    self.setting = setting
    writer = NodeText(isJSON: isJSON)
    path = setting.path.map(\.key)
  }

  /// Returns the changes of the text.
  ///
  /// A value from an alias or a merge key is copied to the end of the path, with the new value in
  /// it; its original stays.
  ///
  /// - Parameters:
  ///   - tree: The text's tree, aliases and merge keys resolved.
  ///   - wanted: The tree with the value set.
  /// - Throws: `Diagnostic` for a value that aliases repeat elsewhere, and for the content of an
  ///   alias or a merge key that is too long to be copied.
  func changes(of tree: ConfigNode, to wanted: ConfigNode) throws(Diagnostic) -> [TextChange] {
    var node = text.root
    var known: ConfigNode? = tree
    var wanted: ConfigNode? = wanted
    var owner: WrittenEntry?
    var isInFlow = false
    for (depth, key) in path.enumerated() {
      try checkIsNotRepeated(node, depth: depth)
      isInFlow = isInFlow || node.isFlow
      switch node.content {
      case .mapping(let entries):
        known = known?[key]
        wanted = wanted?[key]
        guard let entry = entries.first(where: { $0.key == key && !$0.isMerge }) else {
          let value = wanted ?? setting.value
          if known != nil, !isShort(value, depth: depth + 1) {
            throw mergedRefusal(of: key, by: node, depth: depth)
          }
          let insertion = EntryInsertion(into: node, of: text, writer: writer)
          return insertion.changes(adding: key, value, before: Self.followers[key] ?? [])
        }
        owner = entry
        node = entry.value
      case .list(let elements):
        if key == SettableValues.countKey, depth == path.count - 1 {
          return try resized(node, elements, isOwnedBy: owner)
        }
        guard let index = Int(key), elements.indices.contains(index) else { throw unfit(key) }
        known = known?.list?[index]
        wanted = wanted?.list?[index]
        owner = nil
        node = elements[index]
      case .alias(let anchor):
        guard let wanted, isShort(wanted, depth: depth) else {
          throw repetitionRefusal(of: anchor, by: node, depth: depth)
        }
        let written = writer.text(of: wanted, isInFlow: isInFlow)
        return replacing(node, isOwnedBy: owner, with: written)
      case .scalar: throw unfit(key)
      }
    }
    try checkIsNotRepeated(node, depth: path.count)
    return replacing(node, isOwnedBy: owner, isInFlow: isInFlow)
  }

  /// The keys before which a new one is written, so that a preview begins with its canvas.
  private static let followers = ["canvas": ["let", "view"], "let": ["view"], "state": ["view"]]

  /// The largest value in bytes that is copied: no more than a line or two, in which a reader still
  /// finds the new value.
  private static let copyLimit = 200

  /// Returns whether a value is the path's end, or is on the path and short enough to be copied.
  private func isShort(_ value: ConfigNode, depth: Int) -> Bool {
    depth == path.count
      || writer.text(of: value, isInFlow: true).utf8.count <= Self.copyLimit
  }

  /// The most bytes that a longer list adds: ten thousand elements of a hundred letters, and no
  /// file that takes seconds to load again.
  private static let addedLimit = 1 << 20

  private func resized(
    _ node: WrittenNode, _ elements: [WrittenNode], isOwnedBy owner: WrittenEntry?
  ) throws(Diagnostic) -> [TextChange] {
    let count = try Overrides.count(setting.value, available: elements.count)
    guard count > 0 else {
      return elements.isEmpty ? [] : replacing(node, isOwnedBy: owner, with: "[]")
    }
    let resizing = ListResizing(of: node, elements, in: text)
    guard resizing.addedByteCount(for: count) <= Self.addedLimit else {
      throw refusal(
        at: node.range,
        "\(count) elements would add more than \(Self.addedLimit >> 20) MiB to the file",
        suggestion: "take fewer, or make them from data")
    }
    guard let changes = resizing.changes(to: count) else {
      throw refusal(
        at: node.range, "the list's elements are not written one after the other",
        suggestion: "write them by hand")
    }
    return changes
  }
}

extension SettingEdit {
  private func replacing(
    _ node: WrittenNode, isOwnedBy owner: WrittenEntry?, isInFlow: Bool
  ) -> [TextChange] {
    if !isInFlow, let block = LiteralBlock(node, in: text),
      let replacement = block.text(of: setting.value)
    {
      return [.replacing(node.range, with: replacement)]
    }
    let written = writer.text(
      of: setting.value, isInFlow: isInFlow, quotes: quotes(of: node))
    return replacing(node, isOwnedBy: owner, with: written)
  }

  /// Replaces a node by a text on one line.
  private func replacing(
    _ node: WrittenNode, isOwnedBy owner: WrittenEntry?, with written: String
  ) -> [TextChange] {
    let start = node.range.lowerBound
    guard !node.range.isEmpty else {
      guard !written.isEmpty else { return [] }
      let colon = owner != nil && owner?.valueStart == nil ? ":" : ""
      return [.inserting("\(colon) \(written)", at: start)]
    }
    if let comment = LiteralBlock.comment(of: node, in: text) {
      return [
        .replacing(start..<comment.lowerBound, with: written),
        .replacing(comment.upperBound..<node.range.upperBound, with: ""),
      ]
    }
    let valueStart = owner?.valueStart ?? start
    if written.isEmpty, text.text(valueStart..<start).allSatisfy({ $0 == " " }) {
      return [.replacing(valueStart..<node.range.upperBound, with: "")]
    }
    let keyLineEnd = text.lineEnd(of: valueStart)
    guard node.isBlock, keyLineEnd < start else { return [.replacing(node.range, with: written)] }
    // A block begins on a line of its own; a comment after its key stays in place.
    return [
      .inserting(" " + written, at: valueStart),
      .replacing(keyLineEnd..<node.range.upperBound, with: ""),
    ]
  }

  private func quotes(of node: WrittenNode) -> NodeText.Quotes? {
    guard case .scalar = node.content, let first = text.bytes[node.range].first else { return nil }
    switch first {
    case UInt8(ascii: "'"): return .single
    case UInt8(ascii: "\""): return .double
    default: return nil
    }
  }
}

extension SettingEdit {
  /// Throws for a node that aliases repeat elsewhere.
  private func checkIsNotRepeated(_ node: WrittenNode, depth: Int) throws(Diagnostic) {
    if let anchor = node.anchor, let alias = text.aliases[anchor]?.first {
      throw refusal(
        at: node.start..<node.start + 1,
        "\(name(ofDepth: depth)) is repeated in line \(line(of: alias))",
        suggestion: "write the value there without the alias first")
    }
  }

  private func repetitionRefusal(
    of anchor: String, by node: WrittenNode, depth: Int
  ) -> Diagnostic {
    refusal(
      at: node.range,
      "\(name(ofDepth: depth)) repeats the anchor '\(excerpt(of: anchor, limit: 40))'",
      suggestion: text.anchors[anchor].map { "change it in line \(line(of: $0))" })
  }

  private func mergedRefusal(of key: String, by node: WrittenNode, depth: Int) -> Diagnostic {
    let merge = node.entries.first(where: \.isMerge)?.keyRange ?? node.range
    return refusal(
      at: merge, "\(name(ofDepth: depth + 1)) comes from a merge key",
      suggestion: "change it where it is written, or add the key by hand")
  }

  private func unfit(_ key: String) -> Diagnostic {
    refusal(at: text.root.range, "there is no '\(excerpt(of: key, limit: 40))'", suggestion: nil)
  }

  private func refusal(
    at range: Range<Int>, _ reason: String, suggestion: String?
  ) -> Diagnostic {
    // A list or a mapping may be long: its first line is shown.
    let end = min(range.upperBound, text.lineEnd(of: range.lowerBound))
    return text.source.mistake(
      at: range.lowerBound..<max(range.lowerBound, end),
      "cannot set '\(excerpt(of: path.joined(separator: "."), limit: 80))': \(reason)",
      suggestion: suggestion)
  }

  /// Returns the part of the path that leads to a node, in quotes.
  private func name(ofDepth depth: Int) -> String {
    "'\(excerpt(of: path.prefix(depth).joined(separator: "."), limit: 80))'"
  }

  private func line(of offset: Int) -> Int { text.source.range(ofByte: offset).start.line }
}
