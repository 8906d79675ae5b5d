import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

struct CanvasTests {
  @Test func `a canvas that fits is as high as its content`() throws {
    let canvas = PreviewCanvas(
      width: 100, padding: EdgeInsets(4), safeArea: EdgeInsets(top: 20, bottom: 10))
    // 20 + 4 + 30 + 4 + 10 = 68, and the content after 24 of it.
    let arrangement = try arranged(box(50, 30).id("a"), on: canvas)
    expect(arrangement.size, equals: Size(width: 100, height: 68))
    expect(
      arrangement.computed.views["a"]?.frame, equals: Rect(x: 25, y: 24, width: 50, height: 30))
  }

  @Test func `a canvas that fits has a height even without content`() throws {
    try #require(
      arranged(box(0, 0), on: PreviewCanvas(width: 100)).size == Size(width: 100, height: 1))
  }

  @Test func `a canvas of a fixed height has its content in the middle`() throws {
    try #require(places(box(50, 30, id: "a"), on: .fixed(100, 100)) == "a 25,35 50×30")
  }

  @Test func `right to left, the leading padding is at the right`() throws {
    let canvas = PreviewCanvas(
      width: 100, padding: EdgeInsets(leading: 20), layoutDirection: .rightToLeft)
    try #require(
      places(filler.with(.frame(FixedFrame(height: 5))).id("a"), on: canvas)
        == "a 0,0 80×5")
  }

  private func fills(
    _ background: Color?, isTransparent: Bool = false, appearance: Appearance = .light
  ) throws -> String {
    let canvas = PreviewCanvas(
      width: 2, height: .points(2), background: background, isTransparent: isTransparent,
      appearance: appearance)
    return try arranged(.spacer(minLength: 0), on: canvas).displayList.dump
  }

  @Test func `the system background is under the content, and the canvas's own over it`() throws {
    try #require(fills(nil) == "canvas 2×2\nfill rect 0,0 2×2 #FFFFFF\n")
    try #require(fills(nil, appearance: .dark) == "canvas 2×2\nfill rect 0,0 2×2 #000000\n")
    // 5 % of 255 is 12.75: 0D.
    try #require(
      fills(.black.opacity(0.05))
        == "canvas 2×2\nfill rect 0,0 2×2 #FFFFFF\nfill rect 0,0 2×2 #0000000D\n")
  }

  @Test func `an opaque background hides the system's`() throws {
    try #require(fills(.red) == "canvas 2×2\nfill rect 0,0 2×2 #FF3B30\n")
  }

  @Test func `a transparent canvas has its own background alone`() throws {
    try #require(fills(nil, isTransparent: true) == "canvas 2×2\n")
    try #require(
      fills(.black.opacity(0.05), isTransparent: true)
        == "canvas 2×2\nfill rect 0,0 2×2 #0000000D\n")
  }

  @Test func `the accent colour of an app is that of views without one of their own`() throws {
    func fill(_ view: ViewNode, _ appearance: Appearance = .light) throws -> String? {
      var canvas = PreviewCanvas(
        width: 2, height: .points(2), isTransparent: true, appearance: appearance)
      canvas.accentColor = Color(
        light: RGBA(hex: 0x3366FF), dark: RGBA(hex: 0x2244CC), name: "AccentColor")
      return try arranged(view, on: canvas).displayList.dump.split(separator: " ").last.map {
        String($0.dropLast())
      }
    }
    for color in [Color.accentColor, .tint] {
      expect(try fill(.color(color)), equals: "#3366FF")
      expect(try fill(.color(color), .dark), equals: "#2244CC")
      expect(
        try fill(ViewNode.color(color).with(.environment(.accentColor(.red)))), equals: "#FF3B30")
    }
    // A tint that is the accent colour by its name is the app's.
    for own in [EnvironmentChange.tint(.accentColor), .accentColor(.accentColor)] {
      expect(try fill(ViewNode.color(.tint).with(.environment(own))), equals: "#3366FF")
    }
    expect(try fill(ViewNode.color(.blue)), equals: "#007AFF")
  }

  @Test func `a tint of a device is the device's`() throws {
    var tint = Color(.white)
    tint.variants = [
      ColorVariant(.phone, hasHighContrast: false, light: RGBA(hex: 0xFF0000), dark: .black)
    ]
    let view = ViewNode.color(.tint).with(.environment(.tint(tint)))
    let canvas = PreviewCanvas(width: 2, height: .points(2), isTransparent: true)
    expect(
      try arranged(view, on: canvas).displayList.dump,
      equals: "canvas 2×2\nfill rect 0,0 2×2 #FF0000\n")
  }
}
