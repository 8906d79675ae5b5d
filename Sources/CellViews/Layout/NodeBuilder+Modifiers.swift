import DisplayList
import LayoutGeometry

extension NodeBuilder {
  /// The node of a modifier around a view's node, with the node of the view that it adds.
  func node(
    _ modifier: Modifier, around child: LayoutNode, over decoration: LayoutNode?,
    in environment: ViewEnvironment
  ) -> LayoutNode {
    if case .layoutPriority(let priority) = modifier {
      return LayoutNode(
        child.layout, priority: priority, isSpacer: child.isSpacer,
        isMeantToSpill: child.isMeantToSpill)
    }
    let layout = layout(of: modifier, around: child, over: decoration, in: environment)
    return layout.map { LayoutNode(modifier: $0) } ?? child
  }

  /// How a modifier measures and places a view; nil for one that changes neither.
  private func layout(
    of modifier: Modifier, around child: LayoutNode, over decoration: LayoutNode?,
    in environment: ViewEnvironment
  ) -> (any UnaryLayout)? {
    let appearance = environment.appearance
    switch modifier {
    case .environment, .layoutPriority, .mark: return nil
    case .background(_, let alignment):
      return decoration.map {
        DecorationLayout(child: child, decoration: $0, alignment: alignment, isInFront: false)
      }
    case .overlay(_, let alignment):
      return decoration.map {
        DecorationLayout(child: child, decoration: $0, alignment: alignment, isInFront: true)
      }
    case .padding(let insets): return PaddingLayout(child: child, insets: insets)
    case .frame(let frame):
      return FixedFrameLayout(child: child, frame: frame, mark: environment.mark)
    case .flexibleFrame(let frame):
      return FlexibleFrameLayout(child: child, frame: frame, mark: environment.mark)
    case .relativeWidth(let width):
      return RelativeWidthLayout(child: child, width: width, mark: environment.mark)
    case .offset(let offset): return OffsetLayout(child: child, offset: offset)
    case .aspectRatio(let ratio, let mode):
      return AspectRatioLayout(child: child, ratio: ratio, contentMode: mode)
    case .fixedSize(let horizontal, let vertical):
      return FixedSizeLayout(child: child, isHorizontal: horizontal, isVertical: vertical)
    case .border(let color, let width):
      let drawing = BorderDrawing(color: color.resolved(in: appearance), width: width)
      return GroupLayout(child: child, drawing: drawing)
    case .clipShape(let outline):
      return GroupLayout(child: child, drawing: ClipDrawing(outline: outline))
    case .shadow(let style):
      return GroupLayout(
        child: child, drawing: ShadowDrawing(shadow: style.resolved(in: appearance)))
    case .opacity(let opacity):
      return GroupLayout(child: child, drawing: OpacityDrawing(opacity: opacity))
    case .accessibilityLabel(let label):
      return GroupLayout(child: child, drawing: NamedDrawing(id: nil, label: label))
    case .scroll(let axis): return ScrollLayout(child: child, axis: axis)
    case .id(let id): return IdentifiedLayout(child: child, id: id)
    case .dimensions(let dimensions):
      return DimensionsLayout(dimensions, around: child, appearance: appearance)
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
