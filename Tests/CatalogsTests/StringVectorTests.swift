import Catalogs
import CellViews
import Diagnostics
import TestSupport
import Testing

/// What Apple's documents have as examples of `.stringsdict`, `.strings` and string catalogs, and the shapes that the tables
/// of public apps have beside them; keys and texts are ours.
struct StringVectorTests {
  private func plist(_ entries: String) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      \(entries)
    </dict>
    </plist>
    """
  }

  private func table(_ text: String, _ name: String = "L.stringsdict") throws -> StringTable {
    try StringTable.open(
      "A/en.lproj/\(name)", files: memoryFiles(["A/en.lproj/\(name)": text]))
  }

  private func shown(
    _ table: StringTable, _ key: String, _ arguments: [TextArgument] = [],
    idiom: ScreenTraits.Idiom = .phone
  ) throws -> String? {
    try table.text(key, in: "en", arguments: arguments, idiom: idiom)?.string
  }

  private func plural(_ name: String, _ forms: [(String, String)], type: String = "d") -> String {
    """
    <key>\(name)</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
      \(forms.map { "<key>\($0)</key><string>\($1)</string>" }.joined())
    </dict>
    """
  }

  @Test func `a variable's form may have no number`() throws {
    let table = try table(
      plist(
        """
        <key>%d sheep</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%#@sheep@</string>
          \(plural("sheep", [("zero", "No sheep"), ("one", "One sheep"), ("other", "%d sheep")]))
        </dict>
        """))
    for (count, text) in [(0.0, "No sheep"), (1, "One sheep"), (12, "12 sheep")] {
      expect(try shown(table, "%d sheep", [.number(count)]), equals: text)
    }
  }

  @Test func `variables beside each other take one value each, and numbered ones their own`() throws
  {
    let variables =
      plural("sheep", [("one", "%d sheep"), ("other", "%d sheep")])
      + plural("field", [("one", "%d field"), ("other", "%d fields")], type: "ld")
    let table = try table(
      plist(
        """
        <key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@sheep@ in %#@field@</string>\(variables)</dict>
        <key>b</key><dict><key>NSStringLocalizedFormatKey</key><string>%2$#@field@: %1$#@sheep@</string>\(variables)</dict>
        """))
    expect(try shown(table, "a", [.number(1), .number(2)]), equals: "1 sheep in 2 fields")
    expect(try shown(table, "b", [.number(3), .number(1)]), equals: "1 field: 3 sheep")
  }

  @Test func `a variable's form may name another variable`() throws {
    let table = try table(
      plist(
        """
        <key>a</key><dict>
          <key>NSStringLocalizedFormatKey</key><string>%1$#@outer@</string>
          \(plural("outer", [("zero", "Nobody"), ("one", "%2$@ is here"), ("other", "%2$@ and %1$#@inner@")]))
          \(plural("inner", [("two", "another"), ("other", "%1$d more")]))
        </dict>
        """))
    for (count, text) in [(0.0, "Nobody"), (1, "Ann is here"), (3, "Ann and 3 more")] {
      expect(try shown(table, "a", [.number(count), .text("Ann")]), equals: text)
    }
  }

  @Test func `of widths the widest is shown, and of devices that of the screen`() throws {
    let table = try table(
      plist(
        """
        <key>wide</key><dict><key>NSStringVariableWidthRuleType</key><dict>
          <key>20</key><string>Hi</string><key>100</key><string>Good morning to all</string><key>50</key><string>Good morning</string>
        </dict></dict>
        <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
          <key>mac</key><string>Click</string><key>iphone</key><string>Tap</string><key>ipad</key><string>Touch</string>
        </dict></dict>
        """))
    expect(try shown(table, "wide"), equals: "Good morning to all")
    expect(try shown(table, "tap"), equals: "Tap")
    expect(try shown(table, "tap", idiom: .pad), equals: "Touch")
  }

  @Test func `a property list of plain texts is a table, with the references of XML`() throws {
    let text = plist(
      "<key>a</key><string>1 &lt; 2 &amp;lt; &#38;gt; &#233;&#x1F600;&quot;</string><!-- none --><key>b</key><string/>"
    )
    for name in ["L.strings", "L.stringsdict"] {
      let table = try table(text, name)
      expect(try shown(table, "a"), equals: "1 < 2 &lt; &gt; é😀\"")
      expect(try shown(table, "b"), equals: "")
    }
  }

  @Test func `a binary property list is an error that names its remedy`() {
    let error = #expect(throws: Diagnostic.self) { try table("bplist00\u{1}", "L.strings") }
    expect(error?.message, equals: "'A/en.lproj/L.strings' is a binary property list")
    expect(error?.suggestion, equals: "convert it with 'plutil -convert xml1'")
  }

  // 😀 is U+1F600: the surrogates D83D and DE00. One of them alone is no character.
  @Test(arguments: [
    (#"\UD83D\UDE00"#, "😀"), (#"\ud83d\ude00!"#, "😀!"), (#"\UD83D"#, "\u{FFFD}"),
    (#"\UD83D\U0041"#, "\u{FFFD}A"), (#"\U00e9"#, "é"), (#"\U+0e9"#, "U+0e9"),
  ])
  func `an escaped character may be two units of UTF-16`(written: String, text: String) throws {
    expect(try shown(table("\"a\" = \"\(written)\";", "L.strings"), "a"), equals: text)
  }

  @Test func `of a key that a table has twice the last text is used, with a warning there`() throws
  {
    let lines = try table("\"a\" = \"one\";\n\"b\" = \"\";\n\"a\" = \"two\";", "L.strings")
    let list = try table(
      plist("<key>a</key><string>one</string>\n<key>a</key><string>two</string>"))
    for (table, line) in [(lines, 3), (list, 6)] {
      let text = try table.text("a", in: "en")
      expect(text?.string, equals: "two")
      expect(
        text?.notices.map { "\($0.severity) \($0.range?.start.line ?? 0): \($0.message)" },
        equals: ["warning \(line): the key 'a' is in the table before; the last text is used"])
    }
    expect(try lines.text("b", in: "en")?.notices, equals: [])
  }

  /// A catalog with one key.
  private func catalog(_ entry: String, version: String = "1.0") throws -> StringTable {
    let text =
      #"{ "sourceLanguage": "en", "strings": { "a": \#(entry) }, "version": "\#(version)" }"#
    return try StringTable.open("L.xcstrings", files: memoryFiles(["L.xcstrings": text]))
  }

  private func unit(_ value: String) -> String {
    #"{ "stringUnit": { "state": "translated", "value": "\#(value)" } }"#
  }

  // What Xcode 15, 16 and 26 write beside the texts.
  @Test(arguments: [
    ("1.0", #""extractionState": "manual", "comment": "c""#),
    ("1.1", #""isCommentAutoGenerated": true, "generatesSymbol": false"#),
    ("1.2", #""extractionState": "stale""#),
  ])
  func `catalogs of each version are read`(version: String, fields: String) throws {
    let table = try catalog(
      "{ \(fields), \"localizations\": { \"en\": \(unit("text")) } }", version: version)
    expect(try shown(table, "a"), equals: "text")
  }

  @Test func `an entry without texts is its key, and an empty one too`() throws {
    for entry in ["{}", #"{ "localizations": {} }"#, #"{ "shouldTranslate": false }"#] {
      expect(try shown(catalog(entry), "a"), equals: "a")
    }
  }

  @Test func `a form for each device precedes that of all others`() throws {
    let table = try catalog(
      """
      { "localizations": { "en": { "variations": { "device": {
        "applevision": \(unit("v")), "appletv": \(unit("t")), "applewatch": \(unit("w")), "ipad": \(unit("pad")),
        "iphone": { "variations": { "plural": { "one": \(unit("%lld phone")), "other": \(unit("%lld phones")) } } },
        "ipod": \(unit("p")), "mac": \(unit("m")), "other": \(unit("o")) } } } } }
      """)
    expect(try shown(table, "a", [.number(1)]), equals: "1 phone")
    expect(try shown(table, "a", [.number(4)]), equals: "4 phones")
    expect(try shown(table, "a", idiom: .pad), equals: "pad")
  }

  @Test func `a substitution without a number takes the next value`() throws {
    func part(_ one: String, _ other: String) -> String {
      """
      { "formatSpecifier": "lld", "variations": { "plural": { "one": \(unit(one)), "other": \(unit(other)) } } }
      """
    }
    let table = try catalog(
      """
      { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "%#@post@ from %#@person@" },
        "substitutions": { "person": \(part("%arg person", "%arg people")), "post": \(part("%arg post", "%arg posts")) } } } }
      """)
    expect(try shown(table, "a", [.number(2), .number(1)]), equals: "2 posts from 1 person")
    let mistake = #expect(throws: TextMistake.self) {
      try shown(table, "a", [.number(2), .text("one")])
    }
    expect(
      mistake?.message, equals: "value 2 chooses a form of the text; expected a number")
  }

  @Test func `a kind of text that screens do not show is an error at its place`() throws {
    // Phrases of App Shortcuts.
    let table = try catalog(
      #"{ "localizations": { "en": { "stringSet": { "state": "new", "values": ["Open"] } } } }"#)
    let error = #expect(throws: Diagnostic.self) { try shown(table, "a") }
    expect(error?.message, equals: "unknown field 'stringSet' in a text")
    expect(error?.range?.file, equals: "L.xcstrings")
  }
}
