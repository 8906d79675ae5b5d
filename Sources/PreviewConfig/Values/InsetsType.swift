import LayoutGeometry

extension ValueType<EdgeInsets> {
  /// A length for all edges, `[vertical, horizontal]`, or a length for each edge that is named.
  static let insets = ValueType<Double>.length.map { EdgeInsets($0) }
    .orList(
      ValueType<Double>.length.list("[vertical, horizontal]", count: 2...2).map {
        EdgeInsets(top: $0[0], leading: $0[1], bottom: $0[0], trailing: $0[1])
      }
    )
    .orMapping(
      .record(
        "insets", "Lengths for single edges, in points.",
        Field(
          Field(optional: "top", .length, "The top edge."),
          Field(optional: "leading", .length, "The leading edge."),
          Field(optional: "bottom", .length, "The bottom edge."),
          Field(optional: "trailing", .length, "The trailing edge."),
          Field(optional: "horizontal", .length, "The leading and the trailing edge."),
          Field(optional: "vertical", .length, "The top and the bottom edge.")
        ) { top, leading, bottom, trailing, horizontal, vertical in
          EdgeInsets(
            top: top ?? vertical ?? 0, leading: leading ?? horizontal ?? 0,
            bottom: bottom ?? vertical ?? 0, trailing: trailing ?? horizontal ?? 0)
        }))
}
