import DisplayList
import LayoutGeometry

/// `padding(_:)`: space around a view; with a negative inset the view reaches beyond its edges.
struct Padding: PrimitiveModifier, Settable {
  var insets: EdgeInsets

  static let fields: [SettingField<Padding>] = [.insets("padding", \.insets)]

  var description: ModifierDescription { ModifierDescription(fieldSettings) }

  func node(
    around child: LayoutNode, with decoration: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(modifier: PaddingLayout(child: child, insets: insets))
  }
}

extension NodeModifier {
  /// Returns space around a view, by the width proposed to the view with it; 0 for none.
  static func padding(
    _ insets: @escaping @Sendable (_ width: Double) -> EdgeInsets
  ) -> NodeModifier {
    .custom(CustomNodeModifier(PaddingByWidth(insets: insets)))
  }
}

private struct PaddingByWidth: PrimitiveModifier {
  let insets: @Sendable (_ width: Double) -> EdgeInsets

  var description: ModifierDescription {
    // The padding is a part of a control: `insets` was not given to a view.
    []
  }

  func node(
    around child: LayoutNode, with decoration: LayoutNode?, in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(modifier: PaddingLayout(child: child, insetsAt: insets))
  }
}

private struct PaddingLayout: ModifierLayout {
  let child: LayoutNode
  let insetsAt: @Sendable (_ width: Double) -> EdgeInsets

  init(child: LayoutNode, insetsAt: @escaping @Sendable (_ width: Double) -> EdgeInsets) {
    self.child = child
    self.insetsAt = insetsAt
  }

  init(child: LayoutNode, insets: EdgeInsets) {
    self.init(child: child) { _ in insets }
  }

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let insets = insetsAt(proposal.width ?? 0)
    let inner = try child.measure(inset(proposal, by: insets), in: pass)
    let size = Size(
      width: max(inner.size.width + insets.horizontal, 0),
      height: max(inner.size.height + insets.vertical, 0))
    return inner.placed(at: Point(x: insets.leading, y: insets.top), in: size)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let insets = insetsAt(proposal.width ?? 0)
    let offer = inset(proposal, by: insets)
    let size = try child.measure(offer, in: pass).size
    let childFrame = frame.placing(
      size, at: Point(x: insets.leading, y: insets.top), direction: pass.direction)
    let content = try child.place(in: childFrame, proposal: offer, pass: pass)
    return PlacedView(
      frame: frame,
      drawing: PaddingDrawing(padding: ScreenPart.Padding(insets, direction: pass.direction)),
      children: [content])
  }

  private func inset(_ proposal: ProposedSize, by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }
}

/// The padded view alone; redlines measure the space.
private struct PaddingDrawing: ViewDrawing {
  let padding: ScreenPart.Padding

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    view.drawChildren(into: &commands)
  }

  func group(in frame: Rect) -> Group? { nil }

  func part(of view: PlacedView) -> ViewPart { .own(.padding(padding)) }

  func look(of view: PlacedView) -> ViewLook { ViewLook(.modifier) }
}
