import DisplayList
import LayoutGeometry
import TextShaping

/// Lines of glyph runs in one colour.
struct TextDrawing: ViewDrawing {
  let text: ShapedText
  let color: RGBA

  func role(of view: PlacedView, collection: Int) -> MeasuredPart.Role? {
    .text(
      text.lines.map { line in
        MeasuredPart.TextLine(
          frame: line.frame.offset(by: view.frame.origin),
          baseline: view.frame.minY + line.baseline,
          fontSize: line.runs.map(\.run.size).max() ?? 0)
      })
  }

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
