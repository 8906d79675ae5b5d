extension Likeness {
  private static func shadowed(_ shadow: String) -> String {
    """
    { roundedRectangle: { cornerRadius: 12, style: circular }, fill: '#3478F6',
      frame: { width: 80, height: 60 }, shadow: \(shadow) }
    """
  }

  private static func shadowed(css: String) -> String {
    box("background:#3478F6;border-radius:12px;box-shadow:\(css)")
  }

  static let shadows = [
    Likeness(
      name: "shadow", view: shadowed("{ radius: 8, y: 4, color: '{ink}' }"),
      html: shadowed(css: "0 4px 16px {ink}"), bound: .blur,
      mistakes: [
        "10 % wider": shadowed("{ radius: 8.8, y: 4, color: '{ink}' }"),
        "1 point lower": shadowed("{ radius: 8, y: 5, color: '{ink}' }"),
        "half as wide": shadowed("{ radius: 4, y: 4, color: '{ink}' }"),
      ]),
    Likeness(
      name: "spread", view: shadowed("{ blur: 16, spread: 6, color: '{ink}' }"),
      html: shadowed(css: "0 0 16px 6px {ink}"), bound: .blur,
      mistakes: ["half a point": shadowed("{ blur: 16, spread: 6.5, color: '{ink}' }")]),
    Likeness(
      name: "inner shadow", view: shadowed("{ blur: 16, y: 4, color: '{ink}', inner: true }"),
      html: shadowed(css: "inset 0 4px 16px {ink}"), bound: .blur,
      mistakes: [
        "10 % wider": shadowed("{ blur: 17.6, y: 4, color: '{ink}', inner: true }")
      ]),
    Likeness(
      name: "several shadows",
      view: shadowed(
        "[{ blur: 6, y: 10, color: '#FF3B30' }, { blur: 12, y: 18, color: '#34C759' }]"),
      html: shadowed(css: "0 10px 6px #FF3B30, 0 18px 12px #34C759"), bound: .blur,
      mistakes: [
        "the other order": shadowed(
          "[{ blur: 12, y: 18, color: '#34C759' }, { blur: 6, y: 10, color: '#FF3B30' }]"),
        "one alone": shadowed("{ blur: 6, y: 10, color: '#FF3B30' }"),
      ]),
  ]

  private static func linear(from start: String, to end: String) -> String {
    "linearGradient: "
      + "{ colors: ['#FF3B30', '#007AFF'], startPoint: \(start), endPoint: \(end) }"
  }

  private static func stops(middle: Double) -> String {
    """
    linearGradient:
      { stops: [{ color: '#FFCC00', location: 0.2 }, { color: '{ink}', location: \(middle) },
          { color: '#34C759', location: 0.9 }], startPoint: leading, endPoint: trailing }
    """
  }

  private static func painted(_ gradient: String) -> String {
    "{ \(gradient), frame: { width: 80, height: 60 } }"
  }

  static let gradients = [
    Likeness(
      name: "linear gradient",
      view: painted(
        linear(from: "topLeading", to: "bottomTrailing")
      ),
      // From corner to corner: 90° and the angle of 60 in 80 points, and as long as the diagonal.
      html: box("background:linear-gradient(126.8699deg,#FF3B30,#007AFF)"), bound: .gradient,
      mistakes: [
        "2 degrees": painted(
          linear(from: "[0, 0.03]", to: "[1, 0.97]")
        )
      ]),
    Likeness(
      name: "stops",
      view: painted(
        stops(middle: 0.5)
      ),
      html: box("background:linear-gradient(90deg,#FFCC00 20%,{ink} 50%,#34C759 90%)"),
      bound: .gradient,
      mistakes: [
        "a stop elsewhere": painted(
          stops(middle: 0.51)
        )
      ]),
    Likeness(
      name: "radial gradient",
      view: painted("radialGradient: { colors: ['#FFCC00', '#5856D6'], endRadius: 40 }"),
      html: box("background:radial-gradient(circle 40px,#FFCC00,#5856D6)"), bound: .gradient,
      mistakes: [
        "5 % larger": painted("radialGradient: { colors: ['#FFCC00', '#5856D6'], endRadius: 42 }")
      ]),
    Likeness(
      name: "elliptical gradient",
      view: painted("ellipticalGradient: { colors: ['#FFCC00', '#5856D6'] }"),
      html: box("background:radial-gradient(40px 30px,#FFCC00,#5856D6)"), bound: .gradient,
      mistakes: [
        "5 % larger": painted(
          "ellipticalGradient: { colors: ['#FFCC00', '#5856D6'], endRadiusFraction: 0.525 }")
      ]),
    Likeness(
      name: "angular gradient",
      view: painted("angularGradient: { colors: ['#FFCC00', '#5856D6', '#FFCC00'] }"),
      html: box("background:conic-gradient(from 90deg,#FFCC00,#5856D6,#FFCC00)"),
      bound: .gradient,
      mistakes: [
        "3 degrees": painted(
          "angularGradient: { colors: ['#FFCC00', '#5856D6', '#FFCC00'], angle: 3 }")
      ]),
  ]

  private static func seen(_ modifier: String) -> String {
    "{ zstack: [{ color: '#FF9500' }, { circle: , fill: '#AF52DE', padding: 8 }], "
      + "frame: { width: 80, height: 60 }, \(modifier) }"
  }

  private static let disc = "width:44px;height:44px;border-radius:50%;background:#AF52DE"

  private static func fading(to end: String) -> String {
    "mask: { linearGradient: { colors: [black, clear], startPoint: leading, endPoint: \(end) } }"
  }

  private static func seen(css: String) -> String {
    box(
      "background:#FF9500;" + css,
      "<div style='left:18px;top:8px;\(disc)'></div>"
    )
  }

  static let effects = [
    Likeness(
      name: "blur", view: seen("blur: 5"), html: seen(css: "filter:blur(5px)"), bound: .filter,
      mistakes: ["10 % more": seen("blur: 5.5")]),
    Likeness(
      name: "material", view: material("regular"), html: material(), bound: .blur,
      mistakes: ["another one": material("thick")]),
    Likeness(
      name: "mask",
      view: seen(
        fading(to: "trailing")
      ),
      html: seen(css: "mask-image:linear-gradient(90deg,#000,transparent)"), bound: .gradient,
      mistakes: [
        "2 % wider": seen(
          fading(to: "[1.02, 0.5]")
        )
      ]),
    Likeness(
      name: "grayscale", view: seen("grayscale: 0.7"), html: seen(css: "filter:grayscale(0.7)"),
      bound: .shape, mistakes: ["3 % more": seen("grayscale: 0.73")]),
    Likeness(
      name: "saturation", view: seen("saturation: 0.4"), html: seen(css: "filter:saturate(0.4)"),
      bound: .shape, mistakes: ["5 % more": seen("saturation: 0.42")]),
    Likeness(
      name: "hue", view: seen("hueRotation: 100"), html: seen(css: "filter:hue-rotate(100deg)"),
      bound: .shape, mistakes: ["3 degrees": seen("hueRotation: 103")]),
    Likeness(
      name: "contrast", view: seen("contrast: 0.6"), html: seen(css: "filter:contrast(0.6)"),
      bound: .shape, mistakes: ["3 % more": seen("contrast: 0.62")]),
  ]

  private static func material(_ kind: String) -> String {
    "{ zstack: [\(seen("padding: 0")), { material: \(kind), frame: { width: 40, height: 30 } }], "
      + "frame: { width: 80, height: 60 } }"
  }

  /// What is under the material again, out of focus and under the tint.
  ///
  /// `backdrop-filter` would blur what is inside of the material's edges alone.
  private static func material() -> String {
    let under =
      "<div style='left:40px;top:45px;width:80px;height:60px;background:#FF9500'></div>"
      + "<div style='left:58px;top:53px;\(disc)'></div>"
    let blurred =
      "<div style='left:-60px;top:-60px;width:160px;height:150px;background:{paper};"
      + "filter:blur(20px) saturate(1.8)'>\(under)</div>"
    return seen(css: "")
      + box(
        "overflow:hidden", width: 40, height: 30,
        blurred + "<div style='left:0;top:0;width:40px;height:30px;background:{tint}'></div>")
  }

  static let mixtures = [
    "multiply", "screen", "overlay", "darken", "lighten", "colorDodge", "colorBurn", "softLight",
    "hardLight", "difference", "exclusion", "hue", "saturation", "color", "luminosity",
  ].map { mode in
    let words = mode.replacing("D", with: "-d").replacing("B", with: "-b").replacing(
      "L", with: "-l")
    return Likeness(
      name: "mode \(mode)", view: mixed(mode),
      html: box("background:#FF9500")
        + "<div style='left:60px;top:40px;width:60px;height:50px;background:#AF52DE'></div>"
        + "<div style='left:20px;top:20px;width:70px;height:50px;background:#2E8B57B0;"
        + "mix-blend-mode:\(words)'></div>",
      bound: .mixture, mistakes: ["normal": mixed("normal"), "a quarter less": mixed(mode, "84")])
  }

  private static func mixed(_ mode: String, _ alpha: String = "B0") -> String {
    """
    { zstack: [{ color: '#FF9500', frame: { width: 80, height: 60 } },
        { color: '#AF52DE', frame: { width: 60, height: 50 }, offset: [10, 5] },
        { color: '#2E8B57\(alpha)', frame: { width: 70, height: 50 }, offset: [-25, -15],
          blendMode: \(mode) }] }
    """
  }
}
