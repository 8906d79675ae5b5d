import DisplayList

/// The elements that a collection's viewport shows.
struct ViewportDrawing: ViewDrawing {
  /// True if an element sticks out of the viewport, so that its edges must cut it.
  ///
  /// Else shadows and offsets of the elements may reach beyond the viewport.
  let isClipped: Bool

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard isClipped else {
      view.drawChildren(into: &commands)
      return
    }
    commands += view.childCommands.clipped(to: .rect(view.frame))
  }
}
