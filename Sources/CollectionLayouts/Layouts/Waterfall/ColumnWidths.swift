/// How the columns of a waterfall share a width, in points.
struct ColumnWidths {
  /// How many columns there are.
  let count: Int
  /// What each cell is inset by on all sides.
  let padding: Double
  /// The space between two cells of a column.
  let rowSpacing: Double
  private let width: Double
  private let spacing: Double

  init(count: Int, gap: Waterfall.Gap, in room: Double) {
    self.count = count
    switch gap {
    case .cellPadding(let padding):
      self.padding = padding.boundedLength
      rowSpacing = 0
      spacing = 0
    case .spacing(let column, let row):
      padding = 0
      rowSpacing = row.boundedLength
      spacing = column.boundedLength
    }
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

  /// Where the cells of the columns stand.
  var tracks: Tracks {
    .uniform(
      count: count, start: padding, length: cellWidth(spanning: 1),
      spacing: 2 * padding + spacing)
  }
}
