import CellViews
import DisplayList
import LayoutGeometry

extension ViewDeclaration {
  static let color = ViewDeclaration(
    "color", ValueType<Color>.color.map { .color($0) }, "A colour that fills its space.")

  static let linearGradient = ViewDeclaration(
    "linearGradient", ValueType<LinearGradient>.linearGradient.map { .linearGradient($0) },
    "Colours that blend along a line across the view.")

  static let rectangle = ViewDeclaration(
    "rectangle", kind: .shape, bare: .shape(ShapeNode(.rectangle)), .nothing, "A rectangle.")

  static let roundedRectangle = ViewDeclaration(
    "roundedRectangle", kind: .shape,
    ValueType<ShapeNode.Outline>.roundedRectangle.map { .shape(ShapeNode($0)) },
    "A rectangle with round corners.")

  static let circle = ViewDeclaration(
    "circle", kind: .shape, bare: .shape(ShapeNode(.circle)), .nothing,
    "The largest circle in the middle of its space.")

  static let ellipse = ViewDeclaration(
    "ellipse", kind: .shape, bare: .shape(ShapeNode(.ellipse)), .nothing,
    "The ellipse that touches the sides of its space.")

  static let unevenRoundedRectangle = ViewDeclaration(
    "unevenRoundedRectangle", kind: .shape,
    ValueType<ShapeNode.Outline>.unevenRoundedRectangle.map { .shape(ShapeNode($0)) },
    "A rectangle whose corners have radii of their own.")

  static let capsule = ViewDeclaration(
    "capsule", kind: .shape, bare: .shape(ShapeNode(.capsule)), .nothing,
    "A rectangle whose shorter sides are half circles.")
}

extension ValueType<ShapeNode.Outline> {
  /// A rounded rectangle's corner radius, alone or in a mapping.
  fileprivate static let roundedRectangle = ValueType<Double>.length.orMapping(
    .record(
      "roundedRectangle", "A rectangle with round corners.",
      Field(Field("cornerRadius", .length, "The corners' radius, in points.")) { $0 })
  ).map { ShapeNode.Outline.roundedRectangle(cornerRadius: $0) }

  /// A radius for each corner, as SwiftUI's `RectangleCornerRadii`.
  fileprivate static let unevenRoundedRectangle = ValueType.record(
    "unevenRoundedRectangle", "A rectangle whose corners have radii of their own, in points.",
    Field(
      Field("topLeading", .length, default: 0, shown: "0", "The radius of the top leading corner."),
      Field(
        "topTrailing", .length, default: 0, shown: "0", "The radius of the top trailing corner."),
      Field(
        "bottomTrailing", .length, default: 0, shown: "0",
        "The radius of the bottom trailing corner."),
      Field(
        "bottomLeading", .length, default: 0, shown: "0",
        "The radius of the bottom leading corner.")
    ) {
      .unevenRoundedRectangle(
        CornerRadii(topLeft: $0, topRight: $1, bottomRight: $2, bottomLeft: $3))
    })

  /// A shape to clip to: a word, or a rounded rectangle.
  static let outline = ValueType.words(
    ["rectangle": .rectangle, "circle": .circle, "ellipse": .ellipse, "capsule": .capsule],
    pending: .rectangle
  ).orMapping(
    .record(
      "outline", "A shape to clip to: one of its keys.",
      Field(
        Field<ShapeNode.Outline?>(
          optional: "roundedRectangle", .roundedRectangle, "A rectangle with round corners."),
        Field<ShapeNode.Outline?>(
          optional: "unevenRoundedRectangle", .unevenRoundedRectangle,
          "A rectangle whose corners have radii of their own.")
      ) { rounded, uneven throws(Mismatch) in
        switch (rounded, uneven) {
        case (let outline?, nil), (nil, let outline?): return outline
        default: throw Mismatch("expected one of 'roundedRectangle' and 'unevenRoundedRectangle'")
        }
      }))
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

extension ValueType<LinearGradient> {
  /// Colours at equal distances, or at the places that stops name.
  fileprivate static let linearGradient = ValueType.record(
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
      guard let stops else { return LinearGradient(colors: colors ?? [], from: start, to: end) }
      let locations = stops.map(\.location)
      guard locations == locations.sorted() else {
        throw Mismatch("expected stops in the order of their locations")
      }
      return LinearGradient(stops: stops, startPoint: start, endPoint: end)
    })
}

extension ValueType<LinearGradient.Stop> {
  /// A colour at a place.
  fileprivate static let stop = ValueType.record(
    "stop", "A colour at a place of a gradient.",
    Field(
      Field("color", .color, "The colour."),
      Field("location", .fraction, "Its place: 0 is the line's start, 1 its end.")
    ) { LinearGradient.Stop(color: $0, location: $1) })
}
