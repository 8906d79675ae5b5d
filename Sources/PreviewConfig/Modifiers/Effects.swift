import CellViews
import DisplayList
import LayoutGeometry

// Effects change what is drawn and leave the layout as it is.
extension ModifierDeclaration {
  static let rotationEffect = ModifierDeclaration(
    "rotationEffect", ValueType<NodeModifier>.rotation,
    "Draws the view turned, in degrees; a positive angle is clockwise."
  ) { $0 }

  static let scaleEffect = ModifierDeclaration(
    "scaleEffect", ValueType<NodeModifier>.scale,
    "Draws the view larger or smaller by a factor; a negative one mirrors it."
  ) { $0 }

  static let hidden = ModifierDeclaration(
    "hidden", ValueType<Bool>.truth.orMissing(true, words: "true"),
    "Takes the view's space and draws nothing."
  ) { .opacity($0 ? 0 : 1) }

  static let position = ModifierDeclaration(
    "position", .offset,
    "Puts the view's centre at a point from the top leading corner of all space that is offered."
  ) { .position($0) }
}

extension ValueType<NodeModifier> {
  /// Degrees, or a mapping with the point that stays.
  fileprivate static let rotation = ValueType<Double>.distance.map { turn($0, about: .center) }
    .orMapping(
      .record(
        "rotationEffect", "Draws the view turned about a point of it.",
        Field(
          Field("degrees", .distance, "The angle; a positive one is clockwise."),
          Field(
            "anchor", .unitPoint, default: .center, shown: "center", "The point that stays.")
        ) { turn($0, about: $1) }))

  /// A factor, or a mapping with one for each axis.
  fileprivate static let scale = ValueType<Double>.factor.map {
    scale(x: $0, y: $0, about: .center)
  }
  .orMapping(
    .record(
      "scaleEffect", "Draws the view larger or smaller about a point of it.",
      Field(
        Field("x", .factor, default: 1, shown: "1", "The factor of the width."),
        Field("y", .factor, default: 1, shown: "1", "The factor of the height."),
        Field(
          "anchor", .unitPoint, default: .center, shown: "center", "The point that stays.")
      ) { scale(x: $0, y: $1, about: $2) }))

  private static func turn(_ degrees: Double, about anchor: Point) -> NodeModifier {
    .rotationEffect(radians: degrees * .pi / 180, about: anchor)
  }

  private static func scale(x: Double, y: Double, about anchor: Point) -> NodeModifier {
    .scaleEffect(x: x, y: y, about: anchor)
  }
}

extension ValueType<Double> {
  /// How many times as large something is drawn.
  fileprivate static let factor = ValueType<Double>.number(-1000...1000)
}

extension Point {
  /// The middle of the unit square.
  fileprivate static let center = Point(x: 0.5, y: 0.5)
}
