/// The bounds of the language's lengths.
enum Bounds {
  /// Lengths in points: more than any canvas needs, and exact to a billionth of a point.
  static let length = 0.0...1_000_000.0
  /// Positions and distances in points, in either direction.
  static let position = -1_000_000.0...1_000_000.0
  /// Sizes of fonts in points.
  static let fontSize = 1.0...1000.0
}
