import LayoutGeometry

/// The division of a width among a waterfall's columns, or of a height among its rows, in points.
struct ColumnWidths {
  /// The number of columns.
  let count: Int
  /// The inset of each cell on all sides.
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

  /// Returns the left edge of the cells of a column.
  func start(of column: Int) -> Double { Double(column) * (width + spacing) + padding }

  /// Returns the column whose cells start at a position; the first one if columns have no width.
  func column(startingAt x: Double) -> Int {
    let pitch = width + spacing
    guard pitch > 0 else { return 0 }
    return max(0, min(count - 1, Int(((x - padding) / pitch).rounded())))
  }

  /// Returns the width of a cell that covers `span` columns.
  func cellWidth(spanning span: Int) -> Double {
    max(0, Double(span) * width + Double(span - 1) * spacing - 2 * padding)
  }

  /// The tracks of the columns' cells.
  var tracks: Tracks {
    .uniform(
      count: count, start: padding, length: cellWidth(spanning: 1),
      spacing: 2 * padding + spacing)
  }
}
