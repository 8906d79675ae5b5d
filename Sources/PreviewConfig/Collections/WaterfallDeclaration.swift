import CollectionLayouts
import ConfigLanguage
import LayoutGeometry

extension LayoutDeclaration {
  /// Columns that are filled independently of each other's rows.
  static let waterfall = LayoutDeclaration(
    "waterfall", "Columns of equal width, each filled from the top.",
    Field(
      lanes,
      Field(
        "placement", default: Waterfall.defaults.placement, "Which column an item goes to."),
      Field(
        optional: "cellPadding", .length,
        "Columns touch, and each cell is inset by this, in points; instead of the spacings."),
      Field(optional: "spacing", .length, "The space between columns and between rows, in points."),
      Field(
        optional: "columnSpacing", .length, "The space between columns; defaults to `spacing`."),
      Field(optional: "rowSpacing", .length, "The space between rows; defaults to `spacing`."),
      Field(
        "dense", default: Waterfall.defaults.isDense,
        "Whether items fill the gaps that spanning items leave."),
      Field(
        optional: "tieTolerance", .length,
        "How far from the lowest bottom a column may end and still tie with it, in points.")
    ) {
      lanes, placement, padding, spacing, columnSpacing, rowSpacing, isDense, tolerance
        throws(Mismatch) in
      let spacings = [spacing, columnSpacing, rowSpacing].compactMap { $0 }
      guard padding == nil || spacings.isEmpty else {
        throw Mismatch("expected either 'cellPadding' or spacings")
      }
      let gap: Waterfall.Gap =
        padding.map { .cellPadding($0) }
        ?? .spacing(
          column: columnSpacing ?? spacing ?? Waterfall.defaults.gap.columnSpacing,
          row: rowSpacing ?? spacing ?? Waterfall.defaults.gap.rowSpacing)
      return Waterfall(
        columns: lanes.count, placement: placement, gap: gap, isDense: isDense,
        tieTolerance: tolerance, axis: lanes.axis)
    })

  /// The number of columns or rows, and their axis.
  fileprivate struct Lanes: Sendable {
    var count: Int
    var axis: Axis
  }

  private static let lanes = Field(
    Field<Int?>(
      optional: "columns", .columnCount,
      "How many columns; defaults to \(Waterfall.defaults.columns)."),
    Field<Int?>(
      optional: "rows", .columnCount,
      "How many rows of equal height a sideways waterfall has, instead of `columns`."),
    Field(
      "scrollDirection", default: Waterfall.defaults.scrollAxis,
      "Whether columns are filled downwards, or rows to the side.")
  ) { columns, rows, axis throws(Mismatch) in
    Lanes(
      count: try axis.lanes(columns: columns, rows: rows) ?? Waterfall.defaults.columns, axis: axis)
  }
}
