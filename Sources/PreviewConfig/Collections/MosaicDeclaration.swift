import CollectionLayouts
import ConfigLanguage
import LayoutGeometry

extension LayoutDeclaration {
  /// Large and small cells over a grid of equal units.
  static let mosaic = LayoutDeclaration(
    "mosaic", "Large and small cells over a grid of equal units, in a pattern that repeats.",
    Field(
      Field<Int?>(
        optional: "columns", lanes,
        "How many columns of units; defaults to \(Mosaic.defaults.columns)."),
      Field<Int?>(
        optional: "rows", lanes,
        "How many rows of units a sideways mosaic has, instead of `columns`."),
      Field(
        "scrollDirection", default: Mosaic.defaults.scrollAxis,
        "Whether it grows downwards or to the side."),
      Field<[Mosaic.Span]>(
        "pattern", ValueType<Mosaic.Span>.span.list("a list of spans", count: 1...1000),
        default: Mosaic.defaults.pattern, shown: "[2, 1, 1, 1, 1, 1, 1, 2, 1, 1, 1, 1]",
        "How many units each cell covers, from the first one on again and again: `2` for 2 × 2, or "
          + "`[columns, rows]`. A section's `itemSpan` and `itemRowSpan` take its place."),
      Field<Spacings>.spacings(
        default: Spacings(
          row: Mosaic.defaults.rowSpacing, column: Mosaic.defaults.columnSpacing)),
      Field(
        "cellAspectRatio", .ratio, default: Mosaic.defaults.cellAspectRatio,
        "A unit's width by its height."),
      Field(
        "dense", default: Mosaic.defaults.isDense,
        "Whether cells go to the first place with room for them, or only after the cell before.")
    ) {
      columns, rows, axis, pattern, spacings, ratio, isDense throws(Mismatch) in
      Mosaic(
        columns: try axis.lanes(columns: columns, rows: rows) ?? Mosaic.defaults.columns,
        pattern: pattern, rowSpacing: spacings.row, columnSpacing: spacings.column,
        cellAspectRatio: ratio, isDense: isDense, axis: axis)
    })

  private static let lanes = ValueType<Int>.whole(1...Mosaic.mostColumns)
}

extension Axis {
  /// Returns the number of columns of a layout along the axis, or of rows of a sideways one; nil if
  /// neither is given.
  func lanes(columns: Int?, rows: Int?) throws(Mismatch) -> Int? {
    if self == .vertical, rows != nil {
      throw Mismatch(
        "'rows' is a key of sideways layouts",
        suggestion: "write 'columns', or 'scrollDirection: horizontal' beside it")
    }
    if self == .horizontal, columns != nil {
      throw Mismatch(
        "'columns' is not a key of sideways layouts", suggestion: "write 'rows' instead")
    }
    return columns ?? rows
  }
}

extension ValueType<Mosaic.Span> {
  /// `2` for 2 × 2 units, or `[columns, rows]`.
  fileprivate static let span = side.map { Mosaic.Span.square($0) }
    .orList(
      side.list("[columns, rows]", count: 2...2).map { Mosaic.Span(columns: $0[0], rows: $0[1]) })

  private static let side = ValueType<Int>.whole(1...Mosaic.longestSpan)
}
