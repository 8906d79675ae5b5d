import ConfigLanguage
import Diagnostics
import PlainText

/// Items that hold others, as folders do: each is followed by those that it shows.
struct ItemOutline: Sendable {
  /// The key of an item under which the items in it are.
  fileprivate let children: ChildrenKey
  /// Whether the items in an item are shown.
  fileprivate let expanded: Dynamic<Bool>

  /// How deep items may be in each other.
  private static let depthLimit = 100

  /// The items with those that they show after each of them.
  ///
  /// Each has three fields more: `level`, from 0; `hasChildren`, true for one with a list under the key,
  /// even if it is empty; and `isExpanded`.
  ///
  /// - Throws: `Diagnostic`, with the name of the item at the start.
  /// - Complexity: O(*items*), with those in others.
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

/// The key of an item's own items, and where it is written.
private struct ChildrenKey: Sendable {
  let name: String
  let range: SourceRange
}

extension ValueType<ChildrenKey> {
  /// A key, which is known when the file is loaded.
  fileprivate static let childrenKey = ValueType(schema: ValueType<String>.text.schema) {
    node, place, compiler in
    ValueType<String>.text.fixed().compile(node, label: place.label, with: compiler)?
      .map { ChildrenKey(name: $0, range: node.range) }
  }
}

extension Field<ItemOutline?> {
  /// The keys of items in items.
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
