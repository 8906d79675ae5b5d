/// A blurred copy of a view under it; `radius` and offsets in points.
public struct ShadowStyle: Hashable, Sendable {
  /// The shadow's colour; its alpha is the shadow's where the view is opaque.
  public var color: Color
  /// The blur's radius: twice the Gaussian's standard deviation.
  public var radius: Double
  /// How far the shadow is moved to the right.
  public var x: Double
  /// How far the shadow is moved down.
  public var y: Double

  /// A shadow straight under the view unless told otherwise.
  public init(color: Color, radius: Double, x: Double = 0, y: Double = 0) {
    self.color = color
    self.radius = radius
    self.x = x
    self.y = y
  }
}
