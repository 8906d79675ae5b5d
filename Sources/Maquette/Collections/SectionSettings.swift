public import CellViews
public import CollectionLayouts
public import LayoutGeometry

/// A value with settings of sections: a section, or a collection.
///
/// A collection's setting applies to those of its sections that do not have it themselves.
public protocol SectionSettings {
  /// Returns the value with its sections changed.
  ///
  /// - Parameters:
  ///   - isUnset: Returns whether a section does not itself have the setting of `change`.
  ///   - change: Changes a section.
  func changingSections(
    where isUnset: (CollectionSection) -> Bool, _ change: (inout CollectionSection) -> Void
  ) -> Self
}

extension CollectionSection: SectionSettings {
  /// Returns the section changed, even if it already has the setting.
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
  /// Sets the number of columns, instead of the layout's.
  public func columns(_ columns: Int) -> Self {
    changingSections(where: { $0.layout.columns == nil }) { $0.layout.columns = columns }
  }

  /// Sets the space between the section's edges and its items, in points.
  public func insets(_ insets: EdgeInsets) -> Self {
    changingSections(where: { $0.layout.insets == .zero }) { $0.layout.insets = insets }
  }

  /// Sets the height of every item, in points.
  public func itemHeight(_ height: Double) -> Self {
    changingSections(where: \.measuresItems) { $0.layout.itemHeight = .constant(height) }
  }

  /// Sets the height of each item at the width from the layout, in points, as a delegate returns
  /// it.
  ///
  /// ```swift
  /// .itemHeight { indexPath, width in indexPath.section == 0 ? 120 : width * 1.5 }
  /// ```
  public func itemHeight(
    _ height: @escaping @Sendable (_ indexPath: ItemIndex, _ width: Double) throws -> Double
  ) -> Self {
    changingSections(where: \.measuresItems) { $0.itemHeight = height }
  }

  /// Sets the width of every item, in points, if the layout does not.
  public func itemWidth(_ width: Double) -> Self {
    changingSections(where: { $0.layout.itemWidth == nil }) {
      $0.layout.itemWidth = .constant(width)
    }
  }

  /// Sets the width of each item, in points, if the layout does not.
  ///
  /// - Complexity: O(*items*), at once.
  public func itemWidth(_ width: (_ item: Int) throws -> Double) rethrows -> Self {
    try changingSections(where: { $0.layout.itemWidth == nil }, each: width) {
      $0.layout.itemWidth = .each($1)
    }
  }

  /// Sets the aspect ratio of every item, its width divided by its height.
  public func itemAspectRatio(_ ratio: Double) -> Self {
    changingSections(where: \.measuresItems) { $0.layout.itemAspectRatio = .constant(ratio) }
  }

  /// Sets the aspect ratio of each item, its width divided by its height.
  ///
  /// - Complexity: O(*items*), at once.
  public func itemAspectRatio(_ ratio: (_ item: Int) throws -> Double) rethrows -> Self {
    try changingSections(where: \.measuresItems, each: ratio) {
      $0.layout.itemAspectRatio = .each($1)
    }
  }

  /// Sets the number of columns that every item covers; `LayoutSection.allColumns` covers the row.
  public func itemSpan(_ span: Int) -> Self {
    changingSections(where: { $0.layout.itemSpan == .constant(1) }) {
      $0.layout.itemSpan = .constant(span)
    }
  }

  /// Sets the number of columns that each item covers; `LayoutSection.allColumns` covers the row.
  ///
  /// - Complexity: O(*items*), at once.
  public func itemSpan(_ span: (_ item: Int) throws -> Int) rethrows -> Self {
    try changingSections(where: { $0.layout.itemSpan == .constant(1) }, each: span) {
      $0.layout.itemSpan = .each($1)
    }
  }

  /// Sets the number of rows that every item of a mosaic or of a horizontal waterfall covers;
  /// `LayoutSection.allColumns` covers all.
  public func itemRowSpan(_ span: Int) -> Self {
    changingSections(where: { $0.layout.itemRowSpan == .constant(1) }) {
      $0.layout.itemRowSpan = .constant(span)
    }
  }

  /// Sets the number of rows that each item of a mosaic or of a horizontal waterfall covers;
  /// `LayoutSection.allColumns` covers all.
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
    // `changingSections` does not throw, so the values are computed before it changes their
    // sections.
    var counts: [Int] = []
    _ = changingSections(where: isUnset) { counts.append($0.layout.itemCount) }
    var values = try counts.map { try (0..<$0).map(value) }[...]
    return changingSections(where: isUnset) { section in
      change(&section, values.removeFirst())
    }
  }
}

extension CollectionSection {
  /// Indicates whether the cells alone determine the heights of the items.
  fileprivate var measuresItems: Bool {
    layout.itemHeight == nil && layout.itemAspectRatio == nil && itemHeight == nil
  }
}

extension SectionSettings {
  /// Adds a view before the items, across the content.
  ///
  /// - Parameters:
  ///   - height: The header's height, in points; defaults to the measured one.
  ///   - content: The header's views, on top of each other if there are several.
  public func header(
    height: Double? = nil, @ViewBuilder content: () -> some View
  ) -> Self {
    let view = nodes(of: content())
    return changingSections(where: { $0.header == nil }) { section in
      section.header = view
      section.layout.header = height.map { .fixed($0) } ?? .measured
    }
  }

  /// Adds a view after the items, across the content.
  ///
  /// - Parameters:
  ///   - height: The footer's height, in points; defaults to the measured one.
  ///   - content: The footer's views, on top of each other if there are several.
  public func footer(
    height: Double? = nil, @ViewBuilder content: () -> some View
  ) -> Self {
    let view = nodes(of: content())
    return changingSections(where: { $0.footer == nil }) { section in
      section.footer = view
      section.layout.footer = height.map { .fixed($0) } ?? .measured
    }
  }

  /// Adds a view under the items and their insets.
  public func sectionBackground(_ background: some View) -> Self {
    let view = nodes(of: background)
    return changingSections(where: { $0.background == nil }) { section in
      section.background = view
      section.layout.hasBackground = true
    }
  }

  /// Adds views at an edge or a corner of all or some items, over the cells.
  ///
  /// - Parameters:
  ///   - size: The badges' size, in points.
  ///   - anchor: The edge or corner of the item at which a badge is, inside the item.
  ///   - offset: The distance of a badge from there, in points, mirrored from right to left.
  ///   - content: The views of an item's badge, on top of each other; none for an item without one.
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
  /// Adds the views of a compositional layout's supplementary items of a kind.
  ///
  /// - Parameters:
  ///   - kind: The layout's kind of these items.
  ///   - content: The views at an item, on top of each other; none for an item without one.
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
  /// Adds the views of a compositional layout's decoration items of a kind.
  ///
  /// - Parameters:
  ///   - kind: The layout's kind of these items.
  ///   - content: The views behind a section, on top of each other.
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
  /// The row in its section, from 0, which is `item` under a table's name.
  public var row: Int { item }
}
