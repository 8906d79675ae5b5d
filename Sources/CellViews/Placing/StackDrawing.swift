import DisplayList
import LayoutGeometry

/// Views in a row or in a column, which draw themselves alone.
struct StackDrawing: ViewDrawing {
  let axis: Axis
  /// The views' places in the layout: what they draw may be smaller than a frame, or elsewhere.
  let children: [MeasuredPart.StackChild]

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    view.drawChildren(into: &commands)
  }

  func role(of view: PlacedView, collection: Int) -> MeasuredPart.Role? {
    .stack(axis, children)
  }
}
