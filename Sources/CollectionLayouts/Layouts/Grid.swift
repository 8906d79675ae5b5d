public import LayoutGeometry

/// Columns of equal width, filled row by row; a row is as high as its highest cell.
///
/// A cell is (width − `columnSpacing` × (columns − 1)) / columns wide and as high as its row, so
/// the cells of a row align. The last row's cells keep the width and are on the leading side.
///
/// - Complexity: O(1) if all items have one known height, else O(*items*); a rect query is O(log
///   *rows* + *hits*).
public struct Grid: CollectionLayout {
  /// The number of columns in a section that does not set its own.
  public package(set) var columns: Int
  /// The space between two rows, in points.
  public package(set) var rowSpacing: Double
  /// The space between two columns, in points.
  public package(set) var columnSpacing: Double

  /// Creates a grid of at least one column; spacings are finite and not negative.
  public init(columns: Int, rowSpacing: Double, columnSpacing: Double) {
    precondition(columns >= 1, "a grid of \(columns) columns")
    self.columns = columns
    self.rowSpacing = checkedSpacing(rowSpacing)
    self.columnSpacing = checkedSpacing(columnSpacing)
  }

  /// Creates a grid with the same space between rows and between columns.
  public init(columns: Int, spacing: Double = 0) {
    self.init(columns: columns, rowSpacing: spacing, columnSpacing: spacing)
  }

  /// Two columns with all defaults, which configs and `.grid(…)` share.
  public static let defaults = Grid(columns: 2)

  /// The layout's name in configs.
  public var kind: String { "grid" }

  /// The number of columns, and the height of items.
  public var sectionSettings: Set<String>? { ["columns", "itemHeight", "itemAspectRatio"] }

  /// The spacing between the rows and between the columns, whose number the summary has.
  public var settings: [LayoutSetting] { givenSettings }

  /// Places the items row by row.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let columns = section.columns ?? self.columns
    let room = space.size.width.finiteRoom - columnSpacing * Double(columns - 1)
    let width = max(0, room / Double(columns))
    return try arrangeRows(
      of: section,
      columns: .uniform(count: columns, length: width, spacing: columnSpacing),
      rowSpacing: rowSpacing, measure: measure)
  }

  /// Returns the columns and their gaps.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    LayoutPhrase.columns(sections) + LayoutPhrase.gaps(column: columnSpacing, row: rowSpacing)
  }

  /// Explains the item's column, row and height.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    explainRows(of: item, in: section, arrangement: arrangement)
  }

  /// Returns notices about columns without a width.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    [arrangement.itemsWithoutLength(along: .horizontal, in: space)].compactMap(\.self)
  }
}

extension CollectionLayout where Self == Grid {
  /// Returns columns of equal width, filled row by row; spacings in points, those of rows and columns as `spacing`
  /// by default.
  public static func grid(
    columns: Int, spacing: Double = Grid.defaults.rowSpacing, rowSpacing: Double? = nil,
    columnSpacing: Double? = nil
  ) -> Grid {
    Grid(
      columns: columns, rowSpacing: rowSpacing ?? spacing, columnSpacing: columnSpacing ?? spacing)
  }
}

extension Grid: Settable {
  package static let fields: [SettingField<Grid>] = [
    .count("columns", \.columns, isRecorded: false), .length("rowSpacing", \.rowSpacing),
    .length("columnSpacing", \.columnSpacing),
  ]
}
