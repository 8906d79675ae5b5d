package import LayoutGeometry

/// A change of a view's size, surroundings or looks; modifiers apply in the order written.
///
/// A modifier is one file, one case here and one line of `primitive`. A case whose values take more
/// than five words is indirect: modifiers are copied with the views that hold them.
package enum NodeModifier: Sendable {
  case padding(EdgeInsets)
  indirect case frame(FixedFrame)
  indirect case flexibleFrame(FlexibleFrame)
  indirect case relativeWidth(RelativeWidth)
  /// A view behind, proposed the size of the view in front of it.
  case background(ViewNode, Alignment)
  /// A view on top, proposed the size of the view under it.
  case overlay(ViewNode, Alignment)
  /// A line inside the view's edges.
  indirect case border(Color, width: Double)
  /// Cuts off all that is outside an outline of the view's size; `cornerRadius` is one of these.
  case clipShape(ShapeNode.Outline)
  indirect case shadow(ShadowStyle)
  /// Shadows of the view's outline, under it and inside of it.
  indirect case boxShadows(BoxShadows)
  case opacity(Double)
  case offset(Point)
  case aspectRatio(Double?, ContentMode)
  case fixedSize(horizontal: Bool, vertical: Bool)
  case layoutPriority(Double)
  case accessibilityLabel(String)
  case id(String)
  /// Puts the view as content into a viewport that scrolls.
  indirect case scroll(ScrollContent)
  indirect case dimensions(Dimensions)
  /// Names the view for those who made it; changes nothing.
  case mark(ViewMark)
  /// Names the template that the view was made from; changes nothing.
  case template(String)
  /// Notices something about the view; changes nothing.
  indirect case notice(Notice.Finding)
  /// Changes what texts, symbols and shapes inside take from their surroundings.
  indirect case environment(EnvironmentChange)
  /// A modifier that another module declares.
  case custom(CustomNodeModifier)
}

/// A change of a view that describes itself, measures and places the view, and through its drawing draws it and
/// shows redlines what there is of it.
package protocol PrimitiveModifier: Sendable {
  /// The modifier's settings, and the view that it adds.
  var description: ModifierDescription { get }

  /// Changes what the view takes from its surroundings.
  func change(_ environment: inout ViewEnvironment)

  /// The view that the modifier adds; nil for none.
  var decoration: ViewNode? { get }

  /// Returns `decoration`, or nil where these surroundings do without it.
  func decoration(in environment: ViewEnvironment) -> ViewNode?

  /// Returns the modifier that adds another view; nil for one that keeps its own.
  func adding(_ view: ViewNode) -> (any PrimitiveModifier)?

  /// Returns the node of the view with the modifier.
  ///
  /// - Parameters:
  ///   - child: The view with the modifiers that are written before this one.
  ///   - environment: The surroundings of the modifier, without its own change.
  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode

  /// Returns the node of the view with the modifier and the node of its `decoration`.
  func node(
    around child: LayoutNode, with decoration: LayoutNode, in environment: ViewEnvironment
  ) -> LayoutNode
}

// Few modifiers change their view's surroundings or add a view.
extension PrimitiveModifier {
  package func change(_ environment: inout ViewEnvironment) {}

  package var decoration: ViewNode? { nil }

  package func decoration(in environment: ViewEnvironment) -> ViewNode? { decoration }

  package func adding(_ view: ViewNode) -> (any PrimitiveModifier)? { nil }

  package func node(
    around child: LayoutNode, with decoration: LayoutNode, in environment: ViewEnvironment
  ) -> LayoutNode {
    node(around: child, in: environment)
  }
}

extension PrimitiveModifier where Self: Settable {
  /// The values of all fields.
  package var description: ModifierDescription { ModifierDescription(fieldSettings) }
}

/// A modifier that does nothing but to add a view.
protocol DecoratingModifier: PrimitiveModifier {}

extension DecoratingModifier {
  func node(around child: LayoutNode, in environment: ViewEnvironment) -> LayoutNode { child }
}

/// A modifier that another module declares, with all that the modifiers of this module can do.
package struct CustomNodeModifier: Sendable {
  /// The modifier.
  package let modifier: any PrimitiveModifier

  /// A modifier that measures, places and draws its view.
  package init(_ modifier: any PrimitiveModifier) {
    self.modifier = modifier
  }
}

extension NodeModifier {
  /// The modifier's behaviour.
  var primitive: any PrimitiveModifier {
    switch self {
    case .padding(let insets): Padding(insets: insets)
    case .frame(let frame): frame
    case .flexibleFrame(let frame): frame
    case .relativeWidth(let width): width
    case .background(let view, let alignment): Decoration(.background, view, alignment)
    case .overlay(let view, let alignment): Decoration(.overlay, view, alignment)
    case .border(let color, let width): Border(color: color, width: width)
    case .clipShape(let outline): ClipShape(outline: outline)
    case .shadow(let style): style
    case .boxShadows(let shadows): shadows
    case .opacity(let opacity): Opacity(opacity: opacity)
    case .offset(let offset): Offset(offset: offset)
    case .aspectRatio(let ratio, let mode): AspectRatio(ratio: ratio, contentMode: mode)
    case .fixedSize(let horizontal, let vertical):
      FixedSize(isHorizontal: horizontal, isVertical: vertical)
    case .layoutPriority(let priority): LayoutPriority(priority: priority)
    case .accessibilityLabel(let label): Name(label: label)
    case .id(let id): Name(id: id)
    case .scroll(let content): Scroll(content: content)
    case .dimensions(let dimensions): dimensions
    case .mark(let mark): mark
    case .template(let name): TemplateName(name: name)
    case .notice(let finding): NoticedView(finding: finding)
    case .environment(let change): change
    case .custom(let custom): custom.modifier
    }
  }
}
