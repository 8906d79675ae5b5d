import CellViews
import LayoutGeometry
import TestSupport
import Testing

struct ToggleTests {
  @Test func `a switch is 51 by 31 points`() throws {
    // In the middle of 101 points: (101 − 51) / 2 = 25.
    try #require(
      places(ToggleNode(isOn: true).view.id("switch"), on: canvas(101)) == "switch 25,0 51×31")
  }

  @Test func `the knob is 2 points from the edge for on or off`() throws {
    // 51 − 2 − 27 = 22, from the switch's own edge.
    try #require(
      drawn("ellipse", of: ToggleNode(isOn: true), on: canvas(51)) == [
        "fill ellipse 22,2 27×27 #FFFFFF"
      ])
    try #require(
      drawn("ellipse", of: ToggleNode(isOn: false), on: canvas(51)) == [
        "fill ellipse 2,2 27×27 #FFFFFF"
      ])
  }

  @Test(
    arguments: [
      (true, .light, "#34C759"), (true, .dark, "#30D158"),
      // 787880 at 16 % in light and 32 % in dark: 0.16 × 255 = 41 = 0x29, 0.32 × 255 = 82 = 0x52.
      (false, .light, "#78788029"), (false, .dark, "#78788052"),
    ] as [(Bool, Appearance, String)])
  func `the track is green where it is on, and gray where it is off`(
    isOn: Bool, appearance: Appearance, color: String
  ) throws {
    try #require(
      drawn("rounded", of: ToggleNode(isOn: isOn), on: canvas(51, appearance)) == [
        "fill rounded 0,0 51×31 radius 15.5 \(color)"
      ])
  }

  @Test func `a tint replaces the green`() throws {
    try #require(
      drawn("rounded", of: ToggleNode(isOn: true, tint: .blue), on: canvas(51)) == [
        "fill rounded 0,0 51×31 radius 15.5 #007AFF"
      ])
  }

  @Test func `a label is at the leading edge and its switch at the trailing one`() throws {
    let toggle = ToggleNode("Wi-Fi", isOn: true)
    // 200 − 51 = 149.
    try #require(
      drawn("rounded", of: toggle, on: canvas(200)) == [
        "fill rounded 149,0 51×31 radius 15.5 #34C759"
      ])
    try #require(
      drawn("rounded", of: toggle, on: canvas(200, .light, .rightToLeft)) == [
        "fill rounded 0,0 51×31 radius 15.5 #34C759"
      ])
    let label = try #require(try labels(of: toggle, on: canvas(200)).first)
    let mirrored = try #require(
      try labels(of: toggle, on: canvas(200, .light, .rightToLeft)).first)
    #expect(label.middle < 30)
    #expect(abs(label.middle + mirrored.middle - 200) < 0.02)
  }

  @Test func `right to left moves the knob to the other side`() throws {
    try #require(
      drawn("ellipse", of: ToggleNode(isOn: true), on: canvas(51, .light, .rightToLeft)) == [
        "fill ellipse 2,2 27×27 #FFFFFF"
      ])
  }

  // Apple's page on `SwitchToggleStyle.init(tint:)`: "Use tint(_:) instead."
  @Test func `a switch that is on is in the tint around it`() throws {
    func track(_ toggle: ToggleNode) throws -> Bool {
      let tinted = toggle.view.with(.environment(.tint(.blue)))
      return try drawn("fill rounded", of: tinted, on: canvas(51)).contains {
        $0.contains("#007AFF")
      }
    }
    let toggles = [
      ToggleNode(isOn: true), ToggleNode(isOn: true, tint: .red), ToggleNode(isOn: false),
    ]
    expect(try toggles.map(track), equals: [true, false, false])
  }

  @Test func `a button's label is in the colour around it instead of the tint`() throws {
    let label = ViewNode.text(TextNode("Go"))
    for control in [
      ButtonNode(label).view, ButtonNode(label, role: .destructive).view,
      MenuNode(label, sections: []).view,
    ] {
      let colored = control.with(.environment(.foregroundColor(.indigo)))
      // Indigo of a light screen is #5856D6.
      let line = try #require(try drawn("glyphs", of: colored, on: canvas(51)).first)
      #expect(line.contains("#5856D6"))
      let alone = try #require(try drawn("glyphs", of: control, on: canvas(51)).first)
      #expect(!alone.contains("#5856D6"))
    }
  }
}
