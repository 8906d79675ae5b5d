import LayoutGeometry

extension Waterfall {
  /// The item's column, why it is that one, and the item's height.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [PlacementFact] {
    let widths = ColumnWidths(
      count: section.columns ?? columns, gap: gap, in: space.size.width.finiteRoom)
    let frame = arrangement.frame(at: item)
    let height = PlacementFact.height(
      frame.height, section.heightSource(of: item, atWidth: frame.width))
    if case .grid(let frames) = arrangement.frames { return frames.facts(of: item) + [height] }

    let span = section.span(of: item, columns: widths.count)
    let column = widths.column(startingAt: frame.minX)
    let ends = columnEnds(before: item, in: section, widths: widths, arrangement: arrangement)
    let end = ends[column..<column + span].max() ?? 0
    let facts = [widths.tracks.fact(column, along: .horizontal)]
    guard frame.minY - widths.padding >= end else {
      return facts + [.fillsGap(column: column, start: frame.minY), height]
    }
    return facts + rule(for: item, column: column, span: span, end: end, widths: widths)
      + [.below(end: end, gap: gap(above: frame, below: end, widths: widths)), height]
  }

  /// What is between an item and where its column ended; an item at the top has no spacing above.
  private func gap(
    above frame: Rect, below end: Double, widths: ColumnWidths
  ) -> PlacementFact.ColumnGap {
    if widths.padding > 0 { return .cellPadding(widths.padding) }
    // More than half of the spacing is all of it: the rest is rounding.
    return frame.minY - end > widths.rowSpacing / 2 ? .rowSpacing(widths.rowSpacing) : .none
  }

  /// Why an item is in its column, and where that ended.
  private func rule(
    for item: Int, column: Int, span: Int, end: Double, widths: ColumnWidths
  ) -> [PlacementFact] {
    let below = PlacementFact.columnEnd(column, end: end)
    switch placement {
    case .shortestFirst:
      if let tieTolerance {
        return [.tiedColumn(column, end: end, tolerance: tieTolerance)]
      }
      return span > 1
        ? [.shortestColumns(from: column, span: span, end: end)]
        : [.shortestColumn(column, end: end)]
    case .roundRobin where span == 1:
      return [.remainder(item: item, columns: widths.count), below]
    case .roundRobin, .leftToRight, .rightToLeft:
      return [.turn(column: column), below]
    case .balanced:
      return [.balanced(column: column), below]
    }
  }

  /// Where each column ended before an item was placed.
  private func columnEnds(
    before item: Int, in section: LayoutSection, widths: ColumnWidths,
    arrangement: SectionArrangement
  ) -> [Double] {
    var ends = [Double](repeating: 0, count: widths.count)
    for earlier in 0..<item {
      let frame = arrangement.frame(at: earlier)
      let first = widths.column(startingAt: frame.minX)
      for column in first..<first + section.span(of: earlier, columns: widths.count) {
        ends[column] = max(ends[column], frame.maxY + widths.padding)
      }
    }
    return ends
  }
}
