import CollectionLayouts

extension LayoutDeclaration {
  /// Columns that are filled without regard to each other's rows.
  static let waterfall = LayoutDeclaration(
    "waterfall", "Columns of equal width, each filled from the top.",
    Field(
      Field("columns", .columnCount, default: 2, shown: "2", "How many columns."),
      Field(
        "placement", .word(pending: .shortestFirst), default: Waterfall.Placement.shortestFirst,
        shown: "shortestFirst", "Which column an item goes to."),
      Field(
        optional: "cellPadding", .length,
        "Columns touch, and each cell is inset by this, in points; instead of the spacings."),
      Field(optional: "spacing", .length, "The space between columns and between rows, in points."),
      Field(
        optional: "columnSpacing", .length, "The space between columns; defaults to `spacing`."),
      Field(optional: "rowSpacing", .length, "The space between rows; defaults to `spacing`."),
      Field(
        "dense", .truth, default: false, shown: "false",
        "Whether items fill the gaps that spanning items leave."),
      Field(
        optional: "tieTolerance", .length,
        "How far from the lowest bottom a column may end and still tie with it, in points.")
    ) {
      columns, placement, padding, spacing, columnSpacing, rowSpacing, isDense, tolerance
        throws(Mismatch) in
      let spacings = [spacing, columnSpacing, rowSpacing].compactMap { $0 }
      guard padding == nil || spacings.isEmpty else {
        throw Mismatch("expected either 'cellPadding' or spacings")
      }
      let gap: Waterfall.Gap =
        padding.map { .cellPadding($0) }
        ?? .spacing(
          column: columnSpacing ?? spacing ?? 0, row: rowSpacing ?? spacing ?? 0)
      return Waterfall(
        columns: columns, placement: placement, gap: gap, isDense: isDense,
        tieTolerance: tolerance)
    })
}
