import CellViews

extension ModifierDeclaration {
  static let dimensions = ModifierDeclaration(
    "dimensions", .dimensions, "Arrows along the view's edges with the measured length."
  ) { .dimensions($0) }
}

extension ValueType<Dimensions> {
  /// The edges that get an arrow, and the colours.
  fileprivate static let dimensions = ValueType.record(
    "dimensions", "Arrows along the view's edges with the measured length.",
    Field(
      Field(
        "edges", ValueType<Dimensions.Edge>.word(pending: .top).list("edges", count: 1...4),
        default: [.top, .leading], shown: "[top, leading]", "The edges that get an arrow."),
      Field("arrow", .color, default: .blue, shown: "blue", "The arrows' colour."),
      Field("label", .color, default: .orange, shown: "orange", "The labels' colour.")
    ) { Dimensions(edges: Set($0), arrow: $1, label: $2) })
}
