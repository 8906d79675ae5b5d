import DisplayList
import LayoutGeometry

extension NodeModifier {
  /// Lets the background shine through the view.
  package static func opacity(_ opacity: Double) -> NodeModifier {
    NodeModifier(Opacity(opacity: opacity))
  }
}

/// `opacity(_:)`: a view that its background shines through.
struct Opacity: LengthKeepingModifier, Settable {
  /// The opacity, from 0 for nothing of the view to 1 for the view as it is.
  var opacity: Double

  static let fields: [SettingField<Opacity>] = [
    // A view that draws nothing would look as if it were gone.
    .number("opacity", \.opacity, default: 1) { $0 == 0 ? .content : .paint }
  ]

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(child, drawing: OpacityDrawing(opacity: opacity))
  }
}

private struct OpacityDrawing: ModifierDrawing {
  let opacity: Double

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard opacity > 0 else { return }
    guard opacity < 1 else {
      view.drawChildren(into: &commands)
      return
    }
    let content = view.childCommands
    guard !content.isEmpty else { return }
    commands.append(.group(Group(opacity: opacity, commands: content)))
  }

  func group(in frame: Rect) -> Group? {
    opacity < 1 ? Group(opacity: opacity, commands: []) : nil
  }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.modifier)
    look.seen.opacity = opacity
    return look
  }
}
