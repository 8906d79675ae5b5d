import DisplayList
import LayoutGeometry

/// A shape in device pixels of the canvas, its straight edges on the grid.
enum DeviceShape {
  /// A rectangle whose corners' radii, in pixels, are at most half of its shorter side.
  case rect(Rect, CornerRadii)
  /// The ellipse that touches the rectangle's four sides.
  case ellipse(Rect)
  case path(DevicePath)

  var path: DevicePath {
    switch self {
    case .rect(let rect, let radii):
      var path = DevicePath()
      path.addRoundedRect(rect, radii)
      return path
    case .ellipse(let rect):
      var path = DevicePath()
      path.addEllipse(in: rect)
      return path
    case .path(let path):
      return path
    }
  }
}

extension Shape {
  /// Returns the outline in device pixels, with its straight edges on the grid.
  func outline(on grid: PixelGrid) -> DevicePath {
    snapped(on: grid).path
  }

  /// Returns the shape in device pixels, with its straight edges on the grid.
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

  /// Returns the middle of the line that strokes the shape, so that the line's edges are on the
  /// grid.
  func centreLine(_ style: StrokeStyle, on grid: PixelGrid) -> DevicePath {
    snappedCentreLine(style, on: grid).path
  }

  /// Returns the same as a shape.
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
      let line = outer.centreLine(lineWidth: grid.lineWidth(style.lineWidth))
      return .rect(line.rect, line.radii)
    }
  }

  /// Returns the width in pixels: whole if the line's edges are on the grid, else at least one.
  func strokeWidth(_ style: StrokeStyle, on grid: PixelGrid) -> Double {
    if case .path = self { return max(1, grid.fine(style.lineWidth)) }
    return Double(grid.lineWidth(style.lineWidth))
  }
}

extension Rect {
  /// Creates a rectangle with the same edges as numbers.
  init(_ rect: DeviceRect) {
    self.init(
      x: Double(rect.minX), y: Double(rect.minY), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension Path {
  /// Returns the pixels of a single upright or level line of `lineWidth` points; nil for any other
  /// path.
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

/// A rectangle of whole device pixels with corners of radii in pixels.
struct DeviceRoundedRect: Sendable {
  let rect: DeviceRect
  /// The radii, each at most half of the shorter side.
  let radii: CornerRadii

  /// Creates a rectangle with its corners' radii reduced to fit.
  init(_ rect: DeviceRect, _ radii: CornerRadii) {
    let limit = Double(min(rect.width, rect.height)) / 2
    func fit(_ radius: Double) -> Double { radius > 0 ? min(radius, limit) : 0 }
    self.rect = rect
    self.radii = radii.mapped(fit)
  }

  /// Creates a rounded rectangle in points, with its edges on the grid.
  init(_ rect: Rect, _ radii: CornerRadii, grid: PixelGrid) {
    self.init(
      grid.rect(rect), radii, of: rect, grid: grid, change: 0)
  }

  /// Creates the outer side of a line of `lineWidth` points along a rounded rectangle.
  init(outlining rect: Rect, _ radii: CornerRadii, lineWidth: Double, grid: PixelGrid) {
    let outer = grid.outerRect(of: rect, lineWidth: lineWidth)
    // A line that went half a pixel inwards at both ends is a whole pixel shorter than it was: its
    // corners go inwards with it and keep their centres.
    let lost = (rect.width + lineWidth) * grid.scale - Double(outer.width)
    let inwards = max(0, (lost + 1e-6).rounded(.down) / 2)
    self.init(
      outer, radii, of: rect, grid: grid, change: lineWidth * grid.scale / 2 - inwards)
  }

  /// Creates a snapped rectangle, with `change`, in pixels, added to every radius that is not zero.
  private init(
    _ snapped: DeviceRect, _ radii: CornerRadii, of rect: Rect, grid: PixelGrid, change: Double
  ) {
    let half = min(rect.width, rect.height) / 2
    func pixels(_ radius: Double) -> Double {
      if radius <= 0 { return 0 }
      // Half a side remains half a side, however snapping changes the side: a capsule's end and a
      // circle stay round.
      if radius >= half * (1 - 1e-9) { return .infinity }
      return grid.fine(radius) + grid.fine(change / grid.scale)
    }
    self.init(snapped, radii.mapped(pixels))
  }

  /// Returns the rectangle `distance` pixels further in, its corners around the same centres; nil
  /// if none is left.
  func inset(by distance: Int) -> DeviceRoundedRect? {
    let inner = rect.inset(by: distance)
    if inner.isEmpty { return nil }
    let change = Double(distance)
    return DeviceRoundedRect(inner, radii.mapped { $0 - change })
  }

  /// The outline in device pixels.
  var path: DevicePath { DeviceShape.rect(Rect(rect), radii).path }

  /// Returns the middle of a line along the inside, in device pixels, with corners around the same
  /// centres.
  func centreLine(lineWidth: Int) -> (rect: Rect, radii: CornerRadii) {
    let half = Double(lineWidth) / 2
    return (Rect(rect).inset(by: half), radii.mapped { max(0, $0 - half) })
  }
}
