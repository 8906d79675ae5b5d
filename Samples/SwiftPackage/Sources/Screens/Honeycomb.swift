public import Maquette

/// Round cells in rows that are moved by half a cell in turn, as in a honeycomb: a layout of one's
/// own.
///
/// The layout places items from left to right; insets, headers, footers, right to left, rect queries
/// and drawing come with `CollectionLayout`.
public struct Honeycomb: CollectionLayout {
  /// How many items the longer rows hold.
  public let columns: Int

  /// A honeycomb whose longer rows hold some items, the others one less.
  public init(columns: Int) {
    precondition(columns >= 2, "a honeycomb of \(columns) columns")
    self.columns = columns
  }

  /// The layout's name in layout JSON.
  public var kind: String { "honeycomb" }

  /// Places the items row by row, each row √3/2 of a cell below the one before.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) -> SectionArrangement {
    let diameter = space.size.width / Double(columns)
    let step = diameter * 3.0.squareRoot() / 2
    var frames: [Rect] = []
    var row = 0
    var column = 0
    for _ in 0..<section.itemCount {
      if column == (row.isMultiple(of: 2) ? columns : columns - 1) {
        row += 1
        column = 0
      }
      let indent = row.isMultiple(of: 2) ? 0 : diameter / 2
      frames.append(
        Rect(
          x: indent + Double(column) * diameter, y: Double(row) * step, width: diameter,
          height: diameter))
      column += 1
    }
    let height = frames.last.map(\.maxY) ?? 0
    return SectionArrangement(
      frames: frames, size: Size(width: space.size.width, height: height), columns: columns,
      rows: frames.isEmpty ? 0 : row + 1, cellSize: Size(width: diameter, height: diameter))
  }
}
