import CellViews
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing

struct OrientationTests {
  private func canvas(_ settings: String) throws -> PreviewCanvas {
    try #require(try load("canvas: { \(settings) }\nview: spacer").previews.first).canvas
  }

  @Test func `a phone on its side keeps its island free on both sides`() throws {
    let canvas = try canvas("device: iphone-16-pro, orientation: landscape")
    expect(canvas.width, equals: 874)
    expect(canvas.height, equals: .points(402))
    expect(
      canvas.safeArea, equals: EdgeInsets(top: 0, leading: 62, bottom: 21, trailing: 62))
  }

  // The insets of pull request 1046 of pointfreeco/swift-snapshot-testing, of iOS 26.
  @Test(arguments: [
    ("iphone-17", EdgeInsets(top: 20, leading: 62, bottom: 20, trailing: 62)),
    ("iphone-17-pro-max", EdgeInsets(top: 20, leading: 62, bottom: 20, trailing: 62)),
    ("iphone-air", EdgeInsets(top: 20, leading: 68, bottom: 29, trailing: 68)),
  ])
  func `phones of iOS 26 keep 20 points free at the top of their side`(
    device: String, safeArea: EdgeInsets
  ) throws {
    let canvas = try canvas("device: \(device), orientation: landscape")
    expect(canvas.safeArea, equals: safeArea)
  }

  @Test func `a phone with a home button has no status bar on its side`() throws {
    let canvas = try canvas("device: iphone-8, orientation: landscape")
    expect(canvas.width, equals: 667)
    expect(canvas.safeArea, equals: .zero)
  }

  @Test func `a tablet has the same safe area on its side`() throws {
    let canvas = try canvas("device: ipad-pro-11, orientation: landscape")
    expect(canvas.width, equals: 1194)
    expect(canvas.safeArea, equals: EdgeInsets(top: 24, bottom: 20))
  }

  @Test func `a frame is the device's, held as the device is`() throws {
    let canvas = try canvas("device: iphone-x, orientation: landscape, frame: true")
    #expect(canvas.isFramed)
    expect(
      canvas.bezel,
      equals: DeviceBezel(
        front: .notch(width: 209), cornerRadius: 39, side: 25, isLandscape: true,
        statusBarHeight: 44))
  }

  @Test(arguments: ["orientation: landscape", "frame: true", "statusBar: { battery: 0.5 }"])
  func `what is a device's needs one`(setting: String) {
    let key = setting.prefix { $0 != ":" }
    expect(
      mistakes(in: "canvas: { \(setting) }\nview: spacer"),
      equals: [
        "1:9+1: canvas: \(key) needs a device (add 'device:'; 'maquette devices' lists them)"
      ])
  }

  @Test func `a phone with an island has it on its side, too`() throws {
    let canvas = try canvas("device: iphone-17-pro, orientation: landscape")
    // The safe area of 62 points less 48.
    expect(canvas.bezel?.front, equals: .island(top: 14))
  }

  @Test func `orientations vary as any setting of the canvas`() throws {
    let config = try load(
      """
      name: a
      canvas: { device: iphone-8 }
      variants: { orientation: [portrait, landscape] }
      view: spacer
      """)
    expect(config.previews.map(\.fullName), equals: ["a.portrait", "a.landscape"])
    expect(config.previews.map(\.canvas.width), equals: [375, 667])
  }
}
