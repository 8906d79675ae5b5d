import TextShaping

extension NodeBuilder {
  /// The node of a view without modifiers, around the nodes of the views that it holds.
  func node(
    for view: View, holding children: [LayoutNode], in environment: ViewEnvironment, depth: Int
  ) -> LayoutNode {
    switch view {
    case .text(let text):
      LayoutNode(
        TextLayout(
          request: environment.textRequest(for: text.string, direction: direction),
          color: environment.foreground, isCutMeant: environment.truncationMode != nil,
          mark: environment.mark))
    case .image(let image):
      LayoutNode(
        image.isSymbol
          ? symbol(image, in: environment) : ImageLayout(image, mark: environment.mark))
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
    case .stack(let stack): LayoutNode(StackLayout(stack, children: children))
    case .zstack(let stack):
      LayoutNode(
        LayersLayout(children: children, alignment: stack.alignment),
        isMeantToSpill: children.contains(where: \.isMeantToSpill))
    case .collection(let collection):
      LayoutNode(
        CollectionNodeLayout(collection, environment: environment, builder: self, depth: depth))
    case .modified: preconditionFailure("a view with a modifier is the modifier's node")
    case .chrome: preconditionFailure("a control is the node of the views that it is made of")
    }
  }

  private func symbol(_ image: Image, in environment: ViewEnvironment) -> ImageLayout {
    ImageLayout(
      symbol: image, fontSize: environment.fontRequest.size, tint: environment.foreground,
      mark: environment.mark)
  }
}
