import CollectionLayouts
import ConfigLanguage
import PlainText

extension LayoutDeclaration {
  /// Rows of one height that fill the width: a wall of photos.
  static let justified = LayoutDeclaration(
    "justified",
    "Rows that fill the width, each cell as wide as its ratio makes it: a wall of photos.",
    Field(
      Field(
        "targetRowHeight", .number(1...Bounds.length.upperBound, "a length in points"),
        default: Justified.defaults.targetRowHeight,
        "The height that rows are near to, in points."),
      Field(
        "targetRowHeightTolerance", .number(0...1),
        default: Justified.defaults.targetRowHeightTolerance,
        "How much of the target a row's height may differ from it."),
      Field<RowBounds>.rowBounds, spacings,
      Field(
        "lastRow", default: Justified.defaults.lastRow,
        "Where the cells are that fill no row. But for `justify`, they are as wide as their ratios make "
          + "them."),
      Field(
        optional: "maxNumRows", .whole(1...Items.limit),
        "How many rows there are at most; other items are not shown."),
      Field(
        optional: "forceAspectRatio", .ratio,
        "The ratio of all cells, instead of `itemAspectRatio`, of `itemWidth` and `itemHeight`, or of "
          + "the cell's ideal size."),
      Field(
        optional: "fullWidthBreakoutRowCadence", .whole(1...Items.limit),
        "Every so many rows, a cell that is not higher than wide has the row to itself.")
    ) { height, tolerance, bounds, spacings, lastRow, rows, ratio, cadence in
      Justified(
        targetRowHeight: height, targetRowHeightTolerance: tolerance, minRowHeight: bounds.least,
        maxRowHeight: bounds.greatest, maxItemsPerRow: bounds.items, maxLastRowHeight: bounds.last,
        rowSpacing: spacings.row, columnSpacing: spacings.column, lastRow: lastRow,
        maxNumRows: rows,
        forceAspectRatio: ratio, fullWidthBreakoutRowCadence: cadence)
    })

  private static let spacings = Field<Spacings>.spacings(
    default: Spacings(
      row: Justified.defaults.rowSpacing, column: Justified.defaults.columnSpacing))
}

/// The bounds of a row's height and items.
private struct RowBounds: Sendable {
  var least: Double?
  var greatest: Double?
  var items: Int?
  var last: Double?
}

extension Field<RowBounds> {
  fileprivate static let rowBounds = Field(
    Field<Double?>(
      optional: "minRowHeight", .length,
      "The least height of a row, whose cells are cropped where it would be lower; defaults to half "
        + "of the target."),
    Field<Double?>(
      optional: "maxRowHeight", .number(1...Bounds.length.upperBound, "a length in points"),
      "The greatest height of a row, whose cells are cropped where it would be higher; defaults to "
        + "twice the target."),
    Field<Int?>(
      optional: "maxItemsPerRow", .whole(1...Items.limit), "How many cells a row has at most."),
    Field<Double?>(
      optional: "maxLastRowHeight", .number(1...Bounds.length.upperBound, "a length in points"),
      "The greatest height of the cells that fill no row.")
  ) { least, greatest, items, last throws(Mismatch) in
    if let least, let greatest, least > greatest {
      throw Mismatch(
        "expected a minRowHeight of at most \(NumberText.shortest(greatest)), the maxRowHeight, "
          + "found \(NumberText.shortest(least))")
    }
    return RowBounds(least: least, greatest: greatest, items: items, last: last)
  }
}

/// The space between the rows and between the columns of a layout, in points.
struct Spacings: Sendable {
  var row: Double
  var column: Double
}

extension Field<Spacings> {
  /// Returns the keys `spacing`, `rowSpacing` and `columnSpacing`.
  static func spacings(default value: Spacings) -> Field<Spacings> {
    Field(
      Field<Double?>(
        optional: "spacing", .length,
        "The space between rows and between cells of a row, in points; defaults to "
          + "\(NumberText.shortest(value.row))."),
      Field<Double?>(
        optional: "rowSpacing", .length, "The space between rows; defaults to `spacing`."),
      Field<Double?>(
        optional: "columnSpacing", .length,
        "The space between cells of a row; defaults to `spacing`.")
    ) { spacing, row, column in
      Spacings(row: row ?? spacing ?? value.row, column: column ?? spacing ?? value.column)
    }
  }
}
