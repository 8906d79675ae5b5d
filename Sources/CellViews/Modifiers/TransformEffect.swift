package import DisplayList
package import LayoutGeometry

extension NodeModifier {
  /// Draws the view turned, scaled or slanted, and leaves its place in the layout as it is.
  ///
  /// - Parameter transform: The change of the canvas's coordinates, for the view's place.
  package static func transformEffect(
    _ transform: @escaping @Sendable (Rect) -> Transform
  ) -> NodeModifier {
    .custom(CustomNodeModifier(TransformEffect(transform: transform)))
  }
}

private struct TransformEffect: PrimitiveModifier {
  let transform: @Sendable (Rect) -> Transform

  // What is drawn has it.
  var setting: (name: String, value: String)? { nil }

  func node(
    around child: LayoutNode, with decoration: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(child, drawing: TransformDrawing(transform: transform))
  }
}

private struct TransformDrawing: ViewDrawing {
  let transform: @Sendable (Rect) -> Transform

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    let transform = transform(view.frame)
    // Without an extent nothing is seen.
    guard transform.determinant != 0 else { return }
    guard transform != .identity else { return view.drawChildren(into: &commands) }
    commands += view.childCommands.map { $0.transformed(by: transform) }
  }

  func group(in frame: Rect) -> Group? { nil }

  func part(of view: PlacedView) -> ViewPart { .surrounding }

  func look(of view: PlacedView) -> ViewLook { ViewLook(.modifier) }
}
