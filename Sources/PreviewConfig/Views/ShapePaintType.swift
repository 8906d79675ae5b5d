import CellViews

extension ValueType<ShapePaint> {
  /// A colour, or a gradient.
  static let paint = ValueType<Color>.color.map { ShapePaint.color($0) }.orMapping(
    .record(
      "paint", "A gradient instead of a colour.",
      Field(
        Field("linearGradient", .linearGradient, "Colours that blend across the shape.")
      ) { .linearGradient($0) }))
}
