package import Diagnostics
import PlainText

/// A piece of a config in its source: a scalar, a list or a mapping, with its place.
///
/// Aliases and merge keys are resolved; their content keeps the place in its source.
package struct ConfigNode: Sendable {
  /// The content of a node.
  package enum Content: Sendable {
    case scalar(ConfigScalar)
    case list([ConfigNode])
    /// Entries in the order written; no two have one key.
    case mapping([ConfigEntry])
  }

  /// The node's content.
  ///
  /// - Complexity: O(1); for a list of literal items O(*n*) in the length of its text, once.
  package var content: Content {
    get {
      switch storage {
      case .content(let content): content
      case .literal(let items): .list(items.nodes)
      }
    }
    set { storage = .content(newValue) }
  }
  private var storage: Storage

  private enum Storage: Sendable {
    case content(Content)
    case literal(LiteralItems)
  }

  /// The scalar's text, or the first character of a list or mapping.
  package var range: SourceRange

  /// Creates a node at a place.
  package init(_ content: Content, at range: SourceRange) {
    storage = .content(content)
    self.range = range
  }

  init(_ items: LiteralItems, at range: SourceRange) {
    storage = .literal(items)
    self.range = range
  }

  /// The elements of a long list of literal items as values; nil for other nodes.
  package var literalItems: ItemRecords? {
    if case .literal(let items) = storage { items.values } else { nil }
  }

  /// The node's scalar; nil for a list or a mapping.
  package var scalar: ConfigScalar? {
    if case .content(.scalar(let scalar)) = storage { scalar } else { nil }
  }

  /// The node's entries; nil for a scalar or a list.
  package var mapping: [ConfigEntry]? {
    if case .content(.mapping(let entries)) = storage { entries } else { nil }
  }

  /// The node's elements; nil for a scalar or a mapping.
  package var list: [ConfigNode]? {
    if case .list(let nodes) = content { nodes } else { nil }
  }

  /// Accesses the value of an entry of the mapping; nil if there is none.
  package subscript(key: String) -> ConfigNode? {
    mapping?.first { $0.key == key }?.value
  }

  /// Advice for a node that is nothing; nil if there is none.
  package var quotingAdvice: String? {
    scalar?.isCommentedColor == true
      ? "quote the colour: without quotes, '#' begins a comment" : nil
  }

  /// The node's type, in messages.
  package var typeName: String {
    switch storage {
    case .content(.scalar(let scalar)):
      scalar.isMissing ? "nothing" : "'\(excerpt(of: scalar.text, limit: 40))'"
    case .content(.list), .literal: "a list"
    case .content(.mapping): "a mapping"
    }
  }
}

extension ConfigNode {
  /// The most views that may be nested in each other.
  package static let viewDepthLimit = 64
  /// The most lists and mappings that may be nested in each other: so many views, a few levels of keys each.
  package static let depthLimit = SourceText.depthLimit
}

/// A key of a mapping with its value.
package struct ConfigEntry: Sendable {
  /// The key's text.
  package var key: String
  /// The key's place.
  package var keyRange: SourceRange
  /// The key's value.
  package var value: ConfigNode

  /// Creates an entry of a mapping.
  package init(_ key: String, at keyRange: SourceRange, _ value: ConfigNode) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}

extension [ConfigEntry] {
  /// Returns `own` entries, and then those of this list with other keys.
  package func under(_ own: [ConfigEntry]) -> [ConfigEntry] {
    let keys = Set(own.map(\.key))
    return own + filter { !keys.contains($0.key) }
  }
}

/// A scalar's text and how it was written.
package struct ConfigScalar: Sendable {
  /// The text, without quotes and escapes.
  package var text: String
  /// Indicates whether the scalar is in quotes or in a block: it is always text.
  package var isQuoted: Bool
  /// Indicates whether a colour without quotes follows the key, which is a comment, as in
  /// `background: #FF2D55`.
  var isCommentedColor = false
  /// The place of the character at an offset, counted in Unicode scalars of `text`.
  package var position: @Sendable (_ offset: Int) -> SourceRange

  /// Creates a scalar and the places of its characters.
  package init(
    _ text: String, isQuoted: Bool, position: @escaping @Sendable (_ offset: Int) -> SourceRange
  ) {
    self.text = text
    self.isQuoted = isQuoted
    self.position = position
  }

  /// Indicates whether nothing follows the key.
  package var isMissing: Bool { text.isEmpty && !isQuoted }

  /// Indicates whether the scalar may contain an expression.
  package var isTemplate: Bool {
    // Most scalars contain no such byte, which is found sooner than two characters in a row.
    text.utf8.contains(UInt8(ascii: "$")) && text.contains("${")
  }
}
