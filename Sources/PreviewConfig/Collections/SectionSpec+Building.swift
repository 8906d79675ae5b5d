import CellViews
import CollectionLayouts
import Diagnostics
import LayoutGeometry

extension SectionSpec {
  /// The section for the names in scope.
  ///
  /// - Throws: `Diagnostic`, for an item's values with the item's name.
  /// - Complexity: O(*items*) where an item's values have expressions; else O(1).
  func section(_ number: Int, in scope: BuildScope) throws -> CollectionSection {
    var items = items ?? Items([])
    if let state = scope.state { items = state.items(items) }
    var outer = scope
    outer.scope.values["section"] = .number(Double(number))
    let layout = LayoutSection(
      itemCount: items.count, columns: columns, insets: insets ?? .zero,
      header: header.map { _ in headerHeight.map { .fixed($0) } ?? .measured },
      footer: footer.map { _ in footerHeight.map { .fixed($0) } ?? .measured },
      hasBackground: background != nil, badge: badge?.layout,
      itemHeight: try itemHeight.map { try lengths($0, of: items, in: outer) },
      itemWidth: try itemWidth.map { try lengths($0, of: items, in: outer) },
      itemAspectRatio: try itemAspectRatio.map { try lengths($0, of: items, in: outer) },
      itemSpan: try spans(of: items, in: outer))
    let cell = cell ?? .constant(.spacer(minLength: 0))
    var section = CollectionSection(
      layout: layout,
      cell: { [items, outer] context in
        if let view = cell.constant { return view }
        return try items.building(context, in: outer) { try cell.value(in: $0) }
          ?? .spacer(minLength: 0)
      },
      header: try header?.value(in: outer), footer: try footer?.value(in: outer),
      background: try background?.value(in: outer))
    if let badge {
      section.badge = { [items, outer] context in
        try items.building(context, in: outer) { try badge.badge(in: $0) }
      }
    }
    return section
  }

  private func lengths(
    _ value: Dynamic<Double>, of items: Items, in scope: BuildScope
  ) throws -> ItemValues {
    if let constant = value.constant { return .constant(constant) }
    return .each(try each(value, of: items, in: scope))
  }

  private func spans(of items: Items, in scope: BuildScope) throws -> ItemSpans {
    guard let itemSpan else { return .constant(1) }
    if let constant = itemSpan.constant { return .constant(constant) }
    return .each(try each(itemSpan, of: items, in: scope))
  }

  private func each<Value: Sendable>(
    _ value: Dynamic<Value>, of items: Items, in scope: BuildScope
  ) throws -> [Value] {
    // One scope for all items: its dictionary is changed in place.
    var inner = scope
    inner.scope.values["isSelected"] = .bool(false)
    var values: [Value] = []
    values.reserveCapacity(items.count)
    for index in 0..<items.count {
      inner.scope.values["item"] = items[index]
      inner.scope.values["index"] = .number(Double(index))
      values.append(try items.naming(index) { try value.value(in: inner) })
    }
    return values
  }
}

extension Items {
  /// Builds what an item shows, with the item's names in scope; nil where there are no items.
  fileprivate func building(
    _ context: CellContext, in scope: BuildScope, _ build: (BuildScope) throws -> View?
  ) throws -> View? {
    guard count > 0 else { return nil }
    // A carousel of several sets shows each item once in each of them.
    let index = context.index.item % count
    var inner = scope.forElement()
    inner.scope.values["item"] = self[index]
    inner.scope.values["index"] = .number(Double(index))
    inner.scope.values["isSelected"] = .bool(context.isSelected)
    return try naming(index) { try build(inner) }
  }

  /// Does what is done for an item, and names the item in its mistakes.
  fileprivate func naming<Result>(_ index: Int, _ body: () throws -> Result) throws -> Result {
    do {
      return try body()
    } catch var diagnostic as Diagnostic {
      diagnostic.message = "\(name(of: index)): \(diagnostic.message)"
      throw diagnostic
    }
  }
}
