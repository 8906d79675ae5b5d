import CellViews
import LayoutGeometry

/// The state of a canvas's renderer, and its drawing so far.
///
/// It is used on the main actor alone, while the canvas is placed.
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

  /// The layer of the canvas itself.
  var base: CanvasLayer { root }

  /// Returns the canvas's views.
  ///
  /// - Throws: The error in a view's request.
  func finished() throws -> ViewNode {
    if let problem { throw problem }
    return root.node
  }

  /// Returns the node of a view that is drawn on the canvas.
  func node(of view: some View) -> ViewNode {
    // Renderers are called on the main actor.
    nonisolated(unsafe) let (view, environment) = (view, environment)
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

  func measure(_ view: ViewNode, for proposal: ProposedSize) -> LayoutGeometry.Measurement {
    caught { try measuring.measure(view, for: proposal) } ?? Measurement(size: .zero)
  }

  func symbol(tagged tag: AnyHashable) -> ViewNode? {
    symbols.first { $0.tag == tag }?.node
  }

  /// Returns the notice of a word of the renderer that is not drawn.
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

/// Views of the canvas's size, on top of each other in the order of drawing.
final class CanvasLayer {
  private var nodes: [ViewNode] = []

  /// Draws a view on top of the others.
  func add(_ node: ViewNode) { nodes.append(node) }

  var node: ViewNode { .zstack(ZStackNode(alignment: .topLeading, children: nodes)) }
}

/// A view that a canvas draws by its tag.
struct CanvasSymbol: Sendable {
  let node: ViewNode
  nonisolated(unsafe) let tag: AnyHashable

  /// Returns the tagged views of a builder.
  static func symbols(in element: ViewElement) -> [CanvasSymbol] {
    guard case .view(let node, let traits) = element, let tag = traits.tag else { return [] }
    return [CanvasSymbol(node: node, tag: tag)]
  }
}

/// A view at a place of the surrounding canvas, which is not mirrored from right to left.
struct CanvasPiece: PrimitiveView {
  let view: ViewNode
  /// The view's frame, in points from the canvas's top left corner.
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
