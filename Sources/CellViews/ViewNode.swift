package import LayoutGeometry

/// A piece of a screen, as a plain value: its content, and the views in it.
///
/// Both fronts, the config file and the Swift library, build this one type. A control is one file; another
/// view is one file, one case here and one line of `form`.
package indirect enum ViewNode: Sendable {
  case text(TextNode)
  case image(ImageNode)
  /// Fills the space that it is offered.
  case color(Color)
  case linearGradient(LinearGradient)
  case roundGradient(RoundGradient)
  case meshGradient(ColorMesh)
  case shape(ShapeNode)
  case spacer(minLength: Double?)
  case divider
  case stack(StackNode)
  case zstack(ZStackNode)
  case collection(CollectionNode)
  /// A control or a bar.
  case control(any Control)
  /// A view that another module declares.
  case custom(CustomNode)
  case modified(ViewNode, NodeModifier)
}

/// The behaviour of a view without modifiers: its description, how it is measured and placed, and
/// through its drawing, what it draws and what redlines show of it.
package protocol PrimitiveView: Sendable {
  /// The view's kind, name and settings, and the views in it.
  var description: ViewDescription { get }

  /// The views in this one, from the first to the last.
  var children: [ViewNode] { get }

  /// The axis along which the children follow each other; nil for all views but a row or a column.
  var stackAxis: Axis? { get }

  /// Returns the view's node.
  ///
  /// - Parameter children: The nodes of `children`, in their order.
  func node(holding children: [LayoutNode], in environment: ViewEnvironment) -> LayoutNode
}

extension PrimitiveView {
  package var stackAxis: Axis? { nil }
}

/// A primitive view without views in it.
package protocol LeafView: PrimitiveView {
  /// Returns the view's node.
  func node(in environment: ViewEnvironment) -> LayoutNode
}

extension LeafView {
  package var children: [ViewNode] { [] }

  package func node(
    holding children: [LayoutNode], in environment: ViewEnvironment
  ) -> LayoutNode {
    node(in: environment)
  }
}

/// A view that another module declares, with all that the views of this module can do.
package struct CustomNode: Sendable {
  /// The view.
  package let view: any PrimitiveView

  /// A view that measures, places and draws itself.
  package init(_ view: any PrimitiveView) {
    self.view = view
  }
}

extension ViewNode {
  private enum Form {
    case primitive(any PrimitiveView)
    case control(any Control)
    case modified(ViewNode, any PrimitiveModifier)
  }

  private var form: Form {
    switch self {
    case .text(let text): .primitive(text)
    case .image(let image): .primitive(image)
    case .color(let color): .primitive(color)
    case .linearGradient(let gradient): .primitive(gradient)
    case .roundGradient(let gradient): .primitive(gradient)
    case .meshGradient(let gradient): .primitive(gradient)
    case .shape(let shape): .primitive(shape)
    case .spacer(let minLength): .primitive(SpacerNode(minLength: minLength))
    case .divider: .primitive(DividerNode())
    case .stack(let stack): .primitive(stack)
    case .zstack(let stack): .primitive(stack)
    case .collection(let collection): .primitive(collection)
    case .control(let control): .control(control)
    case .custom(let custom): .primitive(custom.view)
    case .modified(let view, let modifier): .modified(view, modifier.primitive)
    }
  }

  /// The view without its modifiers, as it describes itself.
  var ownDescription: ViewDescription {
    switch form {
    case .primitive(let view): view.description
    case .control(let control): control.description
    case .modified(let view, _): view.ownDescription
    }
  }

  /// Indicates whether the view, or one in it, has a frame that is relative to its container.
  package var hasContainerRelativeFrames: Bool {
    switch form {
    case .primitive(let view): view.children.contains(where: \.hasContainerRelativeFrames)
    case .control: false
    case .modified(let view, let modifier):
      modifier is ContainerRelativeFrame || view.hasContainerRelativeFrames
        || modifier.decoration?.hasContainerRelativeFrames == true
    }
  }

  /// Indicates whether the view is a navigation bar that shows a large title.
  var endsWithLargeTitle: Bool {
    switch form {
    case .primitive: false
    case .control(let control): (control as? NavigationBarNode)?.isLarge ?? false
    case .modified(let view, _): view.endsWithLargeTitle
    }
  }

  /// The most views that a screen, or an element of a collection, may hold, each counted as often
  /// as it is repeated.
  ///
  /// A value that is written once and repeated by a value that is repeated multiplies: nine times
  /// ten lines hold a billion views.
  package static let countLimit = 1_000_000

  /// The greatest depth to which views and modifiers may be nested.
  ///
  /// Building, measuring and placing recurse as deep; the limit keeps them within a thread's stack.
  private static let depthLimit = 256

  /// Returns the node of the view with all views in it.
  ///
  /// - Parameter count: The number of nodes so far, to which those of this view are added.
  /// - Throws: `ViewError.nestedTooDeeply`, and `tooManyViews` once `count` is over `countLimit`.
  func node(in environment: ViewEnvironment, count: inout Int) throws -> LayoutNode {
    guard environment.depth < Self.depthLimit else {
      throw ViewError.nestedTooDeeply(limit: Self.depthLimit, at: environment.mark)
    }
    // This function is on the stack once for each level, so it holds as little as it can: the
    // switch over all views, and what each does with its children's nodes, have their own frames.
    switch form {
    case .primitive(let view):
      count += 1
      guard count <= Self.countLimit else {
        throw ViewError.tooManyViews(limit: Self.countLimit, at: environment.mark)
      }
      let children = try view.children.indices.map { index in
        try view.children[index].node(
          in: environment.surroundings(ofChild: index, in: view), count: &count)
      }
      return view.node(holding: children, in: environment).marked(environment.mark)
    case .control(let control):
      count += 1
      // A control is one view, whatever it is made of.
      var parts = 0
      let body = try control.body(in: environment)
        .node(in: environment.deeper { _ in }, count: &parts)
      return LayoutNode(body, drawing: ControlDrawing(isTouchTarget: control.isTouchTarget))
        .marked(environment.mark)
    case .modified(let view, let modifier):
      let child = try view.node(in: environment.deeper { modifier.change(&$0) }, count: &count)
      guard let decoration = modifier.decoration(in: environment) else {
        return modifier.node(around: child, in: environment).marked(environment.mark)
      }
      let added = try decoration.node(in: environment.inside(), count: &count)
      return modifier.node(around: child, with: added, in: environment).marked(environment.mark)
    }
  }
}

/// A value that is a node by itself.
package protocol NodeConvertible {
  /// The value as a node.
  var view: ViewNode { get }
}

extension ViewNode: NodeConvertible {
  /// The node itself.
  package var view: ViewNode { self }
}
