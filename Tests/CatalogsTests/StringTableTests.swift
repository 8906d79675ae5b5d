import Catalogs
import CellViews
import Diagnostics
import TestSupport
import Testing

struct StringCatalogTests {
  private func table(
    _ strings: String, version: String = "1.0", more: String = ""
  ) throws -> StringTable {
    let text =
      #"{ "sourceLanguage": "en", "strings": { \#(strings) }, "version": "\#(version)"\#(more) }"#
    return try StringTable.open("L.xcstrings", files: memoryFiles(["L.xcstrings": text]))
  }

  private func unit(_ value: String, state: String = "translated") -> String {
    #"{ "stringUnit": { "state": "\#(state)", "value": "\#(value)" } }"#
  }

  private func shown(
    _ table: StringTable, _ key: String, in locale: String?, _ arguments: [TextArgument] = [],
    idiom: ScreenTraits.Idiom = .phone
  ) throws -> String? {
    try table.text(key, in: locale, arguments: arguments, idiom: idiom)?.string
  }

  @Test func `a text is that of the screen's language, or of the source language`() throws {
    let table = try table(
      """
      "welcome": { "localizations": { "de": \(unit("Willkommen")), "pt-BR": \(unit("Bem-vindo")), "en": \(unit("Welcome")) } },
      "Done": {}
      """)
    expect(table.languages, equals: ["en", "de", "pt-BR"])
    for (locale, text) in [
      (nil, "Welcome"), ("en-GB", "Welcome"), ("de", "Willkommen"), ("de-AT", "Willkommen"),
      // No text is in Portuguese without a region.
      ("pt", "Bem-vindo"), ("ja", "Welcome"),
    ] {
      expect(try shown(table, "welcome", in: locale), equals: text)
    }
    // Without any translation, the key is the text.
    expect(try shown(table, "Done", in: "en"), equals: "Done")
    expect(try shown(table, "Dune", in: "en"), equals: nil)
    expect(
      try table.text("welcome", in: "ja")?.notices.map(\.message),
      equals: ["'welcome' has no text in 'ja'; that in 'en' is shown"])
  }

  @Test func `plural forms follow the language's rules`() throws {
    let table = try table(
      """
      "%lld files": { "localizations": {
        "en": { "variations": { "plural": { "one": \(unit("%lld file")), "other": \(unit("%lld files")) } } },
        "ru": { "variations": { "plural": { "one": \(unit("%lld файл")), "few": \(unit("%lld файла")), "many": \(unit("%lld файлов")), "other": \(unit("%lld файла")) } } } } }
      """)
    // CLDR: in Russian 1, 21 are `one`; 2 and 22 `few`; 5 and 11 `many`.
    for (number, locale, text) in [
      (1.0, "en", "1 file"), (0, "en", "0 files"), (1234, "en", "1,234 files"),
      (1, "ru", "1 файл"), (21, "ru", "21 файл"), (2, "ru", "2 файла"), (11, "ru", "11 файлов"),
      (5, "ru", "5 файлов"),
    ] {
      expect(try shown(table, "%lld files", in: locale, [.number(number)]), equals: text)
    }
  }

  @Test func `substitutions have forms of their own, and the order of a language`() throws {
    let table = try table(
      """
      "photos": { "localizations": { "en": {
        "stringUnit": { "state": "translated", "value": "%#@photos@ in %#@albums@ of %3$@" },
        "substitutions": {
          "photos": { "argNum": 1, "formatSpecifier": "lld", "variations": { "plural": { "one": \(unit("%arg photo")), "other": \(unit("%arg photos")) } } },
          "albums": { "argNum": 2, "formatSpecifier": "lld", "variations": { "plural": { "zero": \(unit("no album")), "one": \(unit("%arg album")), "other": \(unit("%arg albums")) } } } } } } }
      """)
    expect(
      try shown(table, "photos", in: "en", [.number(1), .number(2), .text("Ann")]),
      equals: "1 photo in 2 albums of Ann")
    // Foundation takes the form `zero` for 0 where there is one, also in English.
    expect(
      try shown(table, "photos", in: "en", [.number(3), .number(0), .text("Ann")]),
      equals: "3 photos in no album of Ann")
    let mistake = #expect(throws: TextMistake.self) {
      try shown(table, "photos", in: "en", [.number(3), .number(0)])
    }
    expect(
      mistake?.message, equals: "the text has a placeholder for value 3, found 2 values")
  }

  @Test func `devices have forms, which may hold those of numbers`() throws {
    let table = try table(
      """
      "tap": { "localizations": { "en": { "variations": { "device": {
        "iphone": { "variations": { "plural": { "one": \(unit("Tap once")), "other": \(unit("Tap %lld times")) } } },
        "other": \(unit("Click")) } } } } }
      """)
    expect(try shown(table, "tap", in: "en", [.number(1)]), equals: "Tap once")
    expect(try shown(table, "tap", in: "en", [.number(3)]), equals: "Tap 3 times")
    expect(try shown(table, "tap", in: "en", [.number(3)], idiom: .pad), equals: "Click")
  }

  @Test func `placeholders with numbers, decimals and percent signs are shown`() throws {
    let table = try table(
      """
      "rate": { "localizations": { "en": \(unit("%2$@ of %1$.1f %% is %3$lld")), "de": \(unit("%1$.1f %% von %2$@: %3$lld")) } }
      """)
    let values: [TextArgument] = [.number(12.5), .text("Ann"), .number(12_345)]
    expect(try shown(table, "rate", in: "en", values), equals: "Ann of 12.5 % is 12,345")
    expect(try shown(table, "rate", in: "de", values), equals: "12,5 % von Ann: 12.345")
  }

  @Test func `placeholders have the signs, zeros and width that printf gives them`() throws {
    let table = try table(
      """
      "time": { "localizations": { "en": \(unit("%02lld:%.2lld")) } },
      "all": { "localizations": { "en": \(unit("[%5d|%-5d|%+d|%06.1f|% d]")) } },
      "g": { "localizations": { "en": \(unit("%g %g %g")), "de": \(unit("%g %g %g")) } }
      """)
    expect(try shown(table, "time", in: "en", [.number(5), .number(7)]), equals: "05:07")
    expect(
      try shown(
        table, "all", in: "en",
        [.number(5), .number(5), .number(5), .number(-2.5), .number(5)]),
      equals: "[    5|5    |+5|-002.5| 5]")
    // Zeros are between the sign and the digits; Arabic's minus has an invisible mark before it.
    let below = try self.table(
      """
      "n": { "localizations": { "en": \(unit("%05d")), "ar": \(unit("%05d")) } }
      """)
    expect(try shown(below, "n", in: "en", [.number(-42)]), equals: "-0042")
    expect(try shown(below, "n", in: "ar", [.number(-42)]), equals: "\u{61C}-٠٠٤٢")
    // C's `%g` has six significant digits and no zeros at their end.
    let values: [TextArgument] = [.number(1.5), .number(2), .number(0.123_456_7)]
    expect(try shown(table, "g", in: "en", values), equals: "1.5 2 0.123457")
    expect(try shown(table, "g", in: "de", values), equals: "1,5 2 0,123457")
  }

  @Test func `the value of a substitution has its format`() throws {
    let table = try table(
      """
      "km": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%#@way@" },
        "substitutions": { "way": { "argNum": 1, "formatSpecifier": ".1f", "variations": { "plural": {
          "one": \(unit("%arg kilometre")), "other": \(unit("%arg kilometres")) } } } } } } }
      """)
    expect(try shown(table, "km", in: "en", [.number(2)]), equals: "2.0 kilometres")
    let mistake = #expect(throws: TextMistake.self) { try shown(table, "km", in: "en") }
    expect(
      mistake?.message, equals: "the text has a placeholder for value 1, found 0 values")
  }

  @Test func `a region has the texts of the nearest language`() throws {
    let table = try table(
      """
      "hi": { "localizations": { "zh-Hans": \(unit("s")), "zh-Hant": \(unit("t")), "es": \(unit("e")),
        "es-419": \(unit("l")), "pt-BR": \(unit("b")), "pt-PT": \(unit("p")), "nb": \(unit("n")), "en": \(unit("hi")) } },
      "ok": { "localizations": { "zh-Hans": \(unit("s")), "en": \(unit("ok")) } }
      """)
    // CLDR's parents of locales: es-MX has es-419, and pt-AO pt-PT; zh-HK is written in Hant, and zh-SG in Hans.
    for (tag, text) in [
      ("zh-TW", "t"), ("zh-HK", "t"), ("zh-Hant-HK", "t"), ("zh-SG", "s"), ("zh-CN", "s"),
      ("zh", "s"),
      ("es-MX", "l"), ("es-ES", "e"), ("pt-AO", "p"), ("pt", "b"), ("no", "n"), ("en-AU", "hi"),
    ] {
      expect(try shown(table, "hi", in: tag), equals: text)
    }
    // Simplified characters are not shown to those who read traditional ones.
    expect(try shown(table, "ok", in: "zh-TW"), equals: "ok")
    expect(
      try table.text("ok", in: "zh-TW")?.notices.map(\.message),
      equals: ["'ok' has no text in 'zh-TW'; that in 'en' is shown"])
  }

  @Test func `a state other than translated is noticed at the key`() throws {
    let table = try table(
      #""hi": { "localizations": { "de": \#(unit("Hallo", state: "needs_review")) } }"#)
    let notices = try table.text("hi", in: "de")?.notices ?? []
    expect(
      notices.map(\.message),
      equals: ["the text of 'hi' in 'de' is in the state 'needs_review'"])
    expect(notices.first?.range?.file, equals: "L.xcstrings")
  }

  @Test func `a text that Xcode took from the source code is new only in other languages`() throws {
    let table = try table(
      """
      "hi": { "extractionState": "extracted_with_value", "localizations": {
        "en": \(unit("Hi", state: "new")), "de": \(unit("Hi", state: "new")) } }
      """)
    expect(try table.text("hi", in: "en")?.notices, equals: [])
    expect(
      try table.text("hi", in: "de")?.notices.map(\.message),
      equals: ["the text of 'hi' in 'de' is in the state 'new'"])
  }

  @Test func `a text that is not translated is the same in all languages`() throws {
    let table = try table(
      """
      "Maquette": { "shouldTranslate": false, "localizations": { "de": \(unit("Modell")) } }
      """)
    let text = try table.text("Maquette", in: "de")
    expect(text?.string, equals: "Maquette")
    expect(text?.notices, equals: [])
  }

  @Test func `pseudo-locales are made of the source text, and leave values as they are`() throws {
    let table = try table(
      #""hello": { "localizations": { "en": \#(unit("Hello, %@")), "ar": \#(unit("مرحبا")) } }"#)
    // 7 letters and signs besides the value: two fifths are 2.8, that is 3 more.
    expect(
      try shown(table, "hello", in: "en-XA", [.text("Ann")]), equals: "[Ĥéļļö, Ann ~~]")
    expect(
      try shown(table, "hello", in: "ar-XB", [.text("Ann")]),
      equals: "\u{202E}Hello,\u{202C} Ann")
  }

  @Test(arguments: [
    (#""a": { "localisations": {} }"#, "1.0", "", "unknown field 'localisations' in a key"),
    ("", "2.0", "", "version: expected one of 1.0, 1.1, 1.2, found the text '2.0'"),
    ("", "1.0", #", "format": 1"#, "unknown field 'format' in a string catalog"),
    (
      #""a": { "localizations": { "en": { "stringUnit": { "state": "done", "value": "" } } } }"#,
      "1.0", "",
      "state: expected one of new, needs_review, translated, stale, machine_translated, found the text 'done'"
    ),
    (
      #""a": { "localizations": { "en": { "variations": { "gender": {} } } } }"#, "1.0", "",
      "unknown variations 'gender'"
    ),
    (
      #""a": { "localizations": { "en": { "variations": { "plural": { "some": {} } } } } }"#, "1.0",
      "", "unknown field 'some' in the variations 'plural'"
    ),
    (#""a": {}, "a": {}"#, "1.0", "", "duplicate key 'a'"),
  ])
  func `what the format does not have is an error at its place`(
    strings: String, version: String, more: String, message: String
  ) throws {
    let error = #expect(throws: Diagnostic.self) {
      _ = try table(strings, version: version, more: more).text("a", in: "en")
    }
    expect(error?.message, equals: message)
    expect(error?.range?.file, equals: "L.xcstrings")
  }
}

struct StringsFolderTests {
  @Test func `tables of all languages beside a file are read, with their forms`() throws {
    let plist = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0"><dict>
        <key>%d files</key>
        <dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@files@ &amp; more</string>
          <key>files</key>
          <dict>
            <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
            <key>NSStringFormatValueTypeKey</key><string>d</string>
            <key>one</key><string>%d file</string>
            <key>other</key><string>%d files</string>
          </dict>
        </dict>
      </dict></plist>
      """
    let table = try StringTable.open(
      "App/en.lproj/Localizable.strings",
      files: memoryFiles([
        "App/en.lproj/Localizable.strings": """
        /* The greeting. */
        "hello" = "Hello \\"%@\\"\\n";  // said once
        plain_key = "Plain";
        """,
        "App/de.lproj/Localizable.strings": #""hello" = "Hallo %@";"#,
        "App/en.lproj/Localizable.stringsdict": plist,
      ]))
    expect(table.languages, equals: ["en", "de"])
    expect(
      try table.text("hello", in: "en", arguments: [.text("Ann")])?.string,
      equals: "Hello \"Ann\"\n")
    expect(
      try table.text("hello", in: "de", arguments: [.text("Ann")])?.string, equals: "Hallo Ann")
    expect(try table.text("plain_key", in: nil)?.string, equals: "Plain")
    for (number, text) in [(1.0, "1 file & more"), (3, "3 files & more")] {
      expect(
        try table.text("%d files", in: "en", arguments: [.number(number)])?.string, equals: text)
    }
  }

  @Test func `the folder of the base language is that of English, whose own texts precede it`()
    throws
  {
    for path in ["Base.lproj/L.strings", "en.lproj/L.strings"] {
      let table = try StringTable.open(
        path,
        files: memoryFiles([
          "./Base.lproj/L.strings": #""a" = "Base"; "b" = "Base b";"#,
          "Base.lproj/L.strings": #""a" = "Base"; "b" = "Base b";"#,
          "./en.lproj/L.strings": #""a" = "English";"#,
          "en.lproj/L.strings": #""a" = "English";"#,
          "./de.lproj/L.strings": #""a" = "Deutsch";"#, "de.lproj/L.strings": #""a" = "Deutsch";"#,
        ]))
      expect(table.languages, equals: ["en", "de"])
      expect(
        try ["en", "de"].map { try table.text("a", in: $0)?.string },
        equals: ["English", "Deutsch"])
      expect(try table.text("b", in: "de")?.string, equals: "Base b")
    }
  }

  // The text without its end has 9 characters, and the end is after them.
  @Test(arguments: [
    (#""a" "b";"#, "expected '=', found '\"'", 5),
    (#""a" = "b""#, "expected ';', found the end of the file", 10),
    (#""a" = "b;"#, "the text is not closed", 7),
  ])
  func `a mistake in a table is an error at its place`(
    text: String, message: String, column: Int
  ) throws {
    let error = #expect(throws: Diagnostic.self) {
      try StringTable.open(
        "en.lproj/L.strings", files: memoryFiles(["./en.lproj/x": "", "en.lproj/L.strings": text]))
    }
    expect(error?.message, equals: message)
    expect(error?.range?.start.column, equals: column)
  }
}
