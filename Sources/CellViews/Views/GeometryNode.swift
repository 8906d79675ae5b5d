package import LayoutGeometry

/// Fills the space that it is offered with views that are made for it, once it has its place.
///
/// They are in the top leading corner. As SwiftUI's `GeometryReader` and `Canvas`.
package struct GeometryNode: LeafView {
  package let kind: String
  private let content: @Sendable (ViewGeometry, ViewMeasuring) throws -> ViewNode

  /// Views that `content` makes for a place, where it can measure others.
  package init(
    kind: String = "geometryReader",
    _ content: @escaping @Sendable (ViewGeometry, ViewMeasuring) throws -> ViewNode
  ) {
    self.kind = kind
    self.content = content
  }

  package var description: ViewDescription {
    // Nobody knows what `content` makes before it has a size.
    ViewDescription(kind)
  }

  package func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(GeometryLayout(content: content, surroundings: LateSurroundings(environment)))
  }
}

private struct GeometryLayout: NodeLayout {
  let content: @Sendable (ViewGeometry, ViewMeasuring) throws -> ViewNode
  let surroundings: LateSurroundings

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    Measurement(size: proposal.filled)
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

/// Measures views that have no place.
package struct ViewMeasuring {
  let surroundings: LateSurroundings
  let pass: LayoutPass

  /// What a view answers to a proposal, where the view that measures is.
  ///
  /// - Throws: `ViewError`.
  package func measure(_ view: ViewNode, for proposal: ProposedSize) throws -> Measurement {
    try surroundings.node(of: view, in: pass).measure(proposal, in: pass)
  }
}

/// Views that are made while others are being placed, from what is known by then.
struct LateContent<Input> {
  private let make: @Sendable (Input) throws -> ViewNode
  private let surroundings: LateSurroundings

  /// Views in the surroundings of the view that holds them.
  init(_ make: @escaping @Sendable (Input) throws -> ViewNode, in environment: ViewEnvironment) {
    self.make = make
    surroundings = LateSurroundings(environment)
  }

  /// The node of the views.
  ///
  /// - Throws: `ViewError`, and what making the views throws.
  func node(for input: Input, in pass: LayoutPass) throws -> LayoutNode {
    try surroundings.node(of: make(input), in: pass)
  }
}

/// Where views are that are made while others are being placed.
struct LateSurroundings {
  /// How many levels of `ViewNode.depthLimit` such views take: making them has frames of its own on
  /// the stack.
  private static var levels: Int { 4 }

  private let environment: ViewEnvironment

  /// The surroundings of what is in a view.
  init(_ environment: ViewEnvironment) {
    var inner = environment.inside()
    inner.depth += Self.levels
    self.environment = inner
  }

  /// The node of a view.
  ///
  /// - Throws: `ViewError`.
  func node(of view: ViewNode, in pass: LayoutPass) throws -> LayoutNode {
    var count = 0
    let node = try view.node(in: environment, count: &count)
    try pass.countElement(ofViews: count, of: environment.mark)
    return node
  }
}
