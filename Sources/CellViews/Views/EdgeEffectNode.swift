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
      return LayoutNode(
        EdgeEffectLayout(
          drawing: EdgeEffectDrawing(
            node: node, ground: ground, appearance: environment.appearance)))
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
  let appearance: Appearance

  func draw(_ view: PlacedView, into commands: inout [Command]) {
    guard !view.frame.isEmpty else { return }
    switch node.style {
    case .hidden: break
    case .hard:
      // Assumed: there is no picture of the system's own.
      let surface = Backdrop(blur: 6, saturation: 1.1, tint: ground(0.85))
      append(surface, in: view.frame, .color(.white), to: &commands)
    case .soft:
      let edge = node.edge == .top ? SoftEdge.top : .bottom
      let share = appearance == .light ? edge.share : edge.darkShare
      let area = edge.area(under: view.frame)
      if edge.blur > 0 {
        let surface = Backdrop(blur: edge.blur, saturation: 1, tint: ground(share))
        append(surface, in: area, edge.fading(.white, 1, in: area), to: &commands)
      } else {
        commands.append(.fill(.rect(area), edge.fading(ground, share, in: area)))
      }
    }
  }

  private func ground(_ alpha: Double) -> RGBA {
    var color = ground
    color.alpha = alpha
    return color
  }

  /// Appends what is behind a frame as a backdrop shows it, as opaque as a paint.
  private func append(
    _ surface: Backdrop, in frame: Rect, _ paint: Paint, to commands: inout [Command]
  ) {
    commands.append(
      .group(Group(effect: .backdrop(surface), commands: [.fill(.rect(frame), paint)])))
  }

  func part(of view: PlacedView) -> ViewPart { .surrounding }

  func look(of view: PlacedView) -> ViewLook { ViewLook(.view(.shape)) }
}

/// The fading of content towards an edge of the screen, as a straight line that is out of focus.
///
/// Measured in texts and flat colours under bars of iOS 26 (`ios26-edge-soft` in `docs/truth.md`); the share of a dark screen's
/// upper edge is assumed.
private struct SoftEdge {
  /// The edge of the screen.
  let edge: Alignment
  /// The distance of the line from the bar's inner edge, towards the edge of the screen, in points.
  let inset: Double
  /// The standard deviation of the line's Gaussian, in points.
  let deviation: Double
  /// The ground's share beyond the line, on a light screen and on a dark one.
  let share, darkShare: Double
  /// The standard deviation of the content's Gaussian, in points; 0 for content in focus.
  let blur: Double

  static let top = SoftEdge(
    edge: .top, inset: 13, deviation: 17.5, share: 0.84, darkShare: 0.84, blur: 3)
  static let bottom = SoftEdge(
    edge: .bottom, inset: 8, deviation: 24, share: 0.8, darkShare: 0.6, blur: 0)

  /// The normal distribution from −2.5 to 2.5 deviations, in steps of a half.
  private static let shares = [0, 0.023, 0.067, 0.159, 0.309, 0.5, 0.691, 0.841, 0.933, 0.977, 1]

  /// The distance at which content begins to fade, from the line.
  private var reach: Double { 2.5 * deviation }

  /// Returns the bar's frame with the content beside it that fades.
  func area(under bar: Rect) -> Rect {
    let outside = max(reach - inset, 0)
    return Rect(
      x: bar.minX, y: edge == .top ? bar.minY : bar.minY - outside, width: bar.width,
      height: bar.height + outside)
  }

  /// Returns a colour that is as opaque as the content has faded.
  func fading(_ color: RGBA, _ share: Double, in area: Rect) -> Paint {
    let count = Double(Self.shares.count - 1)
    let stops = Self.shares.enumerated().map { step, part in
      var color = color
      color.alpha = part * share
      return Paint.Stop(location: Double(step) / count, color: color)
    }
    let start = edge == .top ? area.maxY : area.minY
    return .linearGradient(
      Paint.Gradient(
        start: Point(x: area.midX, y: start),
        end: Point(x: area.midX, y: start + (edge == .top ? -2 : 2) * reach), stops: stops))
  }
}
