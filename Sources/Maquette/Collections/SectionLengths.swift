import CellViews
public import CollectionLayouts
public import LayoutGeometry

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

  /// The height of each item at the width that the layout gives it, in points, as a delegate tells
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
  /// True if nothing but the cells tells how high the items are.
  fileprivate var measuresItems: Bool {
    layout.itemHeight == nil && layout.itemAspectRatio == nil && itemHeight == nil
  }
}
