import LayoutGeometry

extension ValueType<Size> {
  /// `[width, height]`, or a mapping of the two.
  static let size = ValueType<Double>.length.list("[width, height]", count: 2...2)
    .map { Size(width: $0[0], height: $0[1]) }
    .orMapping(
      .record(
        "size", "A width and a height, in points.",
        Field(
          Field("width", .length, "The width."), Field("height", .length, "The height.")
        ) { Size(width: $0, height: $1) }))
}
