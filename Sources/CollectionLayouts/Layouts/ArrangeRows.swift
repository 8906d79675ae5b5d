import LayoutGeometry

/// Places the items of a section row by row in columns that may differ in width; along the horizontal
/// axis column by column, in rows that may differ in height.
///
/// - Parameters:
///   - columns: The tracks of the columns; at least one.
///   - rowSpacing: The space between two rows, in points.
///   - rowStart: The start of the first row, in points.
///   - axis: The axis along which the rows follow each other.
func arrangeRows(
  of section: LayoutSection, columns: Tracks, rowSpacing: Double, rowStart: Double = 0,
  along axis: Axis = .vertical, measure: (_ item: Int, ProposedSize) throws -> Size
) rethrows -> SectionArrangement {
  let count = section.itemCount
  let rowCount = count == 0 ? 0 : (count - 1) / columns.count + 1
  let commonLength = section.commonLength(along: axis, across: columns.commonLength)
  let rows: Tracks
  if let commonLength {
    rows = .uniform(
      count: rowCount, start: rowStart, length: commonLength, spacing: rowSpacing)
  } else {
    var lengths = [Double](repeating: 0, count: rowCount)
    for item in 0..<count {
      let (row, column) = item.quotientAndRemainder(dividingBy: columns.count)
      let length = try section.length(
        of: item, along: axis, across: columns.length(column), measure: measure)
      lengths[row] = max(lengths[row], length)
    }
    rows = Tracks(lengths: lengths, spacing: rowSpacing, start: rowStart)
  }
  var (size, cellSize) = (Size.zero, Size?.none)
  (size[axis], size[axis.cross]) = (rows.end, columns.end)
  if let commonLength, let breadth = columns.commonLength {
    var cell = Size.zero
    (cell[axis], cell[axis.cross]) = (commonLength, breadth)
    cellSize = cell
  }
  let isVertical = axis == .vertical
  return SectionArrangement(
    .grid(GridFrames(count: count, axis: axis, lines: rows, places: columns)), size: size,
    columns: isVertical ? columns.count : rowCount, rows: isVertical ? rowCount : columns.count,
    cellSize: cellSize)
}

/// Explains the column, row and height of an item in rows that are as high as their highest cell,
/// or its width in columns that are as wide as their widest.
func explainRows(
  of item: Int, in section: LayoutSection, arrangement: SectionArrangement
) -> [LayoutPhrase] {
  guard case .grid(let frames) = arrangement.frames else { return [] }
  let frame = frames.frame(at: item)
  let axis = frames.axis
  let isCommon =
    section.commonLength(along: axis, across: frames.places.commonLength) != nil
  let (name, noun, line) =
    axis == .vertical ? ("height", "highest", "row") : ("width", "widest", "column")
  let length: LayoutPhrase =
    isCommon || frames.places.count == 1
    ? section.phrase(forLengthOf: item, along: axis, frame: frame)
    : "\(name) \(length: frame.size[axis]): the \(noun) cell of the \(line)"
  return frames.tracks(of: item) + [length]
}
