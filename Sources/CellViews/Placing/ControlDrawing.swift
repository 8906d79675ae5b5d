import DisplayList

/// A control, drawn by the views that it is made of.
struct ControlDrawing: ViewDrawing {
  let control: MeasuredPart.Control

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    view.drawChildren(into: &commands)
  }

  func role(of view: PlacedView, collection: Int) -> MeasuredPart.Role? { .control(control) }
}
