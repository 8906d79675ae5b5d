public import CellViews
public import DisplayList
public import LayoutGeometry

nonisolated extension View {
  /// A view behind the view, which is proposed the view's size.
  @_disfavoredOverload
  public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> _DecoratedView<Self, Background> {
    _DecoratedView(self, .background, background, alignment)
  }

  /// Views behind the view, each proposed the view's size.
  public func background<Background: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Background
  ) -> _DecoratedView<Self, Background> {
    _DecoratedView(self, .background, content(), alignment)
  }

  /// A colour or another style behind the view, also under the device's bars at edges that it is at.
  public func background<Style: ShapeStyle>(_ style: Style) -> _DecoratedView<
    Self, _StyledRectangle
  > {
    background(style, ignoresSafeAreaEdges: .all)
  }

  /// A colour or another style behind the view, which goes under the device's bars at edges of the safe
  /// area that the view is at.
  public func background<Style: ShapeStyle>(
    _ style: Style, ignoresSafeAreaEdges edges: Edge.Set
  ) -> _DecoratedView<Self, _StyledRectangle> {
    _DecoratedView(self, .background, _StyledRectangle(style, reaching: edges), .center)
  }

  /// A shape behind the view, in the system's background.
  public func background<Outline: Shape>(
    in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _DecoratedView<Self, _ShapeView<Outline>> {
    background(.background, in: shape, fillStyle: fillStyle)
  }

  /// A shape behind the view, filled with a style.
  public func background<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _DecoratedView<Self, _ShapeView<Outline>> {
    _DecoratedView(self, .background, shape.fill(style, style: fillStyle), .center)
  }

  /// A view over the view, which is proposed the view's size.
  @_disfavoredOverload
  public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> _DecoratedView<Self, Overlay> {
    _DecoratedView(self, .overlay, overlay, alignment)
  }

  /// Views over the view, each proposed the view's size.
  public func overlay<Overlay: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> Overlay
  ) -> _DecoratedView<Self, Overlay> {
    _DecoratedView(self, .overlay, content(), alignment)
  }

  /// A colour or another style over the view.
  public func overlay<Style: ShapeStyle>(_ style: Style) -> _DecoratedView<Self, _StyledRectangle> {
    _DecoratedView(self, .overlay, _StyledRectangle(style, reaching: .all), .center)
  }

  /// The view as opaque as views are that are each proposed its size.
  public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> _DecoratedView<Self, Mask> {
    _DecoratedView(self, .mask, mask(), alignment)
  }

  /// The view as opaque as another one is.
  public func mask<Mask: View>(_ mask: Mask) -> _DecoratedView<Self, Mask> {
    _DecoratedView(self, .mask, mask, .center)
  }

  /// A line inside the view's edges, in points.
  public func border(_ color: Color, width: Double = 1) -> _ModifiedView<Self> {
    modified(.border(color, width: width))
  }

  /// Cuts off the view's corners along a radius, in points.
  public func cornerRadius(_ radius: Double) -> _ModifiedView<Self> {
    modified(.clipShape(.roundedRectangle(cornerRadius: radius)))
  }

  /// A shape over the view, filled with a style.
  public func overlay<Style: ShapeStyle, Outline: Shape>(
    _ style: Style, in shape: Outline, fillStyle: FillStyle = FillStyle()
  ) -> _DecoratedView<Self, _ShapeView<Outline>> {
    _DecoratedView(self, .overlay, shape.fill(style, style: fillStyle), .center)
  }

  /// Cuts off what is outside a shape of the view's size.
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

  /// A blurred copy of the view under it; `radius` and the offsets in points.
  public func shadow(
    color: Color = Color(RGBA.black).opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> _ModifiedView<Self> {
    modified(.shadow(CellViews.ShadowStyle(color: color, radius: radius, x: x, y: y)))
  }

  /// Lets what is behind show through the view as a whole; from 0 to 1.
  public func opacity(_ opacity: Double) -> _ModifiedView<Self> {
    modified(.opacity(opacity))
  }

  /// Takes the view's space and draws nothing.
  public func hidden() -> _ModifiedView<Self> {
    opacity(0)
  }

  /// Arrows along some edges with the measured lengths.
  public func dimensions(
    _ edges: Set<Dimensions.Edge> = [.top, .leading], arrow: Color, label: Color
  ) -> _ModifiedView<Self> {
    modified(.dimensions(Dimensions(edges: edges, arrow: arrow, label: label)))
  }

  /// Names the view, for scrolling to it, for its computed values and for reports.
  public func id(_ id: some Hashable) -> _IdentifiedView<Self> {
    _IdentifiedView(self, id: id)
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
