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
