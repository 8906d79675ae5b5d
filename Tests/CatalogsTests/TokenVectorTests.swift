import Catalogs
import Diagnostics
import DisplayList
import TestSupport
import Testing

/// What the modules of 2025.10 show as examples: their values and what each is said to be, under names of
/// ours.
///
/// Source: the Format, Color and Resolver modules of the Design Tokens Community Group.
struct TokenVectorTests {
  private func color(_ components: String) -> String {
    #"{ "colorSpace": "srgb", "components": [\#(components)] }"#
  }

  private func px(_ number: Double) -> String { #"{ "value": \#(number), "unit": "px" }"# }

  // Each space's example of magenta, in sRGB by coloraide 8.13.1 and clipped; the hues of 330° are #FF0080.
  @Test(arguments: [
    ("srgb", "1, 0, 1", 0xFF00FF, false), ("srgb-linear", "1, 0, 1", 0xFF00FF, false),
    ("hsl", "330, 100, 50", 0xFF0080, false), ("hwb", "330, 0, 0", 0xFF0080, false),
    ("lab", "60.17, 93.54, -60.5", 0xFF00FF, false),
    ("lch", "60.17, 111.4, 327.11", 0xFF00FF, false),
    // −0.0047 of green is more than half a step of 255.
    ("oklab", "0.701, 0.2746, -0.169", 0xFF00FF, true),
    ("oklch", "0.7016, 0.3225, 328.363", 0xFF00FF, false),
    ("display-p3", "1, 0, 1", 0xFF00FF, true), ("a98-rgb", "1, 0, 1", 0xFF00FF, true),
    ("prophoto-rgb", "1, 0, 1", 0xFF00FF, true), ("rec2020", "1, 0, 1", 0xFF00FF, true),
    ("xyz-d65", "0.5929, 0.2848, 0.9699", 0xFF00FF, false),
    ("xyz-d50", "0.5791, 0.2831, 0.728", 0xFF00FF, false),
    ("hsl", #""none", 0, 100"#, 0xFFFFFF, false),
  ])
  func `a colour is that of its space, and warned of where sRGB has it not`(
    space: String, components: String, hex: UInt32, isClamped: Bool
  ) throws {
    let set = try tokens(
      ##"{ "a": { "$type": "color", "$value": { "colorSpace": "\##(space)", "components": [\##(components)], "alpha": 1, "hex": "#ff00ff" } } }"##
    )
    expect(set.colors["a"].map { $0.dump }, equals: RGBA(hex: hex).dump)
    expect(set.notices.count, equals: isClamped ? 1 : 0)
  }

  @Test func `a reference to a component is that component`() throws {
    let set = try tokens(
      """
      { "base": { "blue": { "$type": "color", "$value": \(color("0.2, 0.4, 0.9")) },
          "space": { "$type": "dimension", "$value": \(px(16)) } },
        "primary": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [
          { "$ref": "#/base/blue/$value/components/0" }, { "$ref": "#/base/blue/$value/components/1" }, 0.7] } },
        "hue": { "$type": "number", "$value": { "$ref": "#/base/blue/$value/components/0" } },
        "small": { "$type": "dimension", "$value": { "value": { "$ref": "#/base/space/$value/value" }, "unit": "rem" } },
        "large": { "$type": "dimension", "$value": { "value": 32, "unit": { "$ref": "#/base/space/$value/unit" } } } }
      """)
    expect(set.colors["primary"], equals: RGBA(red: 0.2, green: 0.4, blue: 0.7))
    // 16 rem of 16 points each.
    expect(
      set.lengths, equals: ["base.space": 16, "hue": 0.2, "small": 256, "large": 32])
  }

  @Test func `a list of shadows has objects and references to single ones`() throws {
    func shadow(_ color: String, _ y: Double) -> String {
      #"{ "color": \#(color), "offsetX": \#(px(0)), "offsetY": \#(px(y)), "blur": \#(px(4)), "spread": \#(px(1)) }"#
    }
    let black = color("0, 0, 0")
    let set = try tokens(
      """
      { "s": { "$type": "shadow",
          "base": { "$value": \(shadow(black, 1)) }, "one": { "$value": [\(shadow(black, 2))] },
          "mixed": { "$value": ["{s.base}", \(shadow(black, 3)), "{s.one}"] } } }
      """)
    expect(set.shadows["s.mixed"]?.map(\.y), equals: [1, 3, 2])
    // References do not flatten lists.
    expect(
      tokenMistake(
        """
        { "s": { "$type": "shadow", "two": { "$value": [\(shadow(black, 1)), \(shadow(black, 2))] },
            "mixed": { "$value": ["{s.two}", \(shadow(black, 3))] } } }
        """), equals: "a shadow: expected an object, found a list of 2")
    expect(
      tokenMistake(#"{ "s": { "$type": "shadow", "$value": [] } }"#),
      equals: "shadow: expected a shadow, or a list of up to 20, found a list of 0")
  }

  @Test func `a part of a composite token may be a token in place`() throws {
    let set = try tokens(
      """
      { "s": { "$type": "shadow", "$value": {
          "color": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5, "hex": "#000000" } },
          "offsetX": { "value": 0.5, "unit": "rem" }, "offsetY": { "value": 0.5, "unit": "rem" },
          "blur": { "value": 1.5, "unit": "rem" }, "spread": { "value": 0, "unit": "rem" } } } }
      """)
    expect(
      set.shadows["s"]?.map { [$0.color.alpha, $0.x, $0.y, $0.blur, $0.spread] },
      equals: [[0.5, 8, 8, 24, 0]])
  }

  @Test func `stops of a gradient are in their order, and those of tokens of one stop among them`()
    throws
  {
    func stop(_ color: String, _ position: String) -> String {
      #"{ "color": \#(color), "position": \#(position) }"#
    }
    let set = try tokens(
      """
      { "ink": { "$type": "color", "$value": \(color("0, 1, 0.4")) }, "end": { "$type": "number", "$value": 1 },
        "g": { "$type": "gradient",
          "start": { "$value": [\(stop(color("1, 1, 1"), "0"))] },
          "mixed": { "$value": ["{g.start}", \(stop(#""{ink}""#, "0.333")), \(stop(color("0, 0, 0"), #""{end}""#))] },
          "beyond": { "$value": [\(stop(color("1, 1, 1"), "-99")), \(stop(color("0, 0, 0"), "42"))] } } }
      """)
    expect(set.gradients["g.mixed"]?.map(\.position), equals: [0, 0.333, 1])
    expect(set.gradients["g.mixed"]?.map(\.color.red), equals: [1, 0, 0])
    expect(set.gradients["g.beyond"]?.map(\.position), equals: [0, 1])
  }

  @Test func `a transition has its times in seconds`() throws {
    let set = try tokens(
      #"{ "t": { "$type": "transition", "$value": { "duration": { "value": 200, "unit": "ms" }, "delay": { "value": 0, "unit": "ms" }, "timingFunction": [0.5, 0, 1, 1] } } }"#
    )
    expect(set.transitions["t"].map { [$0.duration, $0.delay] }, equals: [0.2, 0])
  }

  // A type is not guessed from a value; a root is named in full; a circle has no end.
  @Test(arguments: [
    (
      #"{ "base": { "$value": 1 }, "alias": { "$value": "{base}" } }"#,
      "the token 'base' has no type"
    ),
    (
      #"{ "a": { "$type": "number", "$root": { "$value": 1 } }, "b": { "$value": "{a}" } }"#,
      "'a' is a group, not a token"
    ),
    (
      #"{ "a": { "$value": "{b}" }, "b": { "$value": "{c}" }, "c": { "$value": "{a}" } }"#,
      "the token 'a' is made of itself: a → b → c → a"
    ),
    (
      #"{ "a": { "$extends": "{b}" }, "b": { "$extends": "{a}" } }"#, "the group 'b' extends itself"
    ),
    (
      #"{ "a": { "b": { "$extends": "{a}" } } }"#, "the group 'a.b' extends itself"
    ),
    (
      #"{ "w": { "$type": "dimension", "$value": { "value": 100, "unit": "%" } } }"#,
      "unit: expected one of px, rem, found the text '%'"
    ),
  ])
  func `an example of a mistake is one`(text: String, message: String) {
    expect(tokenMistake(text), equals: message)
  }

  // Resolvers.

  private let first = #"{ "n": { "$type": "number", "a": { "$value": 1 }, "b": { "$value": 1 } } }"#
  private let second = #"{ "n": { "$type": "number", "b": { "$value": 2 } } }"#

  private func resolved(_ body: String, in contexts: [String: String] = [:]) throws -> TokenSet {
    try TokenDocument(
      "r.json",
      files: memoryFiles([
        "r.json": #"{ "version": "2025.10", \#(body) }"#, "first.json": first,
        "second.json": second,
      ])
    ).tokens(in: contexts)
  }

  @Test func `of two declarations of a token the later one counts`() throws {
    let set = try resolved(
      ##""sets": { "s": { "sources": [\##(first), { "$ref": "second.json" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }]"##
    )
    expect(set.lengths, equals: ["n.a": 1, "n.b": 2])
  }

  @Test func `items of the order may be written in it, and a context may be empty`() throws {
    let body =
      ##""resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "$ref": "first.json" }] }, { "type": "modifier", "name": "debug", "contexts": { "false": [], "true": [{ "$ref": "second.json" }] } }]"##
    expect(try resolved(body, in: ["debug": "true"]).lengths["n.b"], equals: 2)
    expect(try resolved(body, in: ["debug": "false"]).lengths["n.b"], equals: 1)
  }

  @Test func `a source may be any part of the resolver but a modifier and the order`() throws {
    let set = try resolved(
      ##""$defs": { "base/first.json": \##(first), "list": [\##(second)] }, "sets": { "s": { "sources": [{ "$ref": "#/$defs/base~1first.json" }, { "$ref": "#/$defs/list/0" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }]"##
    )
    expect(set.lengths, equals: ["n.a": 1, "n.b": 2])
    for index in ["-1", "1", "99999999999999999999"] {
      let error = #expect(throws: Diagnostic.self) {
        try resolved(
          ##""$defs": { "list": [{}] }, "sets": { "s": { "sources": [{ "$ref": "#/$defs/list/\##(index)" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }]"##
        )
      }
      expect(error?.message, equals: "the file has no '\(index)'")
    }
    for pointer in ["#/resolutionOrder/0", "#/modifiers/m"] {
      let error = #expect(throws: Diagnostic.self) {
        try resolved(
          ##""sets": { "s": { "sources": [{ "$ref": "\##(pointer)" }] } }, "resolutionOrder": [{ "$ref": "#/sets/s" }]"##
        )
      }
      expect(
        error?.message,
        equals:
          "a source is a set, another part of the resolver or a file, found the text '\(pointer)'")
    }
  }

  @Test func `two items of the order do not share a name`() {
    let error = #expect(throws: Diagnostic.self) {
      try resolved(
        ##""resolutionOrder": [{ "type": "set", "name": "a", "sources": [] }, { "type": "modifier", "name": "a", "contexts": { "b": [] }, "default": "b" }]"##
      )
    }
    expect(error?.message, equals: "'a' is in the order twice")
  }
}
