import AssetCatalogs
import Catalogs
import CellViews
import Diagnostics
import DisplayList
import TestSupport
import Testing

struct ColorSetTests {
  /// Returns the colour of a catalog with one colour set.
  private func color(
    _ slots: String..., info: String = #"{ "author": "xcode", "version": 1 }"#
  ) throws -> LoadedAsset<Color> {
    let contents = #"{ "colors": [\#(slots.joined(separator: ", "))], "info": \#(info) }"#
    let catalog = try AssetCatalog(
      "A.xcassets", files: memoryFiles(["A.xcassets/Brand.colorset/Contents.json": contents]))
    return try #require(try catalog.color(named: "Brand"))
  }

  /// Returns the eight bits of a colour's components.
  private func bytes(_ color: RGBA) -> [Int] {
    [color.red, color.green, color.blue, color.alpha].map { Int(($0 * 255).rounded()) }
  }

  @Test(arguments: [
    // Fractions, whole numbers to 255 and hexadecimal ones: all are 51, 102 and 153 of 255.
    ("0.200", "0.400", "0.600"), ("51", "102", "153"), ("0x33", "0x66", "0x99"),
  ])
  func `components are fractions, whole or hexadecimal numbers`(
    red: String, green: String, blue: String
  ) throws {
    let loaded = try color(
      "{ \(srgb(red, green, blue, alpha: "0.500")), \"idiom\": \"universal\" }")
    // Half of 255 is 127.5, which is rounded up.
    expect(bytes(loaded.value.light), equals: [51, 102, 153, 128])
    expect(loaded.value.name, equals: "Brand")
    expect(loaded.notices, equals: [])
  }

  @Test func `a dark slot is the colour of dark screens`() throws {
    let loaded = try color(
      "{ \(srgb("255", "0", "0")), \"idiom\": \"universal\" }",
      "{ \(dark), \(srgb("0", "0", "255")), \"idiom\": \"universal\" }")
    expect(bytes(loaded.value.light), equals: [255, 0, 0, 255])
    expect(bytes(loaded.value.dark), equals: [0, 0, 255, 255])
    expect(loaded.value.variants, equals: [])
  }

  @Test func `an empty slot leaves its screens to the others`() throws {
    let loaded = try color(
      "{ \(srgb("255", "0", "0")), \"idiom\": \"universal\" }",
      "{ \(dark), \"idiom\": \"universal\" }")
    expect(bytes(loaded.value.dark), equals: [255, 0, 0, 255])
    expect(loaded.notices, equals: [])
  }

  @Test func `slots for iPads and for high contrast are variants`() throws {
    let high = #""appearances": [{ "appearance": "contrast", "value": "high" }]"#
    let loaded = try color(
      "{ \(srgb("1", "0", "0")), \"idiom\": \"universal\" }",
      "{ \(high), \(srgb("0", "1", "0")), \"idiom\": \"universal\" }",
      "{ \(srgb("0", "0", "1")), \"idiom\": \"ipad\" }")
    let shown = loaded.value.variants.map { "\($0.idiom) \($0.hasHighContrast) \(bytes($0.light))" }
    expect(
      shown,
      equals: [
        "phone true [0, 255, 0, 255]", "pad false [0, 0, 255, 255]",
        // The device's own slot precedes the universal one, whatever its contrast.
        "pad true [0, 0, 255, 255]",
      ])
  }

  @Test func `slots of other platforms are passed over, with their own colours`() throws {
    let loaded = try color(
      #"{ "color": { "platform": "osx", "reference": "controlAccentColor" }, "idiom": "mac" }"#,
      "{ \(srgb("255", "0", "0")), \"idiom\": \"ipad\", \"subtype\": \"mac-catalyst\" }",
      "{ \(srgb("0", "255", "0")), \"idiom\": \"universal\", \"platform\": \"watchos\" }",
      "{ \(srgb("0", "0", "255")), \"idiom\": \"universal\" }")
    expect(bytes(loaded.value.light), equals: [0, 0, 255, 255])
    expect(loaded.value.variants, equals: [])
    expect(loaded.notices, equals: [])
  }

  @Test(arguments: [
    // UIKit's own components: `UIColor.darkText` is black, `lightText` white of 60 %, and `red` is of
    // full red, where SwiftUI's is #FF3B30. The last one is the older name of #F2F2F7.
    ("darkTextColor", [0, 0, 0, 255]), ("lightTextColor", [255, 255, 255, 153]),
    ("redColor", [255, 0, 0, 255]), ("systemRedColor", [255, 59, 48, 255]),
    ("groupTableViewBackgroundColor", [242, 242, 247, 255]),
  ])
  func `a reference is UIKit's colour, also of names that SwiftUI has for others`(
    name: String, components: [Int]
  ) throws {
    let loaded = try color(
      #"{ "color": { "platform": "ios", "reference": "\#(name)" }, "idiom": "universal" }"#)
    expect(bytes(loaded.value.light), equals: components)
  }

  @Test func `a reference to a system colour is that colour`() throws {
    let loaded = try color(
      #"{ "color": { "platform": "ios", "reference": "systemBlueColor" }, "idiom": "universal" }"#)
    expect(loaded.value.light, equals: Color.blue.light)
    expect(loaded.value.dark, equals: Color.blue.dark)
  }

  @Test func `a colour outside of sRGB has a notice at its place`() throws {
    let loaded = try color(
      """
      { "color": { "color-space": "display-p3", "components": { "red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000" } }, "idiom": "universal" }
      """)
    expect(bytes(loaded.value.light), equals: [255, 0, 0, 255])
    expect(
      loaded.notices.map(\.message),
      equals: ["the colour is outside of sRGB, and is drawn as the nearest by components"])
    expect(
      loaded.notices.first?.range?.file, equals: "A.xcassets/Brand.colorset/Contents.json")
  }

  @Test func `grays are of their curve`() throws {
    func gray(_ space: String) throws -> [Int] {
      bytes(
        try color(
          """
          { "color": { "color-space": "\(space)", "components": { "white": "0.600", "alpha": "1.000" } } }
          """
        ).value.light)
    }
    // 0.6 to the power of 2.2 is a light of 0.32503, which sRGB's curve writes as 0.60558: 154.4.
    expect(try gray("gray-gamma-22"), equals: [154, 154, 154, 255])
    // 0.6 of 255 is 153.
    expect(try gray("extended-gray"), equals: [153, 153, 153, 255])
  }

  @Test(arguments: [
    (
      #"{ "color": { "color-space": "cmyk", "components": {} } }"#,
      "color-space: expected one of srgb, extended-srgb, extended-linear-srgb, display-p3, "
        + "gray-gamma-22, extended-gray, found the text 'cmyk'"
    ),
    (
      #"{ "color": { "components": { "red": "x", "green": "0", "blue": "0" } } }"#,
      "red: expected a number as 0.5, 128 or 0x80, found the text 'x'"
    ),
    (
      #"{ "color": { "components": { "red": "1", "green": "0" } } }"#, "missing component 'blue'"
    ),
    (
      #"{ "color": { "reference": "systemTartanColor" } }"#,
      "no system colour is the text 'systemTartanColor'"
    ),
    (#"{ "color": {} }"#, "a colour has neither 'components' nor 'reference'"),
  ])
  func `a wrong colour is an error at its place`(slot: String, message: String) throws {
    let error = #expect(throws: Diagnostic.self) { try color(slot) }
    expect(error?.message, equals: message)
    expect(error?.range?.file, equals: "A.xcassets/Brand.colorset/Contents.json")
  }

  @Test func `another version than 1 is an error`() throws {
    let error = #expect(throws: Diagnostic.self) {
      try color("{ \(srgb("1", "0", "0")) }", info: #"{ "version": 2 }"#)
    }
    expect(error?.message, equals: "version: expected 1, found the number 2")
  }

  @Test func `unknown fields and idioms are noticed`() throws {
    let loaded = try color(
      "{ \(srgb("1", "0", "0")), \"idiom\": \"universal\", \"idom\": 1 }",
      "{ \(srgb("0", "0", "1")), \"idiom\": \"toaster\" }")
    expect(
      loaded.notices.map(\.message),
      equals: [
        "unknown field 'idom' in a slot",
        "idiom: no screen has the text 'toaster'; the slot is passed over",
      ])
    expect(loaded.notices.map(\.severity), equals: [.warning, .warning])
  }
}
