import DisplayList

/// A control or a bar, drawn by the views that it is made of.
struct ControlDrawing: ViewDrawing {
  /// True if it is meant to be touched as a whole.
  let isTouchTarget: Bool

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    view.drawChildren(into: &commands)
  }

  func role(of view: PlacedView, collection: Int) -> MeasuredPart.Role? {
    .control(isTouchTarget: isTouchTarget)
  }
}
