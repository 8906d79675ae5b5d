import DisplayList
import LayoutGeometry
import TextShaping

/// Lines of glyph runs in one colour.
struct TextDrawing: ViewDrawing {
  let text: ShapedText
  let color: RGBA

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard color.alpha > 0, view.frame.width > 0 else { return }
    for line in text.lines {
      for placed in line.runs {
        commands.append(
          .glyphRun(placed.run, view.frame.origin + placed.origin, .color(color)))
      }
    }
  }
}
