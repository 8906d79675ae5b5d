public import CellViews
public import CollectionLayouts

extension Collection {
  /// A cell for each element of `data`, placed by a layout.
  ///
  /// ```swift
  /// Collection(colors, layout: .grid(columns: 2, spacing: 20)) { color in
  ///   Text(color.description)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - data: An item each, in one section.
  ///   - layout: What places the items, as in `.grid(columns: 2)`.
  ///   - itemHeight: The height of an item at the width that the layout gives it, in points; the
  ///     cells measure themselves by default.
  ///   - cell: The views of an element's cell, over each other if there are several; called for the
  ///     cells that are measured or seen.
  public init<Data>(
    _ data: Data, layout: some CollectionLayout,
    itemHeight: (@Sendable (_ indexPath: ItemIndex, _ width: Double) throws -> Double)? = nil,
    @ViewBuilder cell: @escaping @Sendable (Data.Element) throws -> [View]
  ) where Data: RandomAccessCollection & Sendable, Data.Index: Sendable {
    var section = CollectionSection(data, cell: cell)
    section.itemHeight = itemHeight
    self.init(layout: layout, sections: [section])
  }

  /// A cell for each element of `data`, which is passed whether its item is selected.
  public init<Data>(
    _ data: Data, layout: some CollectionLayout,
    @ViewBuilder cell: @escaping @Sendable (Data.Element, CellContext) throws -> [View]
  ) where Data: RandomAccessCollection & Sendable, Data.Index: Sendable {
    self.init(layout: layout, sections: [CollectionSection(data, cell: cell)])
  }

  /// A cell for each element of `data`, in `cols` columns of equal width, `spacing` points apart.
  ///
  /// - Parameters:
  ///   - data: An item each, in one section.
  ///   - cols: How many columns, at least 1.
  ///   - spacing: In points, between columns and between rows.
  ///   - cell: The views of an element's cell, over each other if there are several.
  public init<Data>(
    _ data: Data, cols: Int = 3, spacing: Double = 5,
    @ViewBuilder cell: @escaping @Sendable (Data.Element) throws -> [View]
  ) where Data: RandomAccessCollection & Sendable, Data.Index: Sendable {
    self.init(data, layout: .grid(columns: cols, spacing: spacing), cell: cell)
  }
}

extension CollectionSection {
  /// A section with a cell for each element of `data`.
  ///
  /// - Parameters:
  ///   - data: An item each.
  ///   - cell: The views of an element's cell, over each other if there are several.
  public init<Data>(
    _ data: Data, @ViewBuilder cell: @escaping @Sendable (Data.Element) throws -> [View]
  ) where Data: RandomAccessCollection & Sendable, Data.Index: Sendable {
    self.init(data) { element, _ in return try cell(element) }
  }

  /// A section with a cell for each element of `data`, which is passed whether its item is
  /// selected.
  ///
  /// - Parameters:
  ///   - data: An item each.
  ///   - cell: The views of an element's cell, over each other if there are several.
  public init<Data>(
    _ data: Data,
    @ViewBuilder cell: @escaping @Sendable (Data.Element, CellContext) throws -> [View]
  ) where Data: RandomAccessCollection & Sendable, Data.Index: Sendable {
    self.init(
      layout: LayoutSection(itemCount: data.count),
      cell: { context in
        let index = data.index(data.startIndex, offsetBy: context.index.item)
        return .layered(try cell(data[index], context))
      })
  }
}

/// A section of a collection, under SwiftUI's name.
public typealias Section = CollectionSection

/// Collects the sections of a closure in the order written, with `if`, `switch` and `for` among
/// them.
@resultBuilder
public enum SectionBuilder {
  /// A section of the closure.
  public static func buildExpression(_ section: CollectionSection) -> [CollectionSection] {
    [section]
  }

  /// The sections of a block, one after another.
  public static func buildBlock(_ parts: [CollectionSection]...) -> [CollectionSection] {
    parts.flatMap { $0 }
  }

  /// The sections of an `if` without an `else`.
  public static func buildOptional(_ part: [CollectionSection]?) -> [CollectionSection] {
    part ?? []
  }

  /// The sections of an `if`, or of a `switch`'s case.
  public static func buildEither(first part: [CollectionSection]) -> [CollectionSection] {
    part
  }

  /// The sections of an `else`, or of a `switch`'s other cases.
  public static func buildEither(second part: [CollectionSection]) -> [CollectionSection] {
    part
  }

  /// The sections of each turn of a `for`.
  public static func buildArray(_ parts: [[CollectionSection]]) -> [CollectionSection] {
    parts.flatMap { $0 }
  }
}

extension Collection {
  /// Sections one after another, placed by a layout.
  ///
  /// ```swift
  /// Collection(layout: .waterfall(columns: 2, cellPadding: 8)) {
  ///   Section(["Welcome"]) { title in Text(title) }.columns(1).itemHeight(120)
  ///   Section(deals) { deal in Text(deal) }
  /// }
  /// ```
  public init(
    layout: some CollectionLayout, @SectionBuilder sections: () throws -> [CollectionSection]
  ) rethrows {
    self.init(layout: layout, sections: try sections())
  }
}
