public import CellViews
public import DisplayList
public import Foundation
public import LayoutGeometry

nonisolated extension View {
  /// Adds a background view, with the view's size as its proposal.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> _DecoratedView<Self, Background> {
    _DecoratedView(self, .background, background, alignment)
  }

  /// Adds background views, each with the view's size as its proposal.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> _DecoratedView<Self, Background> {
    _DecoratedView(self, .background, content(), alignment)
  }

  /// Adds a background of a colour or another style, which extends under the device's bars at the
  /// edges that the view touches.
  public func background<Style: ShapeStyle>(_ style: Style) -> _DecoratedView<
    Self, _StyledRectangle
  > {
    background(style, ignoresSafeAreaEdges: .all)
  }

  /// Adds a background of a colour or another style, which extends under the device's bars at the
  /// given edges of the safe area that the view touches.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set
  ) -> _DecoratedView<Self, _StyledRectangle> {
    _DecoratedView(self, .background, _StyledRectangle(style, reaching: edges), .center)
  }

  /// Adds a background shape in the system's background colour.
  public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _DecoratedView<Self, _ShapeView<Outline>> {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// Adds a background shape filled with a style.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _DecoratedView<Self, _ShapeView<Outline>> {
    _DecoratedView(self, .background, shape.fill(style, style: fillStyle), .center)
  }

  /// Adds a view in front, with the view's size as its proposal.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> _DecoratedView<Self, Overlay> {
    _DecoratedView(self, .overlay, overlay, alignment)
  }

  /// Adds views in front, each with the view's size as its proposal.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> _DecoratedView<Self, Overlay> {
    _DecoratedView(self, .overlay, content(), alignment)
  }

  /// Adds a colour or another style in front.
  public func overlay<Style: ShapeStyle>(_ style: Style) -> _DecoratedView<Self, _StyledRectangle> {
    _DecoratedView(self, .overlay, _StyledRectangle(style, reaching: .all), .center)
  }

  /// Masks the view by the opacity of views, each with the view's size as its proposal.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> _DecoratedView<Self, Mask> {
    _DecoratedView(self, .mask, mask(), alignment)
  }

  /// Masks the view by the opacity of another one.
  public func mask<Mask: View>(_ mask: Mask) -> _DecoratedView<Self, Mask> {
    _DecoratedView(self, .mask, mask, .center)
  }

  /// Adds a line inside the view's edges, in points.
  public func border(_ color: Color, width: CGFloat = 1) -> _ModifiedView<Self> {
    modified(.border(color, width: width))
  }

  /// Clips the view's corners to a radius, in points.
  public func cornerRadius(_ radius: CGFloat) -> _ModifiedView<Self> {
    modified(.clipShape(.roundedRectangle(cornerRadius: radius)))
  }

  /// Adds a shape in front, filled with a style.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _DecoratedView<Self, _ShapeView<Outline>> {
    _DecoratedView(self, .overlay, shape.fill(style, style: fillStyle), .center)
  }

  /// Clips the view to a shape of its size.
  public func clipShape<Outline: Shape>(
    _ shape: Outline, style: FillStyle = FillStyle()
  ) -> _ModifiedView<Self> {
    let outline = shape._outline.outline
    return modified(.clipShape(style.isEOFilled ? outline.evenOdd : outline))
  }

  /// Cuts off what is outside the view's frame.
  public func clipped() -> _ModifiedView<Self> {
    modified(.clipShape(.rectangle))
  }

  /// Adds a blurred copy under the view; `radius` and the offsets are in points.
  public func shadow(
    color: Color = Color(RGBA.black).opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> _ModifiedView<Self> {
    modified(.shadow(CellViews.ShadowStyle(color: color, radius: radius, x: x, y: y)))
  }

  /// Sets the opacity of the view as a whole, from 0 to 1.
  public func opacity(_ opacity: Double) -> _ModifiedView<Self> {
    modified(.opacity(opacity))
  }

  /// Hides the view, which keeps its space.
  public func hidden() -> _ModifiedView<Self> {
    opacity(0)
  }

  /// Adds arrows along some edges with the measured lengths.
  public func dimensions(
    _ edges: Set<Dimensions.Edge> = [.top, .leading], arrow: Color, label: Color
  ) -> _ModifiedView<Self> {
    modified(.dimensions(Dimensions(edges: edges, arrow: arrow, label: label)))
  }

  /// Names the view, for scrolling to it, for its computed values and for reports.
  public func id(_ id: some Hashable) -> _WrappedView<Self> {
    nonisolated(unsafe) let id = AnyHashable(id)
    return _WrappedView(self) { view, context in
      let isSought = context.environment.findsScrollIDs
      return view._nodes(in: context).map { node in
        let named = node.with(.id("\(id)"))
        return isSought ? named.with(.scrollTarget(ScrollID(id))) : named
      }
    }
  }

  /// Names the view in tests, and in reports as `id(_:)` does.
  public func accessibilityIdentifier(_ identifier: String) -> _ModifiedView<Self> {
    modified(.id(identifier))
  }

  /// Sets the label that a screen reader speaks and reports show.
  public func accessibilityLabel(_ label: Text) -> _ModifiedView<Self> {
    modified(.accessibilityLabel(label.string))
  }

  /// Sets the label that a screen reader speaks and reports show.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: some StringProtocol) -> _ModifiedView<Self> {
    modified(.accessibilityLabel(String(label)))
  }

  /// Sets the label that a screen reader speaks and reports show.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> _ModifiedView<Self> {
    accessibilityLabel(Text(label))
  }
}
