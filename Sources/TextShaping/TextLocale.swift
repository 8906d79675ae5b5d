public import LayoutGeometry

/// A language and a region, by a BCP 47 tag as `ja` or `zh-Hant-TW`, for texts that do not name
/// their own.
public struct TextLocale: Hashable, Sendable {
  /// The tag, as it was written.
  public let tag: String
  private let parts: [String]

  /// Creates the locale of a tag; nil for a malformed one.
  public init?(_ tag: String) {
    let parts = tag.split(separator: "-", omittingEmptySubsequences: false).map {
      $0.lowercased()
    }
    guard tag.utf8.count <= 35, let language = parts.first,
      (2...3).contains(language.utf8.count), language.utf8.allSatisfy(Self.isLetter),
      parts.dropFirst().allSatisfy({
        (1...8).contains($0.utf8.count)
          && $0.utf8.allSatisfy { Self.isLetter($0) || Self.isDigit($0) }
      })
    else { return nil }
    self.tag = tag
    self.parts = parts
  }

  /// `en`.
  public static let english = TextLocale(tag: "en", parts: ["en"])

  private init(tag: String, parts: [String]) {
    self.tag = tag
    self.parts = parts
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// The language's code in lower case, as in `tr`.
  package var language: String { parts[0] }

  /// The direction in which a screen in the language runs.
  public var layoutDirection: LayoutDirection {
    for script in parts.dropFirst() where script.utf8.count == 4 {
      return Self.rightToLeftScripts.contains(script) ? .rightToLeft : .leftToRight
    }
    return Self.rightToLeftLanguages.contains(parts[0]) ? .rightToLeft : .leftToRight
  }

  /// Indicates whether lines break by rules of the language, under which a last word stays alone.
  ///
  /// Source: iOS has such rules since 17; German was measured on 17.2 and 18, and not on 15, Korean on
  /// 26. Chinese and Japanese, which WWDC 2023 names beside them, are written without spaces.
  package var keepsLoneWords: Bool { ["de", "ko"].contains(language) }

  /// The region whose forms ideographs have if no other character of their text determines it; nil
  /// for a language without ideographs.
  package var ideographs: Ideographs? {
    switch parts[0] {
    case "ja": return .japanese
    case "ko": return .korean
    case "zh", "yue":
      if parts.contains("hans") { return .simplifiedChinese }
      let isTraditional = parts[0] == "yue" || parts.contains { Self.traditional.contains($0) }
      return isTraditional ? .traditionalChinese : .simplifiedChinese
    default: return nil
    }
  }

  /// The script, and the regions, of traditional Chinese.
  private static let traditional: Set<String> = ["hant", "tw", "hk", "mo"]
  /// Languages that are written from right to left unless their tag names another script.
  private static let rightToLeftLanguages: Set<String> = [
    "ar", "arc", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "syr", "ug", "ur", "yi",
  ]
  private static let rightToLeftScripts: Set<String> = [
    "adlm", "arab", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
  ]
}

/// The region whose forms are meant, of ideographs that several languages share.
package enum Ideographs: String, Hashable, Sendable {
  case simplifiedChinese = "SC"
  case traditionalChinese = "TC"
  case japanese = "JP"
  case korean = "KR"
}
