import DisplayList
package import LayoutGeometry

extension NodeModifier {
  /// Puts space around the view, in points.
  package static func padding(_ insets: EdgeInsets) -> NodeModifier {
    NodeModifier(Padding(insets: insets))
  }
}

/// `padding(_:)`: space around a view; with a negative inset the view reaches beyond its edges.
struct Padding: PrimitiveModifier, Settable {
  var insets: EdgeInsets
  /// The width from which on there is space; narrower views have none.
  var leastWidth = 0.0

  static let fields: [SettingField<Padding>] = [
    // Only a bar's own padding has a `leastWidth`.
    .insets("padding", \.insets)
  ]

  func change(_ environment: inout ViewEnvironment) {
    if insets.top > 0 { environment.leaveTop() }
  }

  func fixedLength(of view: ViewNode, along axis: Axis, for proposal: Double?) -> Double? {
    guard leastWidth == 0 else { return nil }
    let room = axis == .horizontal ? insets.horizontal : insets.vertical
    let inner = view.fixedLength(along: axis, for: proposal.map { max($0 - room, 0) })
    return inner.map { max($0 + room, 0) }
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: PaddingLayout(child: child, whole: insets, leastWidth: leastWidth))
  }
}

private struct PaddingLayout: ModifierLayout {
  let child: LayoutNode
  let whole: EdgeInsets
  let leastWidth: Double

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let insets = insets(in: proposal)
    let inner = try child.measure(inset(proposal, by: insets), in: pass)
    let size = Size(
      width: max(inner.size.width + insets.horizontal, 0),
      height: max(inner.size.height + insets.vertical, 0))
    return inner.placed(at: Point(x: insets.leading, y: insets.top), in: size)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let insets = insets(in: proposal)
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

  func spacing(in pass: LayoutPass) throws -> NodeSpacing {
    var edges: SafeEdges = []
    if whole.top != 0 { edges.insert(.top) }
    if whole.leading != 0 { edges.insert(.leading) }
    if whole.bottom != 0 { edges.insert(.bottom) }
    if whole.trailing != 0 { edges.insert(.trailing) }
    return try child.spacing(in: pass).reset(edges)
  }

  private func insets(in proposal: ProposedSize) -> EdgeInsets {
    leastWidth == 0 || (proposal.width ?? 0) >= leastWidth ? whole : .zero
  }

  private func inset(_ proposal: ProposedSize, by insets: EdgeInsets) -> ProposedSize {
    ProposedSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }
}

/// The padded view alone; redlines measure the space.
private struct PaddingDrawing: ModifierDrawing {
  let padding: ScreenPart.Padding

  func part(of view: PlacedView) -> ViewPart { .own(.padding(padding)) }
}
