public import LayoutGeometry

/// Columns of equal width, each filled from the top without regard to the others' rows.
///
/// - Complexity: O(*items* × log *columns*), with spans or a tie tolerance O(*items* × *columns*); a
///   rect query is O(*columns* × log *items* + *hits* × log *hits*).
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
  }

  /// How many columns a section has that does not say so itself.
  public let columns: Int
  /// The rule that gives an item its column.
  public let placement: Placement
  /// What keeps the cells apart.
  public let gap: Gap
  /// True if an item may go into a gap that a spanning item left above it.
  public let isDense: Bool
  /// How much lower than the lowest bottom a column may end and still tie with it, in points.
  ///
  /// For `shortestFirst`. Ties then go to the first column at or after the end of the item before, as in CSS grid lanes;
  /// nil gives them to the leading column.
  public let tieTolerance: Double?

  /// A waterfall of at least one column; all lengths are finite and not negative.
  public init(
    columns: Int, placement: Placement = .shortestFirst,
    gap: Gap = .spacing(column: 0, row: 0), isDense: Bool = false, tieTolerance: Double? = nil
  ) {
    precondition(columns >= 1, "a waterfall of \(columns) columns")
    switch gap {
    case .cellPadding(let padding):
      _ = checkedSpacing(padding)
    case .spacing(let column, let row):
      _ = (checkedSpacing(column), checkedSpacing(row))
    }
    self.columns = columns
    self.placement = placement
    self.gap = gap
    self.isDense = isDense
    self.tieTolerance = tieTolerance.map(checkedSpacing)
  }

  /// The layout's name in configs.
  public var kind: String { "waterfall" }

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
}

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
  func span(of item: Int, columns: Int) -> Int {
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
