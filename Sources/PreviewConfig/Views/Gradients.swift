import Catalogs
import CellViews
import ConfigLanguage
import LayoutGeometry

extension ViewDeclaration {
  static let fills: [ViewDeclaration] = [
    .color, .material, .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient,
    .meshGradient,
  ]

  static let linearGradient = ViewDeclaration(
    "linearGradient", ValueType<LinearGradient>.linearGradient.map { .linearGradient($0) },
    "Colours that blend along a line across the view.")

  static let radialGradient = ViewDeclaration(
    "radialGradient", ValueType<RoundGradient>.radialGradient.map { .roundGradient($0) },
    "Colours that blend outwards from a point, in circles.")

  static let ellipticalGradient = ViewDeclaration(
    "ellipticalGradient", ValueType<RoundGradient>.ellipticalGradient.map { .roundGradient($0) },
    "Colours that blend outwards from a point, in ellipses with the view's proportions.")

  static let angularGradient = ViewDeclaration(
    "angularGradient", ValueType<RoundGradient>.angularGradient.map { .roundGradient($0) },
    "Colours that blend around a point.")
}

extension ValueType<ShapePaint> {
  /// A colour, or a gradient.
  static let paint = ValueType<Color>.color.map { ShapePaint.color($0) }.orMapping(
    .record(
      "paint", "A gradient instead of a colour: one of its keys.",
      Field(
        Field(optional: "linearGradient", .linearGradient, "Colours that blend across the shape."),
        Field(
          optional: "radialGradient", ValueType<RoundGradient>.radialGradient,
          "Colours that blend outwards from a point, in circles."),
        Field(
          optional: "ellipticalGradient", ValueType<RoundGradient>.ellipticalGradient,
          "Colours that blend outwards from a point, in ellipses with the shape's proportions."),
        Field(
          optional: "angularGradient", ValueType<RoundGradient>.angularGradient,
          "Colours that blend around a point."),
        Field(
          optional: "meshGradient", .meshGradient,
          "Colours at the points of a mesh across the shape.")
      ) { linear, radial, elliptical, angular, mesh throws(Mismatch) in
        let paints =
          [linear.map { ShapePaint.linearGradient($0) }].compactMap(\.self)
          + [radial, elliptical, angular].compactMap { $0.map { .roundGradient($0) } }
          + [mesh.map { .meshGradient($0) }].compactMap(\.self)
        guard let paint = paints.first, paints.count == 1 else {
          throw Mismatch(
            "expected one of 'linearGradient', 'radialGradient', 'ellipticalGradient', "
              + "'angularGradient' and 'meshGradient'")
        }
        return paint
      })
  )
  .orToken(.gradient) { tokens, name in
    tokens.gradients[name].map { .linearGradient(LinearGradient($0)) }
  }
}

extension LinearGradient {
  /// Creates the gradient of a token, from the top to the bottom as tokens have no direction.
  init(_ stops: [TokenStop]) {
    self.init(
      stops: stops.map { Stop(color: Color($0.color), location: $0.position) },
      startPoint: Point(x: 0.5, y: 0), endPoint: Point(x: 0.5, y: 1))
  }
}

extension ValueType<LinearGradient> {
  /// Colours along a line.
  fileprivate static let linearGradient = ValueType.record(
    "linearGradient", "Colours that blend along a line across the view.",
    Field(
      colorsField, stopsField,
      Field(
        "startPoint", .unitPoint, default: Point(x: 0.5, y: 0), shown: "top",
        "Where the line starts."),
      Field(
        "endPoint", .unitPoint, default: Point(x: 0.5, y: 1), shown: "bottom",
        "Where the line ends.")
    ) { colors, stops, start, end throws(Mismatch) in
      LinearGradient(
        stops: try gradientStops(colors, stops), startPoint: start, endPoint: end)
    })
}

extension ValueType<RoundGradient> {
  fileprivate static let radialGradient = ValueType.record(
    "radialGradient", "Colours that blend outwards from a point, in circles.",
    Field(
      colorsField, stopsField, centerField,
      Field(
        "startRadius", .length, default: 0,
        "How far from the centre the first colour ends, in points."),
      Field(
        "endRadius", .length, "How far from the centre the last colour begins, in points.")
    ) { colors, stops, center, start, end throws(Mismatch) in
      RoundGradient(
        .radial(startRadius: start, endRadius: end), center: center,
        stops: try gradientStops(colors, stops))
    })

  fileprivate static let ellipticalGradient = ValueType.record(
    "ellipticalGradient",
    "Colours that blend outwards from a point, in ellipses with the view's proportions.",
    Field(
      colorsField, stopsField, centerField,
      Field(
        "startRadiusFraction", .number(0...100), default: 0,
        "How far from the centre the first colour ends, in parts of the width and the height."),
      Field(
        "endRadiusFraction", .number(0...100), default: 0.5,
        "How far from the centre the last colour begins, in parts of the width and the height.")
    ) { colors, stops, center, start, end throws(Mismatch) in
      RoundGradient(
        .elliptical(startRadiusFraction: start, endRadiusFraction: end), center: center,
        stops: try gradientStops(colors, stops))
    })

  fileprivate static let angularGradient = ValueType.record(
    "angularGradient", "Colours that blend around a point.",
    Field(
      colorsField, stopsField, centerField,
      Field(
        optional: "angle", .distance,
        "Where a whole turn starts, clockwise from the right, in degrees; defaults to 0."),
      Field(
        optional: "startAngle", .distance,
        "Where the first colour is, instead of `angle`, in degrees."),
      Field(optional: "endAngle", .distance, "Where the last colour is, in degrees.")
    ) { colors, stops, center, angle, start, end throws(Mismatch) in
      let form: RoundGradient.Form
      switch (angle, start, end) {
      case (_, nil, nil):
        form = .angular(startAngle: angle ?? 0, endAngle: (angle ?? 0) + 360)
      case (nil, let start?, let end?): form = .angular(startAngle: start, endAngle: end)
      default:
        throw Mismatch("expected either 'angle' or both of 'startAngle' and 'endAngle'")
      }
      return RoundGradient(form, center: center, stops: try gradientStops(colors, stops))
    })
}

private let colorsField = Field(
  optional: "colors", ValueType<Color>.color.list("a list of colours", count: 1...100),
  "The colours, at equal distances.")

private let stopsField = Field(
  optional: "stops",
  ValueType<LinearGradient.Stop>.stop.list("stops", count: 1...100)
    .orToken(.gradient, hasNames: false) { tokens, name in
      tokens.gradients[name].map { LinearGradient($0).stops }
    },
  "The colours with their places, instead of `colors`.")

private let centerField = Field(
  "center", ValueType<Point>.unitPoint, default: Point(x: 0.5, y: 0.5), shown: "center",
  "The point that the colours are about.")

/// Returns the stops of either key.
private func gradientStops(
  _ colors: [Color]?, _ stops: [LinearGradient.Stop]?
) throws(Mismatch) -> [LinearGradient.Stop] {
  guard (colors == nil) != (stops == nil) else {
    throw Mismatch("expected either 'colors' or 'stops'")
  }
  guard let stops else { return LinearGradient.stops(of: colors ?? []) }
  let locations = stops.map(\.location)
  guard locations == locations.sorted() else {
    throw Mismatch("expected stops in the order of their locations")
  }
  return stops
}

extension ValueType<LinearGradient.Stop> {
  /// A colour at a place.
  fileprivate static let stop = ValueType.record(
    "stop", "A colour at a place of a gradient.",
    Field(
      Field("color", .color, "The colour."),
      Field("location", .fraction, "Its place: 0 is the gradient's start, 1 its end.")
    ) { LinearGradient.Stop(color: $0, location: $1) })
}
