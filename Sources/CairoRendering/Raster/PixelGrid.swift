import LayoutGeometry

/// The device pixels under a canvas: the one place where points become pixels.
///
/// Neighbours that share an edge in points share it in pixels, since each edge rounds by itself.
struct PixelGrid: Hashable, Sendable {
  /// The number of device pixels a point.
  let scale: Double

  /// The distance from the middle of a pixel within which a value counts as the middle, in pixels.
  ///
  /// Frames are sums of quotients: an edge at 10.5 may arrive as 10.499999999999998.
  private static let tie = 1e-6

  /// The bound of coordinates, in pixels: far outside of any canvas, far inside of the range of
  /// `Int`.
  private static let limit = 1e12

  /// Returns the pixel edge nearest to a coordinate in points; the larger one of two at the same
  /// distance.
  func edge(_ coordinate: Double) -> Int {
    Self.whole((coordinate * scale + 0.5 + Self.tie).rounded(.down))
  }

  /// Returns the pixel edge nearest to a coordinate in points; the smaller one of two at the same
  /// distance.
  private func lowerEdge(_ coordinate: Double) -> Int {
    Self.whole((coordinate * scale - 0.5 - Self.tie).rounded(.up))
  }

  /// Returns the part of a pixel nearest to a coordinate in points, where each pixel has `parts` of
  /// them.
  func fineEdge(_ coordinate: Double, parts: Int) -> Int {
    Self.whole((coordinate * scale * Double(parts) + 0.5 + Self.tie).rounded(.down))
  }

  /// Returns the rectangle with each edge on the nearest pixel edge.
  ///
  /// A side with a length keeps at least one pixel; a rectangle without an area is empty.
  func rect(_ rect: Rect) -> DeviceRect {
    if rect.isEmpty || !rect.width.isFinite || !rect.height.isFinite { return .zero }
    var snapped = DeviceRect(
      minX: edge(rect.minX), minY: edge(rect.minY),
      maxX: edge(rect.maxX), maxY: edge(rect.maxY))
    snapped.maxX = max(snapped.maxX, snapped.minX + 1)
    snapped.maxY = max(snapped.maxY, snapped.minY + 1)
    return snapped
  }

  /// Returns a line's width in whole pixels, at least one.
  func lineWidth(_ width: Double) -> Int {
    max(1, edge(width))
  }

  /// Returns the outer edges of a line of `lineWidth` points along the sides of `rect`.
  ///
  /// If they fall in the middle of a pixel, as those of a line an odd number of pixels wide on
  /// whole edges do, they go inwards: the line stays sharp and inside of its rectangle.
  func outerRect(of rect: Rect, lineWidth: Double) -> DeviceRect {
    let half = lineWidth / 2
    var snapped = DeviceRect(
      minX: edge(rect.minX - half), minY: edge(rect.minY - half),
      maxX: lowerEdge(rect.maxX + half), maxY: lowerEdge(rect.maxY + half))
    snapped.maxX = max(snapped.maxX, snapped.minX + 1)
    snapped.maxY = max(snapped.maxY, snapped.minY + 1)
    return snapped
  }

  func points(of pixels: DeviceRect) -> Rect {
    Rect(
      x: Double(pixels.minX) / scale, y: Double(pixels.minY) / scale,
      width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  /// Returns the smallest rectangle of whole pixels that holds `rect` and the pixels that snapping
  /// may add to it.
  func hull(_ rect: Rect, slack: Int = slack) -> DeviceRect {
    DeviceRect(
      minX: Self.whole((rect.minX * scale).rounded(.down)) - slack,
      minY: Self.whole((rect.minY * scale).rounded(.down)) - slack,
      maxX: Self.whole((rect.maxX * scale).rounded(.up)) + slack,
      maxY: Self.whole((rect.maxY * scale).rounded(.up)) + slack)
  }

  /// The largest distance by which snapping moves ink, in pixels: half a pixel for an edge, half of
  /// one for a line that becomes one pixel wide, and one for a length that does.
  static let slack = 2

  /// Returns a length or coordinate in pixels, on the grid of 1/256 that cairo's paths have.
  ///
  /// Rounded before a band's origin is subtracted, so that the path is the same in every band.
  func fine(_ coordinate: Double) -> Double {
    let value = (coordinate * scale * 256).rounded() / 256
    return value.isNaN ? 0 : min(max(value, -Self.limit), Self.limit)
  }

  /// Returns a whole number from input, limited to the range in which arithmetic on pixels is safe.
  private static func whole(_ value: Double) -> Int {
    value.isNaN ? 0 : Int(min(max(value, -limit), limit))
  }
}

/// A half-open rectangle of whole device pixels.
package struct DeviceRect: Hashable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// Creates the rectangle between four edges, the last two of which are outside of it.
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

  /// Returns the common part; empty if there is none.
  func intersection(_ other: DeviceRect) -> DeviceRect {
    DeviceRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  func union(_ other: DeviceRect) -> DeviceRect {
    DeviceRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  func contains(_ other: DeviceRect) -> Bool {
    minX <= other.minX && other.maxX <= maxX && minY <= other.minY && other.maxY <= maxY
  }

  /// Returns the rectangle with each edge moved inwards; a negative distance moves it outwards.
  func inset(by distance: Int) -> DeviceRect {
    DeviceRect(
      minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
  }

  func offset(x: Int, y: Int) -> DeviceRect {
    DeviceRect(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y)
  }

  /// Rectangles that make this one up, each small enough for a surface of cairo's.
  ///
  /// Those end at 32,767 pixels a side. A drawing in tiles has no seam: paths are the same in each.
  var tiles: [DeviceRect] {
    let side = 4096
    return stride(from: minY, to: maxY, by: side).flatMap { y in
      stride(from: minX, to: maxX, by: side).map { x in
        DeviceRect(minX: x, minY: y, maxX: min(x + side, maxX), maxY: min(y + side, maxY))
      }
    }
  }
}
