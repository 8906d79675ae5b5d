import DisplayList
public import TextShaping

/// A text style that follows dynamic type, or a custom font.
public enum Font: Hashable, Sendable {
  case style(TextStyle, weight: FontWeight? = nil)
  /// A text style, or a font in it, in the style's emphasized weight; any other font in bold.
  indirect case bold(Font)
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
  /// A font whose lines are closer together or farther apart, in points.
  indirect case leaded(Font, by: Double)
  /// A font with a requested form of the letters that is not drawn, by the form's name.
  indirect case undrawn(Font, form: String)
}

extension Font {
  /// Returns the font at a size of dynamic type, before bold and italic of the surroundings.
  ///
  /// A font of a fixed size does not follow dynamic type, as SwiftUI's `system(size:)`.
  ///
  /// - Parameter pixel: The length to which sizes that grow are rounded, in points.
  func request(for dynamicType: DynamicType, pixel: Double) -> FontRequest {
    func inner(_ font: Font) -> FontRequest { font.request(for: dynamicType, pixel: pixel) }
    switch self {
    case .fixed(let request): return request
    case .style(let style, let weight):
      var request = FontRequest(
        size: style.pointSize(for: dynamicType), weight: weight ?? style.weight)
      request.leading = style.leading(for: dynamicType)
      return request
    case .scaled(var request, relativeTo: let style):
      if dynamicType != .large {
        let size = request.size * style.metricScale(for: dynamicType)
        request.size = (size / pixel).rounded() * pixel
      }
      return request
    case .bold(let font):
      var request = inner(font)
      request.weight = font.boldWeight
      return request
    case .leaded(let font, by: let length):
      var request = inner(font)
      request.leading = request.leading.map { $0 + length }
      return request
    case .italic(let font):
      var request = inner(font)
      request.isItalic = true
      return request
    case .designed(let font, let design):
      var request = inner(font)
      request.design = design
      return request
    case .monospacedDigit(let font):
      var request = inner(font)
      request.hasMonospacedDigits = true
      return request
    case .undrawn(let font, form: _): return inner(font)
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
    case .bold(let font): "\(font.words) bold"
    case .leaded(let font, by: let length): "\(font.words) leading \(length.dump)"
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
    case .bold(let font), .italic(let font), .designed(let font, _), .monospacedDigit(let font),
      .leaded(let font, by: _), .undrawn(let font, form: _):
      font.textStyle
    }
  }

  /// The weight of the font in bold: the emphasized one of a text style without a weight of its own.
  var boldWeight: FontWeight {
    switch self {
    case .style(let style, weight: nil): style.emphasizedWeight
    case .style, .fixed, .scaled: .bold
    case .bold(let font), .italic(let font), .designed(let font, _), .monospacedDigit(let font),
      .leaded(let font, by: _), .undrawn(let font, form: _):
      font.boldWeight
    }
  }

  /// Returns the font with lines as in the footers of lists: 2 points closer together.
  ///
  /// Source: `tightLeading` of `UIFontDescriptor` on iOS 18: 14 points for a footnote of 12.
  package var tight: Font { .leaded(self, by: -2) }
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
