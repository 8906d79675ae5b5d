/// A shadow that a style has by itself, which is not drawn.
public struct ShadowStyle: Hashable, Sendable {
  private enum Place {
    case outside, inside
  }

  private let place: Place
  private let radius: Double
  private let offset: [Double]

  /// A shadow under what is painted; the radius and the offsets in points.
  public static func drop(
    color: Color = .black.opacity(0.33), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle(place: .outside, radius: radius, offset: [x, y]) }

  /// A shadow inside of the edges of what is painted; the radius and the offsets in points.
  public static func inner(
    color: Color = .black.opacity(0.55), radius: Double, x: Double = 0, y: Double = 0
  ) -> ShadowStyle { ShadowStyle(place: .inside, radius: radius, offset: [x, y]) }
}

extension ShapeStyle {
  /// The style with a shadow of its own, which is not drawn.
  public func shadow(
    _ style: ShadowStyle, file: StaticString = #fileID, line: UInt = #line
  ) -> some ShapeStyle {
    AnyShapeStyle(
      _paint.undrawn(UndrawnWord(word: "shadow", file: "\(file)", line: line)))
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
