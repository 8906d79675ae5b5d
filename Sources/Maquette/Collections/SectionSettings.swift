public import CellViews
public import CollectionLayouts
public import LayoutGeometry

/// A value that the settings of sections can be written after: a section, or a collection.
///
/// A collection's setting applies to those of its sections that do not have it themselves.
public protocol SectionSettings {
  /// The value with its sections changed.
  ///
  /// - Parameters:
  ///   - isUnset: True for a section that does not itself set what `change` sets.
  ///   - change: Changes a section.
  func changingSections(
    where isUnset: (CollectionSection) -> Bool, _ change: (inout CollectionSection) -> Void
  ) -> Self
}

extension CollectionSection: SectionSettings {
  /// The section, changed whether it already has the setting itself or not.
  public func changingSections(
    where isUnset: (CollectionSection) -> Bool, _ change: (inout CollectionSection) -> Void
  ) -> CollectionSection {
    var section = self
    change(&section)
    return section
  }
}

extension CollectionView: SectionSettings {}

extension SectionSettings {
  /// The number of columns, instead of the layout's.
  public func columns(_ columns: Int) -> Self {
    changingSections(where: { $0.layout.columns == nil }) { $0.layout.columns = columns }
  }

  /// Space between the section's edges and its items, in points.
  public func insets(_ insets: EdgeInsets) -> Self {
    changingSections(where: { $0.layout.insets == .zero }) { $0.layout.insets = insets }
  }

  /// The height of every item, in points.
  public func itemHeight(_ height: Double) -> Self {
    changingSections(where: \.measuresItems) { $0.layout.itemHeight = .constant(height) }
  }

  /// The height of each item at the width that the layout gives it, in points, as a delegate
  /// returns it.
  ///
  /// ```swift
  /// .itemHeight { indexPath, width in indexPath.section == 0 ? 120 : width * 1.5 }
  /// ```
  public func itemHeight(
    _ height: @escaping @Sendable (_ indexPath: ItemIndex, _ width: Double) throws -> Double
  ) -> Self {
    changingSections(where: \.measuresItems) { $0.itemHeight = height }
  }

  /// The width of every item, in points, where the layout leaves it open.
  public func itemWidth(_ width: Double) -> Self {
    changingSections(where: { $0.layout.itemWidth == nil }) {
      $0.layout.itemWidth = .constant(width)
    }
  }

  /// The width of each item, in points, where the layout leaves it open.
  ///
  /// - Complexity: O(*items*), at once.
  public func itemWidth(_ width: (_ item: Int) throws -> Double) rethrows -> Self {
    try changingSections(where: { $0.layout.itemWidth == nil }, each: width) {
      $0.layout.itemWidth = .each($1)
    }
  }

  /// Width divided by height of every item.
  public func itemAspectRatio(_ ratio: Double) -> Self {
    changingSections(where: \.measuresItems) { $0.layout.itemAspectRatio = .constant(ratio) }
  }

  /// Width divided by height of each item.
  ///
  /// - Complexity: O(*items*), at once.
  public func itemAspectRatio(_ ratio: (_ item: Int) throws -> Double) rethrows -> Self {
    try changingSections(where: \.measuresItems, each: ratio) {
      $0.layout.itemAspectRatio = .each($1)
    }
  }

  /// How many columns every item covers; `LayoutSection.allColumns` covers the row.
  public func itemSpan(_ span: Int) -> Self {
    changingSections(where: { $0.layout.itemSpan == .constant(1) }) {
      $0.layout.itemSpan = .constant(span)
    }
  }

  /// How many columns each item covers; `LayoutSection.allColumns` covers the row.
  ///
  /// - Complexity: O(*items*), at once.
  public func itemSpan(_ span: (_ item: Int) throws -> Int) rethrows -> Self {
    try changingSections(where: { $0.layout.itemSpan == .constant(1) }, each: span) {
      $0.layout.itemSpan = .each($1)
    }
  }

  /// How many rows every item of a mosaic or of a sideways waterfall covers; `LayoutSection.allColumns`
  /// covers all.
  public func itemRowSpan(_ span: Int) -> Self {
    changingSections(where: { $0.layout.itemRowSpan == .constant(1) }) {
      $0.layout.itemRowSpan = .constant(span)
    }
  }

  /// How many rows each item of a mosaic or of a sideways waterfall covers; `LayoutSection.allColumns`
  /// covers all.
  ///
  /// - Complexity: O(*items*), at once.
  public func itemRowSpan(_ span: (_ item: Int) throws -> Int) rethrows -> Self {
    try changingSections(where: { $0.layout.itemRowSpan == .constant(1) }, each: span) {
      $0.layout.itemRowSpan = .each($1)
    }
  }

  /// Changes sections with a value for each of their items.
  private func changingSections<Value>(
    where isUnset: (CollectionSection) -> Bool, each value: (_ item: Int) throws -> Value,
    _ change: (inout CollectionSection, [Value]) -> Void
  ) rethrows -> Self {
    // `changingSections` does not throw, so the values are made before it changes what they are of.
    var counts: [Int] = []
    _ = changingSections(where: isUnset) { counts.append($0.layout.itemCount) }
    var values = try counts.map { try (0..<$0).map(value) }[...]
    return changingSections(where: isUnset) { section in
      change(&section, values.removeFirst())
    }
  }
}

extension CollectionSection {
  /// True if nothing but the cells determines how high the items are.
  fileprivate var measuresItems: Bool {
    layout.itemHeight == nil && layout.itemAspectRatio == nil && itemHeight == nil
  }
}

extension SectionSettings {
  /// A view before the items, across the content.
  ///
  /// - Parameters:
  ///   - height: In points; defaults to what the view measures.
  ///   - content: The header's views, over each other if there are several.
  public func header(
    height: Double? = nil, @ViewBuilder content: () -> some View
  ) -> Self {
    let view = nodes(of: content())
    return changingSections(where: { $0.header == nil }) { section in
      section.header = view
      section.layout.header = height.map { .fixed($0) } ?? .measured
    }
  }

  /// A view after the items, across the content.
  ///
  /// - Parameters:
  ///   - height: In points; defaults to what the view measures.
  ///   - content: The footer's views, over each other if there are several.
  public func footer(
    height: Double? = nil, @ViewBuilder content: () -> some View
  ) -> Self {
    let view = nodes(of: content())
    return changingSections(where: { $0.footer == nil }) { section in
      section.footer = view
      section.layout.footer = height.map { .fixed($0) } ?? .measured
    }
  }

  /// A view under the items and their insets.
  public func sectionBackground(_ background: some View) -> Self {
    let view = nodes(of: background)
    return changingSections(where: { $0.background == nil }) { section in
      section.background = view
      section.layout.hasBackground = true
    }
  }

  /// Views at an edge or a corner of each item, or of some, over the cells.
  ///
  /// - Parameters:
  ///   - size: The badges' size, in points.
  ///   - anchor: The edge or corner of the item at which a badge is, inside the item.
  ///   - offset: How far a badge is moved from there, in points; leading and trailing mirror it.
  ///   - content: The views of an item's badge, over each other; none for an item without one.
  public func badge<Content: View>(
    size: Size, anchor: Alignment = LayoutBadge.defaults.anchor,
    offset: Point = LayoutBadge.defaults.offset,
    @ViewBuilder content: @escaping @MainActor (CellContext) -> Content
  ) -> Self {
    let badge = LayoutBadge(size: size, anchor: anchor, offset: offset)
    return changingSections(where: { $0.badge == nil }) { section in
      section.layout.badge = badge
      section.badge = { cell, context in
        let nodes = context.evaluating { content(cell) }._nodes(in: context)
        return nodes.all.isEmpty ? nil : nodes.layered()
      }
    }
  }
}

extension SectionSettings {
  /// The views of a compositional layout's supplementary items of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind that the layout gives them.
  ///   - content: The views at an item, over each other; none for an item without one.
  public func supplementaryView<Content: View>(
    ofKind kind: String, @ViewBuilder content: @escaping @MainActor (CellContext) -> Content
  ) -> Self {
    changingSections(where: { $0.supplementaryItems[kind] == nil }) { section in
      section.supplementaryItems[kind] = { cell, context in
        let nodes = context.evaluating { content(cell) }._nodes(in: context)
        return nodes.all.isEmpty ? nil : nodes.layered()
      }
    }
  }
}

extension SectionSettings {
  /// The views of a compositional layout's decoration items of a kind.
  ///
  /// - Parameters:
  ///   - kind: The kind that the layout gives them.
  ///   - content: The views behind a section, over each other.
  public func decorationView(
    ofKind kind: String, @ViewBuilder content: () -> some View
  ) -> Self {
    let view = nodes(of: content())
    return changingSections(where: { $0.decorations[kind] == nil }) {
      $0.decorations[kind] = view
    }
  }
}

extension ItemIndex {
  /// The item in its section, from 0: a table's word for `item`.
  public var row: Int { item }
}
