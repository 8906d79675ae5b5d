import DisplayList
import LayoutGeometry

/// A view without what lies outside an outline of its size.
struct ClipDrawing: ViewDrawing {
  let outline: ShapeView.Outline

  var clipsToFrame: Bool { true }

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !view.frame.isEmpty else { return }
    commands += view.childCommands.clipped(to: outline.shape(in: view.frame))
  }
}
