public import LayoutGeometry

/// One step of how an item's frame came about; lengths and positions in points.
///
/// Columns, rows and items count from 0, as indices do.
public enum PlacementFact: Hashable, Sendable {
  /// The item is in a column or a row of a uniform grid.
  ///
  /// It starts at `start` + `index` × (`length` + `spacing`).
  case uniformTrack(
    Axis, index: Int, count: Int, start: Double, length: Double, spacing: Double)
  /// The item is in a column or a row that has a start of its own.
  case track(Axis, index: Int, count: Int, start: Double, length: Double)
  /// How wide the item's column of a lazy grid is, and why.
  case columnWidth(Double, WidthSource)
  /// The column that was the shortest, and where it ended.
  case shortestColumn(Int, end: Double)
  /// A column that tied with the shortest one, and where it ended.
  case tiedColumn(Int, end: Double, tolerance: Double)
  /// Where the item's column ended.
  case columnEnd(Int, end: Double)
  /// The columns next to each other that were the shortest together: the first, how many, and where
  /// the longest of them ended.
  case shortestColumns(from: Int, span: Int, end: Double)
  /// The remainder of the item's number by the number of columns is its column.
  case remainder(item: Int, columns: Int)
  /// Columns are taken in turn; this one came after the item before.
  case turn(column: Int)
  /// The columns were chosen together, for the least height.
  case balanced(column: Int)
  /// The item fills a gap above an item that spans several columns.
  case fillsGap(column: Int, start: Double)
  /// The item starts below where its column ended.
  case below(end: Double, gap: ColumnGap)
  /// A line of a flow: the items that it holds, and the space between them.
  case line(Int, items: Range<Int>, gap: Double)
  /// Why the items of a line have that space between them.
  case spread(LineSpread)
  /// The item is in the middle of a length that starts at `start`.
  case centred(Axis, start: Double, room: Double, length: Double, Centring)
  /// The aspect ratio that cells get in so many columns, and the one wished for.
  case aspectRatio(Double, ideal: Double, columns: Int)
  /// The largest cell of an aspect ratio in so many columns and rows of a space.
  ///
  /// `isBest` where no other number of columns gives a larger one.
  case largestCell(
    width: Double, aspectRatio: Double, columns: Int, rows: Int, space: Size, isBest: Bool)
  /// A cell of a later set shows an item again.
  case repeats(item: Int, of: Int)
  /// The item's height, and where it is from.
  case height(Double, HeightSource)
  /// All is mirrored in content of this width: what was at `x` from left to right.
  case mirrored(x: Double, width: Double, contentWidth: Double)

  /// What decides the height of an item.
  public enum HeightSource: Hashable, Sendable {
    /// The section, or the layout, has it.
    case given
    /// A width divided by an aspect ratio.
    case aspectRatio(Double, width: Double)
    /// The cell takes it at a width.
    case measured(width: Double)
    /// The highest cell of its row decides.
    case highestOfRow
  }

  /// What decides the width of a lazy grid's column.
  public enum WidthSource: Hashable, Sendable {
    /// The column is fixed.
    case fixed
    /// An equal share of what is left for so many columns.
    case share(left: Double, columns: Int)
    /// The column's minimum, as its share is less.
    case minimum(share: Double)
    /// The column's maximum, as its share is more.
    case maximum(share: Double)
    /// One of several columns that split a share of what is left.
    case split(left: Double, columns: Int, tracks: Int, spacing: Double, minimum: Double)
    /// The other columns take all.
    case nothingLeft
  }

  /// What is between an item and the one above it in its column.
  public enum ColumnGap: Hashable, Sendable {
    /// Nothing.
    case none
    /// The padding of a cell.
    case cellPadding(Double)
    /// The spacing of rows.
    case rowSpacing(Double)
  }

  /// How the items of a line share its length.
  public enum LineSpread: Hashable, Sendable {
    /// The gaps take what so many items of a length in all leave, and are at least `least` long.
    case justified(length: Double, items: Double, gaps: Int, least: Double)
    /// A last line of items of one size keeps the columns of a full line.
    case keepsColumns
    /// A last line is at the leading end; UIKit's own rule for items of differing sizes.
    case leading(isUIKits: Bool)
    /// A last line is in the middle.
    case middle
    /// A last line is at the trailing end.
    case trailing
  }

  /// In the middle of what an item is.
  public enum Centring: Hashable, Sendable {
    /// Of the line that it has to itself.
    case aloneOnLine
    /// Across its line, which is as thick as its thickest item.
    case acrossLine
    /// Of the container.
    case inContainer
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
    case .shortestColumns(let column, let span, let end):
      .shortestColumns(from: column, span: span, end: end + distance.y)
    case .fillsGap(let column, let start):
      .fillsGap(column: column, start: start + distance.y)
    case .below(let end, let gap):
      .below(end: end + distance.y, gap: gap)
    case .centred(let axis, let start, let room, let length, let centring):
      .centred(axis, start: start + distance[axis], room: room, length: length, centring)
    case .columnWidth, .remainder, .turn, .balanced, .line, .spread, .aspectRatio, .largestCell,
      .repeats, .height, .mirrored:
      self
    }
  }
}
