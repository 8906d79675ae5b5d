import LayoutGeometry

extension Waterfall {
  /// Items of one height fill the columns row by row under each rule but `rightToLeft`.
  func arrangeUniform(
    _ count: Int, cellSize: Size, widths: ColumnWidths
  ) -> SectionArrangement {
    let rows = count == 0 ? 0 : (count - 1) / widths.count + 1
    let lines = Tracks.uniform(
      count: rows, start: widths.padding, length: cellSize.height,
      spacing: 2 * widths.padding + widths.rowSpacing)
    let frames = GridFrames(count: count, axis: .vertical, lines: lines, places: widths.tracks)
    return SectionArrangement(
      .grid(frames),
      size: Size(
        width: widths.tracks.end + widths.padding,
        height: rows == 0 ? 0 : lines.end + widths.padding),
      columns: widths.count, cellSize: cellSize)
  }

  /// Empty columns for items of these heights.
  func waterfallColumns(widths: ColumnWidths, heights: [Double]) -> WaterfallColumns {
    let least = isDense ? (heights.min() ?? 0) + 2 * widths.padding : 0
    return WaterfallColumns(self, widths: widths, leastHeight: least)
  }

  /// Items of one column each.
  func arrange(
    heights: [Double], cellSize: Size?, widths: ColumnWidths
  ) -> SectionArrangement {
    let padding = widths.padding
    var columns = waterfallColumns(widths: widths, heights: heights)
    var columnOfItem: [Int32] = []
    columnOfItem.reserveCapacity(heights.count)
    var tops: [Double] = []
    tops.reserveCapacity(heights.count)
    if placement == .balanced {
      let slots = heights.map { $0 + 2 * padding + widths.rowSpacing }
      for (item, column) in balancedColumns(heights: slots, starts: columns.starts).enumerated() {
        let height = heights[item] + 2 * padding
        tops.append(columns.place(height: height, spanning: 1, at: column) + padding)
        columnOfItem.append(Int32(column))
      }
    } else {
      for (item, height) in heights.enumerated() {
        let place = columns.place(item, height: height + 2 * padding, spanning: 1)
        tops.append(place.top + padding)
        columnOfItem.append(Int32(place.column))
      }
    }
    let frames = ColumnFrames(
      columns: widths.tracks, columnOfItem: columnOfItem, tops: tops, heights: heights)
    return SectionArrangement(
      .columns(frames),
      size: Size(width: widths.tracks.end + padding, height: columns.bottom),
      columns: widths.count, cellSize: cellSize)
  }
}
