public import LayoutGeometry

/// Lines of items, each as many as fit, as `UICollectionViewFlowLayout` breaks them.
///
/// A full line of several items is justified; a lone item of a line is centred. Across the line,
/// items are centred on its thickness. A line takes an item that fits exactly.
///
/// An item's size is what its section knows of it, then `itemSize`.
///
/// - Complexity: O(1) where all items have one known size, else O(*items*); a rect query is
///   O(log *items* + *hits*).
public struct Flow: CollectionLayout {
  /// The size of an item of which its section knows nothing.
  public enum ItemSize: Hashable, Sendable {
    /// A size, in points.
    case fixed(Size)
    /// The size that the cell takes when it is offered the length of a line.
    case automatic
    /// The size at which so many columns and rows fill the container, with `padding` points around
    /// and between them.
    ///
    /// The padding is not added: insets and spacings say where the items stand. In a container that
    /// is as long as its content, cells measure their length along that axis.
    case fraction(columns: Int, rows: Int, padding: Double)
  }

  /// Where the items of the last line stand, if it is not full.
  public enum LastLine: String, Hashable, Sendable, CaseIterable {
    /// Items of one size in the places of a full line; others as `start`.
    case uikit
    /// As in any other line.
    case justify
    /// At the leading end, the interitem spacing apart.
    case start
    /// In the middle, the interitem spacing apart.
    case center
    /// At the trailing end, the interitem spacing apart.
    case end
  }

  /// The axis along which the lines follow each other.
  public let scrollAxis: Axis
  /// The size of an item of which its section knows nothing.
  public let itemSize: ItemSize
  /// The space between two lines, in points.
  public let minimumLineSpacing: Double
  /// The least space between two items of a line, in points.
  public let minimumInteritemSpacing: Double
  /// Where the items of the last line stand, if it is not full.
  public let lastLine: LastLine

  /// A flow with UIKit's defaults; lengths are finite and not negative.
  public init(
    scrollDirection: Axis = .vertical,
    itemSize: ItemSize = .fixed(Size(width: 50, height: 50)), minimumLineSpacing: Double = 10,
    minimumInteritemSpacing: Double = 10, lastLine: LastLine = .uikit
  ) {
    switch itemSize {
    case .fixed(let size):
      preconditionSpacing(size.width)
      preconditionSpacing(size.height)
    case .automatic:
      break
    case .fraction(let columns, let rows, let padding):
      precondition(columns >= 1 && rows >= 1, "items in \(columns) columns and \(rows) rows")
      preconditionSpacing(padding)
    }
    scrollAxis = scrollDirection
    self.itemSize = itemSize
    self.minimumLineSpacing = checkedSpacing(minimumLineSpacing)
    self.minimumInteritemSpacing = checkedSpacing(minimumInteritemSpacing)
    self.lastLine = lastLine
  }

  /// The layout's name in configs.
  public var kind: String { "flow" }

  /// Places the items line by line.
  public func arrange(
    _ section: LayoutSection, in space: SectionSpace,
    measure: (_ item: Int, ProposedSize) throws -> Size
  ) throws -> SectionArrangement {
    let sizes = FlowSizes(itemSize, of: section, in: space, lineAxis: scrollAxis.cross)
    let line = FlowLine(
      length: space.size[scrollAxis.cross], spacing: minimumInteritemSpacing, lastLine: lastLine)
    if let size = sizes.common {
      return arrangeUniform(section.itemCount, size: size, line: line)
    }
    let all = try (0..<section.itemCount).map { try sizes.size(of: $0, measure: measure) }
    if let first = all.first, all.allSatisfy({ $0 == first }) {
      return arrangeUniform(all.count, size: first, line: line)
    }
    return arrange(all, line: line)
  }

  /// Items that are longer than a line, and fractions of the container without a length.
  public func notices(
    about section: LayoutSection, in space: SectionSpace, arrangement: SectionArrangement
  ) -> [LayoutNotice] {
    let axis = scrollAxis.cross
    if case .fraction = itemSize {
      return Axis.allCases.compactMap { arrangement.itemsWithoutLength(along: $0, in: space) }
    }
    guard space.container[axis] > 0, space.size[axis].isFinite else { return [] }
    return [arrangement.itemsLonger(than: space.size[axis], along: axis)].compactMap(\.self)
  }
}

extension Flow {
  /// Items of one size: as many on each line.
  private func arrangeUniform(_ count: Int, size: Size, line: FlowLine) -> SectionArrangement {
    let lineAxis = scrollAxis.cross
    let perLine = line.capacity(for: size[lineAxis], count: count)
    let lineCount = count == 0 ? 0 : (count - 1) / perLine + 1
    let lines = Tracks.uniform(
      count: lineCount, length: size[scrollAxis], spacing: minimumLineSpacing)
    let places = line.places(perLine, of: size[lineAxis])
    let left = lineCount == 0 ? perLine : count - (lineCount - 1) * perLine
    let last =
      left < perLine && lastLine != .uikit
      ? line.lastPlaces(left, of: size[lineAxis]) : nil
    let frames = GridFrames(
      count: count, axis: scrollAxis, lines: lines, places: places, lastLinePlaces: last)
    return arrangement(
      .grid(frames), lineCount: lineCount, perLine: perLine, cellSize: size, length: lines.end,
      breadth: line.length.isFinite ? line.length : places.end)
  }

  /// Items of several sizes.
  private func arrange(_ sizes: [Size], line: FlowLine) -> SectionArrangement {
    let lineAxis = scrollAxis.cross
    let lengths = sizes.map { $0[lineAxis] }
    var frames: [Rect] = []
    frames.reserveCapacity(sizes.count)
    var lineStart = 0.0
    var end = 0.0
    var breadth = 0.0
    var lineCount = 0
    var item = 0
    while item < sizes.count {
      let items = line.items(from: item, lengths: lengths)
      let isLast = items.upperBound == sizes.count
      let starts = line.starts(of: lengths[items], isLast: isLast)
      let thickness = sizes[items].reduce(0) { max($0, $1[scrollAxis]) }
      for (item, start) in zip(items, starts) {
        var origin = Point.zero
        origin[lineAxis] = start
        origin[scrollAxis] = lineStart + (thickness - sizes[item][scrollAxis]) / 2
        frames.append(Rect(origin: origin, size: sizes[item]))
        breadth = max(breadth, start + lengths[item])
      }
      end = lineStart + thickness
      lineStart = end + minimumLineSpacing
      lineCount += 1
      item = items.upperBound
    }
    return arrangement(
      .indexed(IndexedFrames(frames)), lineCount: lineCount, perLine: nil, cellSize: nil,
      length: end, breadth: line.length.isFinite ? line.length : breadth)
  }

  private func arrangement(
    _ frames: FrameStorage, lineCount: Int, perLine: Int?, cellSize: Size?, length: Double,
    breadth: Double
  ) -> SectionArrangement {
    var size = Size.zero
    size[scrollAxis] = length
    size[scrollAxis.cross] = breadth
    let isVertical = scrollAxis == .vertical
    return SectionArrangement(
      frames, size: size, columns: isVertical ? perLine : lineCount,
      rows: isVertical ? lineCount : perLine, cellSize: cellSize)
  }
}
