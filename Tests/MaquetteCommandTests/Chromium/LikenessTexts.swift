extension Likeness {
  /// Text on a baseline at 60 points, which starts at 8.
  private static func text(
    _ words: String, size: Double, weight: String = "regular", family: String = "Inter",
    tracking: Double = 0, x: Double = 0, y: Double = 0, opacity: Double = 1
  ) -> String {
    """
    { hstack: { alignment: firstTextBaseline, spacing: 0, children: [
        { color: clear, frame: { width: 8, height: 60 } },
        { text: '\(words)', fixedSize: true, foregroundColor: '{ink}', tracking: \(tracking),
          font: { family: \(family), size: \(size), weight: \(weight) } }, { spacer: 0 }] },
      frame: { width: 160, height: 120, alignment: topLeading }, offset: [\(x), \(y)],
      opacity: \(opacity) }
    """
  }

  /// An empty box as high as the baseline is below the top, and letters without a line's height.
  private static func text(
    css words: String, size: Double, weight: Int = 400, family: String = "Inter",
    tracking: Double = 0
  ) -> String {
    """
    <div style="left:8px;top:0;white-space:pre;color:{ink};font:\(weight) \(size)px/0 \(family);\
    letter-spacing:\(tracking)px;font-feature-settings:'calt' 0"><span \
    style="display:inline-block;width:0;height:60px">\
    </span>\(words)</div>
    """
  }

  private static func row(
    _ words: String, size: Double, weight: (name: String, number: Int) = ("regular", 400),
    family: String = "Inter", tracking: Double = 0
  ) -> Likeness {
    func view(
      size other: Double? = nil, weight name: String? = nil, x: Double = 0, y: Double = 0,
      opacity: Double = 1
    ) -> String {
      text(
        words, size: other ?? size, weight: name ?? weight.name, family: family,
        tracking: tracking, x: x, y: y, opacity: opacity)
    }
    return Likeness(
      name: "\(family) \(size) \(weight.name) \(tracking)", view: view(),
      html: text(
        css: words, size: size, weight: weight.number, family: family, tracking: tracking),
      bound: .text,
      mistakes: [
        "1 % larger": view(size: size * 1.01),
        "0.3 to the right": view(x: 0.3),
        // A baseline is on a row of pixels, on either side.
        "0.6 lower": view(y: 0.6),
        "2 % thinner": view(opacity: 0.98),
        "another weight": view(weight: weight.number == 400 ? "medium" : "regular"),
      ], isText: true)
  }

  /// From captions to large titles.
  static let texts = [
    row("Hamburg quick fonts", size: 11),
    row("Hamburg fonts", size: 13, tracking: 0.5),
    row("Hamburg fonts", size: 17),
    row("Hamburg font", size: 17, weight: ("semibold", 600)),
    row("Hamburg", size: 22, family: "Inter Display"),
    row("Hamburg", size: 28, weight: ("bold", 700), family: "Inter Display", tracking: 0.4),
    row("Hamburg", size: 34, weight: ("bold", 700), family: "Inter Display"),
    row("Quick!", size: 34, weight: ("light", 300), family: "Inter Display"),
  ]
}
