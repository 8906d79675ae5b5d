import CellViews

extension ValueType<Modifier> {
  /// Nothing for both directions, or a mapping that names them.
  static let fixedSize = ValueType<Bool>.truth.orMissing(true, words: "true")
    .map { Modifier.fixedSize(horizontal: $0, vertical: $0) }
    .orMapping(
      .record(
        "fixedSize", "Keeps the view at its ideal size.",
        Field(
          Field("horizontal", .truth, default: false, shown: "false", "Its width."),
          Field("vertical", .truth, default: false, shown: "false", "Its height.")
        ) { .fixedSize(horizontal: $0, vertical: $1) }))
}
