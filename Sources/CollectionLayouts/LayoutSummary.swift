public import LayoutGeometry

/// What a layout tells of itself: its columns and rows, and the common size of its cells.
public struct LayoutSummary: Hashable, Sendable {
  /// The layout's name, as in `waterfall`.
  public var kind: String
  /// How many columns the items stand in, where the layout has columns.
  public var columns: Int?
  /// How many rows the items stand in, where the layout has rows.
  public var rows: Int?
  /// The size that all cells have, or nil if they differ.
  public var cellSize: Size?

  /// What a layout tells of itself.
  public init(kind: String, columns: Int? = nil, rows: Int? = nil, cellSize: Size? = nil) {
    self.kind = kind
    self.columns = columns
    self.rows = rows
    self.cellSize = cellSize
  }
}

extension LayoutSummary {
  /// What sections have in common: columns and cell size where all with items agree, and the sum of
  /// their rows.
  init(kind: String, sections: [SectionArrangement]) {
    let filled = sections.filter { $0.itemCount > 0 }
    let telling = filled.isEmpty ? Array(sections.prefix(1)) : filled
    let first = telling.first
    let rows = telling.compactMap(\.rows)
    self.init(
      kind: kind,
      columns: telling.allSatisfy { $0.columns == first?.columns } ? first?.columns : nil,
      rows: rows.count == telling.count && first != nil ? rows.reduce(0, +) : nil,
      cellSize: telling.allSatisfy { $0.cellSize == first?.cellSize } ? first?.cellSize : nil)
  }
}
