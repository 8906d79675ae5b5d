import CellViews
import DisplayList
import LayoutGeometry

/// What a canvas's renderer knows, and what it has drawn.
///
/// Used on the main actor alone, while the canvas is placed.
final class CanvasSurface {
  /// The canvas's size, in points.
  let size: Size
  let environment: EnvironmentValues
  private let measuring: ViewMeasuring
  private let symbols: [CanvasSymbol]
  private let place: (file: String, line: UInt)
  private let root = CanvasLayer()
  private var problem: (any Error)?

  init(
    size: Size, environment: EnvironmentValues, measuring: ViewMeasuring, symbols: [CanvasSymbol],
    place: (file: String, line: UInt)
  ) {
    self.size = size
    self.environment = environment
    self.measuring = measuring
    self.symbols = symbols
    self.place = place
  }

  /// The layer that is the canvas itself.
  var base: CanvasLayer { root }

  /// The canvas's views.
  ///
  /// - Throws: What a view asked for and could not have.
  func finished() throws -> ViewNode {
    if let problem { throw problem }
    return root.node
  }

  /// The node of a view that is drawn on the canvas.
  func node<Content: View & Sendable>(of view: Content) -> ViewNode {
    // A renderer is called on the main actor.
    nonisolated(unsafe) let environment = environment
    let made = MainActor.assumeIsolated {
      let context = _ViewContext(environment: environment)
      let node = context.evaluating { view }._nodes(in: context).layered()
      return Result { () throws -> ViewNode in
        try context.problems.check()
        return node
      }
    }
    return caught { try made.get() } ?? .zstack(ZStackNode(children: []))
  }

  /// What a view answers to a proposal.
  func measure(_ view: ViewNode, for proposal: ProposedSize) -> LayoutGeometry.Measurement {
    caught { try measuring.measure(view, for: proposal) } ?? Measurement(size: .zero)
  }

  /// The view with a tag.
  func symbol(tagged tag: AnyHashable) -> ViewNode? {
    symbols.first { $0.tag == tag }?.node
  }

  /// What notices a word of the renderer's that is not drawn.
  func undrawn(_ word: String) -> NodeModifier {
    UndrawnWord(word: word, file: place.file, line: place.line).modifier
  }

  private func caught<Result>(_ body: () throws -> Result) -> Result? {
    do {
      return try body()
    } catch {
      problem = problem ?? error
      return nil
    }
  }
}

/// Views of the canvas's size, over each other in the order drawn.
final class CanvasLayer {
  private var nodes: [ViewNode] = []

  /// Draws a view over the others.
  func add(_ node: ViewNode) { nodes.append(node) }

  /// All of the views.
  var node: ViewNode { .zstack(ZStackNode(alignment: .topLeading, children: nodes)) }
}

/// A view that a canvas draws by its tag.
struct CanvasSymbol: Sendable {
  let node: ViewNode
  nonisolated(unsafe) let tag: AnyHashable

  /// The views with tags in what a builder made.
  static func symbols(in element: ViewElement) -> [CanvasSymbol] {
    guard case .view(let node, let traits) = element, let tag = traits.tag else { return [] }
    return [CanvasSymbol(node: node, tag: tag)]
  }
}

/// A view at a place of the canvas around it, which is not mirrored from right to left.
struct CanvasPiece: PrimitiveView {
  let view: ViewNode
  /// Where the view is, in points from the canvas's top left corner.
  let rect: Rect
  let proposal: ProposedSize

  var children: [ViewNode] { [view] }

  var description: ViewDescription {
    // A canvas draws the view in a `rect`, and for a `proposal`, which are in what is drawn.
    ViewDescription("piece", children: children)
  }

  func node(holding children: [LayoutNode], in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(PieceLayout(child: children[0], rect: rect, proposal: proposal))
  }
}

private struct PieceLayout: NodeLayout {
  let child: LayoutNode
  let rect: Rect
  let proposal: ProposedSize

  func measure(
    _ proposal: ProposedSize, in pass: LayoutPass
  ) throws -> LayoutGeometry.Measurement {
    Measurement(size: proposal.filled)
  }

  func place(in frame: Rect, proposal: ProposedSize, pass: LayoutPass) throws -> PlacedView {
    let slot = Rect(origin: frame.origin + rect.origin, size: rect.size)
    let size = try child.measure(self.proposal, in: pass).size
    let childFrame = slot.placing(size, at: .zero, direction: pass.direction)
    return PlacedView(
      frame: frame, drawing: nil,
      children: [try child.place(in: childFrame, proposal: self.proposal, pass: pass)])
  }
}
