import CellViews

extension ValueType<ShapeView.Stroke> {
  /// A colour for a line of one point, or a mapping with the line's settings.
  static let stroke = ValueType<Color>.color.map { ShapeView.Stroke(.color($0)) }.orMapping(
    .record(
      "stroke", "A line along a shape's outline, half inside and half outside.",
      Field(
        Field("color", .paint, "The line's colour."),
        Field("lineWidth", .length, default: 1, shown: "1", "The line's width, in points."),
        Field(
          "dash", ValueType<Double>.length.list("lengths", count: 0...16), default: [],
          shown: "a solid line", "Lengths of dashes and gaps in turn, in points.")
      ) { paint, width, dash throws(Mismatch) in
        // A line of nothing but gaps and zeros never ends.
        guard dash.isEmpty || dash.contains(where: { $0 > 0 }) else {
          throw Mismatch("expected a dash longer than 0")
        }
        return ShapeView.Stroke(paint, lineWidth: width, dash: dash)
      }))
}
