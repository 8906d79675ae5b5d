import CellViews
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing

struct CanvasControlTests {
  private func canvas(_ text: String, of name: String? = nil, set settings: String...) throws
    -> [String: String]
  {
    let lines = try controls(text, of: name, set: settings, group: "canvas")
    return Dictionary(
      lines.map { line in
        let parts = line.split(separator: ": ", maxSplits: 1).map(String.init)
        return (parts[0], parts[1])
      }, uniquingKeysWith: { first, _ in first })
  }

  @Test func `each key of the canvas is a control, with its bounds`() throws {
    let lines = try controls("view: spacer", group: "canvas")
    expect(
      lines.map { $0.prefix { $0 != ":" } },
      equals: [
        "canvas.device", "canvas.width", "canvas.height", "canvas.scale", "canvas.safeArea",
        "canvas.padding", "canvas.background", "canvas.transparent", "canvas.appearance",
        "canvas.system", "canvas.contrast", "canvas.layoutDirection", "canvas.dynamicType",
        "canvas.locale",
        "canvas.now", "state",
      ])
    expect(
      lines.dropFirst(),
      equals: [
        "canvas.width: number 1...1000 by 1 = 390",
        "canvas.height: number 1...2000 by 1 or fit = \"fit\"",
        "canvas.scale: number 0.25...8 by 0.25 = 2", "canvas.safeArea: number 0...100 by 1 = 0",
        "canvas.padding: number 0...100 by 1 = 0", "canvas.background: color - = null",
        "canvas.transparent: switch = false", "canvas.appearance: choice light|dark = \"light\"",
        "canvas.system: choice ios-18|ios-26|ios-27 = \"ios-18\"",
        "canvas.contrast: choice standard|high = \"standard\"",
        "canvas.layoutDirection: choice leftToRight|rightToLeft = \"leftToRight\"",
        "canvas.dynamicType: choice xSmall|small|medium|large|xLarge|xxLarge|xxxLarge|accessibility1|accessibility2|accessibility3|accessibility4|accessibility5 = \"large\"",
        "canvas.locale: text = null", "canvas.now: text = null",
        "state: choice as written|empty|one|long-text|rtl|largest-type = null",
      ])
    expect(
      lines.first?.hasPrefix("canvas.device: choice none|iPhone SE (1st generation)|iPhone 7|"),
      equals: true)
    expect(lines.first?.hasSuffix(" = null"), equals: true)
  }

  @Test func `a device gives the size, an orientation and a frame`() throws {
    let controls = try canvas("canvas: { device: iphone-8, padding: 16 }\nview: spacer")
    expect(controls["canvas.device"]?.hasPrefix("choice iPhone SE (1st generation)|"), equals: true)
    expect(controls["canvas.device"]?.hasSuffix(" = \"iphone-8\""), equals: true)
    expect(controls["canvas.width"], equals: "number 1...1000 by 1 = 375")
    expect(controls["canvas.height"], equals: "number 1...2000 by 1 or fit = 667")
    expect(controls["canvas.orientation"], equals: "choice portrait|landscape = \"portrait\"")
    expect(controls["canvas.frame"], equals: "switch = false")
    expect(controls["canvas.padding"], equals: "number 0...50 by 1 = 16")
    // Its edges differ: 20 at the top, for the status bar.
    #expect(controls["canvas.safeArea"] == nil)
  }

  @Test func `a height is a number or fits the content`() throws {
    // A slider takes a height that fits for 844, whose double is below 2,000.
    let device = "canvas: { device: iphone-8 }\nview: spacer"
    try #require(
      canvas(device, set: "canvas.height=fit")["canvas.height"]
        == "number 1...2000 by 1 or fit = \"fit\", was 667")
    try #require(
      canvas("view: spacer", set: "canvas.height=300")["canvas.height"]
        == "number 1...2000 by 1 or fit = 300, was \"fit\"")
  }

  @Test func `a setting moves what depends on it`() throws {
    let controls = try canvas(
      "canvas: { device: iphone-8 }\nview: spacer", set: "canvas.device=iphone-se",
      "canvas.locale=ar")
    expect(controls["canvas.device"]?.hasSuffix(" = \"iphone-se\", was \"iphone-8\""), equals: true)
    expect(controls["canvas.width"], equals: "number 1...1000 by 1 = 320, was 375")
    expect(
      controls["canvas.layoutDirection"],
      equals: "choice leftToRight|rightToLeft = \"rightToLeft\", was \"leftToRight\"")
    expect(controls["canvas.locale"], equals: "text = \"ar\", was null")
  }

  @Test func `edges that are named are controls of their own, and tokens are lengths`() throws {
    let controls = try canvas(
      """
      tokens: { space.4: 16 }
      canvas: { padding: { top: 4, horizontal: 8 }, safeArea: space.4, background: black.opacity(0.5), width: "${100 * 2}" }
      view: spacer
      """)
    expect(controls["canvas.padding.top"], equals: "number 0...10 by 1 = 4")
    expect(controls["canvas.padding.horizontal"], equals: "number 0...20 by 1 = 8")
    #expect(controls["canvas.padding"] == nil)
    expect(controls["canvas.safeArea"], equals: "number 0...50 by 1 = 16")
    expect(controls["canvas.background"], equals: "color - = \"black.opacity(0.5)\"")
    expect(controls["canvas.width"], equals: "fixed ${100 * 2} = 200")
  }

  private static let varied = """
    canvas: { width: 320 }
    variants: { appearance: [light, dark] }
    states: [empty, rtl]
    view: spacer
    """

  @Test func `a variant's value is the control's, and a setting replaces it`() throws {
    let dark = try canvas(Self.varied, of: "test.dark")
    expect(dark["canvas.appearance"], equals: "choice light|dark = \"dark\", varied")
    let light = try canvas(Self.varied, of: "test.dark", set: "canvas.appearance=light")
    expect(
      light["canvas.appearance"], equals: "choice light|dark = \"light\", was \"dark\", varied")
  }

  @Test func `a state is the control's, and a setting replaces it and what it sets`() throws {
    let empty = try canvas(Self.varied, of: "test.dark.empty")
    expect(
      empty["state"], equals: "choice empty|one|long-text|rtl|largest-type = \"empty\", varied")
    let one = try canvas(Self.varied, of: "test.dark.empty", set: "state=one")
    expect(
      one["state"],
      equals: "choice empty|one|long-text|rtl|largest-type = \"one\", was \"empty\", varied"
    )
    let turned = try canvas(Self.varied, of: "test.dark.rtl")
    expect(
      turned["canvas.layoutDirection"],
      equals: "choice leftToRight|rightToLeft = \"rightToLeft\", varied")
    let back = try canvas(
      Self.varied, of: "test.dark.rtl", set: "canvas.layoutDirection=leftToRight")
    expect(
      back["canvas.layoutDirection"],
      equals: "choice leftToRight|rightToLeft = \"leftToRight\", was \"rightToLeft\", varied")
  }

  @Test func `a preview may be in a state`() throws {
    let config = try load("state: largest-type\nstates: [empty]\nview: spacer")
    expect(config.previews.map(\.fullName), equals: ["test", "test.empty"])
    expect(config.previews.map(\.canvas.dynamicType), equals: [.accessibility5, .large])
    let plain = try load(
      "state: largest-type\nview: spacer", options: ConfigOptions(overrides: ["state=rtl"]))
    expect(plain.previews.map(\.canvas.dynamicType), equals: [.large])
    expect(plain.previews.map(\.canvas.layoutDirection), equals: [.rightToLeft])
    expect(
      mistakes(in: "state: full\nview: spacer"),
      equals: [
        "1:8+4: state: expected one of empty, one, long-text, rtl, largest-type, found 'full'"
      ])
  }
}
