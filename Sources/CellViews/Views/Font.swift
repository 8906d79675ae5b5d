import DisplayList
public import TextShaping

/// A text style that follows dynamic type, or a custom font.
public enum Font: Hashable, Sendable {
  case style(TextStyle, weight: FontWeight? = nil)
  /// A font of a size that ignores dynamic type.
  case fixed(FontRequest)
  /// A font that grows as a text style does; its size is that at the default dynamic type size.
  case scaled(FontRequest, relativeTo: TextStyle)
  /// A font in italics.
  indirect case italic(Font)
  /// A font in a design; a custom family is kept.
  indirect case designed(Font, FontDesign)
  /// A font with digits of equal width.
  indirect case monospacedDigit(Font)
  /// A font with a requested form of the letters that is not drawn, by the form's name.
  indirect case undrawn(Font, form: String)
}

extension Font {
  /// Returns the font at a size of dynamic type, before bold and italic of the surroundings.
  ///
  /// A font of a fixed size does not follow dynamic type, as SwiftUI's `system(size:)`.
  func request(for dynamicType: DynamicType) -> FontRequest {
    switch self {
    case .fixed(let request): return request
    case .style(let style, let weight):
      return FontRequest(size: style.pointSize(for: dynamicType), weight: weight ?? style.weight)
    case .scaled(var request, relativeTo: let style):
      request.size *= style.pointSize(for: dynamicType) / style.pointSize(for: .large)
      return request
    case .italic(let font):
      var request = font.request(for: dynamicType)
      request.isItalic = true
      return request
    case .designed(let font, let design):
      var request = font.request(for: dynamicType)
      request.design = design
      return request
    case .monospacedDigit(let font):
      var request = font.request(for: dynamicType)
      request.hasMonospacedDigits = true
      return request
    case .undrawn(let font, form: _): return font.request(for: dynamicType)
    }
  }

  /// The font as layout texts write it, as in `headline`, `body 700` or `Menlo 12 italic`.
  var words: String {
    switch self {
    case .style(let style, let weight):
      ([style.rawValue] + (weight.map { ["\($0.rawValue)"] } ?? [])).joined(separator: " ")
    case .fixed(let request): request.words
    case .scaled(let request, relativeTo: let style):
      "\(request.words) relativeTo \(style.rawValue)"
    case .italic(let font): "\(font.words) italic"
    case .designed(let font, let design): "\(font.words) \(design.rawValue)"
    case .monospacedDigit(let font): "\(font.words) monospacedDigit"
    case .undrawn(let font, let form): "\(font.words) \(form)"
    }
  }

  /// The style that the font is of; nil for one of one's own.
  var textStyle: TextStyle? {
    switch self {
    case .style(let style, weight: _): style
    case .fixed, .scaled: nil
    case .italic(let font), .designed(let font, _), .monospacedDigit(let font),
      .undrawn(let font, form: _):
      font.textStyle
    }
  }
}

/// iOS's text styles.
public enum TextStyle: String, Hashable, Sendable, CaseIterable {
  case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
  case caption2
}

extension TextStyle {
  /// Returns the style's font size for a size of dynamic type, in points.
  ///
  /// Source: the tables of Apple's Human Interface Guidelines, "Typography".
  public func pointSize(for size: DynamicType) -> Double {
    Double(Self.sizes(of: size)[Self.column(of: self)])
  }

  /// Returns the sizes of all styles, in the order of `column(of:)`.
  private static func sizes(of size: DynamicType) -> [Int] {
    switch size {
    case .xSmall: [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11]
    case .small: [32, 26, 20, 18, 15, 13, 15, 14, 12, 11, 11]
    case .medium: [33, 27, 21, 19, 16, 14, 16, 15, 12, 11, 11]
    case .large: [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11]
    case .xLarge: [36, 30, 24, 22, 19, 17, 19, 18, 15, 14, 13]
    case .xxLarge: [38, 32, 26, 24, 21, 19, 21, 20, 17, 16, 15]
    case .xxxLarge: [40, 34, 28, 26, 23, 21, 23, 22, 19, 18, 17]
    case .accessibility1: [44, 38, 34, 31, 28, 25, 28, 26, 23, 22, 20]
    case .accessibility2: [48, 43, 39, 37, 33, 30, 33, 32, 27, 26, 24]
    case .accessibility3: [52, 48, 44, 43, 40, 36, 40, 38, 33, 32, 29]
    case .accessibility4: [56, 53, 50, 49, 47, 42, 47, 44, 38, 37, 34]
    case .accessibility5: [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40]
    }
  }

  private static func column(of style: TextStyle) -> Int {
    switch style {
    case .largeTitle: 0
    case .title: 1
    case .title2: 2
    case .title3: 3
    case .headline: 4
    case .subheadline: 5
    case .body: 6
    case .callout: 7
    case .footnote: 8
    case .caption: 9
    case .caption2: 10
    }
  }

  /// The style's own weight: semibold for a headline, regular for all others.
  public var weight: FontWeight { self == .headline ? .semibold : .regular }
}

/// iOS's sizes of dynamic type; `large` is the default.
public enum DynamicType: String, Hashable, Sendable, CaseIterable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
}

extension DynamicType: Comparable {
  /// Indicates whether the size is one of the five that are only for accessibility.
  public var isAccessibilitySize: Bool { self >= .accessibility1 }

  /// Returns whether the texts of the first size are the smaller ones.
  public static func < (first: DynamicType, second: DynamicType) -> Bool {
    first.rank < second.rank
  }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

extension FontRequest {
  /// The family, if it is named, the size, and what else is asked for.
  fileprivate var words: String {
    let words = [
      family, size.dump, weight == .regular ? nil : "\(weight.rawValue)",
      isItalic ? "italic" : nil, design == .default ? nil : design.rawValue,
      hasMonospacedDigits ? "monospacedDigit" : nil,
    ]
    return words.compactMap(\.self).joined(separator: " ")
  }
}
