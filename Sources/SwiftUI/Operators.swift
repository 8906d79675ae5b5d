public import Maquette

// A scoped import does not bring the operators of a type, so that they are declared again.

extension Text {
  /// Returns the concatenation of two texts, each in its style.
  @_disfavoredOverload
  public static func + (first: Text, second: Text) -> Text { first.appending(second) }
}

extension Angle {
  /// Returns the sum of two angles.
  @_disfavoredOverload
  public static func + (a: Angle, b: Angle) -> Angle { .radians(a.radians + b.radians) }
  /// Returns the difference of two angles.
  @_disfavoredOverload
  public static func - (a: Angle, b: Angle) -> Angle { .radians(a.radians - b.radians) }
  /// Returns a multiple of an angle.
  @_disfavoredOverload
  public static func * (angle: Angle, factor: Double) -> Angle { .radians(angle.radians * factor) }
  /// Returns a part of an angle.
  @_disfavoredOverload
  public static func / (angle: Angle, divisor: Double) -> Angle {
    .radians(angle.radians / divisor)
  }
}
