import FileAccess
import Synchronization

/// The patterns by which a language's words are broken, if they are installed.
package enum HyphenationPatterns: Sendable {
  /// The language's patterns.
  case known(HyphenDictionary)
  /// Debian has patterns that are not installed: the package to install.
  case missing(package: String)
  /// The language breaks its words without patterns, or Debian has none for it.
  case none

  /// The folder of the dictionaries in Debian's packages.
  package static let folder = "/usr/share/hyphen"

  private struct Key: Hashable {
    var locale: TextLocale
    var folder: String
  }
  private static let opened = Mutex<[Key: HyphenationPatterns]>([:])

  /// Returns the patterns for a locale: those of its region, or else of its language.
  ///
  /// A dictionary is loaded on its first request, once in a process.
  package static func patterns(
    for locale: TextLocale, in folder: String = folder
  ) -> HyphenationPatterns {
    opened.withLock { opened in
      let key = Key(locale: locale, folder: folder)
      if let known = opened[key] { return known }
      let found = search(for: locale, in: folder)
      opened[key] = found
      return found
    }
  }

  private static func search(for locale: TextLocale, in folder: String) -> HyphenationPatterns {
    guard let package = package(for: locale) else { return .none }
    guard let library = HyphenLibrary.shared else { return .missing(package: "libhyphen0") }
    let files = (try? names(inFolder: folder)) ?? []
    for name in fileNames(for: locale, among: files) {
      if let dictionary = HyphenDictionary(file: "\(folder)/\(name)", library: library) {
        return .known(dictionary)
      }
    }
    return .missing(package: package)
  }

  /// Returns the files that may serve a locale, the best one first.
  private static func fileNames(for locale: TextLocale, among files: [String]) -> [String] {
    // The two kinds of Norwegian have files of their own.
    let language = locale.language == "no" ? "nb" : locale.language
    let regions = [locale.region, mainRegions[language], language.uppercased()].compactMap(\.self)
    let best = regions.map { "hyph_\(language)_\($0).dic" } + ["hyph_\(language).dic"]
    let others = files.filter { $0.hasPrefix("hyph_\(language)_") && $0.hasSuffix(".dic") }.sorted()
    return best.filter(files.contains) + others
  }

  /// The regions that give a language its spelling if a locale names none, for languages with
  /// several.
  private static let mainRegions = ["en": "US", "pt": "PT"]

  /// Returns Debian's package of the patterns for a locale; nil if there is none.
  private static func package(for locale: TextLocale) -> String? {
    switch (locale.language, locale.region) {
    case ("en", let region):
      region.map(britishRegions.contains) == true ? "hyphen-en-gb" : "hyphen-en-us"
    case ("pt", "BR"): "hyphen-pt-br"
    case ("pt", _): "hyphen-pt-pt"
    case ("nb", _), ("nn", _): "hyphen-no"
    case (let language, _): languages.contains(language) ? "hyphen-\(language)" : nil
    }
  }

  /// The regions whose English words are broken as in Britain.
  private static let britishRegions: Set<String> = ["GB", "IE", "AU", "NZ", "IN", "ZA"]
  /// The languages of Debian's other packages, which are named after them.
  private static let languages: Set<String> = [
    "af", "as", "be", "bg", "bn", "ca", "cs", "da", "de", "el", "es", "fr", "gl", "gu", "hi", "hr",
    "hu", "id", "is", "it", "kn", "lt", "lv", "ml", "mn", "mr", "nl", "no", "or", "pa", "pl", "ro",
    "ru", "sk", "sl", "sr", "sv", "ta", "te", "th", "uk", "zu",
  ]
}

extension TextLocale {
  /// The region in capitals, as in `AT`; nil for a tag without one.
  var region: String? {
    let parts = tag.split(separator: "-").dropFirst()
    // Anything after a single letter belongs to an extension.
    return parts.prefix { $0.utf8.count > 1 }.first { $0.utf8.count == 2 }.map { $0.uppercased() }
  }
}
