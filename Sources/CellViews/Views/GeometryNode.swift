import LayoutGeometry

/// Fills the space that it is offered with views that are made for it, once it has its place.
///
/// They are in the top leading corner. As SwiftUI's `GeometryReader`.
package struct GeometryNode: LeafView {
  private let content: @Sendable (ViewGeometry) throws -> ViewNode

  /// Views that `content` makes for a place.
  package init(_ content: @escaping @Sendable (ViewGeometry) throws -> ViewNode) {
    self.content = content
  }

  package var kind: String { "geometryReader" }

  package func node(in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(GeometryLayout(content: LateContent(content, in: environment)))
  }
}

private struct GeometryLayout: NodeLayout {
  let content: LateContent<ViewGeometry>

  func measure(_ proposal: ProposedSize, in pass: LayoutPass) throws -> Measurement {
    Measurement(size: proposal.filled)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let child = try content.node(for: pass.geometry(of: frame), in: pass)
    let offer = ProposedSize(frame.size)
    let size = try child.measure(offer, in: pass).size
    let childFrame = frame.placing(size, at: .zero, direction: pass.direction)
    return PlacedView(
      frame: frame, drawing: LayersDrawing(),
      children: [try child.place(in: childFrame, proposal: offer, pass: pass)])
  }
}

/// Views that are made while others are being placed, from what is known by then.
struct LateContent<Input> {
  /// How many levels of `ViewNode.depthLimit` such views take: making them has frames of its own on
  /// the stack.
  private static var levels: Int { 4 }

  private let make: @Sendable (Input) throws -> ViewNode
  private let environment: ViewEnvironment

  /// Views in the surroundings of the view that holds them.
  init(_ make: @escaping @Sendable (Input) throws -> ViewNode, in environment: ViewEnvironment) {
    self.make = make
    var inner = environment.inside()
    inner.depth += Self.levels
    self.environment = inner
  }

  /// The node of the views.
  ///
  /// - Throws: `ViewError`, and what making the views throws.
  func node(for input: Input, in pass: LayoutPass) throws -> LayoutNode {
    var count = 0
    let node = try make(input).node(in: environment, count: &count)
    try pass.countElement(ofViews: count, of: environment.mark)
    return node
  }
}
