public import LayoutGeometry

/// The placed items of one section, in the section's coordinates.
public struct SectionArrangement: Sendable {
  /// How far the items reach, in points, from the section's origin.
  public var size: Size
  /// How many columns the items stand in, where the layout has columns.
  public var columns: Int?
  /// How many rows the items stand in, where the layout has rows.
  public var rows: Int?
  /// The size that all items have, or nil if they differ.
  public var cellSize: Size?
  let frames: [Rect]

  /// An arrangement of any frames, in item order.
  public init(
    frames: [Rect], size: Size, columns: Int? = nil, rows: Int? = nil, cellSize: Size? = nil
  ) {
    self.frames = frames
    self.size = size
    self.columns = columns
    self.rows = rows
    self.cellSize = cellSize
  }
}
