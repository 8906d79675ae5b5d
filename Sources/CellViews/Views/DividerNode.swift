import DisplayList
import LayoutGeometry

/// A thin line across its stack; a horizontal one outside of a stack.
struct DividerNode: LeafView {
  /// The thickness of the view, in points: a device pixel of the finest screens.
  ///
  /// The line in it is one device pixel thick at every scale.
  static let thickness = 1.0 / 3

  var description: ViewDescription { ViewDescription("divider") }

  func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      DividerLayout(
        axis: environment.stackAxis?.cross ?? .horizontal,
        color: Color.separator.shown(in: environment.appearance)))
  }
}

private struct DividerLayout: NodeLayout {
  /// The axis along which the line runs.
  let axis: Axis
  let color: ShownColor

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    var size = proposal.filled
    size[axis.cross] = DividerNode.thickness
    return Measurement(size: size)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    var line = frame
    line.size[axis.cross] = min(line.size[axis.cross], Shape.hairlineThickness)
    return PlacedView(frame: frame, drawing: DividerDrawing(line: line, color: color))
  }
}

/// A line in a view that may be thicker.
private struct DividerDrawing: ViewDrawing {
  let line: Rect
  let color: ShownColor

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !view.frame.isEmpty, color.color.alpha > 0 else { return }
    commands.append(.fill(.rect(line), .color(color.color)))
  }

  func part(of view: PlacedView) -> ViewPart { .surrounding }

  func look(of view: PlacedView) -> ViewLook {
    var look = ViewLook(.view(.divider))
    look.seen.fills = [PartLook.Fill(color)]
    return look
  }
}
