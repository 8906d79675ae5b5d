import Catalogs
import CellViews
import ConfigLanguage
import DisplayList
import LayoutGeometry

extension ModifierDeclaration {
  static let drawing: [ModifierDeclaration] = [
    .border, .cornerRadius, .clipShape, .fill, .stroke, .strokeBorder, .trim, .shadow, .opacity,
  ]

  static let border = ModifierDeclaration(
    "border", ValueType<NodeModifier>.border, "A line inside the view's edges.",
    keepsSize: true
  ) { $0 }

  static let cornerRadius = ModifierDeclaration(
    "cornerRadius", .cornerRadius, "Cuts off the view's corners, in points.", keepsSize: true
  ) { .clipShape($0) }

  static let clipShape = ModifierDeclaration(
    "clipShape", .outline, "Clips the view to a shape.", keepsSize: true
  ) { .clipShape($0) }

  static let fill = ModifierDeclaration(
    "fill", isForShapes: true,
    change: ValueType<ShapePaint>.paint.map { paint in
      { view in view.changingShape { $0.fill = paint } }
    },
    "Paints a shape's inside; must follow the shape directly.")

  static let stroke = ModifierDeclaration(
    "stroke", isForShapes: true,
    change: ValueType<ShapeNode.Stroke>.stroke.map { line in
      { view in view.changingShape { $0.stroke = line } }
    },
    "Draws a line along a shape's outline; must follow the shape directly.")

  static let strokeBorder = ModifierDeclaration(
    "strokeBorder", isForShapes: true,
    change: ValueType<ShapeNode.Stroke>.stroke.map { line in
      var line = line
      line.isInside = true
      return { [line] view in view.changingShape { $0.stroke = line } }
    },
    "Draws a line inside of a shape's outline; must follow the shape directly.")

  static let shadow = ModifierDeclaration(
    "shadow", .shadow,
    "A blurred copy of the view under it, or a list of shadows of its outline, the first on top.",
    keepsSize: true
  ) { $0 }

  static let opacity = ModifierDeclaration(
    "opacity", .fraction, "From 0, invisible, to 1.", keepsSize: true
  ) { .opacity($0) }
}

extension ValueType<NodeModifier> {
  /// A colour for a line of one point, or a mapping.
  fileprivate static let border = ValueType<Color>.color.map { NodeModifier.border($0, width: 1) }
    .orMapping(
      .record(
        "border", "A line inside the view's edges.",
        Field(
          Field("color", .color, "The line's colour."),
          Field("width", .length, default: 1, "The line's width, in points.")
        ) { .border($0, width: $1) })
    )
    .orToken(.border) { tokens, name in
      tokens.borders[name].map { border in
        guard !border.dash.isEmpty else {
          return .border(Color(border.color), width: border.width)
        }
        var line = ShapeNode.Stroke(border)
        line.isInside = true
        return .overlay(.shape(ShapeNode(.rectangle, stroke: line)), .center)
      }
    }
}

extension ValueType<ShapeNode.Stroke> {
  /// A colour for a line of one point, or a mapping with the line's settings.
  fileprivate static let stroke = ValueType<Color>.color.map { ShapeNode.Stroke(.color($0)) }
    .orMapping(
      .record(
        "stroke", "A line along a shape's outline, half inside and half outside.",
        Field(
          Field("color", .paint, "The line's colour."),
          Field("lineWidth", .length, default: 1, "The line's width, in points."),
          Field(
            "lineCap", ValueType<LineCap>.word(pending: .butt), default: .butt, shown: "butt",
            "What the line's ends look like, and those of its dashes."),
          Field(
            "lineJoin", ValueType<LineJoin>.word(pending: .miter), default: .miter, shown: "miter",
            "What the line's corners look like."),
          Field(
            "miterLimit", .number(0...1000), default: 10,
            "How far a sharp corner may reach, in line widths, before it is cut off."),
          Field(
            "dash", ValueType<Double>.length.list("lengths", count: 0...16), default: [],
            shown: "a solid line", "Lengths of dashes and gaps in turn, in points."),
          Field(
            "dashPhase", .distance, default: 0,
            "How far into the first dash the line begins, in points.")
        ) { paint, width, cap, join, limit, dash, phase throws(Mismatch) in
          // A line of only gaps and zeros never ends.
          guard dash.isEmpty || dash.contains(where: { $0 > 0 }) else {
            throw Mismatch("expected a dash longer than 0")
          }
          return ShapeNode.Stroke(
            paint,
            style: StrokeStyle(
              lineWidth: width, lineCap: cap, lineJoin: join, miterLimit: limit, dash: dash,
              dashPhase: phase))
        })
    )
    .orToken(.border) { tokens, name in
      tokens.borders[name].map { ShapeNode.Stroke($0) }
    }
}

extension ShapeNode.Stroke {
  /// Creates the line of a token; dashes of zeros alone would never end, and are a solid line.
  fileprivate init(_ border: TokenBorder) {
    self.init(
      .color(Color(border.color)),
      style: StrokeStyle(
        lineWidth: border.width, lineCap: LineCap(rawValue: border.lineCap) ?? .butt,
        dash: border.dash.contains { $0 > 0 } ? border.dash : []))
  }
}

extension ViewNode {
  /// Returns the view with its shape changed; a view that is not a shape unchanged.
  func changingShape(_ change: (inout ShapeNode) -> Void) -> ViewNode {
    guard case .shape(var shape) = self else { return self }
    change(&shape)
    return .shape(shape)
  }
}

extension ValueType<NodeModifier> {
  /// A radius, a mapping, or a list of mappings.
  fileprivate static let shadow = ValueType<Double>.number(0...1000)
    .map { NodeModifier.shadow(ShadowStyle(color: .shadow, radius: $0)) }
    .orMapping(
      ValueType<BoxShadow>.boxShadow.map { shadow in
        // A shadow of the same size is that of the whole drawing, like SwiftUI's.
        shadow.spread == 0 && !shadow.isInner
          ? NodeModifier.shadow(shadow.style) : .boxShadows(BoxShadows([shadow]))
      }
    )
    .orList(
      ValueType<BoxShadow>.boxShadow.map { [$0] }
        .orToken(.shadow, hasNames: false) { tokens, name in
          tokens.shadows[name].map { $0.map { BoxShadow($0) } }
        }
        .list("a list of shadows", count: 1...20)
        .map { NodeModifier.boxShadows(BoxShadows($0.flatMap(\.self))) }
    )
    .orToken(.shadow, hasNames: false) { tokens, name in
      tokens.shadows[name].map { .boxShadows(BoxShadows($0.map { BoxShadow($0) })) }
    }
}

extension BoxShadow {
  /// Creates the shadow of a token.
  fileprivate init(_ token: TokenShadow) {
    self.init(
      ShadowStyle(color: Color(token.color), blur: token.blur, x: token.x, y: token.y),
      spread: token.spread, isInner: token.isInner)
  }
}

extension ValueType<BoxShadow> {
  fileprivate static let boxShadow = ValueType.record(
    "shadow", "A blurred copy of the view under it, or a shadow inside of it.",
    Field(
      Field(
        "color", .color, default: .shadow, shown: "black.opacity(0.33)", "The shadow's colour."),
      Field(
        optional: "radius", .number(0...1000),
        "The Gaussian's standard deviation, in points, as in SwiftUI and Core Animation."),
      Field(
        optional: "blur", .number(0...2000),
        "The blur of CSS and Figma, in points, in the place of `radius`: twice as much."),
      Field("x", .distance, default: 0, "To the right, in points."),
      Field("y", .distance, default: 0, "Downwards, in points."),
      Field(
        "spread", .distance, default: 0,
        "How much larger than the view's outline the shadow is on each side, in points."),
      Field("inner", default: false, "True for a shadow that falls into the view from its edges.")
    ) { color, radius, blur, x, y, spread, isInner throws(Mismatch) in
      let style =
        switch (radius, blur) {
        case (let radius?, nil): ShadowStyle(color: color, radius: radius, x: x, y: y)
        case (nil, let blur?): ShadowStyle(color: color, blur: blur, x: x, y: y)
        default: throw Mismatch("expected one of 'radius' and 'blur'")
        }
      return BoxShadow(style, spread: spread, isInner: isInner)
    })
}

extension Color {
  /// SwiftUI's default for shadows.
  fileprivate static let shadow = Color.black.opacity(0.33)
}

extension ModifierDeclaration {
  static let dimensions = ModifierDeclaration(
    "dimensions", .dimensions, "Arrows along the view's edges with the measured length."
  ) { .dimensions($0) }
}

extension ValueType<Dimensions> {
  /// The edges that get an arrow, and the colours.
  fileprivate static let dimensions = ValueType.record(
    "dimensions", "Arrows along the view's edges with the measured length.",
    Field(
      Field(
        "edges", ValueType<Dimensions.Edge>.word(pending: .top).list("edges", count: 1...4),
        default: [.top, .leading], shown: "[top, leading]", "The edges that get an arrow."),
      Field("arrow", .color, default: .blue, shown: "blue", "The arrows' colour."),
      Field("label", .color, default: .orange, shown: "orange", "The labels' colour.")
    ) { Dimensions(edges: Set($0), arrow: $1, label: $2) })
}
