import DisplayList
import LayoutGeometry

/// The corners of the container around a view: of the screen, or of a card on it.
struct ContainerCorners: Sendable {
  var frame: Rect
  /// The radius of the upper corners, in points.
  var radius: Double
  /// The radius of the lower corners, in points.
  var lowerRadius: Double

  /// Creates corners, by default all of one radius.
  init(frame: Rect, radius: Double, lowerRadius: Double? = nil) {
    (self.frame, self.radius) = (frame, radius)
    self.lowerRadius = lowerRadius ?? radius
  }
}

extension ShapeNode.Outline {
  /// Returns the outline at a place in the container around it, whose corners those of a concentric
  /// rectangle follow.
  ///
  /// A corner's radius is its container's less the distance of the corners along the side that is
  /// farther away, and not below the least one.
  func resolved(
    in frame: Rect, of container: ContainerCorners?, _ direction: LayoutDirection
  ) -> ShapeNode.Outline {
    switch self {
    case .concentric(let minimum):
      guard let container else { return self }
      func radius(_ x: Double, _ y: Double, of corner: Double) -> Double {
        max(corner - max(x, y, 0), minimum)
      }
      let (upper, lower) = (container.radius, container.lowerRadius)
      let outer = container.frame
      let sides = (frame.minX - outer.minX, outer.maxX - frame.maxX)
      // Left is leading in an outline.
      let (left, right) = direction == .leftToRight ? sides : (sides.1, sides.0)
      let (top, bottom) = (frame.minY - outer.minY, outer.maxY - frame.maxY)
      return .unevenRoundedRectangle(
        CornerRadii(
          topLeft: radius(left, top, of: upper), topRight: radius(right, top, of: upper),
          bottomRight: radius(right, bottom, of: lower),
          bottomLeft: radius(left, bottom, of: lower),
          style: .continuous))
    case .inset(let outline, by: let distance):
      return .inset(outline.resolved(in: frame, of: container, direction), by: distance)
    default: return self
    }
  }
}

extension NodeModifier {
  /// Makes the view the container of the concentric rectangles in it, by the radius of its corners.
  ///
  /// - Parameter lower: The radius of the lower corners; nil for that of all.
  package static func containerCorners(_ radius: Double, lower: Double? = nil) -> NodeModifier {
    NodeModifier(ContainerShape(radius: radius, lowerRadius: lower ?? radius))
  }
}

private struct ContainerShape: PrimitiveModifier {
  let radius: Double
  let lowerRadius: Double

  var description: ModifierDescription {
    // A part of what the system makes: the view itself has corners of the `radius` and the `lowerRadius`.
    []
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      modifier:
        ContainerShapeLayout(child: child, radius: radius, lowerRadius: lowerRadius))
  }
}

private struct ContainerShapeLayout: ModifierLayout {
  let child: LayoutNode
  let radius: Double
  let lowerRadius: Double

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let outer = pass.given.container
    pass.given.container = ContainerCorners(
      frame: frame, radius: radius, lowerRadius: lowerRadius)
    defer { pass.given.container = outer }
    return try child.place(in: frame, proposal: proposal, pass: pass)
  }
}
