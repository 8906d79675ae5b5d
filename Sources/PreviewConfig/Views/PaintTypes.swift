import CellViews
import LayoutGeometry

extension ValueType<LinearGradient> {
  /// Colours at equal distances, or at the places that stops name.
  static let linearGradient = ValueType.record(
    "linearGradient", "Colours that blend along a line across the view.",
    Field(
      Field(
        optional: "colors", ValueType<Color>.color.list("a list of colours", count: 1...100),
        "The colours, at equal distances."),
      Field(
        optional: "stops", ValueType<LinearGradient.Stop>.stop.list("stops", count: 1...100),
        "The colours with their places, instead of `colors`."),
      Field(
        "startPoint", .unitPoint, default: Point(x: 0.5, y: 0), shown: "top",
        "Where the line starts."),
      Field(
        "endPoint", .unitPoint, default: Point(x: 0.5, y: 1), shown: "bottom",
        "Where the line ends.")
    ) { colors, stops, start, end throws(Mismatch) in
      guard (colors == nil) != (stops == nil) else {
        throw Mismatch("expected either 'colors' or 'stops'")
      }
      let last = Double(max(1, (colors?.count ?? 1) - 1))
      let even = (colors ?? []).enumerated().map {
        LinearGradient.Stop(color: $0.element, location: Double($0.offset) / last)
      }
      let locations = (stops ?? []).map(\.location)
      guard locations == locations.sorted() else {
        throw Mismatch("expected stops in the order of their locations")
      }
      return LinearGradient(stops: stops ?? even, startPoint: start, endPoint: end)
    })
}

extension ValueType<LinearGradient.Stop> {
  /// A colour at a place.
  static let stop = ValueType.record(
    "stop", "A colour at a place of a gradient.",
    Field(
      Field("color", .color, "The colour."),
      Field("location", .fraction, "Its place: 0 is the line's start, 1 its end.")
    ) { LinearGradient.Stop(color: $0, location: $1) })
}

extension ValueType<ShapePaint> {
  /// A colour, or a gradient.
  static let paint = ValueType<Color>.color.map { ShapePaint.color($0) }.orMapping(
    .record(
      "paint", "A gradient instead of a colour.",
      Field(
        Field("linearGradient", .linearGradient, "Colours that blend across the shape.")
      ) { .linearGradient($0) }))
}

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

extension ValueType<ShapeView.Outline> {
  /// A rounded rectangle's corner radius, alone or in a mapping.
  static let roundedRectangle = ValueType<Double>.length.orMapping(
    .record(
      "roundedRectangle", "A rectangle with round corners.",
      Field(Field("cornerRadius", .length, "The corners' radius, in points.")) { $0 })
  ).map { ShapeView.Outline.roundedRectangle(cornerRadius: $0) }

  /// A shape to clip to: a word, or a rounded rectangle.
  static let outline = ValueType.words(
    ["rectangle": .rectangle, "circle": .circle, "capsule": .capsule], pending: .rectangle
  ).orMapping(
    .record(
      "outline", "A shape to clip to.",
      Field(
        Field("roundedRectangle", .roundedRectangle, "A rectangle with round corners.")
      ) { $0 }))
}
