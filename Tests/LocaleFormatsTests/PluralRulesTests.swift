import LocaleFormats
import TestSupport
import Testing

struct PluralRulesTests {
  /// Numbers of CLDR's samples by category, as Babel 2.19.0 sorts them by CLDR's rules.
  static let samples: [(locale: String, numbers: [String: [Double]])] = [
    (
      "ar",
      [
        "few": [3, 4, 5, 6, 7], "many": [11, 12, 13, 14, 15], "one": [1],
        "other": [100, 101, 102, 1_000, 1_000_000], "two": [2], "zero": [0],
      ]
    ),
    (
      "br",
      [
        "few": [3, 4, 9, 23, 24], "many": [1_000_000], "one": [1, 21, 31, 41, 51],
        "other": [0, 5, 6, 7, 8], "two": [2, 22, 32, 42, 52],
      ]
    ),
    ("cs", ["few": [2, 3, 4], "one": [1], "other": [0, 5, 6, 7, 8]]),
    (
      "cy",
      [
        "few": [3], "many": [6], "one": [1], "other": [4, 5, 7, 8, 9], "two": [2], "zero": [0],
      ]
    ),
    ("en", ["one": [1], "other": [0, 2, 3, 4, 5]]),
    ("fr", ["many": [1_000_000], "one": [0, 1], "other": [2, 3, 4, 5, 6]]),
    (
      "ga",
      [
        "few": [3, 4, 5, 6], "many": [7, 8, 9, 10], "one": [1], "other": [0, 11, 12, 13, 14],
        "two": [2],
      ]
    ),
    ("he", ["one": [1], "other": [0, 3, 4, 5, 6], "two": [2]]),
    ("ja", ["other": [0, 1, 2, 3, 4]]),
    ("lt", ["few": [2, 3, 4, 5, 6], "one": [1, 21, 31, 41, 51], "other": [0, 10, 11, 12, 13]]),
    ("lv", ["one": [1, 21, 31, 41, 51], "other": [2, 3, 4, 5, 6], "zero": [0, 10, 11, 12, 13]]),
    (
      "mt",
      [
        "few": [0, 3, 4, 5, 6], "many": [11, 12, 13, 14, 15], "one": [1],
        "other": [20, 21, 22, 23, 24], "two": [2],
      ]
    ),
    ("pl", ["few": [2, 3, 4, 22, 23], "many": [0, 5, 6, 7, 8], "one": [1]]),
    ("pt", ["many": [1_000_000], "one": [0, 1], "other": [2, 3, 4, 5, 6]]),
    ("ro", ["few": [0, 2, 3, 4, 5], "one": [1], "other": [20, 21, 22, 23, 24]]),
    ("ru", ["few": [2, 3, 4, 22, 23], "many": [0, 5, 6, 7, 8], "one": [1, 21, 31, 41, 51]]),
    (
      "sl",
      ["few": [3, 4, 103, 104], "one": [1, 101], "other": [0, 5, 6, 7, 8], "two": [2, 102]]
    ),
    ("uk", ["few": [2, 3, 4, 22, 23], "many": [0, 5, 6, 7, 8], "one": [1, 21, 31, 41, 51]]),
  ]

  @Test(arguments: samples)
  func `a number is in the category of its language`(
    locale: String, numbers: [String: [Double]]
  ) throws {
    for (category, numbers) in numbers {
      expect(
        try numbers.map { try pluralCategory(of: $0, in: locale) }.filter { $0 != category },
        equals: [])
    }
  }

  @Test func `a number with a fraction is in the category of its fraction`() throws {
    // CLDR: in English 1.5 is `other`, in French `one`, and in Russian `other`.
    expect(
      try ["en", "fr", "ru"].map { try pluralCategory(of: 1.5, in: $0) },
      equals: ["other", "one", "other"])
  }
}
