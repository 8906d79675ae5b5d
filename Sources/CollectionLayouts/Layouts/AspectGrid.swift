public import LayoutGeometry

/// A grid that fills its space with cells as near to an aspect ratio as rows and columns allow.
///
/// Cell i is at (i mod columns, i div columns) from the space's origin. In a space that is infinite
/// on one side, cells have the ideal ratio, in one column. A section's own number of columns takes
/// precedence.
///
/// - Complexity: O(log *items*); a rect query is O(*hits*).
public struct AspectGrid: CollectionLayout {
  /// The criterion for the best number of columns.
  public enum Objective: String, Hashable, Sendable, CaseIterable {
    /// Cells fill the space; their aspect ratio is as near to the ideal as possible.
    case ratio
    /// Cells have exactly the ideal aspect ratio; they are as large as possible.
    case fit
  }

  /// The ideal width of a cell divided by its height.
  public package(set) var cellAspectRatio: Double
  /// The criterion for the best number of columns.
  public package(set) var objective: Objective

  /// Creates a grid for a positive, finite ratio.
  public init(cellAspectRatio: Double = 1, objective: Objective = .ratio) {
    precondition(
      cellAspectRatio > 0 && cellAspectRatio.isFinite, "a cell aspect ratio of \(cellAspectRatio)")
    self.cellAspectRatio = cellAspectRatio
    self.objective = objective
  }

  /// The grid with all defaults, which configs and `.aspectGrid(…)` share.
  public static let defaults = AspectGrid()

  /// The layout's name in configs.
  public var kind: String { "aspectGrid" }

  /// The number of columns: cells have the lengths that fill the space.
  public var sectionSettings: Set<String>? { ["columns"] }

  /// Cells that fill the space, of which header and footer take a part.
  public var fillsSpace: Bool { true }

  /// The aspect ratio of the cells, and the criterion for it.
  public var settings: [LayoutSetting] { givenSettings }

  /// Places the items row by row in the best number of columns.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let count = section.itemCount
    guard count > 0, let cells = cells(for: count, columns: section.columns, in: space.size) else {
      return SectionArrangement(
        .grid(.none), size: .zero, columns: 0, rows: 0, cellSize: .zero)
    }
    let frames = GridFrames(
      count: count, axis: .vertical,
      lines: .uniform(count: cells.rows, length: cells.size.height, spacing: 0),
      places: .uniform(count: cells.columns, length: cells.size.width, spacing: 0))
    return SectionArrangement(
      .grid(frames),
      size: Size(
        width: Double(cells.columns) * cells.size.width,
        height: Double(cells.rows) * cells.size.height),
      columns: cells.columns, rows: cells.rows, cellSize: cells.size)
  }

  /// Returns the columns, the rows, and the ideal ratio.
  public func rule(for sections: [SectionArrangement]) -> [LayoutPhrase] {
    LayoutPhrase.columns(sections) + LayoutPhrase.rows(sections)
      + ["ideal ratio \(lengthText(cellAspectRatio))"]
  }

  /// Explains the item's column and row, and its cell's deviation from the ideal.
  public func explanation(
    of item: Int, in section: LayoutSection, space: SectionSpace,
    arrangement: SectionArrangement
  ) -> [LayoutPhrase] {
    guard let size = arrangement.cellSize, let columns = arrangement.columns,
      let rows = arrangement.rows, size.height > 0
    else { return [] }
    let ideal = lengthText(cellAspectRatio)
    switch objective {
    case .ratio:
      let ratio = lengthText(size.width / size.height)
      let given = columns == 1 ? "1 column gives" : "\(columns) columns give"
      return arrangement.tracks(of: item) + [
        "\(given) cells of ratio \(ratio), the ideal is \(ideal)"
      ]
    case .fit:
      let across = LengthExpression(space.size.width) / LengthExpression(columns)
      let down =
        LengthExpression(space.size.height) / LengthExpression(rows)
        * LengthExpression(cellAspectRatio)
      let width: LengthExpression =
        !space.size.width.isFinite
        ? down : !space.size.height.isFinite ? across : .smaller(across, down)
      let isBest = section.columns == nil
      return arrangement.tracks(of: item) + [
        """
        the largest cells of ratio \(ideal), \(columns) across and \(rows) down: \
        \(equation: "width", width, value: size.width)\
        \(isBest ? "; no other number of columns gives larger ones" : "")
        """
      ]
    }
  }
}

extension CollectionLayout where Self == AspectGrid {
  /// Returns cells that fill the space in rows and columns, with the aspect ratio nearest to the
  /// ideal.
  public static func aspectGrid(
    cellAspectRatio: Double = AspectGrid.defaults.cellAspectRatio,
    objective: AspectGrid.Objective = AspectGrid.defaults.objective
  ) -> AspectGrid {
    AspectGrid(cellAspectRatio: cellAspectRatio, objective: objective)
  }
}

extension AspectGrid {
  /// A division of a space into cells.
  private struct Cells {
    let columns: Int
    let rows: Int
    let size: Size
  }

  /// Returns the best division of a space; nil if it has no area or is infinite on both sides.
  private func cells(for count: Int, columns: Int?, in space: Size) -> Cells? {
    guard !space.isEmpty, space.width.isFinite || space.height.isFinite else { return nil }
    let columns = columns ?? bestColumns(for: count, in: space)
    let rows = Self.rows(for: count, columns: columns)
    var size = Size(
      width: space.width / Double(columns), height: space.height / Double(rows))
    switch objective {
    case .ratio:
      // A side without end takes the length that gives the ideal ratio.
      if !size.width.isFinite { size.width = size.height * cellAspectRatio }
      if !size.height.isFinite { size.height = size.width / cellAspectRatio }
    case .fit:
      size = Size(
        width: min(size.width, size.height * cellAspectRatio),
        height: min(size.height, size.width / cellAspectRatio))
    }
    size = Size(width: size.width.boundedLength, height: size.height.boundedLength)
    return Cells(columns: columns, rows: rows, size: size)
  }

  /// Returns the best number of columns by the objective; a tie takes fewer.
  ///
  /// More columns never make a cell's ratio larger: it falls as their number grows, and so passes
  /// the ideal once. The best number is next to that place, which a binary search finds.
  private func bestColumns(for count: Int, in space: Size) -> Int {
    // A side without end gives any number of columns the ideal ratio: a tie.
    guard space.width.isFinite, space.height.isFinite else { return 1 }
    let narrow = (1..<count).partitionPoint { relativeRatio($0, count: count, in: space) < 1 }
    guard narrow > 1 else { return 1 }
    switch objective {
    case .ratio:
      // The factors by which the one is too wide and the other too narrow.
      let wide = relativeRatio(narrow - 1, count: count, in: space)
      let tooNarrow = 1 / relativeRatio(narrow, count: count, in: space)
      return wide <= max(tooNarrow, 1 / tooNarrow) * Self.tie ? narrow - 1 : narrow
    case .fit:
      // The row's height bounds cells that are too wide: of the numbers of columns with as many
      // rows, the first is best. The column's width bounds cells that are too narrow.
      let rows = Self.rows(for: count, columns: narrow - 1)
      let wide = Self.rows(for: count, columns: rows)
      let width = space.height / Double(rows) * cellAspectRatio
      return width * Self.tie >= space.width / Double(narrow) ? wide : narrow
    }
  }

  /// The greatest ratio of two numbers that tie, as arithmetic rounds.
  private static let tie = 1 + 1e-12

  /// Returns the ratio of the cells in that number of columns, relative to the ideal.
  private func relativeRatio(_ columns: Int, count: Int, in space: Size) -> Double {
    let rows = Double(Self.rows(for: count, columns: columns))
    return space.width * rows / (space.height * Double(columns) * cellAspectRatio)
  }

  /// Returns the number of rows that items fill, or of columns if the arguments are swapped.
  private static func rows(for count: Int, columns: Int) -> Int {
    (count - 1) / columns + 1
  }
}

extension AspectGrid: Settable {
  package static let fields: [SettingField<AspectGrid>] = [
    .number("cellAspectRatio", \.cellAspectRatio), .choice("objective", \.objective),
  ]
}
