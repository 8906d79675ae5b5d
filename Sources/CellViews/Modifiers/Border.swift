import DisplayList
import LayoutGeometry

extension NodeModifier {
  /// Draws a line inside the view's edges.
  package static func border(_ color: Color, width: Double) -> NodeModifier {
    NodeModifier(Border(color: color, width: width))
  }
}

/// `border(_:width:)`: a line inside a view's edges.
struct Border: LengthKeepingModifier, Settable {
  var color: Color
  /// The line's width, in points.
  var width: Double

  static let fields: [SettingField<Border>] = [
    .color("border", \.color),
    .length("borderWidth", \.width, default: 1, changing: .paint),
  ]

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      child,
      drawing: BorderDrawing(color: environment.shown(color), width: width))
  }
}

private struct BorderDrawing: ModifierDrawing {
  let color: ShownColor
  let width: Double

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    view.drawChildren(into: &commands)
    guard color.color.alpha > 0, width > 0, !view.frame.isEmpty else { return }
    let middle = view.frame.inset(by: width / 2)
    guard !middle.isEmpty else {
      // The lines of opposite edges meet: there is no inside left.
      commands.append(.fill(.rect(view.frame), .color(color.color)))
      return
    }
    commands.append(.stroke(.rect(middle), .color(color.color), StrokeStyle(lineWidth: width)))
  }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.modifier)
    look.seen.border = PartLook.Border([PartLook.Fill(color)], width: width)
    return look
  }
}
