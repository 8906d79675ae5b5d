import CellViews
import Testing

/// Whether bars are white or black.
struct SystemBarLookTests {
  private func look(
    _ view: ViewNode = .spacer(minLength: 0), background: Color? = nil,
    appearance: Appearance = .light, style: StatusBar.Style = .automatic
  ) throws -> SystemBars.Look {
    var canvas = PreviewCanvas(
      width: 393, height: .points(852), background: background, appearance: appearance)
    canvas.bezel = DeviceBezel(front: .island(top: 11), cornerRadius: 55, side: 17)
    canvas.statusBar.style = style
    return try arranged(view, on: canvas).systemBarLook
  }

  private func bars(white: Bool) -> SystemBars.Look {
    var look = SystemBars.Look()
    look.hasLightStatusBar = white
    look.hasLightHomeIndicator = white
    return look
  }

  @Test func `bars are black on light screens and white on dark ones`() throws {
    try #require(look() == bars(white: false))
    try #require(look(appearance: .dark) == bars(white: true))
    try #require(look(background: .black) == bars(white: true))
    // #FFCC00 is light, #007AFF is not.
    try #require(look(background: .yellow) == bars(white: false))
    try #require(look(background: .blue) == bars(white: true))
  }

  @Test func `each bar goes by what is under it`() throws {
    let halves = vstack(spacing: 0, .color(.black), .color(.white))
    var expected = bars(white: true)
    expected.hasLightHomeIndicator = false
    try #require(look(halves) == expected)
  }

  @Test func `a style is kept whatever is under the bar`() throws {
    try #require(look(style: .lightContent).hasLightStatusBar == true)
    try #require(look(background: .black, style: .darkContent).hasLightStatusBar == false)
  }

  @Test func `a translucent view counts as much as it covers`() throws {
    // A tenth of black on white is light, nine tenths are dark.
    try #require(look(ViewNode.color(.black).with(.opacity(0.1))) == bars(white: false))
    try #require(look(ViewNode.color(.black).with(.opacity(0.9))) == bars(white: true))
  }

  @Test func `what is drawn beside the bars does not count`() throws {
    let disc = ViewNode.shape(ShapeNode(.circle, fill: .color(.black))).with(
      .frame(FixedFrame(width: 200, height: 200)))
    try #require(look(disc) == bars(white: false))
  }
}
