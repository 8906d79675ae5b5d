/// A surface that lets the blurred colours under it through; drawn as a translucent one, without blur.
public struct Material: ShapeStyle {
  private let opacity: Double

  /// The most translucent surface.
  public static let ultraThin = Material(opacity: 0.6)
  /// A translucent surface.
  public static let thin = Material(opacity: 0.7)
  /// A surface between the others.
  public static let regular = Material(opacity: 0.8)
  /// A rather opaque surface.
  public static let thick = Material(opacity: 0.88)
  /// The most opaque surface.
  public static let ultraThick = Material(opacity: 0.94)
  /// The surface of bars.
  public static let bar = Material(opacity: 0.8)

  /// The system's background, translucent.
  public var _paint: _ShapePaint { Color.systemBackground.opacity(opacity)._paint }
}

extension ShapeStyle where Self == Material {
  /// The most translucent surface.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A translucent surface.
  public static var thinMaterial: Material { .thin }
  /// A surface between the others.
  public static var regularMaterial: Material { .regular }
  /// A rather opaque surface.
  public static var thickMaterial: Material { .thick }
  /// The most opaque surface.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The surface of bars.
  public static var bar: Material { .bar }
}

nonisolated extension View {
  /// A translucent surface under the view, without the blur of what is under it.
  public func background(
    _ material: Material, file: StaticString = #fileID, line: UInt = #line
  ) -> _ModifiedView<_DecoratedView<Self, _StyledRectangle>> {
    _DecoratedView(self, .background, _StyledRectangle(material), .center)
      .undrawn("the blur of a material", file, line)
  }
}
