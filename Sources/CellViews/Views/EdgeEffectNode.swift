import DisplayList
package import LayoutGeometry

/// The content at an edge of a scroll view, under a bar: SwiftUI's `scrollEdgeEffectStyle`.
package struct EdgeEffectNode: Hashable, Sendable {
  /// The form of the effect, under SwiftUI's names.
  package enum Style: String, CaseIterable, Hashable, Sendable {
    /// Out of focus, and less so away from the edge.
    case soft
    /// Nearly hidden, up to a straight line.
    case hard
    /// Unchanged.
    case hidden
  }

  /// The form of the effect.
  package var style: Style
  /// The edge at which the effect is strongest, the top or the bottom.
  package var edge: Alignment

  /// Creates the effect at an edge.
  package init(_ style: Style, at edge: Alignment) {
    self.style = style
    self.edge = edge
  }

  /// The effect as a view, over its proposed space.
  package var view: ViewNode { .custom(CustomNode(Surface(node: self))) }

  private struct Surface: LeafView, FillingSurface {
    let node: EdgeEffectNode

    var description: ViewDescription {
      ViewDescription(
        "scrollEdgeEffect",
        [
          .word("style", node.style.rawValue, changing: .paint),
          .word("edge", node.edge == .top ? "top" : "bottom", changing: .paint),
        ])
    }

    func node(in environment: ViewEnvironment) -> LayoutNode {
      let ground = environment.shown(.systemBackground).color
      return LayoutNode(EdgeEffectLayout(drawing: EdgeEffectDrawing(node: node, ground: ground)))
    }
  }
}

extension NodeModifier {
  /// Sets the edge of content under bars at some edges: SwiftUI's `scrollEdgeEffectStyle`.
  package static func scrollEdgeEffect(
    _ style: EdgeEffectNode.Style, at edges: SafeEdges
  ) -> NodeModifier {
    NodeModifier(EdgeEffectStyle(style: style, edges: edges))
  }
}

/// The edges at which content that scrolls under bars asks for a look other than the bar's own.
struct EdgeLooks: Sendable {
  private var hard: SafeEdges = []
  private var hidden: SafeEdges = []

  /// Asks for a look at some edges; that of bars of glass is soft.
  mutating func set(_ style: EdgeEffectNode.Style, at edges: SafeEdges) {
    hard.subtract(edges)
    hidden.subtract(edges)
    switch style {
    case .soft: break
    case .hard: hard.formUnion(edges)
    case .hidden: hidden.formUnion(edges)
    }
  }

  /// Adds what other content asks for at some edges.
  mutating func formUnion(_ other: EdgeLooks, at edges: SafeEdges = .all) {
    hard.formUnion(other.hard.intersection(edges))
    hidden.formUnion(other.hidden.intersection(edges))
  }

  /// Returns the look at an edge; nil for the bar's own.
  func style(at edge: SafeEdges) -> EdgeEffectNode.Style? {
    hard.contains(edge) ? .hard : hidden.contains(edge) ? .hidden : nil
  }
}

private struct EdgeEffectStyle: PrimitiveModifier, Settable {
  var style: EdgeEffectNode.Style
  let edges: SafeEdges

  static let fields: [SettingField<EdgeEffectStyle>] = [
    .choice("scrollEdgeEffectStyle", \.style, changing: .paint)
  ]

  var description: ModifierDescription {
    ModifierDescription(
      fieldSettings + [.word("scrollEdges", edges.words, default: "all", changing: .paint)])
  }

  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(modifier: EdgeEffectStyleLayout(child: child, style: style, edges: edges))
  }
}

private struct EdgeEffectStyleLayout: ModifierLayout {
  let child: LayoutNode
  let style: EdgeEffectNode.Style
  let edges: SafeEdges

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let outer = pass.given.edgeLooks
    defer { pass.given.edgeLooks = outer }
    pass.given.edgeLooks.set(style, at: edges)
    return try child.place(in: frame, proposal: proposal, pass: pass)
  }
}

private struct EdgeEffectLayout: NodeLayout {
  let drawing: EdgeEffectDrawing

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    Measurement(size: proposal.filled)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    var drawing = drawing
    if let style = pass.sight.edgeStyle { drawing.node.style = style }
    return PlacedView(frame: frame, drawing: drawing)
  }
}

private struct EdgeEffectDrawing: ViewDrawing {
  var node: EdgeEffectNode
  /// The colour towards which the content fades.
  let ground: RGBA

  /// The lengths and shares are assumed: there is no picture of the system's own.
  private static let blur = 6.0
  private static let softShare = 0.5
  private static let hardShare = 0.85

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !view.frame.isEmpty, node.style != .hidden else { return }
    var tint = ground
    tint.alpha = node.style == .soft ? Self.softShare : Self.hardShare
    let surface = Backdrop(blur: Self.blur, saturation: 1.1, tint: tint)
    let (top, bottom) = (
      Point(x: view.frame.midX, y: view.frame.minY), Point(x: view.frame.midX, y: view.frame.maxY)
    )
    let strong = Paint.Stop(location: 0, color: .white)
    let middle = Paint.Stop(location: 0.55, color: .white)
    let weak = Paint.Stop(location: 1, color: RGBA(red: 1, green: 1, blue: 1, alpha: 0))
    let paint: Paint =
      node.style == .hard
      ? .color(.white)
      : .linearGradient(
        Paint.Gradient(
          start: node.edge == .top ? top : bottom, end: node.edge == .top ? bottom : top,
          stops: [strong, middle, weak]))
    commands.append(
      .group(Group(effect: .backdrop(surface), commands: [.fill(.rect(view.frame), paint)])))
  }

  func group(in frame: Rect) -> Group? { nil }

  func part(of view: PlacedView) -> ViewPart { .surrounding }

  func look(of view: PlacedView) -> ViewLook { ViewLook(.view(.shape)) }
}
