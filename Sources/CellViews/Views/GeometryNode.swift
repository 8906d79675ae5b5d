package import LayoutGeometry

/// Fills its proposed space with views made for it, once it has its place.
///
/// They are in the top leading corner. As SwiftUI's `GeometryReader` and `Canvas`.
package struct GeometryNode: LeafView {
  /// A function that returns the size for a proposal, for which it can measure views.
  package typealias Sizing = @Sendable (ProposedSize, ViewMeasuring) throws -> Size

  package let kind: String
  private let sizing: Sizing?
  private let content: @Sendable (ViewGeometry, ViewMeasuring) throws -> ViewNode

  /// Creates a node with views that `content` makes for a place, where it can measure others.
  ///
  /// - Parameters:
  ///   - kind: The node's kind.
  ///   - sizing: The size; nil for that of the proposal.
  ///   - content: The views.
  package init(
    kind: String = "geometryReader", sizing: Sizing? = nil,
    _ content: @escaping @Sendable (ViewGeometry, ViewMeasuring) throws -> ViewNode
  ) {
    self.kind = kind
    self.sizing = sizing
    self.content = content
  }

  package var description: ViewDescription {
    // `content` makes views once there is a size for them, which is that of `sizing`.
    ViewDescription(kind)
  }

  package func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      GeometryLayout(
        sizing: sizing, content: content, surroundings: LateSurroundings(environment)))
  }
}

private struct GeometryLayout: NodeLayout {
  let sizing: GeometryNode.Sizing?
  let content: @Sendable (ViewGeometry, ViewMeasuring) throws -> ViewNode
  let surroundings: LateSurroundings

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    let measuring = ViewMeasuring(surroundings: surroundings, pass: pass)
    return Measurement(size: try sizing?(proposal, measuring) ?? proposal.filled)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let measuring = ViewMeasuring(surroundings: surroundings, pass: pass)
    let child = try surroundings.node(
      of: content(pass.geometry(of: frame), measuring), in: pass)
    let offer = ProposedSize(frame.size)
    let size = try child.measure(offer, in: pass).size
    let childFrame = frame.placing(size, at: .zero, direction: pass.direction)
    return PlacedView(
      frame: frame, drawing: LayersDrawing(),
      children: [try child.place(in: childFrame, proposal: offer, pass: pass)])
  }
}

/// The measuring of views that have no place.
package struct ViewMeasuring {
  let surroundings: LateSurroundings
  let pass: LayoutPass

  /// Returns the measurement of a view for a proposal, in the surroundings of the measuring view.
  ///
  /// - Throws: `ViewError`.
  package func measure(_ view: ViewNode, for proposal: ProposedSize) throws -> Measurement {
    try surroundings.node(of: view, in: pass).measure(proposal, in: pass)
  }
}

/// Views made during the placement of others, from values known by then.
struct LateContent<Input> {
  private let make: @Sendable (Input) throws -> ViewNode
  private let surroundings: LateSurroundings

  /// Creates views in the surroundings of the view that holds them.
  init(_ make: @escaping @Sendable (Input) throws -> ViewNode, in environment: ViewEnvironment) {
    self.make = make
    surroundings = LateSurroundings(environment)
  }

  /// Returns the node of the views.
  ///
  /// - Throws: `ViewError`, and the errors of making the views.
  func node(for input: Input, in pass: LayoutPass) throws -> LayoutNode {
    try surroundings.node(of: make(input), in: pass)
  }
}

/// The surroundings of views made during the placement of others.
struct LateSurroundings {
  /// The number of levels of `ViewNode.depthLimit` that such views take, as making them has its own
  /// frames on the stack.
  private static var levels: Int { 4 }

  private let environment: ViewEnvironment

  /// Creates the surroundings of a view's content.
  init(_ environment: ViewEnvironment) {
    var inner = environment.inside()
    inner.depth += Self.levels
    self.environment = inner
  }

  /// Returns the node of a view.
  ///
  /// - Throws: `ViewError`.
  func node(of view: ViewNode, in pass: LayoutPass) throws -> LayoutNode {
    var count = 0
    let node = try view.node(in: environment, count: &count)
    try pass.countElement(ofViews: count, of: environment.mark)
    return node
  }
}
