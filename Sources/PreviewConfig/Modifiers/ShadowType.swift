import CellViews

extension ValueType<ShadowStyle> {
  /// A radius, or a mapping.
  static let shadow = ValueType<Double>.number(0...1000)
    .map { ShadowStyle(color: .shadow, radius: $0) }
    .orMapping(
      .record(
        "shadow", "A blurred copy of the view under it.",
        Field(
          Field(
            "color", .color, default: .shadow, shown: "black.opacity(0.33)",
            "The shadow's colour."),
          Field("radius", .number(0...1000), "The blur's radius, in points."),
          Field("x", .distance, default: 0, shown: "0", "To the right, in points."),
          Field("y", .distance, default: 0, shown: "0", "Downwards, in points.")
        ) { ShadowStyle(color: $0, radius: $1, x: $2, y: $3) }))
}

extension Color {
  /// SwiftUI's default for shadows.
  fileprivate static let shadow = Color.black.opacity(0.33)
}
