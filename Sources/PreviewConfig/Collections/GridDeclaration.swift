import CollectionLayouts
import ConfigLanguage
import PlainText

/// The columns of a grid: the number of equal ones, or each one's width.
private enum GridColumns: Sendable {
  case equal(Int)
  case tracks([LazyGrid.Column])
}

extension LayoutDeclaration {
  /// Equal columns, or SwiftUI's fixed, flexible and adaptive ones.
  static let grid = LayoutDeclaration(
    "grid", "Rows of cells in columns, as in SwiftUI's LazyVGrid.",
    Field(
      Field(
        "columns", columns, default: .equal(Grid.defaults.columns),
        shown: "\(Grid.defaults.columns)",
        "How many equal columns, or a list with each column's width."),
      Field(
        optional: "spacing", .length,
        "The space between rows and columns, in points; "
          + "defaults to \(NumberText.shortest(Grid.defaults.rowSpacing)), or "
          + "\(NumberText.shortest(LazyGrid.defaults.rowSpacing)) for listed columns."
      ),
      Field(optional: "rowSpacing", .length, "The space between rows; defaults to `spacing`."),
      Field(optional: "columnSpacing", .length, "The space between columns; defaults to `spacing`.")
    ) { columns, spacing, rowSpacing, columnSpacing in
      switch columns {
      case .equal(let count):
        Grid(
          columns: count, rowSpacing: rowSpacing ?? spacing ?? Grid.defaults.rowSpacing,
          columnSpacing: columnSpacing ?? spacing ?? Grid.defaults.columnSpacing)
      case .tracks(let tracks):
        LazyGrid(
          columns: tracks, rowSpacing: rowSpacing ?? spacing ?? LazyGrid.defaults.rowSpacing,
          columnSpacing: columnSpacing ?? spacing ?? LazyGrid.defaults.columnSpacing)
      }
    })

  private static let columns = ValueType<Int>.columnCount.map { GridColumns.equal($0) }
    .orList(
      ValueType<LazyGrid.Column>.track.list("a list of columns", count: 1...1000)
        .map { .tracks($0) })
}

extension ValueType<LazyGrid.Column> {
  /// `{fixed: …}`, `{flexible: …}` or `{adaptive: …}`, as SwiftUI's `GridItem.Size`.
  fileprivate static let track = ValueType.record(
    "column", "A column of a grid: one of fixed, flexible and adaptive.", .track)

  fileprivate static let flexible = ValueType.record(
    "flexible", "One column that takes its share of the width within bounds.",
    Field(
      Field(
        "minimum", .length, default: LazyGrid.Column.flexibleMinimum,
        "The least width, in points."),
      Field(
        "maximum", .lengthOrInfinity, default: .infinity, shown: "infinity",
        "The greatest width, in points.")
    ) { minimum, maximum throws(Mismatch) in
      try checkBounds(minimum, maximum)
      return .flexible(minimum: minimum, maximum: maximum)
    }
  ).orMissing(.flexible(), words: "SwiftUI's bounds")

  fileprivate static let adaptive = ValueType.record(
    "adaptive", "As many columns as fit at the least width, in place of one.",
    Field(
      // A column of no width would fit without end.
      Field("minimum", .number(1...Bounds.length.upperBound), "The least width, in points."),
      Field(
        "maximum", .lengthOrInfinity, default: .infinity, shown: "infinity",
        "The greatest width, in points.")
    ) { minimum, maximum throws(Mismatch) in
      try checkBounds(minimum, maximum)
      return .adaptive(minimum: minimum, maximum: maximum)
    })

  private static func checkBounds(_ minimum: Double, _ maximum: Double) throws(Mismatch) {
    guard minimum <= maximum else {
      throw Mismatch(
        "expected a maximum of at least \(NumberText.shortest(minimum)), found "
          + NumberText.shortest(maximum))
    }
  }
}

extension Field<LazyGrid.Column> {
  /// The keys of a column, exactly one of them.
  static let track = Field(
    Field<Double?>(optional: "fixed", .length, "One column of this width, in points."),
    Field<LazyGrid.Column?>(
      optional: "flexible", ValueType<LazyGrid.Column>.flexible,
      "One column that takes its share of the width."),
    Field<LazyGrid.Column?>(
      optional: "adaptive", ValueType<LazyGrid.Column>.adaptive,
      "As many columns as fit, in place of one.")
  ) { fixed, flexible, adaptive throws(Mismatch) in
    let columns = [fixed.map { LazyGrid.Column.fixed($0) }, flexible, adaptive]
      .compactMap { $0 }
    guard columns.count == 1 else {
      throw Mismatch("expected one of fixed, flexible and adaptive, found \(columns.count)")
    }
    return columns[0]
  }
}

extension LayoutDeclaration {
  /// The columns whose number brings the cells nearest to a ratio.
  static let aspectGrid = LayoutDeclaration(
    "aspectGrid", "All cells at once in a fixed space, as close to a ratio as possible.",
    Field(
      Field(
        "cellAspectRatio", .ratio, default: AspectGrid.defaults.cellAspectRatio,
        "The cells' ideal width by height."),
      Field(
        "objective", default: AspectGrid.defaults.objective,
        "Whether cells fill the space at the closest ratio, or keep the ratio and fit.")
    ) { AspectGrid(cellAspectRatio: $0, objective: $1) })
}
