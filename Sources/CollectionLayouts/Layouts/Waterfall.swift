public import LayoutGeometry

/// Columns of equal width, each filled from the top without regard to the others' rows.
///
/// - Complexity: O(*items* × log *columns*), with spans or a tie tolerance O(*items* × *columns*);
///   a rect query is O(*columns* × log *items* + *hits* × log *hits*).
public struct Waterfall: CollectionLayout {
  /// The rule that gives an item its column.
  public enum Placement: String, Hashable, Sendable, CaseIterable {
    /// Item i in column i mod columns.
    case roundRobin
    /// The column with the lowest bottom; ties go to the leading column.
    case shortestFirst
    /// From the leading column on, each item beside the one before, then anew.
    case leftToRight
    /// From the trailing column on, each item beside the one before, then anew.
    case rightToLeft
    /// The smallest content height, looking ahead at all items.
    case balanced
  }

  /// What keeps the cells apart, in points.
  public enum Gap: Hashable, Sendable {
    /// Columns touch, and each cell is inset by this length on all sides.
    case cellPadding(Double)
    /// Space between two columns, and between two cells of a column.
    case spacing(column: Double, row: Double)

    /// What a cell is inset by on all sides.
    public var cellPadding: Double {
      if case .cellPadding(let padding) = self { padding } else { 0 }
    }

    /// The space between two columns.
    public var columnSpacing: Double {
      if case .spacing(let column, row: _) = self { column } else { 0 }
    }

    /// The space between two cells of a column.
    public var rowSpacing: Double {
      if case .spacing(column: _, let row) = self { row } else { 0 }
    }
  }

  /// How many columns a section has that does not set its own number.
  public let columns: Int
  /// The rule that gives an item its column.
  public let placement: Placement
  /// What keeps the cells apart.
  public let gap: Gap
  /// True if an item may go into a gap that a spanning item left above it.
  public let isDense: Bool
  /// How much lower than the lowest bottom a column may end and still tie with it, in points.
  ///
  /// For `shortestFirst`. Ties then go to the first column at or after the end of the item before,
  /// as in CSS grid lanes; nil gives them to the leading column.
  public let tieTolerance: Double?

  /// A waterfall of at least one column; all lengths are finite and not negative.
  public init(
    columns: Int, placement: Placement = .shortestFirst,
    gap: Gap = .spacing(column: 0, row: 0), isDense: Bool = false, tieTolerance: Double? = nil
  ) {
    precondition(columns >= 1, "a waterfall of \(columns) columns")
    for length in [gap.cellPadding, gap.columnSpacing, gap.rowSpacing] {
      preconditionSpacing(length)
    }
    self.columns = columns
    self.placement = placement
    self.gap = gap
    self.isDense = isDense
    self.tieTolerance = tieTolerance.map(checkedSpacing)
  }

  /// Two columns with all defaults, which configs and `.waterfall(…)` share.
  public static let defaults = Waterfall(columns: 2)

  /// The layout's name in configs.
  public var kind: String { "waterfall" }

  /// How items are placed in the columns, whose number the summary has, and the spacing.
  public var settings: [LayoutSetting] {
    var settings = [LayoutSetting("placement", .name(placement.rawValue))]
    if case .cellPadding(let padding) = gap {
      settings.append(LayoutSetting("cellPadding", .length(padding)))
    }
    settings.append(LayoutSetting("rowSpacing", .length(gap.rowSpacing)))
    settings.append(LayoutSetting("columnSpacing", .length(gap.columnSpacing)))
    if isDense { settings.append(LayoutSetting("dense", .name("true"))) }
    return settings + (tieTolerance.map { [LayoutSetting("tieTolerance", .length($0))] } ?? [])
  }

  /// Places the items one after the other, each in its column.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let widths = ColumnWidths(
      count: section.columns ?? columns, gap: gap, in: space.size.width.finiteRoom)
    if section.spansColumns(of: widths.count) {
      return try arrangeSpans(of: section, widths: widths, measure: measure)
    }
    let width = widths.cellWidth(spanning: 1)
    let cellSize = section.commonHeight(atWidth: width).map { Size(width: width, height: $0) }
    if placement != .rightToLeft, let cellSize {
      return arrangeUniform(section.itemCount, cellSize: cellSize, widths: widths)
    }
    let heights = try (0..<section.itemCount).map {
      try section.height(of: $0, atWidth: width, measure: measure)
    }
    return arrange(heights: heights, cellSize: cellSize, widths: widths)
  }

  /// The columns, their gaps, and how a column is chosen.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    let space: [LayoutPhrase] =
      switch gap {
      case .cellPadding(let padding): ["padding \(length: padding)"]
      case .spacing(let column, let row): LayoutPhrase.gaps(column: column, row: row)
      }
    return LayoutPhrase.columns(sections) + space + ["\(placement.words)"]
  }

  /// Columns without a width.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    [arrangement.itemsWithoutLength(along: .horizontal, in: space)].compactMap(\.self)
  }
}

// Frames.
extension Waterfall {
  /// Items of one height fill the columns row by row under each rule but `rightToLeft`.
  private func arrangeUniform(
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
  private func waterfallColumns(widths: ColumnWidths, heights: [Double]) -> WaterfallColumns {
    let least = isDense ? (heights.min() ?? 0) + 2 * widths.padding : 0
    return WaterfallColumns(self, widths: widths, leastHeight: least)
  }

  /// Items of one column each.
  private func arrange(
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

  /// Items of which some cover several columns.
  ///
  /// `balanced` balances the items between two spanning ones, and places the spanning ones as
  /// `shortestFirst` does: where they cover all columns, no other placement is less high.
  private func arrangeSpans(
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
  fileprivate func span(of item: Int, columns: Int) -> Int {
    min(max(1, itemSpan[item]), columns)
  }

  /// True if an item covers more than one of so many columns.
  fileprivate func spansColumns(of columns: Int) -> Bool {
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

// The explanation of an item's frame.
extension Waterfall {
  /// The item's column, why it is that one, and the item's height.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    let widths = ColumnWidths(
      count: section.columns ?? columns, gap: gap, in: space.size.width.finiteRoom)
    let frame = arrangement.frame(at: item)
    let height = section.phrase(forHeight: frame.height, of: item, atWidth: frame.width)
    if case .grid(let frames) = arrangement.frames { return frames.tracks(of: item) + [height] }

    let span = section.span(of: item, columns: widths.count)
    let column = widths.column(startingAt: frame.minX)
    let ends = columnEnds(before: item, in: section, widths: widths, arrangement: arrangement)
    let end = ends[column..<column + span].max() ?? 0
    let track = widths.tracks.phrase(column, along: .horizontal)
    guard frame.minY - widths.padding >= end else {
      let top: LayoutPhrase =
        "it fills a gap in column \(column): y = \(position: frame.minY, along: .vertical)"
      return [track, top, height]
    }
    return [track] + explainColumn(column, of: item, span: span, end: end, widths: widths)
      + [explainTop(of: frame, below: end, widths: widths), height]
  }

  /// What is between an item and where its column ended; an item at the top has no spacing above.
  private func explainTop(
    of frame: Rect, below end: Double, widths: ColumnWidths
  ) -> LayoutPhrase {
    let bottom = LengthExpression.position(end, .vertical)
    if widths.padding > 0 {
      return "\(equation: "y", bottom + LengthExpression(widths.padding)): the cell padding"
    }
    // More than half of the spacing is all of it: the rest is rounding.
    if frame.minY - end > widths.rowSpacing / 2 {
      return "\(equation: "y", bottom + LengthExpression(widths.rowSpacing)): the row spacing"
    }
    return "y = \(position: end, along: .vertical)"
  }

  /// Why an item is in its column, and where that ended.
  private func explainColumn(
    _ column: Int, of item: Int, span: Int, end: Double, widths: ColumnWidths
  ) -> [LayoutPhrase] {
    let ended: LayoutPhrase = "column \(column) ended at \(position: end, along: .vertical)"
    switch placement {
    case .shortestFirst:
      if let tieTolerance {
        return [
          """
          column \(column), which ended at \(position: end, along: .vertical), tied with the \
          shortest within \(length: tieTolerance)
          """
        ]
      }
      return span > 1
        ? [
          """
          the shortest \(span) columns were those from \(column) on, which ended at \
          \(position: end, along: .vertical)
          """
        ]
        : [
          """
          the shortest column was \(column), which ended at \(position: end, along: .vertical)
          """
        ]
    case .roundRobin where span == 1:
      return ["column \(item) mod \(widths.count) = \(item % widths.count)", ended]
    case .roundRobin, .leftToRight, .rightToLeft:
      return ["column \(column) came next in turn", ended]
    case .balanced:
      return ["column \(column) keeps the content as short as can be", ended]
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

extension Waterfall.Placement {
  fileprivate var words: String {
    switch self {
    case .roundRobin: "round robin"
    case .shortestFirst: "shortest column first"
    case .leftToRight: "left to right"
    case .rightToLeft: "right to left"
    case .balanced: "balanced"
    }
  }
}

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
    padding = gap.cellPadding.boundedLength
    rowSpacing = gap.rowSpacing.boundedLength
    spacing = gap.columnSpacing.boundedLength
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

  /// Where the cells of the columns are.
  var tracks: Tracks {
    .uniform(
      count: count, start: padding, length: cellWidth(spanning: 1),
      spacing: 2 * padding + spacing)
  }
}
