import DisplayList
import LayoutGeometry

/// Views in a row or in a column, which draw themselves alone.
struct StackDrawing: ViewDrawing {
  let axis: Axis
  /// Whether each view only takes what the others leave.
  let isSpacer: [Bool]

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    view.drawChildren(into: &commands)
  }

  func role(of view: PlacedView, collection: Int) -> MeasuredPart.Role? {
    .stack(
      axis,
      zip(view.children, isSpacer).map {
        MeasuredPart.StackChild(frame: $0.frame, isSpacer: $1)
      })
  }
}
