import DisplayList
import LayoutGeometry

extension NodeModifier {
  /// Cuts off all that is outside an outline of the view's size; `cornerRadius` is one of these.
  package static func clipShape(_ outline: ShapeNode.Outline) -> NodeModifier {
    NodeModifier(ClipShape(outline: outline))
  }
}

/// `clipShape(_:)` and `cornerRadius(_:)`: a view clipped to an outline of its size.
struct ClipShape: LengthKeepingModifier, Settable {
  var outline: ShapeNode.Outline

  static let fields: [SettingField<ClipShape>] =
    [
      SettingField("clipShape", \.outline, absent: nil) {
        .word("clipShape", $0.kind, changing: .content)
      } parse: {
        ShapeNode.Outline(kind: $0)
      }
    ] + ShapeNode.Outline.fields.map { $0.inside(\.outline) }

  var description: ModifierDescription {
    ModifierDescription([.word("clipShape", outline.kind, changing: .content)] + outline.settings)
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    guard case .concentric = outline else {
      return LayoutNode(
        child, drawing: ClipDrawing(outline: outline, direction: environment.direction))
    }
    return LayoutNode(modifier: ConcentricClipLayout(child: child, outline: outline))
  }
}

/// Clips a view to an outline that depends on its place.
private struct ConcentricClipLayout: ModifierLayout {
  let child: LayoutNode
  let outline: ShapeNode.Outline

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let placed = outline.resolved(in: frame, of: pass.given.container, pass.direction)
    let drawing = ClipDrawing(outline: placed, direction: pass.direction)
    return try LayoutNode(child, drawing: drawing).place(in: frame, proposal: proposal, pass: pass)
  }
}

/// Clips a view to an outline of its size.
struct ClipDrawing: ModifierDrawing {
  let outline: ShapeNode.Outline
  let direction: LayoutDirection

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !view.frame.isEmpty else { return }
    commands += view.childCommands.clipped(to: outline.shape(in: view.frame, direction))
  }

  func group(in frame: Rect) -> Group? {
    Group(clip: outline.shape(in: frame, direction), commands: [])
  }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.modifier)
    look.seen.corners = outline.corners(in: view.frame, direction)
    return look
  }
}
