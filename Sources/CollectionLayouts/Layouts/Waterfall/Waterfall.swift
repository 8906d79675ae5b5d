public import LayoutGeometry

/// Columns of equal width, each filled from the top without regard to the others' rows.
///
/// - Complexity: O(*items* × log *columns*), with spans or a tie tolerance O(*items* × *columns*);
///   a rect query is O(*columns* × log *items* + *hits* × log *hits*).
public struct Waterfall: CollectionLayout {
  /// The rule that gives an item its column.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// Item i in column i mod columns.
    case roundRobin
    /// The column with the lowest bottom; ties go to the leading column.
    case shortestFirst
    /// From the leading column on, each item beside the one before, then anew.
    case leftToRight
    /// From the trailing column on, each item beside the one before, then anew.
    case rightToLeft
    /// The smallest content height, looking ahead at all items.
    case balanced
  }

  /// What keeps the cells apart, in points.
  public enum Gap: Hashable, Sendable {
    /// Columns touch, and each cell is inset by this length on all sides.
    case cellPadding(Double)
    /// Space between two columns, and between two cells of a column.
    case spacing(column: Double, row: Double)
  }

  /// How many columns a section has that does not say so itself.
  public let columns: Int
  /// The rule that gives an item its column.
  public let placement: Placement
  /// What keeps the cells apart.
  public let gap: Gap
  /// True if an item may go into a gap that a spanning item left above it.
  public let isDense: Bool
  /// How much lower than the lowest bottom a column may end and still tie with it, in points.
  ///
  /// For `shortestFirst`. Ties then go to the first column at or after the end of the item before,
  /// as in CSS grid lanes; nil gives them to the leading column.
  public let tieTolerance: Double?

  /// A waterfall of at least one column; all lengths are finite and not negative.
  public init(
    columns: Int, placement: Placement = .shortestFirst,
    gap: Gap = .spacing(column: 0, row: 0), isDense: Bool = false, tieTolerance: Double? = nil
  ) {
    precondition(columns >= 1, "a waterfall of \(columns) columns")
    switch gap {
    case .cellPadding(let padding):
      preconditionSpacing(padding)
    case .spacing(let column, let row):
      preconditionSpacing(column)
      preconditionSpacing(row)
    }
    self.columns = columns
    self.placement = placement
    self.gap = gap
    self.isDense = isDense
    self.tieTolerance = tieTolerance.map(checkedSpacing)
  }

  /// The layout's name in configs.
  public var kind: String { "waterfall" }

  /// Places the items one after the other, each in its column.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let widths = ColumnWidths(
      count: section.columns ?? columns, gap: gap, in: space.size.width.finiteRoom)
    if section.spansColumns(of: widths.count) {
      return try arrangeSpans(of: section, widths: widths, measure: measure)
    }
    let width = widths.cellWidth(spanning: 1)
    let cellSize = section.commonHeight(atWidth: width).map { Size(width: width, height: $0) }
    if placement != .rightToLeft, let cellSize {
      return arrangeUniform(section.itemCount, cellSize: cellSize, widths: widths)
    }
    let heights = try (0..<section.itemCount).map {
      try section.height(of: $0, atWidth: width, measure: measure)
    }
    return arrange(heights: heights, cellSize: cellSize, widths: widths)
  }

  /// Columns without a width.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    [arrangement.itemsWithoutLength(along: .horizontal, in: space)].compactMap(\.self)
  }
}
