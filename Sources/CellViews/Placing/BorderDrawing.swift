import DisplayList
import LayoutGeometry

/// A view with a line inside its edges.
struct BorderDrawing: ViewDrawing {
  let color: RGBA
  /// The line's width, in points.
  let width: Double

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    view.drawChildren(into: &commands)
    guard color.alpha > 0, width > 0, !view.frame.isEmpty else { return }
    let middle = view.frame.inset(by: width / 2)
    guard !middle.isEmpty else {
      // The lines of opposite edges meet: there is no inside left.
      commands.append(.fill(.rect(view.frame), .color(color)))
      return
    }
    commands.append(.stroke(.rect(middle), .color(color), StrokeStyle(lineWidth: width)))
  }
}
