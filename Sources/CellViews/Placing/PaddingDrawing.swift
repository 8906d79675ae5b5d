import DisplayList

/// Space around a view, which draws itself alone.
struct PaddingDrawing: ViewDrawing {
  let padding: MeasuredPart.Padding

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    view.drawChildren(into: &commands)
  }

  func role(of view: PlacedView, collection: Int) -> MeasuredPart.Role? { .padding(padding) }
}
