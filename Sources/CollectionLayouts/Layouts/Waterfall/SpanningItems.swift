import LayoutGeometry

extension Waterfall {
  /// Items of which some cover several columns.
  ///
  /// `balanced` balances the items between two spanning ones, and places the spanning ones as
  /// `shortestFirst` does: where they cover all columns, no other placement is less high.
  func arrangeSpans(
    of section: LayoutSection, widths: ColumnWidths,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let padding = widths.padding
    let heights = try (0..<section.itemCount).map { item in
      let width = widths.cellWidth(spanning: section.span(of: item, columns: widths.count))
      return try section.height(of: item, atWidth: width, measure: measure)
    }
    var columns = waterfallColumns(widths: widths, heights: heights)
    var frames: [Rect] = []
    frames.reserveCapacity(heights.count)
    var balanced: ArraySlice<Int> = []
    for (item, height) in heights.enumerated() {
      let span = section.span(of: item, columns: widths.count)
      let slot = height + 2 * padding
      if placement == .balanced, span == 1, balanced.isEmpty {
        let run = item..<section.endOfSingles(from: item, columns: widths.count)
        let slots = heights[run].map { $0 + 2 * padding + widths.rowSpacing }
        balanced = balancedColumns(heights: slots, starts: columns.starts)[...]
      }
      let place: (column: Int, top: Double)
      if let column = balanced.popFirst() {
        place = (column, columns.place(height: slot, spanning: 1, at: column))
      } else {
        place = columns.place(item, height: slot, spanning: span)
      }
      frames.append(
        Rect(
          x: widths.start(of: place.column), y: place.top + padding,
          width: widths.cellWidth(spanning: span), height: height))
    }
    return SectionArrangement(
      .indexed(IndexedFrames(frames)),
      size: Size(width: widths.tracks.end + padding, height: columns.bottom),
      columns: widths.count)
  }
}

extension LayoutSection {
  /// How many of so many columns an item covers; at least one.
  func span(of item: Int, columns: Int) -> Int {
    min(max(1, itemSpan[item]), columns)
  }

  /// True if an item covers more than one of so many columns.
  func spansColumns(of columns: Int) -> Bool {
    guard columns > 1 else { return false }
    return switch itemSpan {
    case .constant(let span): span > 1
    case .each(let spans): spans.prefix(itemCount).contains { $0 > 1 }
    }
  }

  /// The first item from one on that covers more than one column, or the number of items.
  fileprivate func endOfSingles(from item: Int, columns: Int) -> Int {
    (item..<itemCount).first { span(of: $0, columns: columns) > 1 } ?? itemCount
  }
}
