import CellViews
import PreviewConfig
import TestSupport
import Testing

struct SystemBarTests {
  private func canvas(_ settings: String) throws -> PreviewCanvas {
    try #require(
      load("canvas: { device: iphone-15, \(settings) }\nview: spacer").previews.first?.canvas)
  }

  @Test func `a device has a status bar and a home indicator unless they are hidden`() throws {
    let canvas = try canvas("scale: 2")
    expect(canvas.statusBar, equals: StatusBar())
    #expect(!canvas.isHomeIndicatorHidden)
    let hidden = try self.canvas("statusBar: hidden, homeIndicator: hidden")
    #expect(hidden.statusBar.isHidden)
    #expect(hidden.isHomeIndicatorHidden)
  }

  @Test func `a picture ends at the screen's corners if that is asked for, on a device`() throws {
    try #require(!canvas("scale: 2").hasCornerMask)
    try #require(canvas("cornerMask: true").hasCornerMask)
    expect(
      mistakes(in: "canvas: { cornerMask: true }\nview: spacer"),
      equals: [
        "1:9+1: canvas: cornerMask needs a device (add 'device:'; 'maquette devices' lists them)"
      ])
  }

  @Test func `a mapping has what the status bar shows`() throws {
    let bar = try canvas(
      "statusBar: { time: '10:00', carrier: Orbit, battery: 0.5, style: lightContent }"
    ).statusBar
    expect(bar.time, equals: "10:00")
    expect(bar.carrier, equals: "Orbit")
    expect(bar.battery, equals: 0.5)
    expect(bar.style, equals: .lightContent)
  }

  @Test func `a time needs no quotes`() throws {
    try #require(canvas("statusBar: { time: 10:00 }").statusBar.time == "10:00")
  }

  @Test(
    arguments: [
      ("statusBar: none", "statusBar: expected one of visible, hidden, found 'none'"),
      (
        "statusBar: { battery: 2 }", "battery: expected at most 1, found 2"
      ),
      (
        "statusBar: { style: dark }",
        "style: expected one of automatic, lightContent, darkContent, found 'dark'"
      ),
    ])
  func `mistakes are found`(setting: String, message: String) {
    let found = mistakes(in: "canvas: { device: iphone-15, \(setting) }\nview: spacer")
    expect(found.count, equals: 1)
    #expect(found.first?.contains(message) == true, "\(found)")
  }

  @Test func `variants may vary the status bar`() throws {
    let config = try load(
      """
      name: a
      canvas: { device: iphone-15 }
      variants: { statusBar: [visible, hidden] }
      view: spacer
      """)
    expect(config.previews.map(\.fullName), equals: ["a.visible", "a.hidden"])
    expect(config.previews.map(\.canvas.statusBar.isHidden), equals: [false, true])
  }
}
