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
    case .designed(let font, let design): return .designed(font.weight(weight), design)
    case .monospacedDigit(let font): return .monospacedDigit(font.weight(weight))
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

  /// The family of a design at a size, in points.
  @_disfavoredOverload
  public static func system(
    size: Double, weight: FontWeight? = nil, design: Design? = nil
  ) -> Font {
    system(size: size, weight: weight ?? .regular).designed(design)
  }

  /// The family of a design in a style.
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

extension Font {
  /// The font with letters of one width.
  public func monospaced() -> Font { designed(.monospaced) }

  /// The font with digits of one width.
  public func monospacedDigit() -> Font { .monospacedDigit(self) }

  fileprivate func designed(_ design: Design?) -> Font {
    design.map { .designed(self, $0) } ?? self
  }
}

// Forms of letters that are not drawn: what has such a font is noticed.
extension Font {
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

  /// The forms of letters that are asked for and are not drawn.
  func undrawn(_ file: StaticString, _ line: UInt) -> [UndrawnWord] {
    switch self {
    case .style, .fixed, .scaled: []
    case .italic(let font), .designed(let font, _), .monospacedDigit(let font):
      font.undrawn(file, line)
    case .undrawn(let font, let form):
      font.undrawn(file, line) + [UndrawnWord(word: form, file: "\(file)", line: line)]
    }
  }
}
