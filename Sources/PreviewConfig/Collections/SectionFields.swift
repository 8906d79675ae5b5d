import CellViews
import CollectionLayouts
import LayoutGeometry
import PlainText

extension Field<SectionSpec> {
  /// The keys of a section, which stand in `sections:` or in the collection itself.
  static let section = Field(
    Field<Items?>(
      optional: "items", .items, "The data of the cells: a list, a range or a data file."),
    views,
    Field<EdgeInsets?>(
      optional: "insets", .insets, "Space between the section's edges and its items, in points."),
    Field<Int?>(
      optional: "columns", .columnCount, "The section's own number of columns."),
    lengths
  ) { items, views, insets, columns, lengths in
    var section = views
    section.items = items
    section.insets = insets
    section.columns = columns
    section.itemHeight = lengths.itemHeight
    section.itemWidth = lengths.itemWidth
    section.itemAspectRatio = lengths.itemAspectRatio
    section.itemSpan = lengths.itemSpan
    return section
  }

  private static let views = Field(
    Field<Dynamic<View>?>(
      optional: "cell", ValueType<View>.view.naming(ItemNames.inCells).deferred(),
      "The view of an item, or a cell's name."),
    Field<Dynamic<View>?>(
      optional: "header", ValueType<View>.view.naming(ItemNames.inSections).deferred(),
      "A view before the items."),
    Field<Double?>(
      optional: "headerHeight", .length, "The header's height, in points; measured by default."),
    Field<Dynamic<View>?>(
      optional: "footer", ValueType<View>.view.naming(ItemNames.inSections).deferred(),
      "A view after the items."),
    Field<Double?>(
      optional: "footerHeight", .length, "The footer's height, in points; measured by default."),
    Field<Dynamic<View>?>(
      optional: "sectionBackground",
      ValueType<View>.colorOrView.naming(ItemNames.inSections).deferred(),
      "A view or a colour behind the section."),
    Field<BadgeSpec?>(
      optional: "badge", .badge, "A view at an edge or a corner of each item.")
  ) { cell, header, headerHeight, footer, footerHeight, background, badge in
    SectionSpec(
      cell: cell, header: header, headerHeight: headerHeight, footer: footer,
      footerHeight: footerHeight, background: background, badge: badge)
  }

  private static let lengths = Field(
    Field<Dynamic<Double>?>(
      optional: "itemHeight", ValueType<Double>.length.naming(ItemNames.inCells).deferred(),
      "An item's height, in points; by default the cell measures itself."),
    Field<Dynamic<Double>?>(
      optional: "itemWidth", ValueType<Double>.length.naming(ItemNames.inCells).deferred(),
      "An item's width, in points, where the layout leaves it open."),
    Field<Dynamic<Double>?>(
      optional: "itemAspectRatio", ValueType<Double>.ratio.naming(ItemNames.inCells).deferred(),
      "An item's width divided by its height."),
    Field<Dynamic<Int>?>(
      optional: "itemSpan", ValueType<Int>.span.naming(ItemNames.inCells).deferred(),
      "How many columns an item covers, or `all`.")
  ) { height, width, ratio, span in
    SectionSpec(
      itemHeight: height, itemWidth: width, itemAspectRatio: ratio, itemSpan: span)
  }
}

/// The names that stand for an item in expressions.
enum ItemNames {
  /// In cells, and in what is computed for each item.
  static let inCells: Set<String> = ["item", "index", "section", "isSelected"]
  /// In headers, footers and backgrounds.
  static let inSections: Set<String> = ["section"]
}

extension ValueType {
  /// The type where expressions may use more names.
  func naming(_ names: Set<String>) -> ValueType {
    ValueType(schema: schema) { node, place, compiler in
      compiler.addingNames(names) { compile(node, place, compiler) }
    }
  }
}

extension ValueType<Int> {
  /// A number of columns, or `all`.
  fileprivate static let span = ValueType.scalar(
    "a whole number or all", shown: "a whole number from 1 to 1000, or all",
    json: .members([
      "anyOf": .array([
        .members(["type": "integer", "minimum": .number(1), "maximum": .number(1000)]),
        .members(["const": "all"]),
      ])
    ]), pending: 1
  ) { value throws(Mismatch) in
    if case .string("all") = value { return LayoutSection.allColumns }
    return try value.whole(within: 1...1000, "a whole number or all", or: ["all"])
  }
}
