public import LayoutGeometry

/// A blurred copy of what casts it.
public struct Shadow: Hashable, Sendable {
  /// The shadow's colour; its alpha multiplies the caster's.
  public var color: RGBA
  /// SwiftUI's radius, in points: twice the standard deviation of the Gaussian.
  public var radius: Double
  /// How far the shadow is moved from its caster, in points.
  public var offset: Point

  /// A shadow right under its caster unless it is moved by `offset`.
  public init(color: RGBA, radius: Double, offset: Point = .zero) {
    self.color = color
    self.radius = radius
    self.offset = offset
  }
}
