import Catalogs
import CellViews
import Diagnostics
import FileAccess
public import Foundation
import Synchronization

/// The tables of texts among the resources of bundles, each opened once.
enum BundleTexts {
  private static let opened = Mutex<[String: Result<[StringTable], any Error>]>([:])

  /// Returns the text of a key in the language of the views around; nil for one that no table has.
  ///
  /// - Throws: `TextMistake`, and the error of a table that cannot be read.
  static func text(
    _ key: String, _ arguments: [TextArgument]?, table: String?, bundle: Bundle?, locale: Locale?,
    idiom: ScreenTraits.Idiom
  ) throws -> LocalizedText? {
    let tables = try tables(named: table ?? "Localizable", in: bundle)
    guard !tables.isEmpty else { return nil }
    let language = (locale ?? surroundingLocale)?.identifier.replacing("_", with: "-")
    for table in tables {
      // American English is the language that no view asked for: an app without it runs in its own.
      let isOwn = language == "en-US" && !table.languages.contains { $0.hasPrefix("en") }
      let text = try table.text(
        key, in: isOwn ? nil : language, arguments: arguments, idiom: idiom)
      if let text { return text }
    }
    return nil
  }

  /// The locale of the views whose body is evaluated; nil away from the main thread.
  private static var surroundingLocale: Locale? {
    isOnMainQueue() ? EnvironmentValues.current.locale : nil
  }

  private static func tables(named name: String, in bundle: Bundle?) throws -> [StringTable] {
    let key = "\(bundle?.bundlePath ?? ""):\(name)"
    return try opened.withLock { opened -> Result<[StringTable], any Error> in
      if let known = opened[key] { return known }
      let made = Result {
        try BundleCatalogs.folders(of: bundle).flatMap { folder in
          try paths(named: name, in: folder).map { path in
            try StringTable.open(path, files: BundleCatalogs.files)
          }
        }
      }
      opened[key] = made
      return made
    }.get()
  }

  /// Returns the paths of a folder's tables: a string catalog, and the table of the source language.
  private static func paths(named name: String, in folder: String) -> [String] {
    let held = (try? names(inFolder: folder)) ?? []
    let catalogs = held.filter { $0 == name + ".xcstrings" }.map { folder + "/" + $0 }
    let languages = held.filter { $0.hasSuffix(".lproj") }
      // SwiftPM's default localization is English unless the package says otherwise.
      .sorted { ($0 == "en.lproj" ? 0 : 1, $0) < ($1 == "en.lproj" ? 0 : 1, $1) }
    for language in languages {
      let inner = (try? names(inFolder: folder + "/" + language)) ?? []
      for ending in ["strings", "stringsdict"] where inner.contains("\(name).\(ending)") {
        return catalogs + ["\(folder)/\(language)/\(name).\(ending)"]
      }
    }
    return catalogs
  }
}

extension String {
  /// Creates the text of a key in a bundle's table, in the language of the views around; or the text of
  /// the source, if no table has the key.
  ///
  /// SwiftPM copies a table to the bundle of a target with `resources: [.copy("Localizable.xcstrings")]`.
  /// Without a bundle, the tables of the program and of its modules are searched.
  /// A text that cannot be read or lacks values is an error when the preview is drawn.
  public init(
    localized key: LocalizedStringKey, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil, file: StaticString = #fileID,
    line: UInt = #line
  ) {
    let source = TableKey(key: key, table: table, bundle: bundle, file: file, line: line)
    var text: (runs: [Text.Run], notices: [Diagnostic])?
    do {
      text = try key.localized(source, locale: locale)
    } catch {
      EarlyProblems.add(source.problem(error))
    }
    self = (text?.runs ?? key.runs).map(\.string).joined()
  }
  /// Creates the text of a key in a bundle's table; or another one, if no table has the key.
  public init(
    localized key: StaticString, defaultValue: LocalizedStringKey, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil,
    file: StaticString = #fileID, line: UInt = #line
  ) {
    self.init(
      localized: LocalizedStringKey(key, defaultValue: defaultValue), table: table, bundle: bundle,
      locale: locale, file: file, line: line)
  }
}

// Foundation's function does not read string catalogs. The compiler prefers those that need no default.

/// Returns the text of a key in the table `Localizable`, with its placeholders; the key if no table has it.
///
/// A text with forms for numbers is an error when the preview is drawn: it is chosen with its number, as by
/// `String(localized:)`.
public func NSLocalizedString(_ key: String, comment: String) -> String {
  tableFormat(key, table: nil, bundle: nil, value: key)
}

/// Returns the text of a key in a table, with its placeholders; the key if no table has it.
public func NSLocalizedString(_ key: String, tableName: String?, comment: String) -> String {
  tableFormat(key, table: tableName, bundle: nil, value: key)
}

/// Returns the text of a key in a bundle's table, with its placeholders; the key if no table has it.
public func NSLocalizedString(_ key: String, bundle: Bundle, comment: String) -> String {
  tableFormat(key, table: nil, bundle: bundle, value: key)
}

/// Returns the text of a key in a bundle's table, with its placeholders; the key if no table has it.
public func NSLocalizedString(
  _ key: String, tableName: String?, bundle: Bundle, comment: String
) -> String {
  tableFormat(key, table: tableName, bundle: bundle, value: key)
}

/// Returns the text of a key in a table, with its placeholders; another one if no table has it.
public func NSLocalizedString(_ key: String, value: String, comment: String) -> String {
  tableFormat(key, table: nil, bundle: nil, value: value.isEmpty ? key : value)
}

/// Returns the text of a key in a bundle's table, with its placeholders; another one if no table has it.
public func NSLocalizedString(
  _ key: String, bundle: Bundle, value: String, comment: String
) -> String {
  tableFormat(key, table: nil, bundle: bundle, value: value.isEmpty ? key : value)
}

private func tableFormat(_ key: String, table: String?, bundle: Bundle?, value: String) -> String {
  do {
    // On iOS the main bundle is the app's, whose resources are those of modules here.
    let text = try BundleTexts.text(
      key, nil, table: table, bundle: bundle == .main ? nil : bundle, locale: nil, idiom: .phone)
    return text?.string ?? value
  } catch {
    let mistake = (error as? TextMistake).map {
      Diagnostic(
        at: nil, "'\(key)': \($0.message); write 'String(localized:)' with the number in it")
    }
    EarlyProblems.add(
      SourceProblem(file: table ?? "Localizable", line: 0, error: mistake ?? error))
    return value
  }
}
