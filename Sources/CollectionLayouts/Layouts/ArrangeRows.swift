import LayoutGeometry

/// Places the items of a section row by row in columns that may differ in width.
///
/// - Parameters:
///   - columns: Where the columns are; at least one.
///   - rowSpacing: The space between two rows, in points.
///   - rowStart: Where the first row starts, in points.
func arrangeRows(
  of section: LayoutSection, columns: Tracks, rowSpacing: Double, rowStart: Double = 0,
  measure: (_ item: Int, ProposedSize) throws -> Size
) rethrows -> SectionArrangement {
  let count = section.itemCount
  let rowCount = count == 0 ? 0 : (count - 1) / columns.count + 1
  let commonHeight = section.commonHeight(atWidth: columns.commonLength)
  let rows: Tracks
  if let commonHeight {
    rows = .uniform(
      count: rowCount, start: rowStart, length: commonHeight, spacing: rowSpacing)
  } else {
    var heights = [Double](repeating: 0, count: rowCount)
    for item in 0..<count {
      let (row, column) = item.quotientAndRemainder(dividingBy: columns.count)
      let height = try section.height(
        of: item, atWidth: columns.length(column), measure: measure)
      heights[row] = max(heights[row], height)
    }
    rows = Tracks(lengths: heights, spacing: rowSpacing, start: rowStart)
  }
  let cellSize: Size? =
    if let commonHeight, let width = columns.commonLength {
      Size(width: width, height: commonHeight)
    } else {
      nil
    }
  return SectionArrangement(
    .grid(GridFrames(count: count, axis: .vertical, lines: rows, places: columns)),
    size: Size(width: columns.end, height: rows.end), columns: columns.count, rows: rowCount,
    cellSize: cellSize)
}

/// The column, row and height of an item in rows that are as high as their highest cell.
func explainRows(
  of item: Int, in section: LayoutSection, arrangement: SectionArrangement
) -> [LayoutPhrase] {
  guard case .grid(let frames) = arrangement.frames else { return [] }
  let frame = frames.frame(at: item)
  let isCommon = section.commonHeight(atWidth: frames.places.commonLength) != nil
  let height: LayoutPhrase =
    isCommon || frames.places.count == 1
    ? section.phrase(forHeight: frame.height, of: item, atWidth: frame.width)
    : "height \(length: frame.height): the highest cell of the row"
  return frames.tracks(of: item) + [height]
}
