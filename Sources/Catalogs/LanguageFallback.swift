/// The order in which a screen's language is looked for among those of a catalog.
///
/// Source: CLDR's `parentLocales` and `likelySubtags`, for the languages whose regions differ in their texts.
enum LanguageFallback {
  /// Returns the tags whose texts suit a tag, the best first, in lower case with `-` between their parts.
  ///
  /// Chinese of regions with traditional characters is not shown in simplified ones, nor the reverse.
  static func chain(of tag: String) -> [String] {
    let parts = normalized(tag).split(separator: "-").map(String.init)
    guard let language = parts.first else { return [] }
    let rest = parts.dropFirst()
    let script = rest.first { $0.utf8.count == 4 }
    let region = rest.last { $0.utf8.count == 2 || $0.allSatisfy(\.isNumber) }
    var chain = [parts.joined(separator: "-")]
    if language == "zh" {
      let own = script ?? (["tw", "hk", "mo"].contains(region) ? "hant" : "hans")
      chain += [region.map { "zh-\(own)-\($0)" }, region.map { "zh-\($0)" }].compactMap(\.self)
      chain += ["zh-" + own] + (own == "hant" ? ["zh-tw", "zh-hk"] : ["zh-cn", "zh"])
      return chain
    }
    if script != nil, let region { chain.append("\(language)-\(region)") }
    if let script { chain.append("\(language)-\(script)") }
    switch (language, region) {
    case ("es", let region?) where spanishOfAmerica.contains(region): chain.append("es-419")
    case ("pt", let region?) where region != "br": chain.append("pt-pt")
    default: break
    }
    chain.append(language)
    // Norwegian is written `no` by older projects, and `nb` by Xcode.
    if ["nb", "no"].contains(language) { chain += ["nb", "no"] }
    return chain
  }

  /// Returns the best of some tags for a screen; nil if all are other languages.
  static func best(for tag: String, among tags: some Sequence<String>) -> String? {
    // Of `DE` and `de`, the same in each run.
    let known = Dictionary(tags.map { (normalized($0), $0) }) { min($0, $1) }
    let suited = chain(of: tag)
    if let found = suited.lazy.compactMap({ known[$0] }).first { return found }
    guard let language = suited.last?.prefix(while: { $0 != "-" }), language != "zh" else {
      return nil
    }
    return known.keys.filter { $0.hasPrefix(language + "-") }.min().flatMap { known[$0] }
  }

  /// Returns a tag in lower case, with `-` between its parts.
  static func normalized(_ tag: String) -> String { tag.replacing("_", with: "-").lowercased() }

  private static let spanishOfAmerica: Set<String> = [
    "ar", "bo", "br", "bz", "cl", "co", "cr", "cu", "do", "ec", "gt", "hn", "mx", "ni", "pa", "pe",
    "pr", "py", "sv", "us", "uy", "ve",
  ]
}
