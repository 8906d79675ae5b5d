import ConfigLanguage
import Diagnostics
import PlainText

/// The items with nested ones, like folders: each is followed by those that it shows.
struct ItemOutline: Sendable {
  /// The key of an item's nested items.
  fileprivate let children: ChildrenKey
  /// Indicates whether the items in an item are shown.
  fileprivate let expanded: Dynamic<Bool>

  /// The limit of nesting of items.
  private static let depthLimit = 100

  /// Returns the items, each followed by those that it shows.
  ///
  /// Each gets three fields more: `level`, from 0; `hasChildren`, true for an item with a list
  /// under the key, even an empty one; and `isExpanded`.
  ///
  /// - Throws: `Diagnostic`, with the name of the item at the start.
  /// - Complexity: O(*items*), including nested ones.
  func items(of items: Items, in scope: BuildScope) throws -> Items {
    var scope = scope
    var values: [DataValue] = []
    for index in 0..<items.count {
      try items.naming(index) { try add(items[index], level: 0, to: &values, in: &scope) }
    }
    return Items(values)
  }

  private func add(
    _ item: DataValue, level: Int, to values: inout [DataValue], in scope: inout BuildScope
  ) throws {
    guard level < Self.depthLimit else {
      throw Diagnostic(
        at: children.range, "items are nested more than \(Self.depthLimit) deep")
    }
    guard values.count < Items.limit else {
      throw Diagnostic(
        at: children.range, "expected at most \(Items.limit) items, with those in others")
    }
    guard case .object(var fields) = item else {
      throw Diagnostic(
        at: children.range,
        "expected an object with '\(excerpt(of: children.name, limit: 40))', found "
          + item.summary)
    }
    let inside: [DataValue]?
    switch fields[children.name] {
    case .list(let list): inside = list
    case nil, .null: inside = nil
    case let other?:
      throw Diagnostic(
        at: children.range,
        "expected a list under '\(excerpt(of: children.name, limit: 40))', found "
          + other.summary)
    }
    fields["level"] = .number(Double(level))
    fields["hasChildren"] = .bool(inside != nil)
    scope.scope.bind("item", to: .object(fields))
    scope.scope.bind("index", to: .number(Double(values.count)))
    let isExpanded = try inside != nil && expanded.value(in: scope)
    fields["isExpanded"] = .bool(isExpanded)
    values.append(.object(fields))
    guard isExpanded, let inside else { return }
    for child in inside { try add(child, level: level + 1, to: &values, in: &scope) }
  }
}

/// The key of an item's own items, and its place in the config.
private struct ChildrenKey: Sendable {
  let name: String
  let range: SourceRange
}

extension ValueType<ChildrenKey> {
  /// A key that is known when the file is loaded.
  fileprivate static let childrenKey = ValueType(schema: ValueType<String>.text.schema) {
    node, place, compiler in
    ValueType<String>.text.fixed().compile(node, label: place.label, with: compiler)?
      .map { ChildrenKey(name: $0, range: node.range) }
  }
}

extension Field<ItemOutline?> {
  /// The keys of nested items.
  static let outline = Field(
    Field<ChildrenKey?>(
      optional: "children", .childrenKey,
      "The key of an item's own items, which follow it; each then has `item.level`, "
        + "`item.hasChildren` and `item.isExpanded`."),
    Field<Dynamic<Bool>>(
      "expanded", ValueType<Bool>.truth.addingNames(["item", "index"]).deferred(),
      default: .constant(true), shown: "true",
      "Whether an item's own items are shown, as in `${item.name == 'Sources'}`.")
  ) { children, expanded in
    children.map { ItemOutline(children: $0, expanded: expanded) }
  }
}
