import CellViews
import ConfigLanguage
import TextShaping

// The looks of texts besides their font and colour; all apply to the texts in a container, too.
extension ModifierDeclaration {
  static let textLooks: [ModifierDeclaration] = [
    .underline, .strikethrough, .baselineOffset, .kerning, .tracking, .textCase, .monospacedDigit,
    .contextualAlternates, .fontDesign, .lineSpacing, .lineHeight, .minimumScaleFactor,
    .allowsTightening, .hyphenation,
  ]

  static let underline = ModifierDeclaration(
    "underline", ValueType<TextLine?>.textLine.map { EnvironmentChange.text(.underline($0)) },
    "A line under the letters.")

  static let strikethrough = ModifierDeclaration(
    "strikethrough",
    ValueType<TextLine?>.textLine.map { EnvironmentChange.text(.strikethrough($0)) },
    "A line through the letters.")

  static let baselineOffset = ModifierDeclaration(
    "baselineOffset",
    ValueType<Double>.distance.map { EnvironmentChange.text(.baselineOffset($0)) },
    "How far above their baseline the letters are, in points.")

  static let kerning = ModifierDeclaration(
    "kerning", ValueType<Double>.letterSpacing.map { EnvironmentChange.text(.kerning($0)) },
    "The space after each letter, in points.")

  static let tracking = ModifierDeclaration(
    "tracking", ValueType<Double>.letterSpacing.map { EnvironmentChange.text(.tracking($0)) },
    "The space after each letter, in points, instead of `kerning`.")

  static let textCase = ModifierDeclaration(
    "textCase",
    ValueType<LetterCase?>.words(
      ["uppercase": .uppercase, "lowercase": .lowercase, "none": nil], pending: nil
    ).map { EnvironmentChange.text(.letterCase($0)) },
    "How the letters are written, as the canvas's locale has it.")

  static let monospacedDigit = ModifierDeclaration(
    "monospacedDigit",
    ValueType<Bool>.truth.orMissing(true, words: "true")
      .map { EnvironmentChange.text(.monospacedDigit($0)) },
    "Digits that are all of one width.")

  static let contextualAlternates = ModifierDeclaration(
    "contextualAlternates",
    ValueType<Bool>.truth.orMissing(true, words: "true")
      .map { EnvironmentChange.text(.contextualAlternates($0)) },
    "Whether letters may have other forms beside some letters, as Inter's `×` in `1080x1920`.")

  static let fontDesign = ModifierDeclaration(
    "fontDesign",
    ValueType<FontDesign>.word(pending: .default).map { EnvironmentChange.text(.design($0)) },
    "The kind of letters, where the font names no family.")

  static let lineSpacing = ModifierDeclaration(
    "lineSpacing", ValueType<Double>.length.map { EnvironmentChange.text(.lineSpacing($0)) },
    "The space between two lines of a text, in points, besides their height.")

  static let lineHeight = ModifierDeclaration(
    "lineHeight", ValueType<LineHeight?>.lineHeight.map { EnvironmentChange.text(.lineHeight($0)) },
    "The height of each line of a text, as SwiftUI has it since iOS 26; `none` for the fonts' own.")

  static let minimumScaleFactor = ModifierDeclaration(
    "minimumScaleFactor",
    ValueType<Double>.number(0.01...1).map { EnvironmentChange.text(.minimumScaleFactor($0)) },
    "How small a text may become where it does not fit, as a share of its size.")

  static let allowsTightening = ModifierDeclaration(
    "allowsTightening",
    ValueType<Bool>.truth.orMissing(true, words: "true")
      .map { EnvironmentChange.text(.allowsTightening($0)) },
    "Whether a text of one line may be up to a twentieth denser before it is cut.")

  static let hyphenation = ModifierDeclaration(
    "hyphenation",
    ValueType<Bool>.truth.orMissing(true, words: "true")
      .map { EnvironmentChange.text(.hyphenation($0)) },
    "Whether words may be broken where a line has room for a part of one, as the canvas's locale has "
      + "it.")
}

extension ValueType<TextLine?> {
  /// A value that indicates whether there is a line, or a mapping with its settings.
  static let textLine = ValueType<Bool>.truth.orMissing(true, words: "true")
    .map { $0 ? TextLine() : nil }
    .orMapping(
      .record(
        "textLine", "A line under or through the letters of a text.",
        Field(
          Field(optional: "color", .color, "The line's colour; that of the text without it."),
          Field("pattern", default: TextLine.Pattern.solid, "How the line is interrupted.")
        ) { TextLine(color: $0, pattern: $1) }))
}

extension ValueType<LineHeight?> {
  private static let named = words(
    ["tight": .tight, "normal": .normal, "loose": .loose, "variable": .variable, "none": nil],
    pending: nil)

  /// A word, or a mapping with one number.
  fileprivate static let lineHeight = ValueType(schema: named.schema) { node, place, compiler in
    if let text = node.scalar?.text, let familiar = FamiliarWords.lineHeight(text) {
      return compiler.refuse(node, "a word or a mapping", suggestion: familiar, label: place.label)
    }
    return named.compile(node, place, compiler)
  }.orMapping(
    .record(
      "lineHeight", "The height of a text's lines: one of its keys.",
      Field(
        Field<Double?>(optional: "exact", .length, "The height in points."),
        Field<Double?>(
          optional: "multiple", .number(LineHeight.factors),
          "The height as a multiple of the largest size."),
        Field<Double?>(
          optional: "leading", .distance, "What it is more than the largest size, in points.")
      ) { exact, multiple, leading throws(Mismatch) in
        switch (exact, multiple, leading) {
        case (let points?, nil, nil): return .exact(points)
        case (nil, let factor?, nil): return .multiple(factor)
        case (nil, nil, let increase?): return .leading(increase)
        default: throw Mismatch("expected one of 'exact', 'multiple' and 'leading'")
        }
      }))
}

extension ValueType<Double> {
  /// A space between letters.
  static let letterSpacing = number(-1000...1000, "a distance in points")
}
