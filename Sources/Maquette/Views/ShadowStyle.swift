import CellViews
public import Foundation

/// A shadow of a filled shape: under it, or inside of its edges.
public struct ShadowStyle: Hashable, Sendable {
  /// The shadow for the layout.
  let shadow: BoxShadow

  /// Returns a shadow under a shape, with the radius and the offsets in points.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      shadow: BoxShadow(CellViews.ShadowStyle(color: color, radius: radius, x: x, y: y)))
  }

  /// Returns a shadow inside of a shape's edges, with the radius and the offsets in points.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(
      shadow: BoxShadow(
        CellViews.ShadowStyle(color: color, radius: radius, x: x, y: y), isInner: true))
  }
}

extension ShapeStyle {
  /// Returns the style with a shadow of the shapes that are filled with it; elsewhere it is not
  /// drawn.
  public func shadow(
    _ style: ShadowStyle, file: StaticString = #fileID, line: UInt = #line
  ) -> some ShapeStyle {
    AnyShapeStyle(
      _paint.shadow(
        style.shadow, UndrawnWord(word: "shadow", file: "\(file)", line: line)))
  }

  /// Returns the style with a blend mode, which is not drawn.
  public func blendMode(
    _ mode: BlendMode, file: StaticString = #fileID, line: UInt = #line
  ) -> some ShapeStyle {
    AnyShapeStyle(
      mode == .normal
        ? _paint : _paint.undrawn(UndrawnWord(word: "blendMode", file: "\(file)", line: line)))
  }
}
