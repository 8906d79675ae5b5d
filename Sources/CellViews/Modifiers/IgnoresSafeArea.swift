import LayoutGeometry

extension NodeModifier {
  /// Lets a view at an edge of the safe area go under the bars there: SwiftUI's
  /// `ignoresSafeArea(_:edges:)`.
  ///
  /// The views beside it keep their places.
  package static func ignoresSafeArea(_ edges: SafeEdges = .all) -> NodeModifier {
    NodeModifier(IgnoresSafeArea(edges: edges, isWritten: true))
  }
}

extension ViewNode {
  /// Returns a colour, a gradient or a surface that goes under the bars at the edges of the view
  /// that it decorates, as SwiftUI's `background(_:ignoresSafeAreaEdges:)`; any other view is
  /// returned unchanged.
  package func reachingUnderBars(_ edges: SafeEdges = .all) -> ViewNode {
    guard isSurface, !edges.isEmpty else { return self }
    let modifier = IgnoresSafeArea(edges: edges, isWritten: false)
    return .modified(self, NodeModifier(modifier))
  }

  private var isSurface: Bool {
    switch self {
    case .color, .linearGradient, .roundGradient, .meshGradient: true
    case .custom(let custom): custom.view is any FillingSurface
    case .modified(let view, let modifier)
    where modifier.isMark || modifier.primitive is NoticedView:
      view.isSurface
    default: false
    }
  }
}

/// A view that fills its space as a colour does.
protocol FillingSurface {}

private struct IgnoresSafeArea: PrimitiveModifier {
  let edges: SafeEdges
  /// Indicates whether the source has the modifier; colours behind views have it by themselves.
  let isWritten: Bool

  var description: ModifierDescription {
    [.word("ignoresSafeArea", isWritten ? edges.words : nil)]
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: IgnoresSafeAreaLayout(child: child, edges: edges))
  }
}

/// A modifier without a placed view of its own.
private struct IgnoresSafeAreaLayout: ModifierLayout {
  let child: LayoutNode
  let edges: SafeEdges

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    guard let area = pass.sight.area else {
      return try child.place(in: frame, proposal: proposal, pass: pass)
    }
    let outer = area.reaching(frame, edges, pass.direction)
    guard outer != frame else {
      return try child.place(in: frame, proposal: proposal, pass: pass)
    }
    let offer = ProposedSize(
      width: proposal.width.map { $0 + outer.width - frame.width },
      height: proposal.height.map { $0 + outer.height - frame.height })
    let size = try child.measure(offer, in: pass).size
    let outside = pass.sight
    pass.sight.area = area.ignoring(edges, pass.direction)
    defer { pass.sight = outside }
    return try child.place(
      in: Rect(
        x: outer.midX - size.width / 2, y: outer.midY - size.height / 2, width: size.width,
        height: size.height), proposal: offer, pass: pass)
  }
}
