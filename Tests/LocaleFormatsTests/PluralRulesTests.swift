import LocaleFormats
import TestSupport
import Testing

struct PluralRulesTests {
  /// The first whole numbers of each category in a language of each of CLDR's rules, as Babel 2.19.0 sorts
  /// them.
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
    ("ak", ["one": [0, 1], "other": [2, 3, 4, 5, 6]]),
    ("am", ["one": [0, 1], "other": [2, 3, 4, 5, 6]]),
    ("be", ["few": [2, 3, 4, 22, 23], "many": [0, 5, 6, 7, 8], "one": [1, 21, 31, 41, 51]]),
    ("bs", ["few": [2, 3, 4, 22, 23], "one": [1, 21, 31, 41, 51], "other": [0, 5, 6, 7, 8]]),
    ("ca", ["many": [1_000_000], "one": [1], "other": [0, 2, 3, 4, 5]]),
    ("ceb", ["one": [0, 1, 2, 3, 5], "other": [4, 6, 9, 14, 16]]),
    (
      "dsb",
      [
        "few": [3, 4, 103, 104, 203], "one": [1, 101, 201], "other": [0, 5, 6, 7, 8],
        "two": [2, 102, 202],
      ]
    ),
    ("ff", ["one": [0, 1], "other": [2, 3, 4, 5, 6]]),
    (
      "gd",
      ["few": [3, 4, 5, 6, 7], "one": [1, 11], "other": [0, 20, 21, 22, 23], "two": [2, 12]]
    ),
    (
      "gv",
      [
        "few": [0, 20, 40, 60, 80], "one": [1, 11, 21, 31, 41], "other": [3, 4, 5, 6, 7],
        "two": [2, 12, 22, 32, 42],
      ]
    ),
    ("is", ["one": [1, 21, 31, 41, 51], "other": [0, 2, 3, 4, 5]]),
    (
      "kw",
      [
        "few": [3, 23, 43, 63, 83], "many": [21, 41, 61, 81, 101], "one": [1],
        "other": [4, 5, 6, 7, 8], "two": [2, 22, 42, 62, 82], "zero": [0],
      ]
    ),
    ("lag", ["one": [1], "other": [2, 3, 4, 5, 6], "zero": [0]]),
    ("shi", ["few": [2, 3, 4, 5, 6], "one": [0, 1], "other": [11, 12, 13, 14, 15]]),
    ("si", ["one": [0, 1], "other": [2, 3, 4, 5, 6]]),
    ("da", ["one": [1], "other": [0, 2, 3, 4, 5]]),
    ("es", ["many": [1_000_000], "one": [1], "other": [0, 2, 3, 4, 5]]),
    ("ksh", ["one": [1], "other": [2, 3, 4, 5, 6], "zero": [0]]),
    ("mk", ["one": [1, 21, 31, 41, 51], "other": [0, 2, 3, 4, 5]]),
    ("se", ["one": [1], "other": [0, 3, 4, 5, 6], "two": [2]]),
    ("tzm", ["one": [0, 1, 11, 12, 13], "other": [2, 3, 4, 5, 6]]),
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

  // The categories of 0.1, 1.5, 2.5 and 10.1 by Babel 2.19.0, in the languages whose rules read the digits after the
  // point, and in some whose rules do not.
  @Test(arguments: [
    ("en", ["other", "other", "other", "other"]), ("fr", ["one", "one", "other", "other"]),
    ("ru", ["other", "other", "other", "other"]), ("da", ["one", "one", "other", "other"]),
    ("mk", ["one", "other", "other", "one"]), ("is", ["one", "other", "other", "one"]),
    ("lv", ["one", "other", "other", "one"]), ("lt", ["many", "many", "many", "many"]),
    ("sl", ["few", "few", "few", "few"]), ("gv", ["many", "many", "many", "many"]),
    ("dsb", ["one", "other", "other", "one"]), ("ceb", ["one", "one", "one", "one"]),
  ])
  func `a number with a fraction is in the category of its fraction`(
    locale: String, categories: [String]
  ) throws {
    expect(
      try [0.1, 1.5, 2.5, 10.1].map { try pluralCategory(of: $0, in: locale) }, equals: categories)
  }
}
