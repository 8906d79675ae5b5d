import CellViews
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing

struct CanvasTests {
  /// The canvas with what is seen of an iPhone 8.
  private static func onPhone(_ canvas: PreviewCanvas) -> PreviewCanvas {
    var canvas = canvas
    canvas.bezel = DeviceBezel(front: .homeButton, cornerRadius: 0, side: 28, end: 110)
    canvas.deviceName = "iPhone 8"
    return canvas
  }

  @Test(
    arguments: [
      ("{}", PreviewCanvas()),
      (
        "{ width: 320, height: 480, scale: 3 }",
        PreviewCanvas(width: 320, height: .points(480), scale: 3)
      ),
      (
        "{ device: iphone-8 }",
        CanvasTests.onPhone(
          PreviewCanvas(width: 375, height: .points(667), scale: 2, safeArea: EdgeInsets(top: 20)))
      ),
      (
        "{ device: iphone-8, height: fit, scale: 1, safeArea: 0 }",
        CanvasTests.onPhone(PreviewCanvas(width: 375, height: .fit, scale: 1))
      ),
      (
        "{ padding: 8, background: red, transparent: true }",
        PreviewCanvas(padding: EdgeInsets(8), background: .red, isTransparent: true)
      ),
      (
        "{ appearance: dark, layoutDirection: rightToLeft, dynamicType: xLarge }",
        PreviewCanvas(appearance: .dark, layoutDirection: .rightToLeft, dynamicType: .xLarge)
      ),
    ])
  func `a canvas is read`(written: String, canvas: PreviewCanvas) throws {
    try #require(load("canvas: \(written)\nview: spacer").previews.map(\.canvas) == [canvas])
  }

  @Test(
    arguments: [
      (
        "{ device: iphone-8e }",
        "1:19+9: device: expected a device, found 'iphone-8e' (did you mean 'iphone-8'?)"
      ),
      (
        "{ device: walkman }",
        "1:19+7: device: expected a device, found 'walkman' ('maquette devices' lists them)"
      ),
      (
        "{ device: ipad-mini-6 }",
        "1:19+11: device: expected a device, found 'ipad-mini-6' "
          + "(write 'ipad-mini', which is the iPad mini (6th generation))"
      ),
      (
        "{ device: ipad-air-11 }",
        "1:19+11: device: expected a device, found 'ipad-air-11' "
          + "(write 'ipad-air', which is the iPad Air 11-inch)"
      ),
      ("{ dark: true }", "1:11+4: unknown key 'dark' in canvas (write 'appearance: dark')"),
      (
        "{ rtl: true }",
        "1:11+3: unknown key 'rtl' in canvas (write 'layoutDirection: rightToLeft')"
      ),
      (
        "{ landscape: true }",
        "1:11+9: unknown key 'landscape' in canvas (write 'orientation: landscape')"
      ),
      (
        "{ fontSize: large }",
        "1:11+8: unknown key 'fontSize' in canvas (write 'dynamicType: xxxLarge')"
      ),
      (
        "{ device: iphone }",
        "1:19+6: device: expected a device, found 'iphone' ('maquette devices' lists them)"
      ),
      (
        "{ device: iphone-99 }",
        "1:19+9: device: expected a device, found 'iphone-99' ('maquette devices' lists them)"
      ),
      (
        "{ device: iphone-17-air }",
        "1:19+13: device: expected a device, found 'iphone-17-air' (write 'iphone-air', which is the iPhone Air)"
      ),
      (
        "{ device: iphone-15, statusBar: false }",
        "1:41+5: statusBar: expected one of visible, hidden, found false (write 'hidden')"
      ),
      (
        "{ device: iphone-15, safeArea: false }",
        "1:40+5: safeArea: expected a length in points, found false (write 0)"
      ),
      (
        "{ device: iphone-15, height: auto }",
        "1:38+4: height: expected a height in points or fit, found 'auto' (write 'fit')"
      ),
      (
        "{ width: 100% }",
        "1:18+4: width: expected the canvas's width, found '100%' (write the points, or a 'device')"
      ),
      (
        "{ appearance: night }",
        "1:23+5: appearance: expected one of light, dark, found 'night' (write 'dark')"
      ),
      (
        "{ width: auto }",
        "1:18+4: width: expected the canvas's width, found 'auto' (write the points, or a 'device')"
      ),
      (
        "{ height: 50vh }",
        "1:19+4: height: expected a height in points or fit, found '50vh' (write the points, or a 'device')"
      ),
      ("{ size: [1, 2] }", "1:11+4: unknown key 'size' in canvas (write 'width: …, height: …')"),
      (
        "{ height: fat }",
        "1:19+3: height: expected a height in points or fit, found 'fat' "
          + "(did you mean 'fit'?)"
      ),
      (
        "{ width: 16384, height: 100000, scale: 8 }",
        "1:9+1: canvas: expected at most 4000000000 pixels, found 104857600000"
      ),
      ("{ width: '${canvas.height}' }", "1:21+6: unknown name 'canvas'"),
    ])
  func `a mistake in a canvas is reported`(written: String, mistake: String) {
    expect(mistakes(in: "canvas: \(written)\nview: spacer"), equals: [mistake])
  }
}
