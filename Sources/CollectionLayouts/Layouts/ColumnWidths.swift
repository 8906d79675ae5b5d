import LayoutGeometry

/// How the columns of a waterfall share a width, or the rows of a sideways one a height, in points.
struct ColumnWidths {
  /// How many columns there are.
  let count: Int
  /// What each cell is inset by on all sides.
  let padding: Double
  /// The space between two cells of a column.
  let rowSpacing: Double
  private let width: Double
  private let spacing: Double

  init(count: Int, gap: Waterfall.Gap, axis: Axis, in room: Double) {
    self.count = count
    padding = gap.cellPadding.boundedLength
    let isVertical = axis == .vertical
    rowSpacing = (isVertical ? gap.rowSpacing : gap.columnSpacing).boundedLength
    spacing = (isVertical ? gap.columnSpacing : gap.rowSpacing).boundedLength
    width = max(0, (room - spacing * Double(count - 1)) / Double(count))
  }

  /// The left edge of the cells of a column.
  func start(of column: Int) -> Double { Double(column) * (width + spacing) + padding }

  /// The column whose cells start at a position; the first one if columns have no width.
  func column(startingAt x: Double) -> Int {
    let pitch = width + spacing
    guard pitch > 0 else { return 0 }
    return max(0, min(count - 1, Int(((x - padding) / pitch).rounded())))
  }

  /// The width of a cell that covers so many columns.
  func cellWidth(spanning span: Int) -> Double {
    max(0, Double(span) * width + Double(span - 1) * spacing - 2 * padding)
  }

  /// Where the cells of the columns are.
  var tracks: Tracks {
    .uniform(
      count: count, start: padding, length: cellWidth(spanning: 1),
      spacing: 2 * padding + spacing)
  }
}
