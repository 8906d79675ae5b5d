import CellViews

extension ValueType<Modifier> {
  /// A colour for a line of one point, or a mapping.
  static let border = ValueType<Color>.color.map { Modifier.border($0, width: 1) }.orMapping(
    .record(
      "border", "A line inside the view's edges.",
      Field(
        Field("color", .color, "The line's colour."),
        Field("width", .length, default: 1, shown: "1", "The line's width, in points.")
      ) { .border($0, width: $1) }))
}
