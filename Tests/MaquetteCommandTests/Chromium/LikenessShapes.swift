extension Likeness {
  /// A part of a tile in HTML: 80 × 60 points in the middle, or another size.
  static func box(_ style: String, width: Int = 80, height: Int = 60, _ inside: String = "")
    -> String
  {
    """
    <div style="left:\((160 - width) / 2)px;top:\((120 - height) / 2)px;width:\(width)px;\
    height:\(height)px;\(style)">\(inside)</div>
    """
  }

  /// A drawing of SVG's in a whole tile.
  private static func svg(_ drawing: String) -> String {
    "<svg width=160 height=120 viewBox='0 0 160 120'>\(drawing)</svg>"
  }

  private static func shape(_ view: String, color: String = "#3478F6", width: Double = 80)
    -> String
  {
    "{ \(view), fill: '\(color)', frame: { width: \(width), height: 60 } }"
  }

  static let shapes = [
    Likeness(
      name: "rectangle", view: shape("rectangle: "), html: box("background:#3478F6"),
      bound: .shape,
      mistakes: [
        "2 levels": shape("rectangle: ", color: "#3478F4"),
        "1 wider": shape("rectangle: ", width: 81),
      ]),
    Likeness(
      name: "circle", view: shape("circle: "),
      html: box("background:#3478F6;border-radius:50%", width: 60), bound: .shape,
      mistakes: [
        "2 levels": shape("circle: ", color: "#3678F6"),
        "1 larger": "{ circle: , fill: '#3478F6', frame: { width: 61, height: 61 } }",
      ]),
    Likeness(
      name: "ellipse", view: shape("ellipse: "), html: box("background:#3478F6;border-radius:50%"),
      bound: .shape, mistakes: ["1 wider": shape("ellipse: ", width: 81)]),
    Likeness(
      name: "capsule", view: shape("capsule: "),
      html: box("background:#3478F6;border-radius:30px"), bound: .shape,
      mistakes: [
        "other corners": shape("roundedRectangle: { cornerRadius: 29, style: circular }")
      ]),
    Likeness(
      name: "round corners",
      view: shape("roundedRectangle: { cornerRadius: 16, style: circular }"),
      html: box("background:#3478F6;border-radius:16px"), bound: .shape,
      mistakes: [
        "a radius of 17": shape("roundedRectangle: { cornerRadius: 17, style: circular }")
      ]),
    Likeness(
      name: "corners of their own",
      view: shape(
        """
        unevenRoundedRectangle: { topLeading: 4, topTrailing: 12, bottomTrailing: 28,
          style: circular }
        """),
      html: box("background:#3478F6;border-radius:4px 12px 28px 0"), bound: .shape,
      mistakes: [
        "a radius of 29": shape(
          """
          unevenRoundedRectangle: { topLeading: 4, topTrailing: 12, bottomTrailing: 29,
            style: circular }
          """)
      ]),
    Likeness(
      name: "continuous corners",
      view: shape("roundedRectangle: { cornerRadius: 16, style: continuous }"),
      html: box("background:#3478F6;clip-path:path('\(continuous(80, 60, radius: 16))')"),
      bound: .shape,
      mistakes: [
        "circular": shape("roundedRectangle: { cornerRadius: 16, style: circular }"),
        "a radius of 17": shape("roundedRectangle: { cornerRadius: 17, style: continuous }"),
      ]),
    Likeness(
      name: "opacity",
      view: "{ rectangle: , fill: '{ink}', frame: { width: 80, height: 60 }, opacity: 0.4 }",
      html: box("background:{ink};opacity:0.4"), bound: .shape,
      mistakes: [
        "1 % more":
          "{ rectangle: , fill: '{ink}', frame: { width: 80, height: 60 }, opacity: 0.41 }"
      ]),
    Likeness(
      name: "rotation",
      view:
        "{ rectangle: , fill: '#3478F6', frame: { width: 80, height: 60 }, rotationEffect: 20 }",
      html: box("background:#3478F6;transform:rotate(20deg)"), bound: .shape,
      mistakes: [
        "1 degree": """
        { rectangle: , fill: '#3478F6', frame: { width: 80, height: 60 }, rotationEffect: 21 }
        """
      ]),
    Likeness(
      name: "scale",
      view: """
        { circle: , fill: '#3478F6', frame: { width: 60, height: 60 },
          scaleEffect: { x: 1.4, y: 0.8, anchor: bottom } }
        """,
      html: box(
        "background:#3478F6;border-radius:50%;transform:scale(1.4,0.8);transform-origin:50% 100%",
        width: 60), bound: .shape,
      mistakes: [
        "1 %": """
        { circle: , fill: '#3478F6', frame: { width: 60, height: 60 },
          scaleEffect: { x: 1.42, y: 0.8, anchor: bottom } }
        """
      ]),
    Likeness(
      name: "perspective", view: turned(), html: perspective("rotateY(40deg)"),
      bound: .perspective,
      mistakes: ["2 degrees": turned(42), "farther away": turned(perspective: 0.95)]),
    Likeness(
      name: "perspective across", view: turned(axis: "x"), html: perspective("rotateX(40deg)"),
      bound: .perspective, mistakes: ["the other way": turned(-40, axis: "x")]),
  ]

  /// An eye that is as far away as the longer side: 80 points.
  private static func perspective(_ turn: String) -> String {
    box("background:#3478F6;transform:perspective(80px) \(turn)")
  }

  private static func turned(_ degrees: Int = 40, axis: String = "y", perspective: Double = 1)
    -> String
  {
    """
    { rectangle: , fill: '#3478F6', frame: { width: 80, height: 60 },
      rotation3DEffect: { degrees: \(degrees), axis: \(axis), perspective: \(perspective) } }
    """
  }

  private static func line(_ stroke: String, data: String = "M20 90 L60 30 L100 90 L140 30")
    -> String
  {
    "{ path: { data: '\(data)', viewBox: [0, 0, 160, 120] }, "
      + "stroke: { color: '{ink}', \(stroke) }, "
      + "frame: { width: 160, height: 120 } }"
  }

  static let strokes = [
    Likeness(
      name: "stroke", view: line("lineWidth: 7"),
      html: svg("<path d='M20 90 L60 30 L100 90 L140 30' fill=none stroke={ink} stroke-width=7 />"),
      bound: .shape, mistakes: ["5 % wider": line("lineWidth: 7.35")]),
    Likeness(
      name: "round joins", view: line("lineWidth: 9, lineCap: round, lineJoin: round"),
      html: svg(
        """
        <path d='M20 90 L60 30 L100 90 L140 30' fill=none stroke={ink} stroke-width=9
          stroke-linecap=round stroke-linejoin=round />
        """), bound: .shape, mistakes: ["square caps": line("lineWidth: 9, lineJoin: round")]),
    Likeness(
      name: "dashes", view: line("lineWidth: 6, dash: [12, 8], dashPhase: 3, lineCap: butt"),
      html: svg(
        """
        <path d='M20 90 L60 30 L100 90 L140 30' fill=none stroke={ink} stroke-width=6
          stroke-dasharray='12 8' stroke-dashoffset=3 />
        """), bound: .shape,
      mistakes: [
        "2 % longer": line("lineWidth: 6, dash: [12.2, 8.2], dashPhase: 3"),
        "no phase": line("lineWidth: 6, dash: [12, 8]"),
      ]),
    Likeness(
      name: "curve",
      view: line("lineWidth: 5", data: "M20 60 C50 0 70 120 90 60 S130 20 140 80"),
      html: svg(
        """
        <path d='M20 60 C50 0 70 120 90 60 S130 20 140 80' fill=none stroke={ink}
          stroke-width=5 />
        """), bound: .shape,
      mistakes: [
        "a point elsewhere": line("lineWidth: 5", data: "M20 60 C50 1 70 120 90 60 S130 20 140 80")
      ]),
    Likeness(
      name: "border", view: border(6), html: box("border:6px solid {ink};border-radius:16px"),
      bound: .shape, mistakes: ["1 wider": border(7)]),
  ]

  private static func border(_ width: Double) -> String {
    """
    { roundedRectangle: { cornerRadius: 16, style: circular },
      strokeBorder: { color: '{ink}', lineWidth: \(width) }, frame: { width: 80, height: 60 } }
    """
  }
}
