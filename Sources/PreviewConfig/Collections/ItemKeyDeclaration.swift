import ConfigLanguage
import Diagnostics

/// An expression by whose values items are sorted or grouped.
struct ItemKey: Sendable {
  fileprivate let value: Dynamic<DataValue>
  fileprivate let range: SourceRange
  fileprivate let label: String

  /// Returns the diagnostic of a problem with a key, at its place.
  fileprivate func diagnostic(_ mismatch: Mismatch) -> Diagnostic {
    mismatch.diagnostic(at: range, label: label)
  }
}

/// A key by which items are sorted, and its direction.
struct SortKey: Sendable {
  fileprivate var key: ItemKey
  fileprivate var order: Dynamic<SortOrder> = .constant(.ascending)
}

private enum SortOrder: String, CaseIterable, Sendable {
  case ascending, descending
}

extension ValueType<ItemKey> {
  /// Returns an expression over an item, or over a section.
  ///
  /// - Parameter noun: The name of the item or section in expressions.
  static func itemKey(over noun: String) -> ValueType {
    ValueType(
      schema: { Schema("an expression", Schema.template) },
      compile: { node, place, compiler in
        compiler.addingNames([noun, "index"]) {
          guard let scalar = node.scalar, scalar.isTemplate else {
            let word = node.scalar.map(\.text).flatMap { $0.isWord ? ".\($0)" : nil } ?? ""
            return compiler.refuse(
              node, "an expression over '\(noun)'", suggestion: "write '${\(noun)\(word)}'",
              label: place.label)
          }
          return compiler.data(of: scalar, at: node.range, label: place.label).map { value in
            .constant(
              ItemKey(value: value.map { $0 ?? .null }, range: node.range, label: place.label))
          }
        }
      })
  }
}

extension String {
  /// Indicates whether the text may be a field's name.
  fileprivate var isWord: Bool {
    !isEmpty && count <= 40 && utf8.allSatisfy { $0 == UInt8(ascii: "_") || isLetter($0) }
  }

  private func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }
}

extension ValueType<[SortKey]> {
  /// Returns a key, one with its direction, or a list of these.
  static func sortKeys(over noun: String) -> ValueType {
    let key = ValueType<ItemKey>.itemKey(over: noun)
    let one = key.map { SortKey(key: $0) }.orMapping(
      .record(
        "sortKey", "What items are sorted by, and in which direction.",
        Field(
          Field<ItemKey>(
            "key", key, "Numbers go by value, texts without letter case and accents; null is last."),
          Field<Dynamic<SortOrder>>(
            "order", ValueType<SortOrder>.word(pending: .ascending).deferred(),
            default: .constant(.ascending), shown: "ascending", "The direction.")
        ) { SortKey(key: $0, order: $1) }))
    return one.map { [$0] }.orList(one.list("a list of keys", count: 1...16))
  }
}

extension Items {
  /// Runs a computation for each item, with the item's names in scope.
  ///
  /// - Parameter noun: The name of the item in expressions.
  func forEach(
    as noun: String, in scope: BuildScope, _ body: (_ index: Int, BuildScope) throws -> Void
  ) throws {
    // One scope for all items: its dictionary is changed in place.
    var inner = scope
    for index in 0..<count {
      inner.scope.bind(noun, to: self[index])
      inner.scope.bind("index", to: .number(Double(index)))
      try naming(index) { try body(index, inner) }
    }
  }

  /// Returns the items in the order of their keys; equal ones keep their order.
  ///
  /// - Throws: `Diagnostic`, with the item's name, for a key that cannot be compared with those of
  ///   the items before it.
  /// - Complexity: O(*n* log *n*).
  func sorted(by keys: [SortKey], as noun: String, in scope: BuildScope) throws -> Items {
    let directions = try keys.map { try $0.order.value(in: scope) == .descending }
    var types = keys.map { KeyType($0.key) }
    var sortKeys = SortKeys()
    try forEach(as: noun, in: scope) { index, scope in
      for place in keys.indices {
        let key = try keys[place].key.value.value(in: scope)
        try types[place].check(key, of: index, in: self)
        sortKeys.append(key, isDescending: directions[place])
      }
      sortKeys.endItem()
    }
    return ordered(sortKeys.order())
  }

  /// Returns the items, with those of each key adjacent.
  ///
  /// - Throws: `Diagnostic`, with the item's name, for a missing key, for one of another type than
  ///   those before it, and for one too many.
  func grouped(by key: ItemKey, as noun: String, in scope: BuildScope) throws -> Items {
    var type = KeyType(key)
    var found: Set<DataValue> = []
    var keys: [DataValue] = []
    keys.reserveCapacity(count)
    try forEach(as: noun, in: scope) { index, scope in
      let value = try key.value.value(in: scope)
      guard value != .null else {
        throw key.diagnostic(
          Mismatch("expected a key, found null", suggestion: "write '?? …' for a key of its own"))
      }
      try type.check(value, of: index, in: self)
      guard found.contains(value) || found.count < Items.sectionLimit else {
        throw key.diagnostic(
          Mismatch(
            "the \(noun)s before have \(Items.sectionLimit) keys, and no more sections are drawn",
            suggestion: "group by less, as in '${\(noun).name.first}'"))
      }
      found.insert(value)
      keys.append(value)
    }
    return grouped { keys[$0] }
  }
}

/// The common type of the keys so far.
private struct KeyType {
  private let key: ItemKey
  /// The first item with a key, and the key's type.
  private var first: (item: Int, type: String)?

  init(_ key: ItemKey) {
    self.key = key
  }

  mutating func check(_ value: DataValue, of item: Int, in items: Items) throws(Diagnostic) {
    switch value {
    case .null: return
    case .list, .object:
      throw key.diagnostic(
        Mismatch(expected: "text, a number or a truth value", found: value))
    case .bool, .number, .string: break
    }
    guard let first else {
      first = (item, value.typeName)
      return
    }
    guard first.type == value.typeName else {
      throw key.diagnostic(
        Mismatch(
          expected: "\(first.type), as of \(items.name(of: first.item))", found: value))
    }
  }
}
