/// Finds where differing pixels are close together.
///
/// Pixels are together if they are in one square of 8 × 8 pixels or in two that touch, also at a
/// corner: so any two that are fewer than 8 pixels apart are, and no two with a gap of 15 or more.
/// The letters of a word become one cluster, and the labels of two cells do not.
///
/// - Complexity: O(*pixels*), in memory that depends on the width and on the clusters.
struct DifferenceClusters {
  /// The sides of the squares, in pixels.
  private static let side = 8

  /// A number for each cluster: its own, or one of a cluster that it became a part of.
  private var parents: [Int] = []
  private var extents: [PixelExtent] = []
  /// The cluster's number for each square of the row above and of this one; −1 for none.
  private var above: [Int]
  private var current: [Int]

  private init(width: Int) {
    let count = (width + Self.side - 1) / Self.side
    above = [Int](repeating: -1, count: count)
    current = above
  }

  /// The clusters of a map, in the order of their tops.
  static func find(in map: DifferenceMap) -> [PictureDifference.Cluster] {
    var finder = DifferenceClusters(width: map.size.width)
    for top in stride(from: 0, to: map.size.height, by: side) {
      finder.addSquares(of: map, rows: top..<min(top + side, map.size.height))
    }
    return finder.extents.indices.filter { finder.parents[$0] == $0 }
      .map { finder.extents[$0].cluster }
      .sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
  }

  /// Joins a row of squares to the clusters above it.
  private mutating func addSquares(of map: DifferenceMap, rows: Range<Int>) {
    swap(&above, &current)
    for column in current.indices { current[column] = -1 }
    for (column, extent) in squares(of: map, rows: rows) {
      var number = -1
      for neighbour in neighbours(of: column) {
        let root = root(of: neighbour)
        number = number < 0 ? root : join(number, root)
      }
      if number < 0 {
        number = parents.count
        parents.append(number)
        extents.append(extent)
      } else {
        extents[number].formUnion(extent)
      }
      current[column] = number
    }
  }

  /// The squares with differing pixels among `rows`, from left to right.
  private func squares(
    of map: DifferenceMap, rows: Range<Int>
  ) -> [(column: Int, extent: PixelExtent)] {
    var extents: [PixelExtent?] = []
    for y in rows {
      map.withRow(y) { states in
        guard let states else { return }
        if extents.isEmpty { extents = [PixelExtent?](repeating: nil, count: current.count) }
        for column in extents.indices {
          let left = column * Self.side
          let right = min(left + Self.side, map.size.width)
          // A square's row is read at once where it is whole: most have no differing pixel.
          if right - left == Self.side,
            UnsafeRawPointer(states + left).loadUnaligned(as: UInt64.self) == 0
          {
            continue
          }
          for x in left..<right where states[x] == PixelState.differs.rawValue {
            var extent = extents[column] ?? PixelExtent(x: x, y: y)
            extent.add(x: x, y: y)
            extents[column] = extent
          }
        }
      }
    }
    return extents.indices.compactMap { column in extents[column].map { (column, $0) } }
  }

  /// The clusters that touch a square, above it and to its left.
  private func neighbours(of column: Int) -> [Int] {
    let columns = max(column - 1, 0)...min(column + 1, above.count - 1)
    let left = column > 0 ? current[column - 1] : -1
    return (above[columns] + [left]).filter { $0 >= 0 }
  }

  private mutating func root(of number: Int) -> Int {
    var number = number
    while parents[number] != number {
      // Halves the path for the next search.
      parents[number] = parents[parents[number]]
      number = parents[number]
    }
    return number
  }

  /// Makes one cluster of two, which are roots, and answers its number.
  private mutating func join(_ first: Int, _ second: Int) -> Int {
    guard first != second else { return first }
    parents[second] = first
    extents[first].formUnion(extents[second])
    return first
  }
}

/// The smallest rectangle around some pixels, and how many they are.
struct PixelExtent {
  private var columns: ClosedRange<Int>
  private var rows: ClosedRange<Int>
  private var count = 0

  /// Where a first pixel will be added.
  init(x: Int, y: Int) {
    columns = x...x
    rows = y...y
  }

  /// Adds a pixel.
  mutating func add(x: Int, y: Int) {
    columns = Self.union(columns, x...x)
    rows = Self.union(rows, y...y)
    count += 1
  }

  /// Adds the pixels of another extent.
  mutating func formUnion(_ other: PixelExtent) {
    columns = Self.union(columns, other.columns)
    rows = Self.union(rows, other.rows)
    count += other.count
  }

  /// The smallest range that holds two.
  private static func union(_ a: ClosedRange<Int>, _ b: ClosedRange<Int>) -> ClosedRange<Int> {
    min(a.lowerBound, b.lowerBound)...max(a.upperBound, b.upperBound)
  }

  /// The extent as a cluster.
  var cluster: PictureDifference.Cluster {
    PictureDifference.Cluster(
      box: PixelRect(
        x: columns.lowerBound, y: rows.lowerBound, width: columns.count, height: rows.count),
      differingPixels: count)
  }
}
