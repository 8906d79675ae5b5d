/// Finds where differing pixels are close together.
///
/// Pixels are together if they are in one square of 8 × 8 pixels or in two that touch, also at a
/// corner: so any two that are fewer than 8 pixels apart are, and no two with a gap of 15 or more.
/// The letters of a word become one cluster, and the labels of two cells do not.
///
/// - Complexity: O(*pixels*), in memory that depends on the width and on the clusters.
struct DifferenceClusters {
  /// The sides of the squares, in pixels.
  static let side = 8

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
    // In a flat area all rows of the squares are the same.
    let isUniform = rows.dropFirst().allSatisfy(map.repeatsRowAbove)
    map.withRow(rows.lowerBound) { states in
      guard let states else { return }
      for column in current.indices {
        let left = column * Self.side
        let extent = PixelExtent(
          of: states + left, stride: map.size.width, x: left,
          width: min(Self.side, map.size.width - left), rows: rows, isUniform: isUniform)
        if let extent { add(extent, inColumn: column) }
      }
    }
  }

  /// Joins a square to the clusters that touch it, above it and to its left.
  private mutating func add(_ extent: PixelExtent, inColumn column: Int) {
    var number = column > 0 ? joined(-1, current[column - 1]) : -1
    for neighbour in max(column - 1, 0)...min(column + 1, above.count - 1) {
      number = joined(number, above[neighbour])
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

  /// Makes one cluster of a root and the cluster of a number, either of which may be −1 for none.
  private mutating func joined(_ root: Int, _ number: Int) -> Int {
    // Most neighbours are of one cluster.
    guard number >= 0, number != root else { return root }
    let other = self.root(of: number)
    return root < 0 ? other : join(root, other)
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
  private var count: Int

  /// The differing pixels of a square; nil if none differs.
  ///
  /// - Parameters:
  ///   - states: The state of the square's first pixel; other rows' are `stride` bytes apart.
  ///   - x: The first column.
  ///   - width: How many columns there are, at most eight.
  ///   - rows: The rows, at most eight.
  ///   - isUniform: Whether all rows have the states of the first.
  @inline(__always)
  fileprivate init?(
    of states: UnsafePointer<UInt8>, stride: Int, x: Int, width: Int, rows: Range<Int>,
    isUniform: Bool
  ) {
    // A bit for each column, eight apart.
    var all: UInt64 = 0
    var count = 0
    var (first, last) = (-1, -1)
    for y in 0..<(isUniform ? 1 : rows.count) {
      let differing = Self.differing(states + y &* stride, width)
      if differing == 0 { continue }
      all |= differing
      count &+= differing.nonzeroBitCount
      if first < 0 { first = y }
      last = y
    }
    guard first >= 0 else { return nil }
    if isUniform {
      count &*= rows.count
      last = rows.count - 1
    }
    self.count = count
    self.rows = rows.lowerBound + first...rows.lowerBound + last
    columns = x + all.trailingZeroBitCount / 8...x + 7 - all.leadingZeroBitCount / 8
  }

  /// Which of the pixels from a state on differ: the lowest bit of each one's byte, the first
  /// pixel's byte the lowest.
  @inline(__always)
  private static func differing(_ states: UnsafePointer<UInt8>, _ width: Int) -> UInt64 {
    // Of the states, `differs` alone is odd.
    let odd: UInt64 = 0x0101_0101_0101_0101
    if width == 8 {
      return UInt64(littleEndian: UnsafeRawPointer(states).loadUnaligned(as: UInt64.self)) & odd
    }
    var word: UInt64 = 0
    for x in 0..<width { word |= UInt64(states[x] & 1) &<< UInt64(8 &* x) }
    return word
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
