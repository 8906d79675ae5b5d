import Catalogs
import Diagnostics
import DisplayList
import TestSupport
import Testing

struct DesignTokenTests {
  private let blue = #"{ "colorSpace": "srgb", "components": [0, 0.4, 0.8] }"#

  @Test(arguments: [
    #""nanpx""#, #""infrem""#, #"{ "value": 1e308, "unit": "rem" }"#,
  ])
  func `a length is finite, also in points`(value: String) {
    // A rem is 16 points: 1e308 of them are more than a number holds.
    let found = tokenMistake(#"{ "gap": { "$type": "dimension", "$value": \#(value) } }"#)
    #expect(found?.contains("expected a length") == true, "\(found ?? "no mistake")")
  }

  @Test func `a token has the type of the nearest group, and aliases have that of their token`()
    throws
  {
    let set = try tokens(
      """
      { "color": { "$type": "color",
          "brand": { "$value": \(blue) }, "link": { "$value": "{color.brand}" },
          "deep": { "inner": { "$ref": "#/color/link" } } },
        "gap": { "$type": "dimension", "$value": { "value": 1.5, "unit": "rem" } } }
      """)
    let color = RGBA(red: 0, green: 0.4, blue: 0.8)
    expect(
      set.colors, equals: ["color.brand": color, "color.link": color, "color.deep.inner": color])
    // 1.5 times CSS's 16 pixels.
    expect(set.lengths, equals: ["gap": 24])
    expect(set.notices, equals: [])
  }

  @Test func `a group with a root token is a length, and its others are beside it`() throws {
    let set = try tokens(
      """
      { "spacing": { "$type": "dimension",
          "$root": { "$value": { "value": 16, "unit": "px" } },
          "small": { "$value": { "value": 8, "unit": "px" } } } }
      """)
    expect(
      set.lengths, equals: ["spacing.$root": 16, "spacing": 16, "spacing.small": 8])
  }

  @Test func `a group that extends another has its tokens, but for those of its own`() throws {
    let set = try tokens(
      """
      { "input": { "field": { "width": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } },
                              "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } } },
        "amount": { "$extends": "{input}",
          "field": { "width": { "$type": "dimension", "$value": { "value": 100, "unit": "px" } } } } }
      """)
    expect(set.lengths["amount.field.width"], equals: 100)
    expect(set.lengths["amount.field.gap"], equals: 4)
    expect(set.lengths["input.field.width"], equals: 12)
  }

  @Test func `a reference into a value is the part that it names`() throws {
    let set = try tokens(
      """
      { "base": { "$type": "color", "$value": \(blue) },
        "ramp": { "$type": "color", "$value": { "colorSpace": "srgb",
          "components": [{ "$ref": "#/base/$value/components/2" }, 0, 0] } } }
      """)
    expect(set.colors["ramp"], equals: RGBA(red: 0.8, green: 0, blue: 0))
  }

  @Test func `a component that is none is nothing`() throws {
    let set = try tokens(
      """
      { "white": { "$type": "color", "$value": { "colorSpace": "hsl", "components": ["none", 0, 100] } } }
      """)
    expect(set.colors["white"], equals: RGBA(red: 1, green: 1, blue: 1))
  }

  @Test func `a typography is a font`() throws {
    let set = try tokens(
      """
      { "heading": { "$type": "typography", "$value": { "fontFamily": ["Acme", "Inter"],
        "fontSize": { "value": 24, "unit": "px" }, "fontWeight": "semi-bold",
        "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.2 } } }
      """)
    let font = try #require(set.fonts["heading"])
    expect(font.families, equals: ["Acme", "Inter"])
    expect([font.size, font.weight], equals: [24, 600])
  }

  @Test func `shadows, lines and gradients are values with lengths in points`() throws {
    let set = try tokens(
      """
      { "ink": { "$type": "color", "$value": \(blue) },
        "card": { "$type": "shadow", "$value": [
          { "color": "{ink}", "offsetX": { "value": 0, "unit": "px" }, "offsetY": { "value": 0.5, "unit": "rem" },
            "blur": { "value": 4, "unit": "px" }, "spread": { "value": 1, "unit": "px" } },
          { "color": "{ink}", "offsetX": { "value": 1, "unit": "px" }, "offsetY": { "value": 0, "unit": "px" },
            "blur": { "value": 0, "unit": "px" }, "spread": { "value": 0, "unit": "px" }, "inset": true }] },
        "line": { "$type": "border", "$value": { "color": "{ink}", "width": { "value": 2, "unit": "px" },
          "style": { "dashArray": [{ "value": 3, "unit": "px" }, { "value": 1, "unit": "px" }], "lineCap": "round" } } },
        "sky": { "$type": "gradient", "$value": [
          { "color": "{ink}", "position": 1.5 }, { "color": "{ink}", "position": -1 }] },
        "fast": { "$type": "duration", "$value": { "value": 250, "unit": "ms" } } }
      """)
    let color = RGBA(red: 0, green: 0.4, blue: 0.8)
    let card = set.shadows["card"] ?? []
    expect(card.map(\.color), equals: [color, color])
    // Half of rem's 16 points.
    expect(card.map { [$0.x, $0.y, $0.blur, $0.spread] }, equals: [[0, 8, 4, 1], [1, 0, 0, 0]])
    expect(card.map(\.isInner), equals: [false, true])
    expect(set.borders["line"]?.width, equals: 2)
    expect(set.borders["line"]?.dash, equals: [3, 1])
    expect(set.borders["line"]?.lineCap, equals: "round")
    // A place outside of 0 to 1 is at the nearer end.
    expect(set.gradients["sky"]?.map(\.position), equals: [0, 1])
    // Configs have durations in seconds.
    expect(set.lengths["fast"], equals: 0.25)
  }

  @Test func `spellings of older drafts are read with a warning`() throws {
    let set = try tokens(
      """
      { "a": { "$type": "color", "$value": "#3366FF" }, "b": { "$type": "dimension", "$value": "16px" } }
      """)
    expect(set.colors["a"], equals: RGBA(hex: 0x3366FF))
    expect(set.lengths["b"], equals: 16)
    expect(
      set.notices.map(\.message),
      equals: [
        "the colour is in a spelling of older drafts", "the value is in a spelling of older drafts",
      ])
  }

  @Test func `a value of Style Dictionary that is not read is noticed`() throws {
    let set = try tokens(
      """
      { "a": { "value": "rgba(51, 102, 255, 0.5)" }, "b": { "value": "rgb(100% 0% 0%)" },
        "c": { "value": "Helvetica" }, "d": { "value": { "x": 1 } }, "e": { "value": "rgb(300, 0, 0)" } }
      """)
    expect(
      set.colors, equals: ["a": RGBA(hex: 0x3366FF, alpha: 0.5), "b": RGBA(hex: 0xFF0000)])
    expect(
      set.notices.last?.message,
      equals: "the value is not read, nor are those of 2 other tokens")
  }

  @Test func `Style Dictionary's form is read with a warning`() throws {
    let set = try tokens(
      """
      { "color": { "base": { "value": "#ff0000" }, "font": { "value": "{color.base.value}" } },
        "size": { "gap": { "value": "12px", "type": "size" } } }
      """)
    expect(
      set.colors, equals: ["color.base": RGBA(hex: 0xFF0000), "color.font": RGBA(hex: 0xFF0000)])
    expect(set.lengths, equals: ["size.gap": 12])
    expect(
      set.notices.map(\.message),
      equals: ["the tokens are in Style Dictionary's form, with 'value'"])
  }

  @Test(arguments: [
    (
      #"{ "a": { "$type": "color", "$value": "{b}" }, "b": { "$type": "color", "$value": "{a}" } }"#,
      "the token 'a' is made of itself: a → b → a"
    ),
    (#"{ "a": { "$value": 1 } }"#, "the token 'a' has no type"),
    (
      #"{ "a": { "$type": "colour", "$value": 1 } }"#,
      "$type: unknown type, found the text 'colour'"
    ),
    (#"{ "a": { "$type": "number", "$value": "{c}" } }"#, "no token is 'c'"),
    (
      #"{ "g": { "$type": "number", "x": { "$value": 1 } }, "a": { "$value": "{g}" } }"#,
      "'g' is a group, not a token"
    ),
    (
      #"{ "a": { "$type": "number", "$value": 1, "b": {} } }"#, "a token has 'b' beside '$value'"
    ),
    (
      #"{ "a": { "$extends": "{b}" }, "b": { "$extends": "{a}" } }"#, "the group 'b' extends itself"
    ),
    (
      #"{ "a": { "b": { "$extends": "{a}" } } }"#, "the group 'a.b' extends itself"
    ),
    (
      #"{ "a": { "$type": "fontWeight", "$value": "Bold" } }"#,
      "fontWeight: expected a number from 1 to 1000 or a word, found the text 'Bold'"
    ),
    (
      #"{ "a": { "$type": "cubicBezier", "$value": [2, 0, 1, 1] } }"#,
      "cubicBezier: expected the first and third number from 0 to 1"
    ),
    (
      #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "em" } } }"#,
      "unit: expected one of px, rem, found the text 'em'"
    ),
    (
      #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "color", "$value": "{a}" } }"#,
      "$type: the token is of the type 'color', and what it refers to of 'number'"
    ),
    (
      #"{ "a.b": { "$type": "number", "$value": 1 } }"#,
      "the name 'a.b' has one of '{', '}' and '.'"
    ),
    (#"{ "a": { "$tipe": "number" } }"#, "unknown property '$tipe' of a group"),
  ])
  func `what the format does not have is an error`(text: String, message: String) {
    expect(tokenMistake(text), equals: message)
  }

  @Test func `references that are too deep or too many are errors`() {
    func chain(_ count: Int, _ member: (Int) -> String) -> String {
      "{" + (0..<count).map(member).joined(separator: ", ") + "}"
    }
    let number = #"{ "$type": "number", "$value": 1 }"#
    let aliases = chain(500) {
      $0 == 499 ? "\"t499\": \(number)" : #""t\#($0)": { "$value": "{t\#($0 + 1)}" }"#
    }
    expect(tokenMistake(aliases), equals: "references lead to references more than 100 deep")
    // Twice as many references at each of 24 steps: 16 million, of which a file may have 200,000.
    let lists = chain(25) {
      $0 == 24
        ? #""t24": { "$type": "fontFamily", "$value": "A" }"#
        : #""t\#($0)": { "$type": "fontFamily", "$value": ["{t\#($0 + 1)}", "{t\#($0 + 1)}"] }"#
    }
    expect(tokenMistake(lists), equals: "the tokens have more than 200000 references")
    let groups = chain(25) {
      $0 == 24
        ? "\"g24\": { \"a\": \(number) }"
        : #""g\#($0)": { "a": { "$extends": "{g\#($0 + 1)}" }, "b": { "$extends": "{g\#($0 + 1)}" } }"#
    }
    expect(
      tokenMistake(groups), equals: "groups extend groups more than 100 deep or 200000 times")
  }
}

struct TokenResolverTests {
  private let files = [
    "r/base.json":
      #"{ "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" } }, "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } }, "text": { "$value": "{ink}" } }"#,
    "r/dark.json":
      #"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } } }"#,
  ]

  private func document(
    _ order: String = ##"[{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/theme" }]"##,
    default choice: String = #", "default": "light""#, version: String = "2025.10"
  ) throws -> TokenDocument {
    var files = files
    files["r/r.json"] = """
      { "version": "\(version)", "sets": { "base": { "sources": [{ "$ref": "base.json" }] } },
        "modifiers": { "theme": { "contexts": { "light": [], "dark": [{ "$ref": "dark.json" }] }\(choice) } },
        "resolutionOrder": \(order) }
      """
    return try TokenDocument("r/r.json", files: memoryFiles(files))
  }

  @Test func `aliases are followed in the tokens of the chosen context`() throws {
    let document = try document()
    expect(document.modifiers.map(\.name), equals: ["theme"])
    expect(document.modifiers.first?.contexts, equals: ["light", "dark"])
    for (contexts, red) in [([:], 0.0), (["theme": "light"], 0), (["theme": "dark"], 1)] {
      let set = try document.tokens(in: contexts)
      expect(set.colors["text"]?.red, equals: red)
      expect(set.lengths["gap"], equals: 8)
    }
  }

  @Test func `the parts of a pointer are unescaped`() throws {
    // RFC 6901: `~0` is a tilde, `~1` a slash.
    let set = try TokenDocument(
      "r.json",
      files: memoryFiles([
        "r.json": ##"""
        { "version": "2025.10",
          "sets": { "a~b/c": { "sources": [{ "gap": { "$type": "number", "$value": 1 } }] } },
          "resolutionOrder": [{ "$ref": "#/sets/a~0b~1c" }] }
        """##
      ])
    ).tokens()
    expect(set.notices, equals: [])
  }

  @Test func `fields beside a reference replace those of its file as a whole`() throws {
    let order =
      ##"[{ "type": "set", "name": "s", "sources": [{ "$ref": "base.json", "##
      + ##""gap": { "$type": "number", "$value": 3 }, "more": { "$type": "number", "$value": 4 } }] }]"##
    let set = try document(order).tokens()
    expect(set.lengths, equals: ["gap": 3, "more": 4])
    expect(set.colors.keys.sorted(), equals: ["ink", "text"])
  }

  @Test func `a modifier without a default or with another context is an error`() throws {
    let missing = #expect(throws: Diagnostic.self) { try document(default: "").tokens() }
    expect(missing?.message, equals: "the modifier 'theme' has no default")
    let unknown = #expect(throws: Diagnostic.self) {
      try document().tokens(in: ["theme": "drak"])
    }
    expect(unknown?.message, equals: "the modifier 'theme' has no context 'drak'")
    expect(unknown?.suggestion, equals: "did you mean 'dark'?")
  }

  @Test(arguments: [
    (##"[{ "$ref": "#/sets/bas" }]"##, "2025.10", "no set is 'bas'"),
    (
      ##"[{ "$ref": "#/sets/base" }, { "$ref": "#/sets/base" }]"##, "2025.10",
      "'base' is in the order twice"
    ),
    (
      ##"[{ "sources": [] }]"##, "2025.10",
      "a set or modifier in the order has a 'name' and a 'type'"
    ),
    ("[]", "2024.01", "version: expected 2025.10, found the text '2024.01'"),
  ])
  func `a wrong resolver is an error at its place`(
    order: String, version: String, message: String
  ) {
    let error = #expect(throws: Diagnostic.self) { try document(order, version: version) }
    expect(error?.message, equals: message)
    expect(error?.range?.file, equals: "r/r.json")
  }
}
