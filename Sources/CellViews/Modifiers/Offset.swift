package import LayoutGeometry

extension NodeModifier {
  /// Moves the view's drawing by a distance in points.
  package static func offset(_ offset: Point) -> NodeModifier {
    NodeModifier(Offset(offset: offset))
  }
}

/// `offset(x:y:)`: moves a view's drawing and keeps its place in the layout.
struct Offset: LengthKeepingModifier, Settable {
  /// The distance in points, along x towards the trailing edge.
  var offset: Point

  static let fields: [SettingField<Offset>] = [.point("offset", \.offset)]

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: OffsetLayout(child: child, offset: offset))
  }
}

private struct OffsetLayout: ModifierLayout {
  let child: LayoutNode
  let offset: Point

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let x = pass.direction == .leftToRight ? offset.x : -offset.x
    return try child.place(
      in: frame.offset(by: Point(x: x, y: offset.y)), proposal: proposal, pass: pass)
  }
}
