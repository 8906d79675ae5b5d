import DisplayList
import LayoutGeometry

extension NodeBuilder {
  /// The node of a view with one modifier.
  func node(
    for content: View, _ modifier: Modifier, in environment: ViewEnvironment, depth: Int
  ) throws -> LayoutNode {
    let inner = try node(
      for: content, in: environment.behind(modifier), depth: depth + 1)
    switch modifier {
    case .environment: return inner
    case .layoutPriority(let priority):
      return LayoutNode(
        inner.layout, children: inner.children, priority: priority, isSpacer: inner.isSpacer)
    case .background(let view, let alignment):
      return LayoutNode(
        DecorationLayout(isInFront: false, alignment: alignment), around: inner,
        over: try node(for: view, in: environment.inside(), depth: depth + 1))
    case .overlay(let view, let alignment):
      return LayoutNode(
        DecorationLayout(isInFront: true, alignment: alignment), around: inner,
        over: try node(for: view, in: environment.inside(), depth: depth + 1))
    case .padding(let insets): return LayoutNode(PaddingLayout(insets: insets), around: inner)
    case .frame(let frame): return LayoutNode(FixedFrameLayout(frame: frame), around: inner)
    case .flexibleFrame(let frame):
      return LayoutNode(FlexibleFrameLayout(frame: frame), around: inner)
    case .offset(let offset): return LayoutNode(OffsetLayout(offset: offset), around: inner)
    case .aspectRatio(let ratio, let mode):
      return LayoutNode(AspectRatioLayout(ratio: ratio, contentMode: mode), around: inner)
    case .fixedSize(let horizontal, let vertical):
      return LayoutNode(
        FixedSizeLayout(isHorizontal: horizontal, isVertical: vertical), around: inner)
    case .border(let color, let width):
      let drawing = BorderDrawing(
        color: color.resolved(in: environment.appearance), width: width)
      return LayoutNode(GroupLayout(drawing: drawing), around: inner)
    case .clipShape(let outline):
      return LayoutNode(GroupLayout(drawing: ClipDrawing(outline: outline)), around: inner)
    case .shadow(let style):
      let drawing = ShadowDrawing(shadow: style.resolved(in: environment.appearance))
      return LayoutNode(GroupLayout(drawing: drawing), around: inner)
    case .opacity(let opacity):
      return LayoutNode(GroupLayout(drawing: OpacityDrawing(opacity: opacity)), around: inner)
    case .accessibilityLabel(let label):
      return LayoutNode(GroupLayout(drawing: NamedDrawing(id: nil, label: label)), around: inner)
    case .id(let id): return LayoutNode(IdentifiedLayout(id: id), around: inner)
    case .dimensions(let dimensions):
      return LayoutNode(
        DimensionsLayout(dimensions, appearance: environment.appearance), around: inner)
    }
  }
}

extension ViewEnvironment {
  /// The surroundings of a view with `modifier` behind it.
  fileprivate func behind(_ modifier: Modifier) -> ViewEnvironment {
    var inner = self
    switch modifier {
    case .environment(let change): inner.apply(change)
    case .id(let id): inner.id = id
    default: break
    }
    return inner
  }
}

extension ShadowStyle {
  /// The shadow in the colours of an appearance.
  fileprivate func resolved(in appearance: Appearance) -> Shadow {
    Shadow(
      color: color.resolved(in: appearance), radius: radius, offset: Point(x: x, y: y))
  }
}
