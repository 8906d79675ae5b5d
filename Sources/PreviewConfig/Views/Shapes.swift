import CellViews
import ConfigLanguage
import DisplayList

extension ViewDeclaration {
  static let shapes: [ViewDeclaration] = [
    .rectangle, .roundedRectangle, .unevenRoundedRectangle, .circle, .ellipse, .capsule,
    .concentricRectangle, .path, .arc,
  ]

  static let color = ViewDeclaration(
    "color", ValueType<Color>.color.map { .color($0) }, "A colour that fills its space.")

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

  static let concentricRectangle = ViewDeclaration(
    "concentricRectangle", kind: .shape, bare: .shape(ShapeNode(.concentric(minimum: 0))),
    ValueType<ShapeNode.Outline>.concentricRectangle.map { .shape(ShapeNode($0)) },
    "A rectangle whose corners have the centres of its container's: of the screen or a sheet.")
}

extension ValueType<ShapeNode.Outline> {
  /// A rounded rectangle's corner radius, alone or in a mapping.
  ///
  /// Corners are continuous by default, as SwiftUI documents for `RoundedRectangle(cornerRadius:style:)`.
  fileprivate static let roundedRectangle = rounded(
    "roundedRectangle", "A rectangle with round corners.", radius: "cornerRadius")

  /// The outline of `cornerRadius`: a radius, alone or with a style.
  ///
  /// SwiftUI documents `clipShape(.rect(cornerRadius:))`, whose corners are continuous, as its
  /// replacement.
  static let cornerRadius = rounded("cornerRadius", "Round corners.", radius: "radius")

  /// Returns a rounded rectangle by its radius, alone or under a key beside the style.
  private static func rounded(_ name: String, _ summary: String, radius: String) -> ValueType {
    ValueType<Double>.length
      .map { .roundedRectangle(cornerRadius: $0) }
      .orMapping(
        .record(
          name, summary,
          Field(Field(radius, .length, "The corners' radius, in points."), styleField) {
            .roundedRectangle(cornerRadius: $0, style: $1)
          }))
  }

  /// The least radius of a concentric rectangle's corners.
  fileprivate static let concentricRectangle = ValueType<Double>.record(
    "concentricRectangle", "A rectangle whose corners have the centres of its container's.",
    Field("minimum", .length, default: 0, "The least radius of its corners, in points.")
  ).map { ShapeNode.Outline.concentric(minimum: $0) }

  /// A radius for each corner, as in SwiftUI's `RectangleCornerRadii`.
  fileprivate static let unevenRoundedRectangle = ValueType.record(
    "unevenRoundedRectangle", "A rectangle whose corners have radii of their own, in points.",
    Field(
      Field("topLeading", .length, default: 0, "The radius of the top leading corner."),
      Field("topTrailing", .length, default: 0, "The radius of the top trailing corner."),
      Field("bottomTrailing", .length, default: 0, "The radius of the bottom trailing corner."),
      Field("bottomLeading", .length, default: 0, "The radius of the bottom leading corner."),
      styleField
    ) { topLeading, topTrailing, bottomTrailing, bottomLeading, style in
      .unevenRoundedRectangle(
        CornerRadii(
          topLeft: topLeading, topRight: topTrailing, bottomRight: bottomTrailing,
          bottomLeft: bottomLeading, style: style))
    })

  private static let styleField = Field(
    "style", ValueType<CornerStyle>.word(pending: .continuous), default: .continuous,
    shown: "continuous", "How the corners are round: as circles, or continuous as iOS draws them.")

  /// A shape of a clip: a word, or a rounded rectangle.
  static let outline = ValueType.words(
    [
      "rectangle": .rectangle, "circle": .circle, "ellipse": .ellipse, "capsule": .capsule,
      "concentricRectangle": .concentric(minimum: 0),
    ], pending: .rectangle
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
