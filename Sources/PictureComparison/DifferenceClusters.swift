/// Finds groups of differing pixels that are close together.
///
/// Pixels are together if they are in one square of 8 × 8 pixels or in two that touch, also at a
/// corner: any two with a distance below 8 pixels are, and no two with a gap of 15 or more. The
/// letters of a word become one cluster, and the labels of two cells do not.
///
/// - Complexity: O(*pixels*), in memory that depends on the width and on the clusters.
struct DifferenceClusters {
  /// The sides of the squares, in pixels.
  static let side = 8

  /// Squares that touch each other from left to right and all have a differing pixel.
  private struct Run {
    var squares: Range<Int>
    /// A cluster's number: its own, or that of one that became a part of another.
    var number: Int
  }

  /// A number for each cluster: its own, or one of a cluster that it became a part of.
  private var parents: [Int] = []
  private var extents: [PixelExtent] = []
  /// The runs in the row of squares above, and in this one, from left to right.
  private var above: [Run] = []
  private var current: [Run] = []
  /// The first run above that the next run of this row may touch.
  private var firstAbove = 0
  /// For each square of a row, a byte a column: 1 if all of its pixels differ in `all`, and if any
  /// differs in `any`.
  private var all: [UInt64] = []
  private var any: [UInt64] = []

  /// Returns the clusters of a map, in the order of their tops.
  static func find(in map: DifferenceMap) -> [PictureDifference.Cluster] {
    var finder = DifferenceClusters()
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
    current.removeAll(keepingCapacity: true)
    firstAbove = 0
    // In a flat area all rows of the squares are the same.
    let first = map.firstLike(rows.lowerBound)
    let isUniform = rows.dropFirst().allSatisfy { map.firstLike($0) == first }
    map.withRows(isUniform ? rows.prefix(1) : rows) { states in
      let differing = zip(rows, states).compactMap { y, states in states.map { (y: y, states: $0) }
      }
      guard !differing.isEmpty else { return }
      differing.withUnsafeBufferPointer { differing in
        let squares = SquareRow(
          rows: differing, repetition: isUniform ? rows.count : 1, width: map.size.width)
        squares.merge(all: &all, any: &any)
        addSquares(squares)
      }
    }
  }

  /// Joins a row of squares, some of which may differ, to the clusters above it.
  private mutating func addSquares(_ squares: SquareRow) {
    var run: PixelExtent?
    var first = 0
    var column = 0
    while column < squares.count {
      let width = squares.wholeCount(from: column, all: all)
      let next = column + max(width, 1)
      defer { column = next }
      let extent =
        width > 0
        ? squares.extent(ofWhole: column..<next)
        : squares.extent(column, any: any[column])
      if let extent {
        if run == nil { first = column }
        run = run?.union(extent) ?? extent
      } else if let extent = run {
        add(extent, first..<column)
        run = nil
      }
    }
    if let extent = run { add(extent, first..<squares.count) }
  }

  /// Joins a run of squares to the clusters that touch it above.
  private mutating func add(_ extent: PixelExtent, _ squares: Range<Int>) {
    while firstAbove < above.count, above[firstAbove].squares.upperBound < squares.lowerBound {
      firstAbove += 1
    }
    var number = -1
    var index = firstAbove
    // Even those that touch it at a corner.
    while index < above.count, above[index].squares.lowerBound <= squares.upperBound {
      let other = root(of: above[index].number)
      number = number < 0 ? other : join(number, other)
      index += 1
    }
    if number < 0 {
      number = parents.count
      parents.append(number)
      extents.append(extent)
    } else {
      extents[number] = extents[number].union(extent)
    }
    current.append(Run(squares: squares, number: number))
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

  /// Joins two clusters, which are roots, and returns the number of the result.
  private mutating func join(_ first: Int, _ second: Int) -> Int {
    guard first != second else { return first }
    parents[second] = first
    extents[first] = extents[first].union(extents[second])
    return first
  }
}

/// A row of squares with the states of their pixels.
private struct SquareRow {
  /// The rows in which a pixel may differ; in memory of the caller's, as an array would be retained
  /// for each square.
  let rows: UnsafeBufferPointer<(y: Int, states: UnsafePointer<UInt8>)>
  /// The number of rows that share the states of each of those.
  let repetition: Int
  /// The width, in pixels.
  let width: Int

  /// The lowest bits of eight states, a byte each; `differs` alone is odd.
  private static let odd: UInt64 = 0x0101_0101_0101_0101

  /// The number of squares.
  var count: Int { (width + DifferenceClusters.side - 1) / DifferenceClusters.side }

  /// Finds the columns of each square in which all pixels differ, and those in which any does: row
  /// by row, so that the processor handles several squares at once, which takes a third of the
  /// time.
  func merge(all: inout [UInt64], any: inout [UInt64]) {
    if all.count != count {
      all = [UInt64](repeating: 0, count: count)
      any = all
    }
    all.withUnsafeMutableBufferPointer { all in
      any.withUnsafeMutableBufferPointer { any in
        guard let all = all.baseAddress, let any = any.baseAddress else { return }
        all.update(repeating: Self.odd, count: count)
        any.update(repeating: 0, count: count)
        let wholeCount = width / DifferenceClusters.side
        for (_, states) in rows {
          let words = UnsafeRawPointer(states)
          for column in 0..<wholeCount {
            let word = words.loadUnaligned(fromByteOffset: 8 &* column, as: UInt64.self)
            all[column] &= word
            any[column] |= word & Self.odd
          }
          if wholeCount < count {
            let rest = wholeCount &* DifferenceClusters.side
            any[wholeCount] |= differing(states + rest, width &- rest)
          }
        }
        // The last square may be narrower, and is handled column by column.
        if wholeCount < count { all[wholeCount] = 0 }
      }
    }
  }

  /// Returns the number of whole squares from a column on, in which all pixels differ, as in flat
  /// areas.
  @inline(__always)
  func wholeCount(from column: Int, all: [UInt64]) -> Int {
    all.withUnsafeBufferPointer { all in
      var end = column
      while end < count, all[end] == Self.odd { end &+= 1 }
      return end &- column
    }
  }

  /// Returns the pixels of whole squares.
  func extent(ofWhole columns: Range<Int>) -> PixelExtent? {
    guard let first = rows.first, let last = rows.last else { return nil }
    let side = DifferenceClusters.side
    return PixelExtent(
      left: columns.lowerBound * side, right: columns.upperBound * side - 1, top: first.y,
      bottom: last.y + repetition - 1, count: columns.count * side * rows.count * repetition)
  }

  /// Returns the differing pixels of a square; nil if none differs.
  ///
  /// - Parameter any: The columns in which any pixel differs.
  @inline(__always)
  func extent(_ column: Int, any: UInt64) -> PixelExtent? {
    if any == 0 { return nil }
    let x = column &* DifferenceClusters.side
    // A byte for each column: the number of its pixels that differ, at most eight.
    var sums: UInt64 = 0
    var (first, last) = (-1, -1)
    for (y, states) in rows {
      let differing = differing(states + x, min(DifferenceClusters.side, width &- x))
      if differing == 0 { continue }
      sums &+= differing
      if first < 0 { first = y }
      last = y
    }
    guard first >= 0 else { return nil }
    // The product's highest byte is the sum of all bytes.
    let count = Int(truncatingIfNeeded: (sums &* 0x0101_0101_0101_0101) &>> 56)
    return PixelExtent(
      left: x &+ sums.trailingZeroBitCount / 8, right: x &+ 7 &- sums.leadingZeroBitCount / 8,
      top: first, bottom: last &+ repetition &- 1, count: count &* repetition)
  }

  /// Returns the pixels that differ, from a state on: the lowest bit of each one's byte, the first
  /// pixel's byte the lowest.
  @inline(__always)
  private func differing(_ states: UnsafePointer<UInt8>, _ width: Int) -> UInt64 {
    if width == 8 {
      return UInt64(littleEndian: UnsafeRawPointer(states).loadUnaligned(as: UInt64.self))
        & Self.odd
    }
    var word: UInt64 = 0
    for x in 0..<width { word |= UInt64(states[x] & 1) &<< UInt64(8 &* x) }
    return word
  }
}

/// The smallest rectangle around some pixels, with its last column and row, and their number.
private struct PixelExtent {
  var left: Int
  var right: Int
  var top: Int
  var bottom: Int
  var count: Int

  /// Returns the extent of the pixels of both.
  @inline(__always)
  func union(_ other: PixelExtent) -> PixelExtent {
    PixelExtent(
      left: min(left, other.left), right: max(right, other.right), top: min(top, other.top),
      bottom: max(bottom, other.bottom), count: count &+ other.count)
  }

  var cluster: PictureDifference.Cluster {
    PictureDifference.Cluster(
      box: PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1),
      differingPixels: count)
  }
}
