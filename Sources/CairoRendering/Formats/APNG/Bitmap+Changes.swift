import Glibc

extension Bitmap {
  /// The smallest rectangle that holds all pixels in which the bitmap differs from another of its
  /// bounds; nil if there are none.
  ///
  /// - Complexity: O(*pixels*); rows that are equal cost a comparison of memory.
  func changes(since other: Bitmap) -> DeviceRect? {
    let rows = (0..<height).filter { y in
      memcmp(pixels + y * width, other.pixels + y * width, stride) != 0
    }
    guard let top = rows.first, let bottom = rows.last else { return nil }
    var (left, right) = (width - 1, 0)
    for y in rows {
      let (mine, its) = (pixels + y * width, other.pixels + y * width)
      var x = 0
      while x < left, mine[x] == its[x] { x += 1 }
      left = min(left, x)
      x = width - 1
      while x > right, mine[x] == its[x] { x -= 1 }
      right = max(right, x)
    }
    return DeviceRect(
      minX: bounds.minX + left, minY: bounds.minY + top, maxX: bounds.minX + right + 1,
      maxY: bounds.minY + bottom + 1)
  }
}
