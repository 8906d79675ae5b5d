public import LayoutGeometry

/// Large and small cells over a grid of equal units, in a pattern that repeats.
///
/// Each item covers some columns and rows of units and is placed as CSS grid's automatic placement
/// does with `grid-auto-flow: dense`: at the first place, row by row, with room for it, so that
/// small items fill the gaps that large ones leave. Without `isDense` an item is never before the
/// one that precedes it, as with CSS grid's `sparse`.
///
/// - Complexity: O(*items*), for thousands of item sizes O(*items* × *sizes*); O(*pattern*), in
///   memory too, for a pattern that ends evenly; a rect query is O(log *items* + *hits*).
public struct Mosaic: CollectionLayout {
  /// The number of units that an item covers.
  public struct Span: Hashable, Sendable {
    /// The number of columns, at least 1.
    public var columns: Int
    /// The number of rows, at least 1.
    public var rows: Int

    /// Creates a span of a number of columns and of rows.
    public init(columns: Int, rows: Int) {
      precondition(columns >= 1 && rows >= 1, "a span of \(columns) columns and \(rows) rows")
      self.columns = columns
      self.rows = rows
    }
  }

  /// The most rows or columns that an item covers along the scroll axis.
  public static let longestSpan = 100
  /// The greatest number of columns, or of rows in a sideways mosaic.
  public static let mostColumns = MosaicGrid.mostLanes

  /// The number of columns in a section that does not set its own; in a sideways mosaic, of rows.
  public package(set) var columns: Int
  /// The spans of the items, repeated from the first one on; a section's own take precedence.
  public package(set) var pattern: [Span]
  /// The space between two rows, in points.
  public package(set) var rowSpacing: Double
  /// The space between two columns, in points.
  public package(set) var columnSpacing: Double
  /// Width divided by height of a unit.
  public package(set) var cellAspectRatio: Double
  /// Indicates whether an item may be before the one that precedes it.
  public package(set) var isDense: Bool
  /// The axis along which the mosaic grows.
  public package(set) var scrollAxis: Axis

  /// Creates a mosaic of 1 to 128 columns; lengths are finite and not negative, and the pattern is
  /// not empty.
  public init(
    columns: Int = 3, pattern: [Span] = Mosaic.alternating, rowSpacing: Double = 2,
    columnSpacing: Double = 2, cellAspectRatio: Double = 1, isDense: Bool = true,
    axis: Axis = .vertical
  ) {
    precondition((1...Self.mostColumns).contains(columns), "a mosaic of \(columns) columns")
    precondition(!pattern.isEmpty, "a mosaic without a pattern")
    precondition(
      cellAspectRatio > 0 && cellAspectRatio.isFinite, "a cell aspect ratio of \(cellAspectRatio)")
    self.columns = columns
    self.pattern = pattern
    self.rowSpacing = checkedSpacing(rowSpacing)
    self.columnSpacing = checkedSpacing(columnSpacing)
    self.cellAspectRatio = cellAspectRatio
    self.isDense = isDense
    scrollAxis = axis
  }

  /// A square of four units and five single ones, then the same mirrored; even in three columns.
  public static let alternating: [Span] = [
    .square(2), .square(1), .square(1), .square(1), .square(1), .square(1),
    .square(1), .square(2), .square(1), .square(1), .square(1), .square(1),
  ]

  /// The mosaic with all defaults, which configs and `.mosaic(…)` share.
  public static let defaults = Mosaic()

  /// The layout's name in configs.
  public var kind: String { "mosaic" }

  /// The number of columns, and the units that items cover.
  public var sectionSettings: Set<String>? { ["columns", "itemSpan", "itemRowSpan"] }

  /// The pattern and the spacing; the number of columns is in the summary.
  public var settings: [LayoutSetting] { givenSettings }

  /// Places the items one after the other.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let units = units(for: section, in: space)
    var grid = MosaicGrid(lanes: units.lanes, isDense: isDense)
    let repeats = section.hasPattern
    var frames: [Rect] = []
    frames.reserveCapacity(min(section.itemCount, 1024))
    for item in 0..<section.itemCount {
      if repeats, item > 0, item % pattern.count == 0, grid.isEven() {
        return arrangement(repeating: frames, count: section.itemCount, lines: grid.end, units)
      }
      let span = span(of: item, in: section, lanes: units.lanes)
      let place = grid.place(
        lanes: span[scrollAxis.cross], lines: span[scrollAxis])
      frames.append(units.frame(at: place, of: span))
    }
    return arrangement(
      .indexed(IndexedFrames(frames)), lines: grid.end, units,
      cellSize: frames.first.flatMap { first in
        frames.allSatisfy { $0.size == first.size } ? first.size : nil
      })
  }

  /// Returns the columns, their gaps, and the placement of items.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    let counts =
      scrollAxis == .vertical ? LayoutPhrase.columns(sections) : LayoutPhrase.rows(sections)
    return counts + LayoutPhrase.gaps(column: columnSpacing, row: rowSpacing)
      + ["\(isDense ? "dense" : "in order")"]
  }

  /// Returns notices about units without a length, and more columns than a mosaic can have.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    let many: LayoutNotice? =
      (section.columns ?? 1) > Self.mostColumns
      ? .own(
        LayoutProblem(
          of: kind, "has \(section.columns ?? 1) columns and takes at most \(Self.mostColumns)",
          suggestion: "give its section fewer 'columns'"))
      : nil
    return [many, arrangement.itemsWithoutLength(along: scrollAxis.cross, in: space)]
      .compactMap(\.self)
  }
}

extension CollectionLayout where Self == Mosaic {
  /// Returns large and small cells on a grid of equal units, each at the first place with room for
  /// it, as in `.mosaic(columns: 3, pattern: [.square(2), .square(1), .square(1)])`.
  ///
  /// - Parameters:
  ///   - columns: The number of columns of units, or of rows in a horizontal mosaic.
  ///   - pattern: The numbers of units that the cells cover, repeated from the first.
  ///   - spacing: The space between units, in points.
  ///   - cellAspectRatio: The width of a unit divided by its height.
  ///   - isDense: Indicates whether cells may be placed before those that precede them.
  ///   - axis: The direction in which the mosaic grows: downwards, or to the side.
  public static func mosaic(
    columns: Int = Mosaic.defaults.columns, pattern: [Mosaic.Span] = Mosaic.defaults.pattern,
    spacing: Double = Mosaic.defaults.rowSpacing,
    cellAspectRatio: Double = Mosaic.defaults.cellAspectRatio,
    isDense: Bool = Mosaic.defaults.isDense, axis: Axis = .vertical
  ) -> Mosaic {
    Mosaic(
      columns: columns, pattern: pattern, rowSpacing: spacing, columnSpacing: spacing,
      cellAspectRatio: cellAspectRatio, isDense: isDense, axis: axis)
  }
}

extension Mosaic {
  /// Returns the mosaic's units in a space.
  func units(for section: LayoutSection, in space: SectionSpace) -> MosaicUnits {
    let lanes = min(section.columns ?? columns, Self.mostColumns)
    var spacing = Size.zero
    spacing.width = columnSpacing
    spacing.height = rowSpacing
    let across = scrollAxis.cross
    let room = space.size[across].finiteRoom - spacing[across] * Double(lanes - 1)
    let breadth = max(0, room / Double(lanes))
    let length = scrollAxis == .vertical ? breadth / cellAspectRatio : breadth * cellAspectRatio
    var size = Size.zero
    size[across] = breadth
    size[scrollAxis] = length.boundedLength
    return MosaicUnits(lanes: lanes, axis: scrollAxis, size: size, spacing: spacing)
  }

  /// Returns the number of units that an item covers: across, no more than exist.
  func span(of item: Int, in section: LayoutSection, lanes: Int) -> Span {
    var span = pattern[item % pattern.count]
    if !section.hasPattern {
      span = Span(columns: max(1, section.itemSpan[item]), rows: max(1, section.itemRowSpan[item]))
    }
    span[scrollAxis.cross] = min(span[scrollAxis.cross], lanes)
    // An item that covers a whole axis without end covers as many units as there are across it.
    let length = span[scrollAxis]
    span[scrollAxis] = length == LayoutSection.allColumns ? lanes : min(length, Self.longestSpan)
    return span
  }

  /// Returns frames of an evenly repeating pattern.
  private func arrangement(
    repeating frames: [Rect], count: Int, lines: Int, _ units: MosaicUnits
  ) -> SectionArrangement {
    let pitch = Double(lines) * (units.size[scrollAxis] + units.spacing[scrollAxis])
    let repeated = PatternFrames(count: count, axis: scrollAxis, pitch: pitch, pattern: frames)
    let (turns, rest) = count.quotientAndRemainder(dividingBy: frames.count)
    let last = frames[..<rest].reduce(0) { max($0, units.end(of: $1)) }
    return arrangement(
      .pattern(repeated), lines: turns * lines + last, units,
      cellSize: frames.first.flatMap { first in
        frames.allSatisfy { $0.size == first.size } ? first.size : nil
      })
  }

  private func arrangement(
    _ frames: FrameStorage, lines: Int, _ units: MosaicUnits, cellSize: Size?
  ) -> SectionArrangement {
    let tracks = units.tracks(scrollAxis, count: lines)
    var size = Size.zero
    size[scrollAxis] = tracks.end
    size[scrollAxis.cross] = units.tracks(scrollAxis.cross, count: units.lanes).end
    let isVertical = scrollAxis == .vertical
    return SectionArrangement(
      frames, size: size, columns: isVertical ? units.lanes : lines,
      rows: isVertical ? lines : units.lanes, cellSize: cellSize)
  }
}

extension LayoutSection {
  /// Indicates whether the items have no spans of their own, so that a mosaic's pattern gives them.
  var hasPattern: Bool { itemSpan == .constant(1) && itemRowSpan == .constant(1) }
}

extension Mosaic: Settable {
  package static let fields: [SettingField<Mosaic>] = [
    .count("columns", \.columns, in: 1...mostColumns, isRecorded: false),
    .word("pattern", \.pattern) {
      $0.map(\.words).joined(separator: " ")
    } parse: {
      let spans = $0.split(separator: " ").map(Span.init(words:))
      let known = spans.compactMap(\.self)
      return known.isEmpty || known.count < spans.count ? nil : known
    },
    .length("rowSpacing", \.rowSpacing), .length("columnSpacing", \.columnSpacing),
    .number("cellAspectRatio", \.cellAspectRatio),
    .word("dense", \.isDense) {
      "\($0)"
    } parse: {
      Bool($0)
    },
    .choice("scrollDirection", \.scrollAxis, default: .vertical),
  ]
}
