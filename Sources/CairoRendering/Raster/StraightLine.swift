import DisplayList
import LayoutGeometry

extension Path {
  /// The pixels of a single upright or level line of `lineWidth` points; nil for any other path.
  func straightLine(lineWidth: Double, grid: PixelGrid) -> DeviceRect? {
    guard elements.count == 2, case .move(let start) = elements[0],
      case .line(let end) = elements[1]
    else { return nil }
    let width = grid.lineWidth(lineWidth)
    let (left, right) = (grid.edge(min(start.x, end.x)), grid.edge(max(start.x, end.x)))
    let (top, bottom) = (grid.edge(min(start.y, end.y)), grid.edge(max(start.y, end.y)))
    if start.y == end.y, start.x != end.x {
      let edge = grid.edge(start.y - lineWidth / 2)
      return DeviceRect(minX: left, minY: edge, maxX: max(right, left + 1), maxY: edge + width)
    }
    if start.x == end.x, start.y != end.y {
      let edge = grid.edge(start.x - lineWidth / 2)
      return DeviceRect(minX: edge, minY: top, maxX: edge + width, maxY: max(bottom, top + 1))
    }
    return nil
  }
}
