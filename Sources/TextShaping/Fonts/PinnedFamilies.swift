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
    FontFamily("Noto Sans Symbols", stem: "NotoSansSymbols", role: .symbols, hasBold: true),
    FontFamily("Noto Sans Symbols2", stem: "NotoSansSymbols2", role: .symbols),
    FontFamily("Noto Sans Math", stem: "NotoSansMath", role: .symbols),
    FontFamily("Noto Music", stem: "NotoMusic", role: .symbols),
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
    table.map { name, stem, script, hasBold in
      FontFamily(name, stem: stem, role: .script(script), hasBold: hasBold)
    }

  /// The name, the beginning of the files' names, the ISO 15924 code, and whether there is a bold
  /// face.
  private static let table: [(name: String, stem: String, script: String, hasBold: Bool)] = [
    ("Noto Sans Adlam", "NotoSansAdlam", "Adlm", true),
    ("Noto Sans Anatolian Hieroglyphs", "NotoSansAnatolianHieroglyphs", "Hluw", false),
    ("Noto Sans Arabic", "NotoSansArabic", "Arab", true),
    ("Noto Sans Armenian", "NotoSansArmenian", "Armn", true),
    ("Noto Sans Avestan", "NotoSansAvestan", "Avst", false),
    ("Noto Sans Balinese", "NotoSansBalinese", "Bali", true),
    ("Noto Sans Bamum", "NotoSansBamum", "Bamu", true),
    ("Noto Sans Bassa Vah", "NotoSansBassaVah", "Bass", false),
    ("Noto Sans Batak", "NotoSansBatak", "Batk", false),
    ("Noto Sans Bengali", "NotoSansBengali", "Beng", true),
    ("Noto Sans Bhaiksuki", "NotoSansBhaiksuki", "Bhks", false),
    ("Noto Sans Brahmi", "NotoSansBrahmi", "Brah", false),
    ("Noto Sans Buginese", "NotoSansBuginese", "Bugi", false),
    ("Noto Sans Buhid", "NotoSansBuhid", "Buhd", false),
    ("Noto Sans Canadian Aboriginal", "NotoSansCanadianAboriginal", "Cans", true),
    ("Noto Sans Carian", "NotoSansCarian", "Cari", false),
    ("Noto Sans Caucasian Albanian", "NotoSansCaucasianAlbanian", "Aghb", false),
    ("Noto Sans Chakma", "NotoSansChakma", "Cakm", false),
    ("Noto Sans Cham", "NotoSansCham", "Cham", true),
    ("Noto Sans Cherokee", "NotoSansCherokee", "Cher", true),
    ("Noto Sans Coptic", "NotoSansCoptic", "Copt", false),
    ("Noto Sans Cuneiform", "NotoSansCuneiform", "Xsux", false),
    ("Noto Sans Cypriot", "NotoSansCypriot", "Cprt", false),
    ("Noto Sans Deseret", "NotoSansDeseret", "Dsrt", false),
    ("Noto Sans Devanagari", "NotoSansDevanagari", "Deva", true),
    ("Noto Sans Duployan", "NotoSansDuployan", "Dupl", false),
    ("Noto Sans Egyptian Hieroglyphs", "NotoSansEgyptianHieroglyphs", "Egyp", false),
    ("Noto Sans Elbasan", "NotoSansElbasan", "Elba", false),
    ("Noto Sans Elymaic", "NotoSansElymaic", "Elym", false),
    ("Noto Sans Ethiopic", "NotoSansEthiopic", "Ethi", true),
    ("Noto Sans Georgian", "NotoSansGeorgian", "Geor", true),
    ("Noto Sans Glagolitic", "NotoSansGlagolitic", "Glag", false),
    ("Noto Sans Gothic", "NotoSansGothic", "Goth", false),
    ("Noto Sans Grantha", "NotoSansGrantha", "Gran", false),
    ("Noto Sans Gujarati", "NotoSansGujarati", "Gujr", true),
    ("Noto Sans Gunjala Gondi", "NotoSansGunjalaGondi", "Gong", false),
    ("Noto Sans Gurmukhi", "NotoSansGurmukhi", "Guru", true),
    ("Noto Sans Hanifi Rohingya", "NotoSansHanifiRohingya", "Rohg", true),
    ("Noto Sans Hanunoo", "NotoSansHanunoo", "Hano", false),
    ("Noto Sans Hatran", "NotoSansHatran", "Hatr", false),
    ("Noto Sans Hebrew", "NotoSansHebrew", "Hebr", true),
    ("Noto Sans Imperial Aramaic", "NotoSansImperialAramaic", "Armi", false),
    ("Noto Sans Inscriptional Pahlavi", "NotoSansInscriptionalPahlavi", "Phli", false),
    ("Noto Sans Inscriptional Parthian", "NotoSansInscriptionalParthian", "Prti", false),
    ("Noto Sans Javanese", "NotoSansJavanese", "Java", true),
    ("Noto Sans Kaithi", "NotoSansKaithi", "Kthi", false),
    ("Noto Sans Kannada", "NotoSansKannada", "Knda", true),
    ("Noto Sans Kayah Li", "NotoSansKayahLi", "Kali", true),
    ("Noto Sans Kharoshthi", "NotoSansKharoshthi", "Khar", false),
    ("Noto Sans Khmer", "NotoSansKhmer", "Khmr", true),
    ("Noto Sans Khojki", "NotoSansKhojki", "Khoj", false),
    ("Noto Sans Khudawadi", "NotoSansKhudawadi", "Sind", false),
    ("Noto Sans Lao", "NotoSansLao", "Laoo", true),
    ("Noto Sans Lepcha", "NotoSansLepcha", "Lepc", false),
    ("Noto Sans Limbu", "NotoSansLimbu", "Limb", false),
    ("Noto Sans Linear A", "NotoSansLinearA", "Lina", false),
    ("Noto Sans Linear B", "NotoSansLinearB", "Linb", false),
    ("Noto Sans Lisu", "NotoSansLisu", "Lisu", true),
    ("Noto Sans Lycian", "NotoSansLycian", "Lyci", false),
    ("Noto Sans Lydian", "NotoSansLydian", "Lydi", false),
    ("Noto Sans Mahajani", "NotoSansMahajani", "Mahj", false),
    ("Noto Sans Malayalam", "NotoSansMalayalam", "Mlym", true),
    ("Noto Sans Mandaic", "NotoSansMandaic", "Mand", false),
    ("Noto Sans Manichaean", "NotoSansManichaean", "Mani", false),
    ("Noto Sans Marchen", "NotoSansMarchen", "Marc", false),
    ("Noto Sans Masaram Gondi", "NotoSansMasaramGondi", "Gonm", false),
    ("Noto Sans Medefaidrin", "NotoSansMedefaidrin", "Medf", true),
    ("Noto Sans Meetei Mayek", "NotoSansMeeteiMayek", "Mtei", true),
    ("Noto Sans Mende Kikakui", "NotoSansMendeKikakui", "Mend", false),
    ("Noto Sans Meroitic", "NotoSansMeroitic", "Merc", false),
    ("Noto Sans Miao", "NotoSansMiao", "Plrd", false),
    ("Noto Sans Modi", "NotoSansModi", "Modi", false),
    ("Noto Sans Mongolian", "NotoSansMongolian", "Mong", false),
    ("Noto Sans Mro", "NotoSansMro", "Mroo", false),
    ("Noto Sans Multani", "NotoSansMultani", "Mult", false),
    ("Noto Sans Myanmar", "NotoSansMyanmar", "Mymr", true),
    ("Noto Sans NKo", "NotoSansNKo", "Nkoo", false),
    ("Noto Sans Nabataean", "NotoSansNabataean", "Nbat", false),
    ("Noto Sans New Tai Lue", "NotoSansNewTaiLue", "Talu", false),
    ("Noto Sans Newa", "NotoSansNewa", "Newa", false),
    ("Noto Sans Nushu", "NotoSansNushu", "Nshu", false),
    ("Noto Sans Ogham", "NotoSansOgham", "Ogam", false),
    ("Noto Sans Ol Chiki", "NotoSansOlChiki", "Olck", true),
    ("Noto Sans Old Hungarian", "NotoSansOldHungarian", "Hung", false),
    ("Noto Sans Old Italic", "NotoSansOldItalic", "Ital", false),
    ("Noto Sans Old North Arabian", "NotoSansOldNorthArabian", "Narb", false),
    ("Noto Sans Old Permic", "NotoSansOldPermic", "Perm", false),
    ("Noto Sans Old Persian", "NotoSansOldPersian", "Xpeo", false),
    ("Noto Sans Old Sogdian", "NotoSansOldSogdian", "Sogo", false),
    ("Noto Sans Old South Arabian", "NotoSansOldSouthArabian", "Sarb", false),
    ("Noto Sans Old Turkic", "NotoSansOldTurkic", "Orkh", false),
    ("Noto Sans Oriya", "NotoSansOriya", "Orya", true),
    ("Noto Sans Osage", "NotoSansOsage", "Osge", false),
    ("Noto Sans Osmanya", "NotoSansOsmanya", "Osma", false),
    ("Noto Sans Pahawh Hmong", "NotoSansPahawhHmong", "Hmng", false),
    ("Noto Sans Palmyrene", "NotoSansPalmyrene", "Palm", false),
    ("Noto Sans Pau Cin Hau", "NotoSansPauCinHau", "Pauc", false),
    ("Noto Sans PhagsPa", "NotoSansPhagsPa", "Phag", false),
    ("Noto Sans Phoenician", "NotoSansPhoenician", "Phnx", false),
    ("Noto Sans Psalter Pahlavi", "NotoSansPsalterPahlavi", "Phlp", false),
    ("Noto Sans Rejang", "NotoSansRejang", "Rjng", false),
    ("Noto Sans Runic", "NotoSansRunic", "Runr", false),
    ("Noto Sans Samaritan", "NotoSansSamaritan", "Samr", false),
    ("Noto Sans Saurashtra", "NotoSansSaurashtra", "Saur", false),
    ("Noto Sans Sharada", "NotoSansSharada", "Shrd", false),
    ("Noto Sans Shavian", "NotoSansShavian", "Shaw", false),
    ("Noto Sans Siddham", "NotoSansSiddham", "Sidd", false),
    ("Noto Sans SignWriting", "NotoSansSignWriting", "Sgnw", false),
    ("Noto Sans Sinhala", "NotoSansSinhala", "Sinh", true),
    ("Noto Sans Sogdian", "NotoSansSogdian", "Sogd", false),
    ("Noto Sans Sora Sompeng", "NotoSansSoraSompeng", "Sora", true),
    ("Noto Sans Soyombo", "NotoSansSoyombo", "Soyo", false),
    ("Noto Sans Sundanese", "NotoSansSundanese", "Sund", true),
    ("Noto Sans Syloti Nagri", "NotoSansSylotiNagri", "Sylo", false),
    ("Noto Sans Syriac", "NotoSansSyriac", "Syrc", false),
    ("Noto Sans Tagalog", "NotoSansTagalog", "Tglg", false),
    ("Noto Sans Tagbanwa", "NotoSansTagbanwa", "Tagb", false),
    ("Noto Sans Tai Le", "NotoSansTaiLe", "Tale", false),
    ("Noto Sans Tai Tham", "NotoSansTaiTham", "Lana", true),
    ("Noto Sans Tai Viet", "NotoSansTaiViet", "Tavt", false),
    ("Noto Sans Takri", "NotoSansTakri", "Takr", false),
    ("Noto Sans Tamil", "NotoSansTamil", "Taml", true),
    ("Noto Sans Tamil Supplement", "NotoSansTamilSupplement", "Taml", false),
    ("Noto Sans Telugu", "NotoSansTelugu", "Telu", true),
    ("Noto Sans Thaana", "NotoSansThaana", "Thaa", true),
    ("Noto Sans Thai", "NotoSansThai", "Thai", true),
    ("Noto Sans Tifinagh", "NotoSansTifinagh", "Tfng", false),
    ("Noto Sans Tirhuta", "NotoSansTirhuta", "Tirh", false),
    ("Noto Sans Ugaritic", "NotoSansUgaritic", "Ugar", false),
    ("Noto Sans Vai", "NotoSansVai", "Vaii", false),
    ("Noto Sans Wancho", "NotoSansWancho", "Wcho", false),
    ("Noto Sans Warang Citi", "NotoSansWarangCiti", "Wara", false),
    ("Noto Sans Yi", "NotoSansYi", "Yiii", false),
    ("Noto Sans Zanabazar Square", "NotoSansZanabazarSquare", "Zanb", false),
    ("Noto Serif Ahom", "NotoSerifAhom", "Ahom", false),
    ("Noto Serif Dogra", "NotoSerifDogra", "Dogr", false),
    ("Noto Serif Hmong Nyiakeng", "NotoSerifNyiakengPuachueHmong", "Hmnp", true),
    ("Noto Serif Tangut", "NotoSerifTangut", "Tang", false),
    ("Noto Serif Tibetan", "NotoSerifTibetan", "Tibt", true),
    ("Noto Serif Yezidi", "NotoSerifYezidi", "Yezi", true),
  ]
}
