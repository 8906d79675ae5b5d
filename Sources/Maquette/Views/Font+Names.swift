public import CellViews
public import TextShaping

extension Font {
  /// A style of texts.
  public typealias TextStyle = CellViews.TextStyle
  /// The weight of strokes.
  public typealias Weight = FontWeight
  /// How wide letters are.
  public typealias Width = FontWidth
  /// The kind of letters.
  public typealias Design = FontDesign

  /// 34 points at the size of dynamic type that a device starts with.
  public static let largeTitle = Font.style(.largeTitle)
  /// 28 points.
  public static let title = Font.style(.title)
  /// 22 points.
  public static let title2 = Font.style(.title2)
  /// 20 points.
  public static let title3 = Font.style(.title3)
  /// 17 points, semibold.
  public static let headline = Font.style(.headline)
  /// 15 points.
  public static let subheadline = Font.style(.subheadline)
  /// 17 points.
  public static let body = Font.style(.body)
  /// 16 points.
  public static let callout = Font.style(.callout)
  /// 13 points.
  public static let footnote = Font.style(.footnote)
  /// 12 points.
  public static let caption = Font.style(.caption)
  /// 11 points.
  public static let caption2 = Font.style(.caption2)

  /// The font with strokes of another weight.
  public func weight(_ weight: FontWeight) -> Font {
    switch self {
    case .style(let style, _): return .style(style, weight: weight)
    case .fixed(var request):
      request.weight = weight
      return .fixed(request)
    case .scaled(var request, relativeTo: let style):
      request.weight = weight
      return .scaled(request, relativeTo: style)
    case .italic(let font): return .italic(font.weight(weight))
    case .undrawn(let font, let form): return .undrawn(font.weight(weight), form: form)
    }
  }

  /// The font with bold strokes.
  public func bold() -> Font { weight(.bold) }

  /// The default family at a size, in points, that dynamic type leaves as it is.
  public static func system(size: Double, weight: FontWeight = .regular) -> Font {
    .fixed(FontRequest(size: size, weight: weight))
  }

  /// The font in italics.
  public func italic() -> Font { .italic(self) }

  /// The default family at a size, in points; all designs are drawn as the default one.
  @_disfavoredOverload
  public static func system(
    size: Double, weight: FontWeight? = nil, design: Design? = nil
  ) -> Font {
    system(size: size, weight: weight ?? .regular).designed(design)
  }

  /// The default family in a style; all designs are drawn as the default one.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: FontWeight? = nil
  ) -> Font {
    .style(style, weight: weight).designed(design)
  }

  /// A family of the catalog; its size, in points, grows with dynamic type as that of the body.
  public static func custom(_ name: String, size: Double, weight: FontWeight = .regular) -> Font {
    .scaled(FontRequest(family: name, size: size, weight: weight), relativeTo: .body)
  }

  /// A family of the catalog; its size, in points, grows with dynamic type as that of a style.
  public static func custom(_ name: String, size: Double, relativeTo style: TextStyle) -> Font {
    .scaled(FontRequest(family: name, size: size), relativeTo: style)
  }

  /// A family of the catalog at a size, in points, that dynamic type leaves as it is.
  public static func custom(_ name: String, fixedSize: Double) -> Font {
    .fixed(FontRequest(family: name, size: fixedSize))
  }
}

// Forms of letters that are not drawn: what has such a font is noticed.
extension Font {
  /// The font with letters of one width, which are not drawn.
  public func monospaced() -> Font { designed(.monospaced) }

  /// The font with digits of one width, which are not drawn.
  public func monospacedDigit() -> Font { .undrawn(self, form: "Font.monospacedDigit") }

  /// The font with small capitals, which are not drawn.
  public func smallCaps() -> Font { .undrawn(self, form: "Font.smallCaps") }

  /// The font with small capitals in the place of lower case, which are not drawn.
  public func lowercaseSmallCaps() -> Font { .undrawn(self, form: "Font.lowercaseSmallCaps") }

  /// The font with small capitals in the place of upper case, which are not drawn.
  public func uppercaseSmallCaps() -> Font { .undrawn(self, form: "Font.uppercaseSmallCaps") }

  /// The font in a narrower or wider form, which is not drawn.
  public func width(_ width: Width) -> Font {
    width == .standard ? self : .undrawn(self, form: "Font.width")
  }

  /// The font with other space between its lines, which is not drawn.
  public func leading(_ leading: Leading) -> Font {
    leading == .standard ? self : .undrawn(self, form: "Font.leading")
  }

  /// How much space is between lines.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  private func designed(_ design: Design?) -> Font {
    guard let design, design != .default else { return self }
    return .undrawn(self, form: "Font.Design.\(design)")
  }

  /// The forms of letters that are asked for and are not drawn.
  func undrawn(_ file: StaticString, _ line: UInt) -> [UndrawnWord] {
    switch self {
    case .style, .fixed, .scaled: []
    case .italic(let font): font.undrawn(file, line)
    case .undrawn(let font, let form):
      font.undrawn(file, line) + [UndrawnWord(word: form, file: "\(file)", line: line)]
    }
  }
}
