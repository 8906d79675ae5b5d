import LayoutGeometry

// The rule, and the explanation of an item's frame.
extension Waterfall {
  /// Returns the columns, their gaps, and the rule that chooses a column.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    let space: [LayoutPhrase] =
      switch gap {
      case .cellPadding(let padding): ["padding \(length: padding)"]
      case .spacing(let column, let row): LayoutPhrase.gaps(column: column, row: row)
      }
    let counts =
      scrollAxis == .vertical ? LayoutPhrase.columns(sections) : LayoutPhrase.rows(sections)
    return counts + space + ["\(placement.words(across: track))"]
  }

  /// The name of the equal strips that are filled.
  private var track: String { scrollAxis.cross.track }

  /// Explains the item's column, the choice of that column, and the item's height.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    let widths = widths(for: section, in: space)
    let frame = arrangement.frame(at: item)
    let height = section.phrase(forLengthOf: item, along: scrollAxis, frame: frame)
    if case .grid(let frames) = arrangement.frames { return frames.tracks(of: item) + [height] }

    let axis = scrollAxis
    let span = section.spans(across: axis).span(of: item, columns: widths.count)
    let column = widths.column(startingAt: frame.origin[axis.cross])
    let ends = columnEnds(before: item, in: section, widths: widths, arrangement: arrangement)
    let end = ends[column..<column + span].max() ?? 0
    let place = widths.tracks.phrase(column, along: axis.cross)
    guard frame.origin[axis] - widths.padding >= end else {
      let top: LayoutPhrase = """
        it fills a gap in \(track) \(column): \(axis.coordinate) = \
        \(position: frame.origin[axis], along: axis)
        """
      return [place, top, height]
    }
    return [place] + explainColumn(column, of: item, span: span, end: end, widths: widths)
      + [explainTop(of: frame, below: end, widths: widths), height]
  }

  /// Explains the space between an item and its column's previous end; none above the first.
  private func explainTop(
    of frame: Rect, below end: Double, widths: ColumnWidths
  ) -> LayoutPhrase {
    let bottom = LengthExpression.position(end, scrollAxis)
    let name = scrollAxis.coordinate
    if widths.padding > 0 {
      return "\(equation: name, bottom + LengthExpression(widths.padding)): the cell padding"
    }
    // More than half of the spacing counts as all of it: the rest is rounding.
    if frame.origin[scrollAxis] - end > widths.rowSpacing / 2 {
      return """
        \(equation: name, bottom + LengthExpression(widths.rowSpacing)): the \
        \(scrollAxis.track) spacing
        """
    }
    return "\(name) = \(position: end, along: scrollAxis)"
  }

  /// Explains the choice of an item's column, and that column's previous end.
  private func explainColumn(
    _ column: Int, of item: Int, span: Int, end: Double, widths: ColumnWidths
  ) -> [LayoutPhrase] {
    let ended: LayoutPhrase = "\(track) \(column) ended at \(position: end, along: scrollAxis)"
    switch placement {
    case .shortestFirst:
      if let tieTolerance {
        return [
          """
          \(track) \(column), which ended at \(position: end, along: scrollAxis), tied with the \
          shortest within \(length: tieTolerance)
          """
        ]
      }
      return span > 1
        ? [
          """
          the shortest \(span) \(track)s were those from \(column) on, which ended at \
          \(position: end, along: scrollAxis)
          """
        ]
        : [
          """
          the shortest \(track) was \(column), which ended at \(position: end, along: scrollAxis)
          """
        ]
    case .roundRobin where span == 1:
      return ["\(track) \(item) mod \(widths.count) = \(item % widths.count)", ended]
    case .roundRobin, .leftToRight, .rightToLeft:
      return ["\(track) \(column) came next in turn", ended]
    case .balanced:
      return ["\(track) \(column) keeps the content as short as can be", ended]
    }
  }

  /// Returns the end of each column before an item was placed.
  private func columnEnds(
    before item: Int, in section: LayoutSection, widths: ColumnWidths,
    arrangement: SectionArrangement
  ) -> [Double] {
    var ends = [Double](repeating: 0, count: widths.count)
    let spans = section.spans(across: scrollAxis)
    for earlier in 0..<item {
      let frame = arrangement.frame(at: earlier)
      let end = frame.origin[scrollAxis] + frame.size[scrollAxis]
      let first = widths.column(startingAt: frame.origin[scrollAxis.cross])
      for column in first..<first + spans.span(of: earlier, columns: widths.count) {
        ends[column] = max(ends[column], end + widths.padding)
      }
    }
    return ends
  }
}

extension Waterfall.Placement {
  /// Returns the rule in words, for columns or for rows.
  fileprivate func words(across track: String) -> String {
    switch self {
    case .roundRobin: "round robin"
    case .shortestFirst: "shortest \(track) first"
    case .leftToRight: track == "row" ? "from the top" : "left to right"
    case .rightToLeft: track == "row" ? "from the bottom" : "right to left"
    case .balanced: "balanced"
    }
  }
}
