/// The name of an asset, or of a group of assets, as Swift code writes it.
///
/// Source of the rules: the files `GeneratedAssetSymbols.swift` that Xcode 15 and 16 wrote in public
/// projects, as `AccentColor` → `accent`, `TLSold` → `tlSold`, `4AB3FF` → `_4_AB_3_FF`.
package enum AssetSymbol {
  /// Returns the name of a colour or a picture, with backticks if it is a keyword; nil for a name without
  /// letters and digits.
  ///
  /// A last word that only repeats the kind is left out: `AccentColor` is `accent`, and `logo_image` is
  /// `logo`.
  ///
  /// - Parameter kind: `color` or `image`.
  package static func member(_ name: String, repeating kind: String) -> String? {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == kind { words.removeLast() }
    let first = words.first?.lowercased() ?? ""
    return identifier(words, of: name, beginning: first)
  }

  /// Returns the name of the type that a group with a namespace is; nil for a name without letters and
  /// digits.
  package static func type(_ name: String) -> String? {
    let words = words(of: name)
    return identifier(words, of: name, beginning: words.first?.capitalizedFirst ?? "")
  }

  private static func identifier(
    _ words: [String], of name: String, beginning first: String
  ) -> String? {
    guard !words.isEmpty else { return nil }
    // A name without small letters keeps its capitals: `CLR_INPUT`, `BMW`, `_4_AB_3_FF`.
    let isInCapitals = !name.contains { $0.isLowercase }
    let joined =
      isInCapitals
      ? words.joined(separator: "_")
      : first + words.dropFirst().map(\.capitalizedFirst).joined()
    if joined.first?.isNumber == true { return "_" + joined }
    return keywords.contains(joined) ? "`\(joined)`" : joined
  }

  /// Returns the words of a name: a new one begins after what is not a letter or a digit, between letters
  /// and digits, at a capital after a small letter, and at the last of several capitals before a small
  /// letter.
  private static func words(of name: String) -> [String] {
    let characters = Array(name)
    var words: [String] = []
    var isInWord = false
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        isInWord = false
        continue
      }
      if isInWord {
        let last = characters[index - 1]
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        isInWord =
          character.isNumber == last.isNumber
          && !(character.isUppercase
            && (last.isLowercase || (last.isUppercase && next.isLowercase)))
      }
      if isInWord {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
        isInWord = true
      }
    }
    return words
  }

  /// The words that a declaration cannot have as its name; from The Swift Programming Language, "Keywords
  /// and Punctuation".
  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "for",
    "func", "guard", "if", "import", "in", "init", "inout", "internal", "is", "let", "nil",
    "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try",
    "typealias", "var", "where", "while", "Any", "Protocol", "Self", "Type",
  ]
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
