/// A half-open rectangle of whole device pixels.
package struct DeviceRect: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// The rectangle between four edges, the last two of which are outside of it.
  package init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  static let zero = DeviceRect(minX: 0, minY: 0, maxX: 0, maxY: 0)

  var width: Int { maxX - minX }
  var height: Int { maxY - minY }
  var isEmpty: Bool { maxX <= minX || maxY <= minY }

  /// The common part; empty if there is none.
  func intersection(_ other: DeviceRect) -> DeviceRect {
    DeviceRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that holds both.
  func union(_ other: DeviceRect) -> DeviceRect {
    DeviceRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func contains(_ other: DeviceRect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// The rectangle with each edge moved inwards; a negative distance moves it outwards.
  func inset(by distance: Int) -> DeviceRect {
    DeviceRect(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  func offset(x: Int, y: Int) -> DeviceRect {
    DeviceRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Rectangles that make this one up, each small enough for a surface of cairo's.
  ///
  /// Those end at 32,767 pixels a side. What is drawn in tiles has no seam: paths are the same in
  /// each.
  var tiles: [DeviceRect] {
    let side = 4096
    return stride(from: minY, to: maxY, by: side).flatMap { y in
      stride(from: minX, to: maxX, by: side).map { x in
        DeviceRect(minX: x, minY: y, maxX: min(x + side, maxX), maxY: min(y + side, maxY))
      }
    }
  }
}
