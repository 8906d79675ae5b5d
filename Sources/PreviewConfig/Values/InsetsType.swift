import LayoutGeometry

extension ValueType<EdgeInsets> {
  /// A length for all edges, `[vertical, horizontal]`, or a length for each edge that is named.
  static let insets = edges(.length, named: "insets", "Lengths for single edges, in points.")

  /// Insets that may be negative, as SwiftUI's padding: the view then reaches beyond its edges.
  static let padding = edges(
    .distance, named: "padding",
    "Lengths for single edges, in points; a negative one lets the view reach beyond its edge.")

  private static func edges(
    _ length: ValueType<Double>, named name: String, _ help: String
  ) -> ValueType {
    length.map { EdgeInsets($0) }
      .orList(
        length.list("[vertical, horizontal]", count: 2...2).map {
          EdgeInsets(top: $0[0], leading: $0[1], bottom: $0[0], trailing: $0[1])
        }
      )
      .orMapping(
        .record(
          name, help,
          Field(
            Field(optional: "top", length, "The top edge."),
            Field(optional: "leading", length, "The leading edge."),
            Field(optional: "bottom", length, "The bottom edge."),
            Field(optional: "trailing", length, "The trailing edge."),
            Field(optional: "horizontal", length, "The leading and the trailing edge."),
            Field(optional: "vertical", length, "The top and the bottom edge.")
          ) { top, leading, bottom, trailing, horizontal, vertical in
            EdgeInsets(
              top: top ?? vertical ?? 0, leading: leading ?? horizontal ?? 0,
              bottom: bottom ?? vertical ?? 0, trailing: trailing ?? horizontal ?? 0)
          }))
  }
}
