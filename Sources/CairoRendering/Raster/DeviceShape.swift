import DisplayList
import LayoutGeometry

/// A shape in device pixels of the canvas, its straight edges on the grid.
enum DeviceShape {
  /// A rectangle whose corners' radii, in pixels, are at most half of its shorter side.
  case rect(Rect, CornerRadii)
  /// The ellipse that touches the rectangle's four sides.
  case ellipse(Rect)
  case path(DevicePath)

  /// The shape's outline.
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
