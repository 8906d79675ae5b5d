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
            Field("y", .distance, default: 0, shown: "0", "Downwards.")
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
