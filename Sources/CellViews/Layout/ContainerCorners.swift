import DisplayList
import LayoutGeometry

/// The corners of the container around a view: of the screen, or of a card on it.
struct ContainerCorners: Sendable {
  var frame: Rect
  /// The radius of all corners, in points.
  var radius: Double
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
      func radius(_ x: Double, _ y: Double) -> Double {
        max(container.radius - max(x, y, 0), minimum)
      }
      let outer = container.frame
      let sides = (frame.minX - outer.minX, outer.maxX - frame.maxX)
      // Left is leading in an outline.
      let (left, right) = direction == .leftToRight ? sides : (sides.1, sides.0)
      let (top, bottom) = (frame.minY - outer.minY, outer.maxY - frame.maxY)
      return .unevenRoundedRectangle(
        CornerRadii(
          topLeft: radius(left, top), topRight: radius(right, top),
          bottomRight: radius(right, bottom), bottomLeft: radius(left, bottom),
          style: .continuous))
    case .inset(let outline, by: let distance):
      return .inset(outline.resolved(in: frame, of: container, direction), by: distance)
    default: return self
    }
  }
}

extension NodeModifier {
  /// Makes the view the container of the concentric rectangles in it, by the radius of its corners.
  package static func containerCorners(_ radius: Double) -> NodeModifier {
    NodeModifier(ContainerShape(radius: radius))
  }
}

private struct ContainerShape: PrimitiveModifier {
  let radius: Double

  var description: ModifierDescription {
    // A part of what the system makes: the view itself has corners of the `radius`.
    []
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: ContainerShapeLayout(child: child, radius: radius))
  }
}

private struct ContainerShapeLayout: ModifierLayout {
  let child: LayoutNode
  let radius: Double

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let outer = pass.given.container
    pass.given.container = ContainerCorners(frame: frame, radius: radius)
    defer { pass.given.container = outer }
    return try child.place(in: frame, proposal: proposal, pass: pass)
  }
}
