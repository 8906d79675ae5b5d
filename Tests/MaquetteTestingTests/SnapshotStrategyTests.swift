import Maquette
import MaquetteTesting
import TestSupport
import Testing

@MainActor
@Suite struct SnapshotStrategyTests {
  private struct Card: View {
    @Environment(\.colorScheme) private var colorScheme

    var body: some View {
      (colorScheme == .dark ? Color.blue : .red).frame(width: 60, height: 40)
    }
  }

  private struct Stretched: View {
    var body: some View {
      Color.red.frame(minWidth: 30, maxWidth: .infinity, minHeight: 20, maxHeight: .infinity)
    }
  }

  private func list(_ strategy: SnapshotStrategy, of view: some View) throws -> [String] {
    let list = try strategy.preview(of: view).list()
    return String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  @Test func `a picture is as large as the view`() throws {
    let lines = try list(.image, of: Card())
    #expect(
      lines == ["canvas 60×40", "fill rect 0,0 60×40 #FFFFFF", "fill rect 0,0 60×40 #FF3B30"])
  }

  @Test func `texts are of a canvas as wide as an iPhone`() throws {
    // (390 − 60) / 2 = 165.
    let lines = try list(.list, of: Card())
    #expect(
      lines == ["canvas 390×40", "fill rect 0,0 390×40 #FFFFFF", "fill rect 165,0 60×40 #FF3B30"])
    let layout = try SnapshotStrategy.layout.preview(of: Card())
    expect(layout.canvas.width, equals: 390)
  }

  @Test func `a view that fits has its ideal size`() throws {
    // Where nothing is proposed, a frame without an ideal size is as small as it may be with its
    // content's 10 × 10.
    let lines = try list(.image(layout: .sizeThatFits), of: Stretched())
    expect(lines.first, equals: "canvas 30×20")
  }

  @Test func `a size is rounded up to whole pixels`() throws {
    // At 2 pixels a point, 20.2 × 2 = 40.4 becomes 41, and 10.5 × 2 stays 21.
    let lines = try list(.image, of: Color.red.frame(width: 20.2, height: 10.5))
    expect(lines.first, equals: "canvas 20.5×10.5")
    let single = try list(
      .image(traits: UITraitCollection(displayScale: 1)), of: Color.red.frame(width: 20.2))
    expect(single.first, equals: "canvas 21×10")
  }

  @Test func `a view without a size has a pixel`() throws {
    let lines = try list(.image, of: EmptyView())
    expect(lines.first, equals: "canvas 0.5×0.5")
  }

  @Test func `a fixed size has the view in its middle`() throws {
    // (120 − 60) / 2 = 30 and (80 − 40) / 2 = 20.
    let lines = try list(.image(layout: .fixed(width: 120, height: 80)), of: Card())
    #expect(
      lines == ["canvas 120×80", "fill rect 0,0 120×80 #FFFFFF", "fill rect 30,20 60×40 #FF3B30"])
    #expect(throws: UndrawableSnapshotSize.self) {
      try list(.image(layout: .fixed(width: 0, height: 80)), of: Card())
    }
  }

  @Test func `a device has its size, its safe area and its scale`() throws {
    let strategy = SnapshotStrategy.image(layout: .device(config: .iPhone13))
    let preview = try strategy.preview(of: Stretched())
    expect(preview.canvas.scale, equals: 3)
    // 47 points are the notch's, and 34 the home indicator's: 844 − 81 = 763.
    let lines = try list(strategy, of: Stretched())
    #expect(
      lines == [
        "canvas 390×844", "fill rect 0,0 390×844 #FFFFFF", "fill rect 0,47 390×763 #FF3B30",
      ])
    let landscape = try list(.image(layout: .device(config: .iPhone13(.landscape))), of: Card())
    expect(landscape.first, equals: "canvas 844×390")
  }

  @Test func `a screen without a size is as large as the view and its safe area`() throws {
    let config = ViewImageConfig(safeArea: EdgeInsets(top: 20, leading: 4))
    let lines = try list(.image(layout: .device(config: config)), of: Card())
    expect(lines.first, equals: "canvas 64×60")
    #expect(lines.last == "fill rect 4,20 60×40 #FF3B30")
  }

  nonisolated static let devices: [(ViewImageConfig, Double, Double)] = [
    (.iPhoneSe, 320, 568), (.iPhone8, 375, 667), (.iPhone8Plus, 414, 736), (.iPhoneX, 375, 812),
    (.iPhoneXsMax, 414, 896), (.iPhoneXr, 414, 896), (.iPhone12, 390, 844),
    (.iPhone12Pro, 390, 844), (.iPhone12ProMax, 428, 926), (.iPhone13Mini, 375, 812),
    (.iPhone13, 390, 844), (.iPhone13Pro, 390, 844), (.iPhone13ProMax, 428, 926),
    // Tablets are on their sides unless an orientation is given.
    (.iPadMini, 1024, 768), (.iPad9_7, 1024, 768), (.iPad10_2, 1080, 810),
    (.iPadPro10_5, 1112, 834), (.iPadPro11, 1194, 834), (.iPadPro12_9, 1366, 1024),
    (.iPadPro11(.portrait), 834, 1194),
  ]

  @Test(arguments: devices)
  func `devices have the sizes that swift-snapshot-testing gives them`(
    config: ViewImageConfig, width: Double, height: Double
  ) {
    expect(config.size, equals: Size(width: width, height: height))
  }

  @Test func `traits are the canvas's`() throws {
    let dark = try list(.image(traits: .init(userInterfaceStyle: .dark)), of: Card())
    #expect(
      dark == ["canvas 60×40", "fill rect 0,0 60×40 #000000", "fill rect 0,0 60×40 #0A84FF"])
    let preview = try SnapshotStrategy.image(
      layout: .device(config: .iPhone13),
      traits: UITraitCollection(traitsFrom: [
        .init(layoutDirection: .rightToLeft), .init(preferredContentSizeCategory: .xLarge),
        .init(displayScale: 2), .init(displayScale: 1),
      ])
    ).preview(of: Card())
    expect(preview.canvas.layoutDirection, equals: .rightToLeft)
    expect(preview.canvas.dynamicType, equals: .xLarge)
    expect(preview.canvas.appearance, equals: .light)
    expect(preview.canvas.scale, equals: 1)
  }

  @Test func `a preview keeps its canvas unless the strategy has one`() throws {
    let canvas = PreviewCanvas(width: 100, height: .points(50), scale: 1, background: .yellow)
    let preview = Preview("card", canvas: canvas) { Card() }
    let own = try SnapshotStrategy.image.preview(of: preview)
    expect(own.canvas, equals: canvas)
    let fixed = try SnapshotStrategy.image(layout: .fixed(width: 70, height: 60)).preview(
      of: preview)
    expect(fixed.canvas.width, equals: 70)
    expect(fixed.canvas.background, equals: .yellow)
    let fitting = try SnapshotStrategy.image(layout: .sizeThatFits).preview(of: preview)
    expect(fitting.canvas.width, equals: 60)
    expect(fitting.canvas.height, equals: .points(40))
  }
}
