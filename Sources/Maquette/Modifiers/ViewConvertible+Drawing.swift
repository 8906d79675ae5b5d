public import CellViews
public import DisplayList
public import LayoutGeometry

extension ViewConvertible {
  /// A colour behind the view.
  public func background(_ color: Color) -> View {
    modifier(.background(.color(color), .center))
  }

  /// A view behind the view, which is proposed the view's size.
  public func background(_ background: some ViewConvertible, alignment: Alignment = .center) -> View
  {
    modifier(.background(background.view, alignment))
  }

  /// Views behind the view, each proposed the view's size.
  public func background(
    alignment: Alignment = .center, @ViewBuilder content: () throws -> [View]
  ) rethrows -> View {
    modifier(.background(.layered(try content(), alignment: alignment), alignment))
  }

  /// A view over the view, which is proposed the view's size.
  public func overlay(_ overlay: some ViewConvertible, alignment: Alignment = .center) -> View {
    modifier(.overlay(overlay.view, alignment))
  }

  /// Views over the view, each proposed the view's size.
  public func overlay(
    alignment: Alignment = .center, @ViewBuilder content: () throws -> [View]
  ) rethrows -> View {
    modifier(.overlay(.layered(try content(), alignment: alignment), alignment))
  }

  /// A line inside the view's edges, in points.
  public func border(_ color: Color, width: Double = 1) -> View {
    modifier(.border(color, width: width))
  }

  /// Cuts off the view's corners along a radius, in points.
  public func cornerRadius(_ radius: Double) -> View {
    modifier(.clipShape(.roundedRectangle(cornerRadius: radius)))
  }

  /// Cuts off what is outside a shape of the view's size.
  public func clipShape(_ shape: some ShapeConvertible) -> View {
    modifier(.clipShape(shape.outline))
  }

  /// Cuts off what is outside the view's frame.
  public func clipped() -> View {
    modifier(.clipShape(.rectangle))
  }

  /// A blurred copy of the view under it; `radius` and the offsets in points.
  public func shadow(
    color: Color = Color(RGBA.black).opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> View {
    modifier(.shadow(ShadowStyle(color: color, radius: radius, x: x, y: y)))
  }

  /// Lets what is behind show through the view as a whole; from 0 to 1.
  public func opacity(_ opacity: Double) -> View {
    modifier(.opacity(opacity))
  }

  /// Arrows along some edges with the measured lengths.
  public func dimensions(
    _ edges: Set<Dimensions.Edge> = [.top, .leading], arrow: Color, label: Color
  ) -> View {
    modifier(.dimensions(Dimensions(edges: edges, arrow: arrow, label: label)))
  }

  /// Names the view, for its computed values and for reports.
  public func id(_ id: String) -> View {
    modifier(.id(id))
  }

  /// What a screen reader reads out for the view; reports show it too.
  public func accessibilityLabel(_ label: String) -> View {
    modifier(.accessibilityLabel(label))
  }
}
