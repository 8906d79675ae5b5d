import TextShaping
import LayoutGeometry

/// Makes the node of a view in its surroundings.
struct NodeBuilder {
  /// How deep views and modifiers may stand in each other.
  ///
  /// Measuring and placing go down as deep; the limit keeps them within a thread's stack.
  static let depthLimit = 1_000

  let direction: LayoutDirection

  /// The node of `view` with all views in it.
  ///
  /// - Parameter depth: How many views and modifiers stand around the view.
  /// - Throws: `ViewError.nestedTooDeeply`.
  func node(
    for view: View, in environment: ViewEnvironment, depth: Int
  ) throws -> LayoutNode {
    guard depth < Self.depthLimit else {
      throw ViewError.nestedTooDeeply(limit: Self.depthLimit)
    }
    return switch view {
    case .text(let text): node(for: text, in: environment)
    case .image(let image): node(for: image, in: environment)
    case .color(let color):
      LayoutNode(ShapeLayout(filledWith: .color(color.resolved(in: environment.appearance))))
    case .linearGradient(let gradient):
      LayoutNode(ShapeLayout(filledWith: gradient.resolved(in: environment.appearance)))
    case .shape(let shape): LayoutNode(ShapeLayout(shape, in: environment))
    case .spacer(let minLength):
      LayoutNode(
        SpacerLayout(minLength: minLength, axis: environment.stackAxis),
        priority: SpacerLayout.priority, isSpacer: true)
    case .divider: LayoutNode(DividerLayout(in: environment))
    case .stack(let stack): try node(for: stack, in: environment, depth: depth)
    case .zstack(let stack): try node(for: stack, in: environment, depth: depth)
    case .collection(let collection):
      LayoutNode(
        CollectionNodeLayout(collection, environment: environment, builder: self, depth: depth))
    case .modified(let content, let modifier):
      try node(for: content, modifier, in: environment, depth: depth)
    }
  }

  private func node(for text: Text, in environment: ViewEnvironment) -> LayoutNode {
    LayoutNode(
      TextLayout(
        request: environment.textRequest(for: text.string, direction: direction),
        color: environment.foreground))
  }

  private func node(for image: Image, in environment: ViewEnvironment) -> LayoutNode {
    guard image.isSymbol else { return LayoutNode(ImageLayout(image)) }
    return LayoutNode(
      ImageLayout(
        symbol: image, fontSize: environment.fontRequest.size, tint: environment.foreground))
  }

  private func node(
    for stack: Stack, in environment: ViewEnvironment, depth: Int
  ) throws -> LayoutNode {
    let inside = environment.inside(axis: stack.axis)
    return LayoutNode(
      StackLayout(stack), children: try nodes(for: stack.children, in: inside, depth: depth))
  }

  private func node(
    for stack: ZStack, in environment: ViewEnvironment, depth: Int
  ) throws -> LayoutNode {
    LayoutNode(
      LayersLayout(alignment: stack.alignment),
      children: try nodes(for: stack.children, in: environment.inside(), depth: depth))
  }

  private func nodes(
    for views: [View], in environment: ViewEnvironment, depth: Int
  ) throws -> [LayoutNode] {
    try views.map { try node(for: $0, in: environment, depth: depth + 1) }
  }
}
