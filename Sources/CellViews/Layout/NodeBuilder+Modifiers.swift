import DisplayList
import LayoutGeometry

extension NodeBuilder {
  /// The node of a modifier around a view's node, with the node of the view that it adds.
  func node(
    _ modifier: Modifier, around inner: LayoutNode, over decoration: LayoutNode?,
    in environment: ViewEnvironment
  ) -> LayoutNode {
    switch modifier {
    case .environment: return inner
    case .layoutPriority(let priority):
      return LayoutNode(
        inner.layout, children: inner.children, priority: priority, isSpacer: inner.isSpacer)
    case .background(_, let alignment):
      let layout = DecorationLayout(isInFront: false, alignment: alignment)
      return LayoutNode(layout, around: inner, over: decoration)
    case .overlay(_, let alignment):
      let layout = DecorationLayout(isInFront: true, alignment: alignment)
      return LayoutNode(layout, around: inner, over: decoration)
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

extension ShadowStyle {
  /// The shadow in the colours of an appearance.
  fileprivate func resolved(in appearance: Appearance) -> Shadow {
    Shadow(
      color: color.resolved(in: appearance), radius: radius, offset: Point(x: x, y: y))
  }
}
