import LayoutGeometry

/// The device pixels under a canvas: the one place where points become pixels.
///
/// Neighbours that share an edge in points share it in pixels, since each edge rounds by itself.
struct PixelGrid: Hashable, Sendable {
  /// Device pixels a point.
  let scale: Double

  /// Values nearer than this to the middle of a pixel count as the middle, in pixels.
  ///
  /// Frames are sums of quotients: an edge at 10.5 may arrive as 10.499999999999998.
  private static let tie = 1e-6

  /// Coordinates stay in this range, in pixels: far outside of any canvas, far inside of `Int`.
  private static let limit = 1e12

  /// The pixel edge nearest to a coordinate in points; in the middle, the larger one.
  func edge(_ coordinate: Double) -> Int {
    Self.whole((coordinate * scale + 0.5 + Self.tie).rounded(.down))
  }

  /// The pixel edge nearest to a coordinate in points; in the middle, the smaller one.
  private func lowerEdge(_ coordinate: Double) -> Int {
    Self.whole((coordinate * scale - 0.5 - Self.tie).rounded(.up))
  }

  /// The part of a pixel nearest to a coordinate in points, where each pixel has `parts` of them.
  func fineEdge(_ coordinate: Double, parts: Int) -> Int {
    Self.whole((coordinate * scale * Double(parts) + 0.5 + Self.tie).rounded(.down))
  }

  /// The rectangle with each edge on the nearest pixel edge.
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

  /// A line's width in whole pixels, at least one.
  func lineWidth(_ width: Double) -> Int {
    max(1, edge(width))
  }

  /// The outer edges of a line of `lineWidth` points along the sides of `rect`.
  ///
  /// Where they fall in the middle of a pixel, as those of a line an odd number of pixels wide on
  /// whole edges do, they go inwards: the line stays sharp and inside of what it borders.
  func outerRect(of rect: Rect, lineWidth: Double) -> DeviceRect {
    let half = lineWidth / 2
    var snapped = DeviceRect(
      minX: edge(rect.minX - half), minY: edge(rect.minY - half),
      maxX: lowerEdge(rect.maxX + half), maxY: lowerEdge(rect.maxY + half))
    snapped.maxX = max(snapped.maxX, snapped.minX + 1)
    snapped.maxY = max(snapped.maxY, snapped.minY + 1)
    return snapped
  }

  /// A rectangle of whole pixels, in points.
  func points(of pixels: DeviceRect) -> Rect {
    Rect(
      x: Double(pixels.minX) / scale, y: Double(pixels.minY) / scale,
      width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }

  /// The smallest rectangle of whole pixels that holds `rect` and what snapping may add to it.
  func hull(_ rect: Rect, slack: Int = slack) -> DeviceRect {
    DeviceRect(
      minX: Self.whole((rect.minX * scale).rounded(.down)) - slack,
      minY: Self.whole((rect.minY * scale).rounded(.down)) - slack,
      maxX: Self.whole((rect.maxX * scale).rounded(.up)) + slack,
      maxY: Self.whole((rect.maxY * scale).rounded(.up)) + slack)
  }

  /// How far snapping moves ink, in pixels at most: half a pixel for an edge, half of one for a
  /// line that becomes one pixel wide, and one for a length that does.
  static let slack = 2

  /// A length or coordinate in pixels, on the grid of 1/256 that cairo's paths have.
  ///
  /// Rounded before a band's origin is subtracted, so that the path is the same in every band.
  func fine(_ coordinate: Double) -> Double {
    let value = (coordinate * scale * 256).rounded() / 256
    return value.isNaN ? 0 : min(max(value, -Self.limit), Self.limit)
  }

  /// A whole number that came from input, kept inside what arithmetic on pixels can bear.
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
