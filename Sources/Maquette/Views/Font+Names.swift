public import CellViews
public import Foundation
public import TextShaping

extension Font {
  /// A text style.
  public typealias TextStyle = CellViews.TextStyle
  /// The weight of a font.
  public typealias Weight = FontWeight
  /// The width of a font's letters.
  public typealias Width = FontWidth
  /// The design of a font's letters.
  public typealias Design = FontDesign

  /// The style of 34 points at the default dynamic type size of a device.
  public static let largeTitle = Font.style(.largeTitle)
  /// The style of 28 points.
  public static let title = Font.style(.title)
  /// The style of 22 points.
  public static let title2 = Font.style(.title2)
  /// The style of 20 points.
  public static let title3 = Font.style(.title3)
  /// The style of 17 points, semibold.
  public static let headline = Font.style(.headline)
  /// The style of 15 points.
  public static let subheadline = Font.style(.subheadline)
  /// The style of 17 points.
  public static let body = Font.style(.body)
  /// The style of 16 points.
  public static let callout = Font.style(.callout)
  /// The style of 13 points.
  public static let footnote = Font.style(.footnote)
  /// The style of 12 points.
  public static let caption = Font.style(.caption)
  /// The style of 11 points.
  public static let caption2 = Font.style(.caption2)

  /// Returns the font in another weight.
  public func weight(_ weight: FontWeight) -> Font {
    switch self {
    case .style(let style, _): return .style(style, weight: weight)
    case .fixed(var request):
      request.weight = weight
      return .fixed(request)
    case .scaled(var request, relativeTo: let style):
      request.weight = weight
      return .scaled(request, relativeTo: style)
    case .bold(let font): return font.weight(weight)
    case .leaded(let font, let length): return .leaded(font.weight(weight), by: length)
    case .italic(let font): return .italic(font.weight(weight))
    case .designed(let font, let design): return .designed(font.weight(weight), design)
    case .monospacedDigit(let font): return .monospacedDigit(font.weight(weight))
    case .undrawn(let font, let form): return .undrawn(font.weight(weight), form: form)
    }
  }

  /// Returns the font in bold: a text style in its emphasized weight.
  public func bold() -> Font { .bold(self) }

  /// Returns the default family at a size in points, which dynamic type does not change.
  public static func system(size: CGFloat, weight: FontWeight = .regular) -> Font {
    .fixed(FontRequest(size: size, weight: weight))
  }

  /// Returns the font in italics.
  public func italic() -> Font { .italic(self) }

  /// Returns the family of a design at a size, in points.
  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: FontWeight? = nil, design: Design? = nil
  ) -> Font {
    system(size: size, weight: weight ?? .regular).designed(design)
  }

  /// Returns the system font at a size in points, in letters of a width.
  public static func system(
    size: CGFloat, weight: FontWeight? = nil, design: Design? = nil, width: FontWidth
  ) -> Font {
    system(size: size, weight: weight, design: design).width(width)
  }

  /// Returns the family of a design in a style.
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: FontWeight? = nil
  ) -> Font {
    .style(style, weight: weight).designed(design)
  }

  /// Returns a family of the catalog at a size in points, which grows with dynamic type as body
  /// text does.
  public static func custom(_ name: String, size: CGFloat, weight: FontWeight = .regular) -> Font {
    .scaled(FontRequest(family: name, size: size, weight: weight), relativeTo: .body)
  }

  /// Returns a family of the catalog at a size in points, which grows with dynamic type as a style
  /// does.
  public static func custom(_ name: String, size: CGFloat, relativeTo style: TextStyle) -> Font {
    .scaled(FontRequest(family: name, size: size), relativeTo: style)
  }

  /// Returns a family of the catalog at a size in points, which dynamic type does not change.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    .fixed(FontRequest(family: name, size: fixedSize))
  }
}

extension Font {
  /// Returns the font with letters of equal width.
  public func monospaced() -> Font { designed(.monospaced) }

  /// Returns the font with digits of equal width.
  public func monospacedDigit() -> Font { .monospacedDigit(self) }

  /// Returns the font with lines that are 2 points closer together or farther apart.
  public func leading(_ leading: Leading) -> Font {
    switch leading {
    case .standard: self
    case .tight: tight
    case .loose: .leaded(self, by: 2)
    }
  }

  /// A line spacing.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  fileprivate func designed(_ design: Design?) -> Font {
    design.map { .designed(self, $0) } ?? self
  }
}

// Letterforms that are not drawn; a notice reports such a font.
extension Font {
  /// Returns the font with small capitals, which are not drawn.
  public func smallCaps() -> Font { .undrawn(self, form: "Font.smallCaps") }

  /// Returns the font with small capitals instead of lowercase letters, which are not drawn.
  public func lowercaseSmallCaps() -> Font { .undrawn(self, form: "Font.lowercaseSmallCaps") }

  /// Returns the font with small capitals instead of uppercase letters, which are not drawn.
  public func uppercaseSmallCaps() -> Font { .undrawn(self, form: "Font.uppercaseSmallCaps") }

  /// Returns the font in a narrower or wider form, which is not drawn.
  public func width(_ width: Width) -> Font {
    width == .standard ? self : .undrawn(self, form: "Font.width")
  }

  /// Returns the requested letterforms that are not drawn.
  func undrawn(_ file: StaticString, _ line: UInt) -> [UndrawnWord] {
    switch self {
    case .style, .fixed, .scaled: []
    case .bold(let font), .italic(let font), .designed(let font, _), .monospacedDigit(let font),
      .leaded(let font, by: _):
      font.undrawn(file, line)
    case .undrawn(let font, let form):
      font.undrawn(file, line) + [UndrawnWord(word: form, file: "\(file)", line: line)]
    }
  }
}
