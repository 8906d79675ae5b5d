import CellViews

/// A shadow of a filled shape: under it, or inside of its edges.
public struct ShadowStyle: Hashable, Sendable {
  /// The shadow as the layout has it.
  let shadow: BoxShadow

  /// A shadow under what is painted; the radius and the offsets in points.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(
      shadow: BoxShadow(CellViews.ShadowStyle(color: color, radius: radius, x: x, y: y)))
  }

  /// A shadow inside of the edges of what is painted; the radius and the offsets in points.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle {
    ShadowStyle(
      shadow: BoxShadow(
        CellViews.ShadowStyle(color: color, radius: radius, x: x, y: y), isInner: true))
  }
}

extension ShapeStyle {
  /// The style with a shadow, which shapes that are filled with it cast; elsewhere it is not drawn.
  public func shadow(
    _ style: ShadowStyle, file: StaticString = #fileID, line: UInt = #line
  ) -> some ShapeStyle {
    AnyShapeStyle(
      _paint.shadow(
        style.shadow, UndrawnWord(word: "shadow", file: "\(file)", line: line)))
  }

  /// The style mixed with what is under it, which is not drawn.
  public func blendMode(
    _ mode: BlendMode, file: StaticString = #fileID, line: UInt = #line
  ) -> some ShapeStyle {
    AnyShapeStyle(
      mode == .normal
        ? _paint : _paint.undrawn(UndrawnWord(word: "blendMode", file: "\(file)", line: line)))
  }
}
