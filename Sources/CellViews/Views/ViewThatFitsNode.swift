package import LayoutGeometry

/// The first of several views whose ideal size fits the proposal; the last one if none does.
///
/// As in SwiftUI's `ViewThatFits`, every view fits a length without a proposal.
package struct ViewThatFitsNode: PrimitiveView {
  /// The axes along which a view must fit.
  package var axes: Set<Axis>
  /// The views, the preferred one first.
  package var children: [ViewNode]

  /// Creates a choice among views.
  package init(in axes: Set<Axis>, children: [ViewNode]) {
    self.axes = axes
    self.children = children
  }

  package var description: ViewDescription {
    ViewDescription("viewThatFits", fieldSettings, children: children)
  }

  package func node(
    holding children: [LayoutNode], in environment: ViewEnvironment
  ) -> LayoutNode {
    LayoutNode(FittingLayout(axes: axes, children: children))
  }
}

extension ViewThatFitsNode: HoldingViews {
  package static let fields: [SettingField<ViewThatFitsNode>] = [
    SettingField("axes", \.axes, absent: [.horizontal, .vertical]) {
      .axes("axes", $0, default: [.horizontal, .vertical])
    } parse: {
      Set(words: $0)
    }
  ]

  package func holding(_ children: [ViewNode]) -> ViewThatFitsNode? {
    ViewThatFitsNode(in: axes, children: children)
  }
}

private struct FittingLayout: NodeLayout {
  let axes: Set<Axis>
  let children: [LayoutNode]

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    try choice(for: proposal, in: pass)?.measure(proposal, in: pass) ?? Measurement(size: .zero)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    try choice(for: proposal, in: pass)?.place(in: frame, proposal: proposal, pass: pass)
      ?? PlacedView(frame: frame, drawing: nil)
  }

  func spacing(in pass: LayoutPass) throws -> NodeSpacing {
    .union(try children.map { try $0.spacing(in: pass) })
  }

  private func choice(for proposal: ProposedSize, in pass: LayoutPass) throws -> LayoutNode? {
    var ideal = proposal
    for axis in axes { ideal[axis] = nil }
    for child in children.dropLast() {
      let size = try child.measure(ideal, in: pass).size
      // Less than a hundredth of a point is rounding.
      if axes.allSatisfy({ size[$0] <= (proposal[$0] ?? .infinity) + 0.01 }) { return child }
    }
    return children.last
  }
}
