package import AssetCatalogs
package import CellViews
package import Diagnostics
import Glibc
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
  ///   - arguments: The values of the placeholders, in order; nil for a text that keeps its placeholders, which has no
  ///     forms for numbers.
  /// - Returns: Nil for an unknown key.
  /// - Throws: `TextMistake` for too few values, and the errors of the file.
  package func text(
    _ key: String, in locale: String?, arguments: [TextArgument]? = [],
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
      LanguageFallback.best(for: locale, among: [sourceLanguage]) == nil
    {
      notices.append(
        "'\(excerpt(of: key, limit: 40))' has no text in '\(locale)'; that in '\(sourceLanguage)' is "
          + "shown")
    }
    var shower = TextShower(
      language: language, arguments: arguments, idiom: idiom,
      substitutions: localization.substitutions)
    let pieces = try shower.pieces(of: localization.form)
    // Xcode leaves the texts that it takes from the source code in the state `new`.
    for state in shower.states
    where state != "translated" && !(state == "new" && language == sourceLanguage) {
      notices.append(
        "the text of '\(excerpt(of: key, limit: 40))' in '\(language)' is in the state '\(state)'")
    }
    let text = pseudo?.text(pieces) ?? pieces.map(\.text).joined()
    return LocalizedText(
      string: text, notices: localization.notices + notices.map { entry.warning($0) })
  }

  /// Returns the language of a text for a screen; the source language where no other suits.
  private func best(
    for locale: String?, among languages: Dictionary<String, Localization>.Keys
  ) -> String {
    locale.flatMap {
      LanguageFallback.best(for: $0, among: Set(languages).union([sourceLanguage]))
    } ?? sourceLanguage
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
  /// The values of placeholders; nil for a text that keeps them.
  private let given: [TextArgument]?
  private var arguments: [TextArgument] { given ?? [] }
  let idiom: ScreenTraits.Idiom
  let substitutions: [String: Localization.Substitution]
  /// The states of the forms that were chosen.
  var states: [String] = []
  /// The number of the next argument, from 0.
  private var next = 0
  /// The format of `%arg`.
  private var ownFormat = Placeholder(kind: .value)
  private var depth = 0

  init(
    language: String, arguments: [TextArgument]?, idiom: ScreenTraits.Idiom,
    substitutions: [String: Localization.Substitution]
  ) {
    self.language = language
    given = arguments
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
      guard given != nil else { throw TextMistake(message: "the text has forms for numbers") }
      let number =
        try own.map { try argument($0).number } ?? arguments.lazy.compactMap(\.number).first
      guard let number else {
        throw TextMistake(
          message: own.map { "value \($0 + 1) chooses a form of the text; expected a number" }
            ?? "the text has forms for numbers; expected 'count'")
      }
      return try pieces(of: chosen(forms, for: number), own: own)
    case .text(let text, let state):
      if let state { states.append(state) }
      let pieces = TextPattern(text).pieces
      guard given != nil else {
        guard !pieces.contains(where: \.isSubstitution) else {
          throw TextMistake(message: "the text has forms for numbers")
        }
        // Not a literal: letters of placeholders have no accents.
        return [PseudoLocale.ShownPiece(text: text, isLiteral: false)]
      }
      return try pieces.flatMap { piece in
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
      let outer = ownFormat
      ownFormat = substitution.format
      defer { ownFormat = outer }
      return try pieces(of: substitution.form, own: index)
    }
    // In a substitution, a placeholder without a number is the substitution's own argument.
    let index =
      placeholder.argument.map { $0 - 1 } ?? (placeholder.isOwn ? own ?? 0 : own ?? takeNext())
    let text =
      switch try argument(index) {
      case .text(let string): string
      case .number(let number): try shown(number, as: placeholder.isOwn ? ownFormat : placeholder)
      }
    return [PseudoLocale.ShownPiece(text: text, isLiteral: false)]
  }

  /// Returns the value of a placeholder, counted from 0.
  private func argument(_ index: Int) throws -> TextArgument {
    guard arguments.indices.contains(index) else {
      throw TextMistake(
        message:
          "the text has a placeholder for value \(index + 1), found \(arguments.count) values")
    }
    return arguments[index]
  }

  /// Returns a number in the language's form, with the signs, the zeros and the width of its placeholder.
  private func shown(_ number: Double, as placeholder: Placeholder) throws -> String {
    var text: String
    switch placeholder.kind {
    case .decimal(let decimals):
      text = try formatted(number, as: .plain(decimals: min(decimals, 20)), in: language)
    case .whole:
      text = try formatted(number.rounded(.towardZero), as: .plain(decimals: 0), in: language)
    case .significant:
      text = try formatted(number, as: .plain(decimals: Self.decimals(of: number)), in: language)
    case .other(let letter):
      guard ["x", "X", "o", "O"].contains(letter), let whole = Int(exactly: number) else {
        throw TextMistake(message: "the placeholder '%\(letter)' is not shown")
      }
      text = String(whole, radix: letter.lowercased() == "x" ? 16 : 8, uppercase: letter == "X")
    case .value, .substitution:
      return try formatted(number, as: .plain(decimals: nil), in: language)
    }
    var sign = ""
    // Arabic has an invisible mark before its minus.
    let minus = String(text.prefix { !$0.isNumber && !$0.isLetter })
    if number < 0, !minus.isEmpty {
      sign = minus
      text.removeFirst(minus.count)
    } else if let flag = ["+", " "].first(where: placeholder.flags.contains) {
      sign = String(flag)
    }
    let missing = placeholder.width - text.count - min(sign.count, 1)
    guard missing > 0 else { return sign + text }
    let spaces = String(repeating: " ", count: missing)
    if placeholder.flags.contains("-") { return sign + text + spaces }
    guard placeholder.flags.contains("0") else { return spaces + sign + text }
    let zero: String
    if case .other = placeholder.kind {
      // Hexadecimal and octal numbers have Latin digits in all languages.
      zero = "0"
    } else {
      zero = try formatted(0, as: .plain(decimals: 0), in: language)
    }
    return sign + String(repeating: zero, count: missing) + text
  }

  /// Returns how many decimals six significant digits have, without zeros at their end.
  private static func decimals(of number: Double) -> Int {
    guard number != 0, number.isFinite else { return 0 }
    var decimals = min(max(0, 5 - Int(log10(abs(number)).rounded(.down))), 20)
    var whole = (number * pow(10, Double(decimals))).rounded()
    while decimals > 0, whole.truncatingRemainder(dividingBy: 10) == 0 {
      whole /= 10
      decimals -= 1
    }
    return decimals
  }

  private mutating func takeNext() -> Int {
    defer { next += 1 }
    return next
  }
}
