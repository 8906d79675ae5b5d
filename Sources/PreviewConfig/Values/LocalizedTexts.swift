import Catalogs
import CellViews
import ConfigLanguage
import Diagnostics
import PlainText
import TextShaping

/// A config's request for a text of the project's tables.
struct LocalizedRequest: Sendable {
  var key: String
  var count: Double?
  var arguments: [DataValue]

  /// The values of the placeholders: the number that forms depend on, and then the others.
  fileprivate var values: [TextArgument] {
    (count.map { [.number($0)] } ?? [])
      + arguments.map { value in
        if case .number(let number) = value { .number(number) } else { .text(value.text ?? "") }
      }
  }
}

extension ValueType<LocalizedRequest> {
  fileprivate static let request = record(
    "localizedText", "A text of the tables under `strings:`, in the canvas's `locale`.",
    Field(
      Field("key", ValueType<String>.text, "The text's key."),
      Field<Double?>(
        optional: "count", .number(-1e15...1e15),
        "The number that the text's forms depend on, which is its first value."),
      Field<[DataValue]>(
        "arguments", ValueType<DataValue>.data.list("a list of values", count: 0...20),
        default: [], shown: "[]", "The values of the placeholders, in order, after `count`.")
    ) { LocalizedRequest(key: $0, count: $1, arguments: $2) })
}

extension ValueType<String> {
  /// A text by its key, in the language of the canvas.
  static let localizedText = ValueType(schema: ValueType<LocalizedRequest>.request.schema) {
    node, place, compiler in
    guard
      let request = ValueType<LocalizedRequest>.request
        .compile(node, label: place.label, with: compiler)
    else { return nil }
    let catalogs = compiler.declared.theme.catalogs
    let range = node["key"]?.range ?? node.range
    if let constant = request.constant {
      // Each language of the preview is checked when its canvases are known.
      catalogs.noteUse(
        of: UsedText(key: constant.key, arguments: constant.values, range: range))
      guard compiler.checkKey(constant.key, in: catalogs, at: range) else { return nil }
    }
    return request.evaluated { request, scope in
      var locale: String?
      var idiom = ScreenTraits.Idiom.phone
      if case .object(let canvas)? = scope.scope.value(named: "canvas") {
        if case .string(let tag)? = canvas["locale"] { locale = tag }
        if case .string(let device)? = canvas["device"], device.hasPrefix("ipad") { idiom = .pad }
      }
      let text = UsedText(key: request.key, arguments: request.values, range: range)
      return try catalogs.text(text, in: locale, idiom: idiom)
    }
  }
}

extension Compiler {
  /// Reports a key that no table has; returns whether there is one.
  fileprivate func checkKey(
    _ key: String, in catalogs: CatalogLibrary, at range: SourceRange
  ) -> Bool {
    guard catalogs.isWhole, !catalogs.hasText(key) else { return true }
    report(catalogs.unknownKey(key, at: range))
    return false
  }

  /// Reports the warnings and mistakes of the texts that were used, in the languages of some canvases.
  func reportTexts(of catalogs: CatalogLibrary, on canvases: [PreviewCanvas]) {
    var screens: [(locale: String?, idiom: ScreenTraits.Idiom)] = []
    for canvas in canvases {
      let screen = (canvas.locale?.tag, ScreenTraits(canvas).idiom)
      if !screens.contains(where: { $0 == screen }) { screens.append(screen) }
    }
    for text in catalogs.usedTexts {
      for (locale, idiom) in screens {
        do throws(Diagnostic) {
          _ = try catalogs.text(text, in: locale, idiom: idiom)
        } catch {
          report(error)
          break
        }
      }
    }
    for notice in catalogs.notices { report(notice) }
  }
}

extension CatalogLibrary {
  /// The languages of the texts, each once: the source language of the first table first.
  var languages: [String] {
    strings.flatMap(\.languages).reduce(into: []) { languages, language in
      if !languages.contains(language) { languages.append(language) }
    }
  }

  fileprivate func hasText(_ key: String) -> Bool {
    strings.contains { $0.keys.contains(key) }
  }

  fileprivate func unknownKey(_ key: String, at range: SourceRange) -> Diagnostic {
    guard !strings.isEmpty else {
      return Diagnostic(
        at: range, "key: no table of texts is declared",
        suggestion: "add 'strings: Localizable.xcstrings'")
    }
    return Diagnostic(
      at: range,
      "key: no text '\(excerpt(of: key, limit: 40))' is in "
        + strings.map { "'\(excerpt(of: $0.path))'" }.joined(separator: " or "),
      suggestion: suggestion(for: key, among: strings.flatMap(\.keys)))
  }

  /// Returns a text; its warnings are noted.
  ///
  /// - Throws: `Diagnostic` at the key for an unknown one and for missing values, and in the table for a
  ///   text that is not well-formed.
  fileprivate func text(
    _ used: UsedText, in locale: String?, idiom: ScreenTraits.Idiom
  ) throws(Diagnostic) -> String {
    let range = used.range
    do {
      for table in strings {
        let text = try table.text(
          used.key, in: locale, arguments: used.arguments, idiom: idiom)
        guard let text else { continue }
        for notice in text.notices {
          var notice = notice
          notice.range = notice.range ?? range
          note(notice)
        }
        return text.string
      }
    } catch let mistake as TextMistake {
      throw Diagnostic(
        at: range, "key: '\(excerpt(of: used.key, limit: 40))': \(mistake.message)")
    } catch var mistake as Diagnostic {
      mistake.range = mistake.range ?? range
      throw mistake
    } catch {
      throw Diagnostic(
        at: range, "key: '\(excerpt(of: used.key, limit: 40))' cannot be formatted: \(error)")
    }
    // A table that cannot be opened may have the key.
    guard isWhole else { return used.key }
    throw unknownKey(used.key, at: range)
  }
}
