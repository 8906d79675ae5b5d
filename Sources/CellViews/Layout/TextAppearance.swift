import DisplayList
import LayoutGeometry
package import TextShaping

/// The appearance of texts apart from their font and colour.
struct TextAppearance: Sendable {
  /// The design of fonts that name no family; nil for the font's own.
  var design: FontDesign?
  var hasMonospacedDigits = false
  /// The contextual alternates; nil for the family's own.
  var hasContextualAlternates: Bool?
  /// The space after each letter, in points; unused with tracking.
  var kerning = 0.0
  var tracking = 0.0
  /// The height of the letters above the baseline, in points.
  var baselineOffset = 0.0
  var underline: TextLine?
  var strikethrough: TextLine?
  /// The case of the letters; nil for letters as written.
  var letterCase: LetterCase?
  /// The space between two lines, in points, besides the height of a line.
  var lineSpacing = 0.0
  /// The height of each line; nil for that of its fonts and of their style.
  var lineHeight: LineHeight?
  /// The least size of a text, as a fraction of its size.
  var minimumScaleFactor = 1.0
  /// Indicates whether a line may be tightened if that saves it from being cut.
  var allowsTightening = false
  /// Indicates whether words may be hyphenated at the end of a line.
  var isHyphenated = false

  /// The space after each letter, in points.
  var letterSpacing: Double { tracking == 0 ? kerning : tracking }

  mutating func apply(_ change: TextChange) {
    switch change {
    case .design(let design): self.design = design
    case .monospacedDigit(let isActive): hasMonospacedDigits = isActive
    case .contextualAlternates(let isActive): hasContextualAlternates = isActive
    case .kerning(let kerning): self.kerning = kerning
    case .tracking(let tracking): self.tracking = tracking
    case .baselineOffset(let offset): baselineOffset = offset
    case .underline(let line): underline = line
    case .strikethrough(let line): strikethrough = line
    case .letterCase(let letterCase): self.letterCase = letterCase
    case .lineSpacing(let spacing): lineSpacing = spacing
    case .lineHeight(let height): lineHeight = height
    case .minimumScaleFactor(let factor): minimumScaleFactor = factor
    case .allowsTightening(let allowsTightening): self.allowsTightening = allowsTightening
    case .hyphenation(let isHyphenated): self.isHyphenated = isHyphenated
    }
  }
}

/// One value of texts' appearance apart from font and colour; inner ones take precedence.
package enum TextChange: Hashable, Sendable {
  /// The design of fonts that name no family; nil for the font's own.
  case design(FontDesign?)
  case monospacedDigit(Bool)
  /// OpenType's `calt`, which gives letters other forms beside some letters.
  case contextualAlternates(Bool)
  /// The space after each letter, in points.
  case kerning(Double)
  /// The space after each letter, in points, instead of kerning.
  case tracking(Double)
  /// The height of the letters above the baseline, in points.
  case baselineOffset(Double)
  case underline(TextLine?)
  case strikethrough(TextLine?)
  case letterCase(LetterCase?)
  /// The space between two lines, in points.
  case lineSpacing(Double)
  /// The distance of the baselines; nil for that of the fonts and their style.
  case lineHeight(LineHeight?)
  /// The least size of a text without enough room, as a fraction of its size.
  case minimumScaleFactor(Double)
  case allowsTightening(Bool)
  /// The hyphenation of words at the end of a line.
  case hyphenation(Bool)

  /// The value under its name in configs.
  var setting: LayoutSetting? {
    switch self {
    case .design(let design):
      .word("fontDesign", design?.rawValue ?? "none", changing: [.size, .paint])
    case .monospacedDigit(let isActive):
      .flag("monospacedDigit", isActive, default: nil, changing: [.size, .paint])
    case .contextualAlternates(let isActive):
      .flag("contextualAlternates", isActive, default: nil, changing: [.size, .paint])
    case .kerning(let length): .length("kerning", length, changing: [.size, .paint])
    case .tracking(let length): .length("tracking", length, changing: [.size, .paint])
    case .baselineOffset(let offset): .length("baselineOffset", offset)
    case .underline(let line): .word("underline", line?.words ?? "none", changing: .paint)
    case .strikethrough(let line): .word("strikethrough", line?.words ?? "none", changing: .paint)
    case .letterCase(let letterCase):
      .word("textCase", letterCase?.rawValue ?? "none", changing: [.size, .paint])
    case .lineSpacing(let spacing): .length("lineSpacing", spacing)
    case .lineHeight(let height): .word("lineHeight", height?.words ?? "none")
    case .minimumScaleFactor(let factor): .number("minimumScaleFactor", factor)
    case .allowsTightening(let isAllowed):
      .flag("allowsTightening", isAllowed, default: nil)
    case .hyphenation(let isHyphenated): .flag("hyphenation", isHyphenated, default: nil)
    }
  }

  /// Returns whether another change sets the same property.
  package func isSameKind(as other: TextChange) -> Bool {
    switch (self, other) {
    case (.design, .design), (.monospacedDigit, .monospacedDigit),
      (.contextualAlternates, .contextualAlternates), (.kerning, .kerning),
      (.tracking, .tracking), (.baselineOffset, .baselineOffset), (.underline, .underline),
      (.strikethrough, .strikethrough), (.letterCase, .letterCase), (.lineSpacing, .lineSpacing),
      (.lineHeight, .lineHeight), (.minimumScaleFactor, .minimumScaleFactor),
      (.allowsTightening, .allowsTightening), (.hyphenation, .hyphenation):
      true
    default: false
    }
  }
}

extension LineHeight: ValueInWords {
  /// The height by its name, with its number if it has one.
  var words: String {
    switch self {
    case .variable, .tight, .normal, .loose: "\(self)"
    case .exact(let points): "exact \(points.dump)"
    case .multiple(let factor): "multiple \(factor.dump)"
    case .leading(let increase): "leading \(increase.dump)"
    }
  }

  /// Parses a height; nil for other words.
  init?(words: String) {
    let number = words.split(separator: " ").last.flatMap { Double(dump: $0) } ?? 0
    let all: [LineHeight] = [
      .variable, .tight, .normal, .loose, .exact(number), .multiple(number), .leading(number),
    ]
    guard let known = all.first(where: { $0.words == words }) else { return nil }
    self = known
  }
}

extension TextLine: ValueInWords {
  /// Parses a pattern, with a colour or without; nil for other words.
  init?(words: String) {
    let parts = words.split(separator: " ", maxSplits: 1).map(String.init)
    let color = parts.dropFirst().first.flatMap(Color.init(words:))
    guard let pattern = parts.first.flatMap(Pattern.init(rawValue:)),
      parts.count < 2 || color != nil
    else { return nil }
    self.init(color: color, pattern: pattern)
  }
}

/// A line under or through the letters of a text.
package struct TextLine: Hashable, Sendable {
  /// The line's colour; nil for that of the text.
  package var color: Color?
  /// The pattern of the line.
  package var pattern: Pattern

  /// Creates a line, solid and in the text's colour unless given.
  package init(color: Color? = nil, pattern: Pattern = .solid) {
    self.color = color
    self.pattern = pattern
  }

  /// The pattern and the colour, as in `dash red`.
  var words: String {
    [pattern.rawValue, color?.words].compactMap(\.self).joined(separator: " ")
  }

  /// The pattern of a line's dashes, under SwiftUI's names.
  package enum Pattern: String, Hashable, Sendable, CaseIterable {
    case solid, dot, dash, dashDot, dashDotDot

    /// The lengths of dashes and gaps in turn, in widths of the line; none for a solid one.
    var dash: [Double] {
      switch self {
      case .solid: []
      case .dot: [1, 2]
      case .dash: [5, 3]
      case .dashDot: [5, 2, 1, 2]
      case .dashDotDot: [5, 2, 1, 2, 1, 2]
      }
    }
  }
}

/// The case of a text's letters.
package enum LetterCase: String, Hashable, Sendable, CaseIterable {
  /// All capitals.
  case uppercase
  /// No capitals.
  case lowercase

  /// Returns a text in the case, by the rules of a language.
  ///
  /// Turkish and Azerbaijani have an I with a dot and one without; Greek capitals have no accents.
  ///
  /// Source: SpecialCasing.txt of Unicode, and its Standard, section 5.18.
  func write(_ string: String, in locale: TextLocale?) -> String {
    switch (self, locale?.language) {
    case (.uppercase, "tr"), (.uppercase, "az"):
      string.replacing("i", with: "İ").uppercased()
    case (.lowercase, "tr"), (.lowercase, "az"):
      string.replacing("I\u{307}", with: "i").replacing("İ", with: "i")
        .replacing("I", with: "ı").lowercased()
    case (.uppercase, "el"):
      String(
        String.UnicodeScalarView(
          string.uppercased().unicodeScalars.map { Self.unaccentedGreek[$0] ?? $0 }))
    case (.uppercase, _): string.uppercased()
    case (.lowercase, _): string.lowercased()
    }
  }

  /// Greek capitals with the accent of monotonic Greek, each with its form without it.
  private static let unaccentedGreek: [Unicode.Scalar: Unicode.Scalar] = [
    "Ά": "Α", "Έ": "Ε", "Ή": "Η", "Ί": "Ι", "Ό": "Ο", "Ύ": "Υ", "Ώ": "Ω",
  ]
}
