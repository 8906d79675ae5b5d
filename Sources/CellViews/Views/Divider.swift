import DisplayList
import LayoutGeometry

/// A thin line across its stack; a horizontal one outside of a stack.
struct Divider: LeafView {
  func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      DividerLayout(
        axis: environment.stackAxis?.cross ?? .horizontal,
        color: Color.separator.resolved(in: environment.appearance)))
  }
}

private struct DividerLayout: NodeLayout {
  /// The axis along which the line runs.
  let axis: Axis
  let color: RGBA

  /// The thickness of the view, in points: a device pixel of the finest screens.
  ///
  /// The line in it is one device pixel thick at every scale.
  private static let thickness = 1.0 / 3

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    var size = proposal.filled
    size[axis.cross] = Self.thickness
    return Measurement(size: size)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    var line = frame
    line.size[axis.cross] = min(line.size[axis.cross], Shape.hairlineThickness)
    return PlacedView(
      frame: frame, drawing: ShapeDrawing(shape: .rect(line), fill: .color(color), stroke: nil))
  }
}
