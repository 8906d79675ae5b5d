import DisplayList
import LayoutGeometry

extension Shape {
  /// The outline in device pixels, with its straight edges on the grid.
  func outline(on grid: PixelGrid) -> DevicePath {
    snapped(on: grid).path
  }

  /// The shape in device pixels, with its straight edges on the grid.
  func snapped(on grid: PixelGrid) -> DeviceShape {
    switch self {
    case .rect(let rect):
      return .rect(Rect(grid.rect(rect)), .zero)
    case .roundedRect(let rect, let radii):
      let snapped = DeviceRoundedRect(rect, radii, grid: grid)
      return .rect(Rect(snapped.rect), snapped.radii)
    case .ellipse(let rect):
      return .ellipse(Rect(grid.rect(rect)))
    case .path(let path):
      return .path(DevicePath(path, grid: grid))
    }
  }

  /// The middle of the line that strokes the shape, so that the line's edges are on the grid.
  func centreLine(_ style: StrokeStyle, on grid: PixelGrid) -> DevicePath {
    snappedCentreLine(style, on: grid).path
  }

  /// The same as a shape.
  func snappedCentreLine(_ style: StrokeStyle, on grid: PixelGrid) -> DeviceShape {
    let half = Double(grid.lineWidth(style.lineWidth)) / 2
    switch self {
    case .path(let path):
      return .path(DevicePath(path, grid: grid))
    case .rect(let rect):
      return .rect(
        Rect(grid.outerRect(of: rect, lineWidth: style.lineWidth)).inset(by: half), .zero)
    case .ellipse(let rect):
      return .ellipse(
        Rect(grid.outerRect(of: rect, lineWidth: style.lineWidth)).inset(by: half))
    case .roundedRect(let rect, let radii):
      let outer = DeviceRoundedRect(
        outlining: rect, radii, lineWidth: style.lineWidth, grid: grid)
      return .rect(
        Rect(outer.rect).inset(by: half),
        CornerRadii(
          topLeft: max(0, outer.radii.topLeft - half),
          topRight: max(0, outer.radii.topRight - half),
          bottomRight: max(0, outer.radii.bottomRight - half),
          bottomLeft: max(0, outer.radii.bottomLeft - half)))
    }
  }

  /// The width in pixels: whole where the line's edges are on the grid, else at least one.
  func strokeWidth(_ style: StrokeStyle, on grid: PixelGrid) -> Double {
    if case .path = self { return max(1, grid.fine(style.lineWidth)) }
    return Double(grid.lineWidth(style.lineWidth))
  }
}

extension Rect {
  /// The same edges as device pixels, as numbers.
  init(_ rect: DeviceRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}
