public import LayoutGeometry

/// One step of how an item's frame came about; lengths and positions in points.
///
/// Columns, rows and items count from 0, as indices do.
public enum PlacementFact: Hashable, Sendable {
  /// The item stands in a column or a row of a uniform grid.
  ///
  /// It starts at `start` + `index` × (`length` + `spacing`).
  case uniformTrack(
    Axis, index: Int, count: Int, start: Double, length: Double, spacing: Double)
  /// The item stands in a column or a row that has a start of its own.
  case track(Axis, index: Int, count: Int, start: Double, length: Double)
  /// The column that ended highest, and where.
  case shortestColumn(Int, end: Double)
  /// A column that tied with the one that ended highest, and where it ended.
  case tiedColumn(Int, end: Double, tolerance: Double)
  /// Where the item's column ended.
  case columnEnd(Int, end: Double)
  /// Where a cell of several columns could start highest: the first of the columns.
  case highestPlace(column: Int, span: Int, start: Double)
  /// The remainder of the item's number by the number of columns is its column.
  case remainder(item: Int, columns: Int)
  /// Columns are taken in turn; this one came after the item before.
  case turn(column: Int)
  /// The columns were chosen together, for the least height.
  case balanced(column: Int)
  /// The item fills a gap above an item that spans several columns.
  case fillsGap(column: Int, start: Double)
  /// A line of differing items: those that it holds, and the space between them.
  case line(Int, items: Range<Int>, gap: Double)
  /// The aspect ratio that cells get in so many columns, and the one wished for.
  case aspectRatio(Double, ideal: Double, columns: Int)
  /// A cell of a later set shows an item again.
  case repeats(item: Int, of: Int)
  /// The item's height, and where it is from.
  case height(Double, HeightSource)
  /// All is mirrored in content of this width.
  case mirrored(x: Double, contentWidth: Double)

  /// What decides the height of an item.
  public enum HeightSource: Hashable, Sendable {
    /// The section, or the layout, tells it.
    case given
    /// A width divided by an aspect ratio.
    case aspectRatio(Double, width: Double)
    /// The cell takes it at a width.
    case measured(width: Double)
    /// The highest cell of its row decides.
    case highestOfRow
  }
}

extension PlacementFact {
  /// The fact with its positions moved by a distance.
  func offset(by distance: Point) -> PlacementFact {
    switch self {
    case .uniformTrack(let axis, let index, let count, let start, let length, let spacing):
      .uniformTrack(
        axis, index: index, count: count, start: start + distance[axis], length: length,
        spacing: spacing)
    case .track(let axis, let index, let count, let start, let length):
      .track(axis, index: index, count: count, start: start + distance[axis], length: length)
    case .shortestColumn(let column, let end):
      .shortestColumn(column, end: end + distance.y)
    case .tiedColumn(let column, let end, let tolerance):
      .tiedColumn(column, end: end + distance.y, tolerance: tolerance)
    case .columnEnd(let column, let end):
      .columnEnd(column, end: end + distance.y)
    case .highestPlace(let column, let span, let start):
      .highestPlace(column: column, span: span, start: start + distance.y)
    case .fillsGap(let column, let start):
      .fillsGap(column: column, start: start + distance.y)
    case .remainder, .turn, .balanced, .line, .aspectRatio, .repeats, .height, .mirrored:
      self
    }
  }
}
