public import LayoutGeometry

/// Columns of equal width, each filled from the top regardless of the others; or rows of equal
/// height, each filled from the leading edge.
///
/// In a sideways waterfall, the rows follow the rules of columns in one that runs downwards.
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

  /// The space that keeps the cells apart, in points.
  public enum Gap: Hashable, Sendable {
    /// Columns touch, and each cell is inset by this length on all sides.
    case cellPadding(Double)
    /// Space between two columns, and between two cells of a column.
    case spacing(column: Double, row: Double)

    /// The inset of each cell on all sides.
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

  /// The number of columns, or of rows if sideways, in a section that does not set its own.
  public package(set) var columns: Int
  /// The rule that gives an item its column.
  public package(set) var placement: Placement
  /// The space that keeps the cells apart.
  public package(set) var gap: Gap
  /// Indicates whether an item may go into a gap that a spanning item left above it.
  public package(set) var isDense: Bool
  /// The distance below the lowest bottom within which a column still ties with it, in points.
  ///
  /// For `shortestFirst`. Ties then go to the first column at or after the end of the item before,
  /// as in CSS grid lanes; nil gives them to the leading column.
  public package(set) var tieTolerance: Double?
  /// The axis along which the columns are filled.
  public package(set) var scrollAxis: Axis

  /// Creates a waterfall of at least one column; all lengths are finite and not negative.
  public init(
    columns: Int, placement: Placement = .shortestFirst,
    gap: Gap = .spacing(column: 0, row: 0), isDense: Bool = false, tieTolerance: Double? = nil,
    axis: Axis = .vertical
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
    scrollAxis = axis
  }

  /// Two columns with all defaults, which configs and `.waterfall(…)` share.
  public static let defaults = Waterfall(columns: 2)

  /// The layout's name in configs.
  public var kind: String { "waterfall" }

  /// The number of columns, and the length of items and the columns that they cover.
  public var sectionSettings: Set<String>? {
    scrollAxis == .vertical
      ? ["columns", "itemHeight", "itemAspectRatio", "itemSpan"]
      : ["columns", "itemWidth", "itemAspectRatio", "itemRowSpan"]
  }

  /// The placement of items in the columns, whose number the summary has, and the spacing.
  public var settings: [LayoutSetting] { givenSettings }

  /// Places the items one after the other, each in its column.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let widths = widths(for: section, in: space)
    if section.spans(across: scrollAxis).areSeveral(of: widths.count, count: section.itemCount) {
      return try arrangeSpans(of: section, widths: widths, measure: measure)
    }
    let width = widths.cellWidth(spanning: 1)
    let cellSize = section.commonLength(along: scrollAxis, across: width)
      .map { size(across: width, along: $0) }
    if placement != .rightToLeft, let cellSize {
      return arrangeUniform(section.itemCount, cellSize: cellSize, widths: widths)
    }
    let heights = try (0..<section.itemCount).map {
      try section.length(of: $0, along: scrollAxis, across: width, measure: measure)
    }
    return arrange(heights: heights, cellSize: cellSize, widths: widths)
  }

  /// Returns notices about columns without a width.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    [arrangement.itemsWithoutLength(along: scrollAxis.cross, in: space)].compactMap(\.self)
  }
}

extension CollectionLayout where Self == Waterfall {
  /// Returns columns of equal width that touch; each cell is inset by `cellPadding` points on all
  /// sides.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, or of rows of equal height in a horizontal waterfall.
  ///   - placement: The rule for the column of the next cell.
  ///   - cellPadding: The inset of each cell, in points.
  ///   - axis: The direction in which the columns grow: downwards, or to the side as rows.
  public static func waterfall(
    columns: Int, placement: Waterfall.Placement = Waterfall.defaults.placement,
    cellPadding: Double, axis: Axis = .vertical
  ) -> Waterfall {
    Waterfall(columns: columns, placement: placement, gap: .cellPadding(cellPadding), axis: axis)
  }

  /// Returns columns of equal width with space between columns and between cells, in points.
  ///
  /// - Parameters:
  ///   - columns: The number of columns, or of rows of equal height in a horizontal waterfall.
  ///   - placement: The rule for the column of the next cell.
  ///   - columnSpacing: The space between columns, in points.
  ///   - rowSpacing: The space between the cells of a column, in points.
  ///   - axis: The direction in which the columns grow: downwards, or to the side as rows.
  public static func waterfall(
    columns: Int, placement: Waterfall.Placement = Waterfall.defaults.placement,
    columnSpacing: Double = Waterfall.defaults.gap.columnSpacing,
    rowSpacing: Double = Waterfall.defaults.gap.rowSpacing, axis: Axis = .vertical
  ) -> Waterfall {
    Waterfall(
      columns: columns, placement: placement,
      gap: .spacing(column: columnSpacing, row: rowSpacing), axis: axis)
  }
}

extension Waterfall {
  /// Returns the division of the room across the axis among the columns.
  func widths(for section: LayoutSection, in space: SectionSpace) -> ColumnWidths {
    ColumnWidths(
      count: section.columns ?? columns, gap: gap, axis: scrollAxis,
      in: space.size[scrollAxis.cross].finiteRoom)
  }

  private func size(across breadth: Double, along length: Double) -> Size {
    var size = Size.zero
    size[scrollAxis.cross] = breadth
    size[scrollAxis] = length
    return size
  }

  /// Returns an arrangement of items with the given extent.
  private func arrangement(
    _ frames: FrameStorage, length: Double, widths: ColumnWidths, cellSize: Size? = nil
  ) -> SectionArrangement {
    SectionArrangement(
      frames, size: size(across: widths.tracks.end + widths.padding, along: length),
      columns: scrollAxis == .vertical ? widths.count : nil,
      rows: scrollAxis == .vertical ? nil : widths.count, cellSize: cellSize)
  }
}

// Frames.
extension Waterfall {
  /// Places items of one height, which fill rows of columns under each rule except `rightToLeft`.
  private func arrangeUniform(
    _ count: Int, cellSize: Size, widths: ColumnWidths
  ) -> SectionArrangement {
    let rows = count == 0 ? 0 : (count - 1) / widths.count + 1
    let lines = Tracks.uniform(
      count: rows, start: widths.padding, length: cellSize[scrollAxis],
      spacing: 2 * widths.padding + widths.rowSpacing)
    let frames = GridFrames(count: count, axis: scrollAxis, lines: lines, places: widths.tracks)
    return arrangement(
      .grid(frames), length: rows == 0 ? 0 : lines.end + widths.padding, widths: widths,
      cellSize: cellSize)
  }

  /// Returns empty columns for items of these heights.
  private func waterfallColumns(widths: ColumnWidths, heights: [Double]) -> WaterfallColumns {
    let least = isDense ? (heights.min() ?? 0) + 2 * widths.padding : 0
    return WaterfallColumns(self, widths: widths, leastHeight: least)
  }

  /// Places items of one column each.
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
      columns: widths.tracks, axis: scrollAxis, columnOfItem: columnOfItem, tops: tops,
      heights: heights)
    return arrangement(
      .columns(frames), length: columns.bottom, widths: widths, cellSize: cellSize)
  }

  /// Places items, some of which cover several columns.
  ///
  /// `balanced` balances the items between two spanning ones, and places the spanning ones as
  /// `shortestFirst` does: if they cover all columns, no other placement is less high.
  private func arrangeSpans(
    of section: LayoutSection, widths: ColumnWidths,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let padding = widths.padding
    let spans = section.spans(across: scrollAxis)
    let heights = try (0..<section.itemCount).map { item in
      let width = widths.cellWidth(spanning: spans.span(of: item, columns: widths.count))
      return try section.length(of: item, along: scrollAxis, across: width, measure: measure)
    }
    var columns = waterfallColumns(widths: widths, heights: heights)
    var frames: [Rect] = []
    frames.reserveCapacity(heights.count)
    var balanced: ArraySlice<Int> = []
    for (item, height) in heights.enumerated() {
      let span = spans.span(of: item, columns: widths.count)
      let slot = height + 2 * padding
      if placement == .balanced, span == 1, balanced.isEmpty {
        let end = (item..<heights.count).first { spans.span(of: $0, columns: widths.count) > 1 }
        let run = item..<(end ?? heights.count)
        let slots = heights[run].map { $0 + 2 * padding + widths.rowSpacing }
        balanced = balancedColumns(heights: slots, starts: columns.starts)[...]
      }
      let place: (column: Int, top: Double)
      if let column = balanced.popFirst() {
        place = (column, columns.place(height: slot, spanning: 1, at: column))
      } else {
        place = columns.place(item, height: slot, spanning: span)
      }
      var origin = Point.zero
      origin[scrollAxis.cross] = widths.start(of: place.column)
      origin[scrollAxis] = place.top + padding
      frames.append(
        Rect(
          origin: origin, size: size(across: widths.cellWidth(spanning: span), along: height)))
    }
    return arrangement(
      .indexed(IndexedFrames(frames)), length: columns.bottom, widths: widths)
  }
}

extension LayoutSection {
  /// Returns the number of columns that each item covers, or of rows in a sideways waterfall.
  func spans(across axis: Axis) -> ItemSpans { axis == .vertical ? itemSpan : itemRowSpan }
}

extension ItemSpans {
  /// Returns the number of columns, out of `columns`, that an item covers; at least one.
  func span(of item: Int, columns: Int) -> Int { min(max(1, self[item]), columns) }

  /// Returns whether one of `count` items covers more than one of `columns` columns.
  fileprivate func areSeveral(of columns: Int, count: Int) -> Bool {
    guard columns > 1 else { return false }
    return switch self {
    case .constant(let span): span > 1
    case .each(let spans): spans.prefix(count).contains { $0 > 1 }
    }
  }
}

extension Waterfall: Settable {
  package static let fields: [SettingField<Waterfall>] = [
    // Of a sideways waterfall they are rows.
    .count("columns", \.columns, isRecorded: false), .choice("placement", \.placement),
    .length("cellPadding", \.cellPadding), .length("rowSpacing", \.rowSpacing),
    .length("columnSpacing", \.columnSpacing), .flag("dense", \.isDense),
    .choice("scrollDirection", \.scrollAxis, default: .vertical),
    .length("tieTolerance", \.tieTolerance),
  ]
}

// The gap by its parts. One of another kind is that of the part that is set.
extension Waterfall {
  private var cellPadding: Double? {
    get { if case .cellPadding(let padding) = gap { padding } else { nil } }
    set {
      if let newValue {
        gap = .cellPadding(newValue)
      } else if cellPadding != nil {
        gap = .spacing(column: 0, row: 0)
      }
    }
  }

  private var rowSpacing: Double {
    get { gap.rowSpacing }
    set {
      if newValue != gap.rowSpacing { gap = .spacing(column: gap.columnSpacing, row: newValue) }
    }
  }

  private var columnSpacing: Double {
    get { gap.columnSpacing }
    set {
      if newValue != gap.columnSpacing { gap = .spacing(column: newValue, row: gap.rowSpacing) }
    }
  }
}
