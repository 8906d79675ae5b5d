import DisplayList
import LayoutGeometry

/// A shape, a colour or a gradient: it fills what it is offered.
struct ShapeLayout: NodeLayout {
  let outline: ShapeView.Outline
  let fill: ResolvedPaint?
  let stroke: Stroke?

  /// A stroke whose paint is resolved.
  struct Stroke {
    var paint: ResolvedPaint
    var style: StrokeStyle
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    guard outline == .circle else { return Measurement(size: proposal.filled) }
    // A circle takes the square that fits; a side that nobody offers is as long as the other one.
    let square = ProposedSize(
      width: proposal.width ?? proposal.height, height: proposal.height ?? proposal.width
    ).filled
    let side = min(square.width, square.height)
    return Measurement(size: Size(width: side, height: side))
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let shape = outline.shape(in: frame)
    return PlacedView(
      frame: frame,
      drawing: ShapeDrawing(
        shape: shape, fill: fill?.paint(in: frame),
        stroke: stroke.map {
          ShapeDrawing.Stroke(paint: $0.paint.paint(in: frame), style: $0.style)
        }
      ))
  }
}

extension ShapeLayout {
  /// A rectangle of one paint.
  init(filledWith paint: ResolvedPaint) {
    self.init(outline: .rectangle, fill: paint, stroke: nil)
  }

  /// A shape in its surroundings: without paints it is filled with the foreground colour.
  init(_ shape: ShapeView, in environment: ViewEnvironment) {
    let fill = shape.fill?.resolved(in: environment.appearance)
    self.init(
      outline: shape.outline,
      fill: fill ?? (shape.stroke == nil ? .color(environment.foreground) : nil),
      stroke: shape.stroke.map { stroke in
        Stroke(
          paint: stroke.paint.resolved(in: environment.appearance),
          style: StrokeStyle(lineWidth: stroke.lineWidth, dash: stroke.dash))
      })
  }
}
