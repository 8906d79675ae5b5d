package import CellViews
package import Diagnostics
import LocaleFormats
import PlainText

/// The texts of a project in its languages: a string catalog, or tables in folders of languages.
///
/// A text is read when it is asked for.
package final class StringTable: Sendable {
  /// The path of the catalog, or of the table in the source language.
  package let path: String
  /// The language of the keys' own texts.
  private let sourceLanguage: String
  /// The languages, the source language first, then in alphabetical order.
  package let languages: [String]
  private let source: any StringSource

  init(path: String, sourceLanguage: String, languages: Set<String>, source: any StringSource) {
    self.path = path
    self.sourceLanguage = sourceLanguage
    self.languages = [sourceLanguage] + languages.subtracting([sourceLanguage]).sorted()
    self.source = source
  }

  /// Opens the table at a path: an `.xcstrings` file, or a `.strings` or `.stringsdict` file in a
  /// language's folder, as `en.lproj`, to which those of the other languages beside it belong.
  ///
  /// - Throws: `Diagnostic` for a file that is not well-formed; the errors of `files`.
  package static func open(_ path: String, files: CatalogFiles) throws -> StringTable {
    switch path.ending {
    case "xcstrings": return try StringCatalog.table(path, files: files)
    case "strings", "stringsdict": return try StringsFolder.table(path, files: files)
    default:
      throw Diagnostic(
        at: nil, "'\(excerpt(of: path))' is not a table of texts",
        suggestion: "tables end in .xcstrings, .strings or .stringsdict")
    }
  }

  /// The keys.
  package var keys: [String] { source.keys }

  /// Returns the text of a key in a language.
  ///
  /// - Parameters:
  ///   - locale: The language's BCP 47 tag; nil for the source language.
  ///   - arguments: The values of the placeholders, in order.
  /// - Returns: Nil for an unknown key.
  /// - Throws: `TextMistake` for too few values, and the errors of the file.
  package func text(
    _ key: String, in locale: String?, arguments: [TextArgument] = [],
    idiom: ScreenTraits.Idiom = .phone
  ) throws -> LocalizedText? {
    guard let entry = try source.entry(key) else { return nil }
    let pseudo = locale.flatMap { PseudoLocale($0) }
    let language =
      pseudo == nil && entry.isTranslated
      ? best(for: locale, among: entry.localizations.keys) : sourceLanguage
    let localization =
      entry.localizations[language] ?? entry.localizations[sourceLanguage]
      ?? Localization(form: .text(entry.fallback, state: nil))
    var notices: [String] = []
    if pseudo == nil, entry.isTranslated, let locale, language == sourceLanguage,
      !Self.isSame(locale, sourceLanguage)
    {
      notices.append(
        "'\(excerpt(of: key, limit: 40))' has no text in '\(locale)'; that in '\(sourceLanguage)' is "
          + "shown")
    }
    var shower = TextShower(
      language: language, arguments: arguments, idiom: idiom,
      substitutions: localization.substitutions)
    let pieces = try shower.pieces(of: localization.form)
    for state in shower.states where state != "translated" {
      notices.append(
        "the text of '\(excerpt(of: key, limit: 40))' in '\(language)' is in the state '\(state)'")
    }
    let text = pseudo?.text(pieces) ?? pieces.map(\.text).joined()
    return LocalizedText(
      string: text, notices: notices.map { entry.warning($0) })
  }

  /// Returns the language of a text for a screen: the same, or its language without the region, or
  /// the first of the same language; else the source language.
  private func best(
    for locale: String?, among languages: Dictionary<String, Localization>.Keys
  ) -> String {
    guard let locale else { return sourceLanguage }
    var parts = locale.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
    while !parts.isEmpty {
      let tag = parts.joined(separator: "-")
      if let same = languages.first(where: { Self.isSame($0, tag) }) { return same }
      if parts.count == 1 {
        if Self.isSame(String(sourceLanguage.prefix { $0 != "-" }), tag) { return sourceLanguage }
        return languages.sorted().first { $0.lowercased().hasPrefix(tag + "-") } ?? sourceLanguage
      }
      parts.removeLast()
    }
    return sourceLanguage
  }

  private static func isSame(_ a: String, _ b: String) -> Bool {
    a.replacing("_", with: "-").lowercased() == b.replacing("_", with: "-").lowercased()
  }
}

/// A text in a language.
package struct LocalizedText: Sendable {
  /// The characters.
  package let string: String
  /// The warnings about its translation, with their places.
  package let notices: [Diagnostic]
}

/// The entries of a table, which are read when they are asked for.
protocol StringSource: Sendable {
  /// The keys, in order.
  var keys: [String] { get }

  /// Returns the entry of a key; nil for an unknown one.
  func entry(_ key: String) throws -> StringEntry?
}

/// A key's texts.
struct StringEntry: Sendable {
  var localizations: [String: Localization]
  /// The text without any translation, which is the key itself.
  var fallback: String
  /// Indicates whether the text may differ between languages.
  var isTranslated = true
  /// Makes a warning at the entry's place.
  var warning: @Sendable (String) -> Diagnostic
}

/// The choice of a text's forms, and its placeholders with their values.
private struct TextShower {
  let language: String
  let arguments: [TextArgument]
  let idiom: ScreenTraits.Idiom
  let substitutions: [String: Localization.Substitution]
  /// The states of the forms that were chosen.
  var states: [String] = []
  /// The number of the next argument, from 0.
  private var next = 0
  private var depth = 0

  init(
    language: String, arguments: [TextArgument], idiom: ScreenTraits.Idiom,
    substitutions: [String: Localization.Substitution]
  ) {
    self.language = language
    self.arguments = arguments
    self.idiom = idiom
    self.substitutions = substitutions
  }

  /// Returns the pieces of a form.
  ///
  /// - Parameter own: The argument of a substitution, from 0; nil outside of one.
  mutating func pieces(
    of form: TextForm, own: Int? = nil
  ) throws -> [PseudoLocale.ShownPiece] {
    switch form {
    case .device(let forms):
      let names = idiom == .pad ? ["ipad", "other"] : ["iphone", "other"]
      guard let form = names.lazy.compactMap({ forms[$0] }).first else {
        throw TextMistake(message: "the text has no form for \(idiom.device)")
      }
      return try pieces(of: form, own: own)
    case .plural(let forms):
      let counted = own.map { arguments.indices.contains($0) ? arguments[$0].number : nil }
      guard let number = counted ?? arguments.lazy.compactMap(\.number).first else {
        throw TextMistake(message: "the text has forms for numbers; expected 'count'")
      }
      return try pieces(of: chosen(forms, for: number), own: own)
    case .text(let text, let state):
      if let state { states.append(state) }
      return try TextPattern(text).pieces.flatMap { piece in
        switch piece {
        case .literal(let text): [PseudoLocale.ShownPiece(text: text, isLiteral: true)]
        case .placeholder(let placeholder): try shown(placeholder, own: own)
        }
      }
    }
  }

  private func chosen(_ forms: [String: TextForm], for number: Double) throws -> TextForm {
    // Foundation takes the form `zero` for 0 in all languages.
    if number == 0, let zero = forms["zero"] { return zero }
    let category = try pluralCategory(of: number, in: language)
    guard let form = forms[category] ?? forms["other"] else {
      throw TextMistake(message: "the text has no form 'other'")
    }
    return form
  }

  private mutating func shown(
    _ placeholder: Placeholder, own: Int?
  ) throws -> [PseudoLocale.ShownPiece] {
    if case .substitution(let name) = placeholder.kind {
      guard let substitution = substitutions[name] else {
        throw TextMistake(message: "the text has no substitution '\(excerpt(of: name, limit: 40))'")
      }
      guard depth < 8 else {
        throw TextMistake(message: "substitutions name substitutions more than 8 deep")
      }
      depth += 1
      defer { depth -= 1 }
      let index = (placeholder.argument ?? substitution.argument).map { $0 - 1 } ?? takeNext()
      return try pieces(of: substitution.form, own: index)
    }
    // In a substitution, a placeholder without a number is the substitution's own argument.
    let index =
      placeholder.argument.map { $0 - 1 } ?? (placeholder.isOwn ? own ?? 0 : own ?? takeNext())
    guard arguments.indices.contains(index) else {
      throw TextMistake(
        message:
          "the text has a placeholder for value \(index + 1), found \(arguments.count) values")
    }
    let text: String
    switch (arguments[index], placeholder.kind) {
    case (.text(let string), _): text = string
    case (.number(let number), .decimal(let decimals)):
      text = try formatted(number, as: .plain(decimals: min(decimals, 20)), in: language)
    case (.number(let number), .whole):
      text = try formatted(number.rounded(.towardZero), as: .plain(decimals: 0), in: language)
    case (.number(let number), .other(let letter)):
      guard ["x", "X", "o", "O"].contains(letter), let whole = Int(exactly: number) else {
        throw TextMistake(message: "the placeholder '%\(letter)' is not shown")
      }
      text = String(whole, radix: letter.lowercased() == "x" ? 16 : 8, uppercase: letter == "X")
    case (.number(let number), _):
      text = try formatted(number, as: .plain(decimals: nil), in: language)
    }
    return [PseudoLocale.ShownPiece(text: text, isLiteral: false)]
  }

  private mutating func takeNext() -> Int {
    defer { next += 1 }
    return next
  }
}
