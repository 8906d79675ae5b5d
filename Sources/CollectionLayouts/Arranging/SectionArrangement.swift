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
  /// The items' frames.
  let frames: FrameStorage

  /// An arrangement of any frames with finite edges, in item order; the size is finite, too.
  ///
  /// - Complexity: O(*frames*) where their order is also one in space, else O(*frames* log
  ///   *frames*).
  public init(
    frames: [Rect], size: Size, columns: Int? = nil, rows: Int? = nil, cellSize: Size? = nil
  ) {
    precondition(size.width.isFinite && size.height.isFinite, "a section of \(size)")
    for (item, frame) in frames.enumerated() {
      precondition(frame.maxX.isFinite && frame.maxY.isFinite, "item \(item) at \(frame)")
    }
    self.init(
      .indexed(IndexedFrames(frames)), size: size, columns: columns, rows: rows,
      cellSize: cellSize)
  }

  init(
    _ frames: FrameStorage, size: Size, columns: Int? = nil, rows: Int? = nil,
    cellSize: Size? = nil
  ) {
    self.frames = frames
    self.size = size
    self.columns = columns
    self.rows = rows
    self.cellSize = cellSize
  }

  /// How many items are placed.
  public var itemCount: Int { frames.count }

  /// The frame of an item, in points from the section's origin.
  public func frame(at item: Int) -> Rect { frames.frame(at: item) }
}
