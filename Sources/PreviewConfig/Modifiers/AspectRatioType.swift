import CellViews

extension ValueType<Modifier> {
  /// A ratio, or a mapping with its content mode.
  static let aspectRatio = ValueType<Double>.ratio.map { Modifier.aspectRatio($0, .fit) }.orMapping(
    .record(
      "aspectRatio", "Keeps the ratio of width to height.",
      Field(
        Field(optional: "ratio", .ratio, "Width divided by height; defaults to the view's own."),
        Field(
          "contentMode", .word(pending: .fit), default: ContentMode.fit, shown: "fit",
          "Whether the view fits into its space or fills it.")
      ) { .aspectRatio($0, $1) }))
}
