import CellViews
import PreviewConfig
import TestSupport
import Testing

struct VariantTests {
  @Test func `each combination is a preview, the last key varying fastest`() throws {
    let config = try load(
      """
      canvas: { height: fit }
      view: spacer
      variants: { device: [iphone-se, iphone-8], appearance: [light, dark] }
      """)
    expect(
      config.previews.map(\.variant),
      equals: [
        "iphone-se.light", "iphone-se.dark", "iphone-8.light", "iphone-8.dark",
      ])
    expect(config.previews.map(\.canvas.width), equals: [320, 320, 375, 375])
    expect(config.previews.map(\.canvas.appearance), equals: [.light, .dark, .light, .dark])
    expect(config.previews.map(\.canvas.height), equals: [.fit, .fit, .fit, .fit])
  }

  @Test func `all systems are a variant each, and a canvas without one is iOS 18`() throws {
    let config = try load("view: spacer\nvariants: { system: all }")
    expect(config.previews.map(\.variant), equals: ["ios-18", "ios-26", "ios-27"])
    expect(config.previews.map(\.canvas.system), equals: [.iOS18, .iOS26, .iOS27])
    let plain = try load("view: spacer")
    expect(plain.previews.map(\.canvas.system), equals: [.iOS18])
  }

  @Test func `all is every word of a key, but for a name under let`() throws {
    let config = try load("view: spacer\nvariants: { appearance: all, layoutDirection: all }")
    expect(
      config.previews.map(\.variant),
      equals: [
        "light.leftToRight", "light.rightToLeft", "dark.leftToRight", "dark.rightToLeft",
      ])
    // Every device once, as `maquette devices` lists them.
    let devices = try load("view: spacer\nvariants: { device: all }")
    expect(devices.previews.map(\.variant), equals: Device.all.map(\.id))
    expect(
      mistakes(in: "let: { appearance: dark }\nview: spacer\nvariants: { appearance: all }"),
      equals: ["3:25+3: appearance: expected a list of values, found 'all'"])
  }

  @Test func `a value of let may vary, and values after it follow`() throws {
    let config = try load(
      """
      let: { isGrid: true, title: "${isGrid ? 'grid' : 'list'}" }
      view: { text: "${title}" }
      variants: { isGrid: [true, false] }
      """)
    expect(config.previews.map(\.variant), equals: ["isGrid-true", "isGrid-false"])
    try #require(
      config.previews.map { try $0.content(ComputedValues()).dump }
        == ["grid", "list"].map { ViewNode.text(TextNode($0)).dump })
  }

  @Test func `a suffix is safe in a file's name`() throws {
    let config = try load(
      """
      let: { title: a }
      view: spacer
      variants: { width: [320, 390.5], title: ["../x", b], background: ['#fff', red] }
      """)
    expect(
      config.previews.prefix(4).map(\.variant),
      equals: [
        "width-320.title-1.background-1", "width-320.title-1.red", "width-320.b.background-1",
        "width-320.b.red",
      ])
    expect(config.previews[4].variant, equals: "width-390.5.title-1.background-1")
  }

  @Test(
    arguments: [
      (
        "{ devic: [iphone-8] }",
        "2:13+5: 'devic' is neither a key of canvas nor a name under let "
          + "(did you mean 'device'?)"
      ),
      (
        "{ device: [iphone-8e] }",
        "2:22+9: device: expected a device, found 'iphone-8e' (did you mean 'iphone-8'?)"
      ),
      ("{ device: iphone-8 }", "2:21+8: device: expected a list of values, found 'iphone-8'"),
      ("{ device: [iphone-8, iphone-8] }", "2:32+8: duplicate variant 'iphone-8' of device"),
      ("{ width: [0, 10] }", "2:21+1: width: expected at least 1, found 0"),
    ])
  func `a mistake in variants is reported`(variants: String, mistake: String) {
    expect(mistakes(in: "view: spacer\nvariants: \(variants)"), equals: [mistake])
  }

  @Test func `there are at most a thousand combinations`() {
    let widths = (1...32).map(String.init).joined(separator: ", ")
    expect(
      mistakes(in: "view: spacer\nvariants:\n  width: [\(widths)]\n  height: [\(widths)]\n"),
      equals: [
        "4:3+6: expected at most 1000 combinations, found 1024"
      ])
  }
}
