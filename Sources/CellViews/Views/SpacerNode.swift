import DisplayList
import LayoutGeometry

/// Space that grows without end along the axis of its stack, along both axes outside of one.
struct SpacerNode: LeafView {
  /// The least length; nil for `defaultMinLength`.
  var minLength: Double?

  /// The least length of a spacer without its own: the spacing between two views in a stack.
  static let defaultMinLength = NodeSpacing.defaultLength

  /// The priority of all spacers: they get the length that all others leave.
  private static let priority = -Double.infinity

  var description: ViewDescription {
    ViewDescription("spacer", fieldSettings)
  }

  func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      SpacerLayout(minLength: minLength ?? Self.defaultMinLength, axis: environment.stackAxis),
      priority: Self.priority, isSpacer: true)
  }
}

private struct SpacerLayout: NodeLayout {
  let minLength: Double
  let axis: Axis?

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let width = axis == .vertical ? 0 : max(proposal.width ?? 0, minLength)
    let height = axis == .horizontal ? 0 : max(proposal.height ?? 0, minLength)
    return Measurement(size: Size(width: width, height: height))
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    PlacedView(frame: frame, drawing: SpacerDrawing())
  }

  func spacing(in pass: LayoutPass) throws -> NodeSpacing { .spacer(along: axis) }
}

/// Space without a drawing.
private struct SpacerDrawing: ViewDrawing {
  func draw(_ view: PlacedView, into commands: inout [Command]) {}

  func part(of view: PlacedView) -> ViewPart { .holding }

  func look(of view: PlacedView) -> ViewLook { ViewLook(.view(.spacer)) }
}

extension SpacerNode: Settable {
  static let fields: [SettingField<SpacerNode>] = [.length("minLength", \.minLength)]
}
