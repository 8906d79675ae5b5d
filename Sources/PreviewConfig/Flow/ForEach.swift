import CellViews
import ConfigLanguage
import Diagnostics
import PlainText

extension FlowDeclaration {
  /// Views for each item.
  static let forEach = FlowDeclaration(
    "forEach", "Views for each item of a list, a range or a data file.",
    Field(
      Field("forEach", ValueType<Items>.items, "The items."),
      Field<String?>(
        optional: "as", .loopName,
        "What expressions call the item; defaults to `item`, with its number as `index`."),
      Field(
        "view", ValueType<[ViewNode]>.branch.addingLoopNames().repeated().deferred(),
        "The view of an item, or a list of its views.")
    ) { items, name, views in
      .computed { try Loop(items: items, name: name, views: views).views(in: $0) }
    },
    loopNames: { node in
      // If the item has a name of its own, `item` and `index` still represent those outside.
      node["as"]?.scalar.map { [$0.text] } ?? ["item", "index"]
    })
}

/// A config's settings for a loop.
private struct Loop: Sendable {
  var items: Items
  /// The item's name in expressions; nil for `item`.
  var name: String?
  var views: Dynamic<[ViewNode]>

  /// The most items of a loop; a collection builds only its visible cells instead.
  private static let limit = 10_000

  /// Returns the views of all items, in their order.
  ///
  /// - Throws: `Mismatch` for too many items; `Diagnostic`, with the item's name.
  func views(in scope: BuildScope) throws -> [ViewNode] {
    guard items.count <= Self.limit else {
      throw Mismatch(
        "expected at most \(Self.limit) items, found \(items.count)",
        suggestion: "a collection builds only the cells that are seen")
    }
    var inner = scope
    var views: [ViewNode] = []
    for index in 0..<items.count {
      inner.scope.bind(name ?? "item", to: items[index])
      if name == nil { inner.scope.bind("index", to: .number(Double(index))) }
      views += try items.naming(index) { try self.views.value(in: inner) }
    }
    return views
  }
}

extension ValueType<String> {
  /// A name for an item in expressions.
  fileprivate static let loopName = ValueType(
    schema: { Schema("name", .members(["type": "string", "pattern": "^\\w+$"])) }
  ) { node, place, compiler in
    guard let name = node.scalar?.text, name.isIdentifier,
      name == "item" || !DeclaredNames.reserved.contains(name)
    else {
      return compiler.refuse(
        node, "a name of letters, digits and '_' that has no other meaning", label: place.label)
    }
    return .constant(name)
  }
}

extension ValueType<[ViewNode]> {
  /// Returns the type with the names of the enclosing loop in its expressions.
  fileprivate func addingLoopNames() -> ValueType {
    ValueType(schema: schema) { node, place, compiler in
      compiler.addingNames(compiler.place.loopNames) { compile(node, place, compiler) }
    }
  }

  /// Returns the type of views that are built repeatedly, each time at their own cost.
  ///
  /// Nested loops multiply, as do cells that name cells.
  func repeated() -> ValueType {
    ValueType(schema: schema) { node, place, compiler in
      let outer = compiler.viewCount
      guard let views = compile(node, place, compiler) else { return nil }
      let count = compiler.viewCount - outer
      return views.evaluated { views, scope in
        guard scope.expansion.spend(count) else {
          throw Diagnostic(
            at: node.range,
            "loops expand the view to more than \(ViewNode.countLimit) views")
        }
        return views
      }
    }
  }
}
