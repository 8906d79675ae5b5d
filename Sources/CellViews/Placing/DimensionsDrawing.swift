import DisplayList
import LayoutGeometry
import TextShaping

/// A view with arrows along its edges, outside of them.
struct DimensionsDrawing: ViewDrawing {
  let arrows: [DimensionArrow]
  let arrowColor: RGBA
  let labelColor: RGBA

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    view.drawChildren(into: &commands)
    for arrow in arrows {
      let line = arrow.line(along: view.frame)
      if arrowColor.alpha > 0 {
        commands.append(.fill(.path(arrow.path(of: line)), .color(arrowColor)))
      }
      if labelColor.alpha > 0 {
        let origin = arrow.labelFrame(on: line).origin
        for placed in arrow.text.lines.flatMap(\.runs) {
          commands.append(.glyphRun(placed.run, origin + placed.origin, .color(labelColor)))
        }
      }
    }
  }
}
