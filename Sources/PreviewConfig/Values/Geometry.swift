import LayoutGeometry

extension ValueType<Point> {
  /// `[x, y]`, or a mapping of the two.
  static let point = coordinates(
    named: "point", "A distance to the right and downwards, in points.", x: "To the right.")

  /// The same for a distance that is mirrored from right to left.
  static let offset = coordinates(
    named: "offset", "A distance towards the trailing edge and downwards, in points.",
    x: "From leading to trailing: to the right, or from right to left to the left.")

  private static func coordinates(named name: String, _ help: String, x: String) -> ValueType {
    ValueType<Double>.distance.list("[x, y]", count: 2...2).map { Point(x: $0[0], y: $0[1]) }
      .orMapping(
        .record(
          name, help,
          Field(
            Field("x", .distance, default: 0, shown: "0", x),
            Field("y", .distance, default: 0, "Downwards.")
          ) { Point(x: $0, y: $1) }))
  }

  /// A place in the unit square, by name or as `[x, y]`.
  static let unitPoint = ValueType<Point>.words(
    [
      "topLeading": Point(x: 0, y: 0), "top": Point(x: 0.5, y: 0),
      "topTrailing": Point(x: 1, y: 0), "leading": Point(x: 0, y: 0.5),
      "center": Point(x: 0.5, y: 0.5), "trailing": Point(x: 1, y: 0.5),
      "bottomLeading": Point(x: 0, y: 1), "bottom": Point(x: 0.5, y: 1),
      "bottomTrailing": Point(x: 1, y: 1),
    ], pending: .zero
  ).orList(
    ValueType<Double>.number(-10...10).list("[x, y]", count: 2...2)
      .map { Point(x: $0[0], y: $0[1]) })
}

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

extension ValueType<EdgeInsets> {
  /// A length for all edges, `[vertical, horizontal]`, or a length for each named edge.
  static let insets = edges(.length, named: "insets", "Lengths for single edges, in points.")

  /// Insets that may be negative, like SwiftUI's padding: the view then extends beyond its edges.
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

extension ValueType<Alignment> {
  /// SwiftUI's nine alignments.
  static let alignment = ValueType.words(
    [
      "topLeading": .topLeading, "top": .top, "topTrailing": .topTrailing, "leading": .leading,
      "center": .center, "trailing": .trailing, "bottomLeading": .bottomLeading,
      "bottom": .bottom, "bottomTrailing": .bottomTrailing,
    ], pending: .center)
}

extension ValueType<HorizontalAlignment> {
  /// The guide of the views in a column by which they are aligned.
  static let horizontalAlignment = words(
    ["leading": .leading, "center": .center, "trailing": .trailing], pending: .center)
}

extension ValueType<VerticalAlignment> {
  /// The guide of the views in a row by which they are aligned.
  static let verticalAlignment = words(
    [
      "top": .top, "center": .center, "bottom": .bottom, "firstTextBaseline": .firstTextBaseline,
      "lastTextBaseline": .lastTextBaseline,
    ], pending: .center)
}
