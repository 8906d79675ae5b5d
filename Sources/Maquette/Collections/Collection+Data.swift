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
  /// - Parameter cell: The views of an element's cell, over each other if there are several; called
  ///   for the cells that are measured or seen.
  public init<Data>(
    _ data: Data, layout: some CollectionLayout,
    @ViewBuilder cell: @escaping @Sendable (Data.Element) throws -> [View]
  ) where Data: RandomAccessCollection & Sendable, Data.Index: Sendable {
    self.init(layout: layout, sections: [CollectionSection(data, cell: cell)])
  }

  /// A cell for each element of `data`, in `cols` columns of equal width, `spacing` points apart.
  ///
  /// - Parameter cell: The views of an element's cell, over each other if there are several.
  public init<Data>(
    _ data: Data, cols: Int, spacing: Double = 5,
    @ViewBuilder cell: @escaping @Sendable (Data.Element) throws -> [View]
  ) where Data: RandomAccessCollection & Sendable, Data.Index: Sendable {
    self.init(data, layout: .grid(columns: cols, spacing: spacing), cell: cell)
  }
}

extension CollectionSection {
  /// A section with a cell for each element of `data`.
  ///
  /// - Parameters:
  ///   - layout: What the layout must know besides the number of items, which is the data's.
  ///   - cell: The views of an element's cell, over each other if there are several.
  public init<Data>(
    _ data: Data, layout: LayoutSection = LayoutSection(itemCount: 0), header: View? = nil,
    footer: View? = nil, background: View? = nil,
    @ViewBuilder cell: @escaping @Sendable (Data.Element) throws -> [View]
  ) where Data: RandomAccessCollection & Sendable, Data.Index: Sendable {
    var layout = layout
    layout.itemCount = data.count
    self.init(
      layout: layout,
      cell: { context in
        .layered(try cell(data[data.index(data.startIndex, offsetBy: context.index.item)]))
      },
      header: header, footer: footer, background: background)
  }
}
