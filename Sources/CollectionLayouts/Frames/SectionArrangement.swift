public import LayoutGeometry

/// The placed items of one section, in the section's coordinates.
public struct SectionArrangement: Sendable {
  /// The extent of the items, in points, from the section's origin.
  public var size: Size
  /// The number of columns, if the layout has columns.
  public var columns: Int?
  /// The number of rows, if the layout has rows.
  public var rows: Int?
  /// The size that all items have, or nil if they differ.
  public var cellSize: Size?
  let frames: FrameStorage
  /// The frames of views at the items; nil for none.
  var supplementaries: SupplementaryFrames?
  /// The section's scrolling across its collection's axis; nil for one that does not scroll.
  var scroll: PlacedScroll?

  /// Creates an arrangement of any frames with finite edges, in item order; the size is finite,
  /// too.
  ///
  /// - Complexity: O(*frames*) if their order is also one in space, else O(*frames* log *frames*).
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

  /// Creates an arrangement in lines with equal numbers of places, filled one after the other.
  ///
  /// Nothing is stored per item: a million items of one size take as little as one.
  ///
  /// ```swift
  /// // Columns of two rows, 100 × 60 each and 8 apart, that follow each other to the side.
  /// SectionArrangement(
  ///   itemCount: 5, linesAlong: .horizontal,
  ///   lines: .uniform(count: 3, length: 100, spacing: 8),
  ///   places: .uniform(count: 2, length: 60, spacing: 8), size: Size(width: 316, height: 128))
  /// ```
  ///
  /// - Parameters:
  ///   - axis: The axis along which the lines follow each other.
  ///   - lines: The tracks of the lines along the axis; enough of them for all items.
  ///   - places: The tracks of a line's items across the axis; at least one.
  /// - Complexity: O(1); a rect query is O(*hits*) in uniform tracks, else O(log *lines* + log
  ///   *places* + *hits*).
  public init(
    itemCount: Int, linesAlong axis: Axis = .vertical, lines: Tracks, places: Tracks, size: Size,
    columns: Int? = nil, rows: Int? = nil, cellSize: Size? = nil
  ) {
    precondition(size.width.isFinite && size.height.isFinite, "a section of \(size)")
    precondition(lines.end.isFinite && places.end.isFinite, "lines that end at \(lines.end)")
    precondition(
      places.count >= 1 && (0...lines.count * places.count).contains(itemCount),
      "\(itemCount) items in \(lines.count) lines of \(places.count)")
    self.init(
      .grid(GridFrames(count: itemCount, axis: axis, lines: lines, places: places)), size: size,
      columns: columns, rows: rows, cellSize: cellSize)
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

  /// The number of items placed.
  public var itemCount: Int { frames.count }

  /// Returns the frame of an item, in points from the section's origin.
  public func frame(at item: Int) -> Rect { frames.frame(at: item) }
}

extension SectionArrangement {
  /// Returns the column and the row of an item; empty for items that are not in lines with equal
  /// numbers of places.
  public func tracks(of item: Int) -> [LayoutPhrase] {
    guard case .grid(let frames) = frames else { return [] }
    return frames.tracks(of: item)
  }
}

/// The storage of a section's frames, as compact as its layout allows.
///
/// Queries near a rectangle return all frames that intersect it and maybe some that only nearly do,
/// as arithmetic rounds; callers compare the frame itself.
enum FrameStorage: Sendable {
  case grid(GridFrames)
  case columns(ColumnFrames)
  case pattern(PatternFrames)
  case rows(RowFrames)
  case indexed(IndexedFrames)

  /// The number of items.
  var count: Int {
    switch self {
    case .grid(let frames): frames.count
    case .columns(let frames): frames.count
    case .pattern(let frames): frames.count
    case .rows(let frames): frames.count
    case .indexed(let frames): frames.frames.count
    }
  }

  /// The smallest rectangle around all frames.
  var bounds: Rect {
    switch self {
    case .grid(let frames): frames.bounds
    case .columns(let frames): frames.bounds
    case .pattern(let frames): frames.bounds
    case .rows(let frames): frames.bounds
    case .indexed(let frames): frames.bounds
    }
  }

  func frame(at item: Int) -> Rect {
    switch self {
    case .grid(let frames): frames.frame(at: item)
    case .columns(let frames): frames.frame(at: item)
    case .pattern(let frames): frames.frame(at: item)
    case .rows(let frames): frames.frame(at: item)
    case .indexed(let frames): frames.frames[item]
    }
  }

  /// Calls `body` with the items near a rectangle, in item order.
  func forEachFrame(near rect: Rect, _ body: (Int, Rect) -> Void) {
    switch self {
    case .grid(let frames): frames.forEachFrame(near: rect, body)
    case .columns(let frames): frames.forEachFrame(near: rect, body)
    case .pattern(let frames): frames.forEachFrame(near: rect, body)
    case .rows(let frames): frames.forEachFrame(near: rect, body)
    case .indexed(let frames): frames.forEachFrame(near: rect, body)
    }
  }
}

/// A layout's description of itself: its columns and rows, and the common size of its cells.
public struct LayoutSummary: Hashable, Sendable {
  /// The layout's name, as in `waterfall`.
  public var kind: String
  /// The number of columns, if the layout has columns.
  public var columns: Int?
  /// The number of rows, if the layout has rows.
  public var rows: Int?
  /// The size that all cells have, or nil if they differ.
  public var cellSize: Size?
  /// The descriptions of the sections' own layouts; empty for a layout that all sections share.
  public var sections: [LayoutSummary] = []

  /// Creates a layout's description of itself.
  public init(kind: String, columns: Int? = nil, rows: Int? = nil, cellSize: Size? = nil) {
    self.kind = kind
    self.columns = columns
    self.rows = rows
    self.cellSize = cellSize
  }
}

extension LayoutSummary {
  /// Creates the summary that sections have in common: columns and cell size if all with items
  /// agree, and the sum of their rows.
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
