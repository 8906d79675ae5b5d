import CellViews

extension ValueType<ShapeView.Outline> {
  /// A rounded rectangle's corner radius, alone or in a mapping.
  static let roundedRectangle = ValueType<Double>.length.orMapping(
    .record(
      "roundedRectangle", "A rectangle with round corners.",
      Field(Field("cornerRadius", .length, "The corners' radius, in points.")) { $0 })
  ).map { ShapeView.Outline.roundedRectangle(cornerRadius: $0) }

  /// A shape to clip to: a word, or a rounded rectangle.
  static let outline = ValueType.words(
    ["rectangle": .rectangle, "circle": .circle, "capsule": .capsule], pending: .rectangle
  ).orMapping(
    .record(
      "outline", "A shape to clip to.",
      Field(
        Field("roundedRectangle", .roundedRectangle, "A rectangle with round corners.")
      ) { $0 }))
}
