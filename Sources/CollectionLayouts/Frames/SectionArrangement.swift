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

  /// The number of items that are placed.
  public var itemCount: Int { frames.count }

  /// Returns the frame of an item, in points from the section's origin.
  public func frame(at item: Int) -> Rect { frames.frame(at: item) }
}

extension SectionArrangement {
  /// Returns the section scrolled across its collection's axis: its items moved, and cut
  /// at the end of its room.
  ///
  /// - Parameters:
  ///   - scrolling: The place that it is scrolled to, and where it comes to rest.
  ///   - axis: The axis across the collection's.
  ///   - groups: The items that rest together, along that axis in the section's coordinates.
  ///   - firstItems: The first item of each group, in ascending order.
  ///   - space: The room that the section was laid out in; without an end along the axis, the
  ///     section does not scroll.
  /// - Complexity: O(*items*).
  public func scrolled(
    by scrolling: OrthogonalScrolling, along axis: Axis, over groups: Tracks, firstItems: [Int],
    in space: SectionSpace
  ) -> SectionArrangement {
    precondition(
      groups.count == firstItems.count, "\(firstItems.count) first items of \(groups.count) groups")
    guard space.size[axis].isFinite else { return self }
    let scroll = OrthogonalScroll(
      behavior: scrolling.behavior, groups: groups, leadingInset: 0, trailingInset: 0,
      viewport: space.size[axis], length: max(groups.end, size[axis]))
    let placed = PlacedScroll(
      scroll: scroll, axis: axis,
      offset: scroll.resting(at: scrolling.offset) { item in
        max(0, firstItems.indices.partitionPoint { firstItems[$0] > item } - 1)
      }, items: .first(firstItems))
    var distance = Point.zero
    distance[axis] = -placed.offset
    var moved = SectionArrangement(
      frames: (0..<itemCount).map { frame(at: $0).offset(by: distance) }, size: size,
      columns: columns, rows: rows, cellSize: cellSize)
    moved.size[axis] = space.size[axis]
    moved.supplementaries = supplementaries?.moved(by: distance)
    moved.scroll = placed
    return moved
  }

  /// Returns the arrangement with views at its items, besides the cells.
  public func adding(_ views: [SupplementaryView]) -> SectionArrangement {
    var arrangement = self
    arrangement.supplementaries = SupplementaryFrames(
      views.sorted { $0.item < $1.item }.map { view in
        (
          SupplementaryFrames.Place(item: view.item, kind: view.kind, zIndex: view.zIndex),
          view.frame
        )
      })
    return arrangement
  }
}

extension SectionArrangement {
  /// Returns the column and the row of an item; none for items that are not in lines of equally
  /// many places.
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
