import CellViews
import LayoutGeometry

// Effects change the drawing but not the layout.
extension ModifierDeclaration {
  static let effects: [ModifierDeclaration] = [
    .rotationEffect, .rotation3DEffect, .scaleEffect, .position, .hidden,
  ]

  static let rotationEffect = ModifierDeclaration(
    "rotationEffect", ValueType<NodeModifier>.rotation,
    "Draws the view turned, in degrees; a positive angle is clockwise."
  ) { $0 }

  static let rotation3DEffect = ModifierDeclaration(
    "rotation3DEffect", ValueType<NodeModifier>.rotation3D,
    "Draws the view turned in space, with perspective."
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
  /// Degrees, or a mapping with the fixed point.
  fileprivate static let rotation = ValueType<Double>.angle.map { turn($0, about: .center) }
    .orMapping(
      .record(
        "rotationEffect", "Draws the view turned about a point of it.",
        Field(
          Field("degrees", .angle, "The angle; a positive one is clockwise."),
          Field(
            "anchor", .unitPoint, default: .center, shown: "center", "The point that stays.")
        ) { turn($0, about: $1) }))

  /// A mapping with an angle and an axis.
  fileprivate static let rotation3D = ValueType<NodeModifier>.record(
    "rotation3DEffect", "Draws the view turned about an axis in space.",
    Field(
      Field(
        "degrees", .angle,
        "The angle: about `y`, a positive one turns the right side away, about `x` the top."),
      Field("axis", .axis, "What it is turned about: `x`, `y`, `z`, or a direction `[x, y, z]`."),
      Field(
        "anchor", .unitPoint, default: .center, shown: "center",
        "The point that the axis goes through."),
      Field(
        "anchorZ", .distance, default: 0, "How far in front of the view that point is, in points."),
      Field(
        "perspective", ValueType<Double>.number(0...10), default: 1, shown: "1",
        "How strong the perspective is: the eye is as far away as the view's longer side, divided by "
          + "this; 0 for none.")
    ) { degrees, axis, anchor, anchorZ, perspective in
      .rotation3DEffect(
        Rotation3D(
          degrees: degrees, axis: axis, anchor: anchor, anchorZ: anchorZ,
          perspective: perspective))
    })

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
  /// A factor of enlargement.
  fileprivate static let factor = ValueType<Double>.number(-1000...1000)
}

extension ValueType<SIMD3<Double>> {
  /// The direction of an axis in space.
  fileprivate static let axis = ValueType<SIMD3<Double>>.words(
    ["x": SIMD3(1, 0, 0), "y": SIMD3(0, 1, 0), "z": SIMD3(0, 0, 1)], pending: SIMD3(0, 1, 0)
  ).orList(
    ValueType<Double>.number(-1000...1000).list("[x, y, z]", count: 3...3)
      .map { SIMD3($0[0], $0[1], $0[2]) })
}

extension Point {
  /// The middle of the unit square.
  fileprivate static let center = Point(x: 0.5, y: 0.5)
}
