extension FontFamily {
  /// The pinned families, in the order in which they stand in for each other.
  ///
  /// What fontconfig would find on the machine plays no part: these files, and no others.
  static let pinned: [FontFamily] =
    [inter, notoSans] + scripts + symbols + ideographs + [colorEmoji]

  /// The name of the family that serves a request without one.
  static let defaultName = "Inter"

  /// The default family.
  static let inter = FontFamily(
    name: defaultName, debianPackage: "fonts-inter",
    faces: [
      ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
      ("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
    ].flatMap(interFaces),
    role: .text)

  private static func interFaces(style: String, weight: Int) -> [Face] {
    let stem = "/usr/share/fonts/opentype/inter/Inter-"
    // The regular italic has no word for its weight.
    let italic = style == "Regular" ? "Italic" : style + "Italic"
    return [
      Face(style: style, file: stem + style + ".otf", weight: weight, isItalic: false),
      Face(style: italic, file: stem + italic + ".otf", weight: weight, isItalic: true),
    ]
  }

  private static let notoSans = FontFamily(
    name: "Noto Sans", debianPackage: "fonts-noto-core",
    faces: [
      ("Regular", 400, false), ("Italic", 400, true), ("Bold", 700, false),
      ("BoldItalic", 700, true),
    ].map { style, weight, isItalic in
      Face(
        style: style, file: notoFolder + "NotoSans-\(style).ttf", weight: weight, isItalic: isItalic
      )
    },
    role: .text)

  private static let symbols = [
    FontFamily("Noto Sans Symbols", stem: "NotoSansSymbols", role: .symbols, hasBold: true),
    FontFamily("Noto Sans Symbols2", stem: "NotoSansSymbols2", role: .symbols),
    FontFamily("Noto Sans Math", stem: "NotoSansMath", role: .symbols),
    FontFamily("Noto Music", stem: "NotoMusic", role: .symbols),
  ]

  /// Each has all the characters and draws them as its region does.
  private static let ideographs = [("SC", 2), ("JP", 0), ("KR", 1), ("TC", 3)].map {
    region, index in
    FontFamily(
      name: "Noto Sans CJK " + region, debianPackage: "fonts-noto-cjk",
      faces: [("Regular", 400), ("Bold", 700)].map { style, weight in
        Face(
          style: style, file: "/usr/share/fonts/opentype/noto/NotoSansCJK-\(style).ttc",
          index: index, weight: weight, isItalic: false)
      },
      role: .ideographs)
  }

  private static let colorEmoji = FontFamily(
    name: "Noto Color Emoji", debianPackage: "fonts-noto-color-emoji",
    faces: [
      Face(style: "Regular", file: notoFolder + "NotoColorEmoji.ttf", weight: 400, isItalic: false)
    ],
    role: .emoji)
}
