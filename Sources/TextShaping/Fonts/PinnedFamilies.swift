extension FontFamily {
  /// The pinned families, in fallback order.
  ///
  /// Fonts that fontconfig would find on the machine play no part: these files, and no others.
  static let pinned: [FontFamily] =
    [inter, interDisplay, notoSans] + designs + scripts + symbols + ideographs + [colorEmoji]

  /// The name of the family that serves a request without one.
  static let defaultName = "Inter"

  static let inter = FontFamily(
    name: defaultName, debianPackage: interPackage, faces: interFaces("Inter-"), role: .text)

  /// The default family's letters for large sizes: since Inter 4.0, which Debian 12 has.
  static let interDisplay = FontFamily(
    name: "Inter Display", debianPackage: interPackage, faces: interFaces("InterDisplay-"),
    role: .display)

  /// The Debian package of the default family.
  static let interPackage = "fonts-inter"

  private static func interFaces(_ stem: String) -> [Face] {
    let stem = "/usr/share/fonts/opentype/inter/" + stem
    return [
      ("Thin", 100), ("ExtraLight", 200), ("Light", 300), ("Regular", 400), ("Medium", 500),
      ("SemiBold", 600), ("Bold", 700), ("ExtraBold", 800), ("Black", 900),
    ].flatMap { style, weight in
      // The regular italic has no word for its weight.
      let italic = style == "Regular" ? "Italic" : style + "Italic"
      return [
        Face(style: style, file: stem + style + ".otf", weight: weight, isItalic: false),
        Face(style: italic, file: stem + italic + ".otf", weight: weight, isItalic: true),
      ]
    }
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
    FontFamily("Noto Sans Symbols", role: .symbols, hasBold: true),
    FontFamily("Noto Sans Symbols2", role: .symbols),
    FontFamily("Noto Sans Math", role: .symbols),
    FontFamily("Noto Music", role: .symbols),
  ]

  /// The families for ideographs; each has all the characters and draws them as its region does.
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

extension FontFamily {
  /// Noto's families for one script each, in the order in which they are asked.
  ///
  /// Noto Sans wherever it has the script; Noto Serif for the few that only it has.
  private static let scripts: [FontFamily] =
    families("Noto Sans", of: sansScripts) + families("Noto Serif", of: serifScripts)

  /// Returns the families of a list of scripts: the rest of the family's name, the ISO 15924 code, and a star if there is
  /// a bold face.
  private static func families(_ name: String, of scripts: String) -> [FontFamily] {
    // As bytes: each run reads the list.
    let space = UInt8(ascii: " ")
    return scripts.utf8.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\n") }.map { entry in
      let hasBold = entry.last == UInt8(ascii: "*")
      let words = entry.drop { $0 == space }.dropLast(hasBold ? 1 : 0)
      return FontFamily(
        name + " " + String(Substring(words.dropLast(5))),
        role: .script(String(Substring(words.suffix(4)))), hasBold: hasBold)
    }
  }

  private static let sansScripts = """
    Adlam Adlm*, Anatolian Hieroglyphs Hluw, Arabic Arab*, Armenian Armn*, Avestan Avst,
    Balinese Bali*, Bamum Bamu*, Bassa Vah Bass, Batak Batk, Bengali Beng*, Bhaiksuki Bhks,
    Brahmi Brah, Buginese Bugi, Buhid Buhd, Canadian Aboriginal Cans*, Carian Cari,
    Caucasian Albanian Aghb, Chakma Cakm, Cham Cham*, Cherokee Cher*, Coptic Copt, Cuneiform Xsux,
    Cypriot Cprt, Deseret Dsrt, Devanagari Deva*, Duployan Dupl, Egyptian Hieroglyphs Egyp,
    Elbasan Elba, Elymaic Elym, Ethiopic Ethi*, Georgian Geor*, Glagolitic Glag, Gothic Goth,
    Grantha Gran, Gujarati Gujr*, Gunjala Gondi Gong, Gurmukhi Guru*, Hanifi Rohingya Rohg*,
    Hanunoo Hano, Hatran Hatr, Hebrew Hebr*, Imperial Aramaic Armi, Inscriptional Pahlavi Phli,
    Inscriptional Parthian Prti, Javanese Java*, Kaithi Kthi, Kannada Knda*, Kayah Li Kali*,
    Kharoshthi Khar, Khmer Khmr*, Khojki Khoj, Khudawadi Sind, Lao Laoo*, Lepcha Lepc, Limbu Limb,
    Linear A Lina, Linear B Linb, Lisu Lisu*, Lycian Lyci, Lydian Lydi, Mahajani Mahj,
    Malayalam Mlym*, Mandaic Mand, Manichaean Mani, Marchen Marc, Masaram Gondi Gonm,
    Medefaidrin Medf*, Meetei Mayek Mtei*, Mende Kikakui Mend, Meroitic Merc, Miao Plrd,
    Modi Modi, Mongolian Mong, Mro Mroo, Multani Mult, Myanmar Mymr*, NKo Nkoo, Nabataean Nbat,
    New Tai Lue Talu, Newa Newa, Nushu Nshu, Ogham Ogam, Ol Chiki Olck*, Old Hungarian Hung,
    Old Italic Ital, Old North Arabian Narb, Old Permic Perm, Old Persian Xpeo, Old Sogdian Sogo,
    Old South Arabian Sarb, Old Turkic Orkh, Oriya Orya*, Osage Osge, Osmanya Osma,
    Pahawh Hmong Hmng, Palmyrene Palm, Pau Cin Hau Pauc, PhagsPa Phag, Phoenician Phnx,
    Psalter Pahlavi Phlp, Rejang Rjng, Runic Runr, Samaritan Samr, Saurashtra Saur, Sharada Shrd,
    Shavian Shaw, Siddham Sidd, SignWriting Sgnw, Sinhala Sinh*, Sogdian Sogd, Sora Sompeng Sora*,
    Soyombo Soyo, Sundanese Sund*, Syloti Nagri Sylo, Syriac Syrc, Tagalog Tglg, Tagbanwa Tagb,
    Tai Le Tale, Tai Tham Lana*, Tai Viet Tavt, Takri Takr, Tamil Taml*, Tamil Supplement Taml,
    Telugu Telu*, Thaana Thaa*, Thai Thai*, Tifinagh Tfng, Tirhuta Tirh, Ugaritic Ugar, Vai Vaii,
    Wancho Wcho, Warang Citi Wara, Yi Yiii, Zanabazar Square Zanb
    """

  private static let serifScripts = """
    Ahom Ahom, Dogra Dogr, Hmong Nyiakeng Hmnp*, Tangut Tang, Tibetan Tibt*, Yezidi Yezi*
    """
}
