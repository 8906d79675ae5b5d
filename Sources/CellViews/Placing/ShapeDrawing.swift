import DisplayList
import LayoutGeometry

/// A shape that is filled, stroked, or both.
struct ShapeDrawing: ViewDrawing {
  let shape: Shape
  let fill: Paint?
  let stroke: Stroke?

  /// A line along the shape.
  struct Stroke {
    var paint: Paint
    var style: StrokeStyle
  }

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !view.frame.isEmpty else { return }
    if let fill, fill.isVisible {
      commands.append(.fill(shape, fill))
    }
    if let stroke, stroke.paint.isVisible, stroke.style.lineWidth > 0 {
      commands.append(.stroke(shape, stroke.paint, stroke.style))
    }
  }
}

extension Paint {
  /// True if the paint leaves a trace.
  var isVisible: Bool {
    switch self {
    case .color(let color): color.alpha > 0
    case .linearGradient(let gradient): gradient.stops.contains { $0.color.alpha > 0 }
    }
  }
}
