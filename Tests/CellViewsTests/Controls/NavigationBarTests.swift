import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

struct NavigationBarTests {
  @Test func `a bar is 44 points high, and 96 with a large title`() throws {
    try #require(height(of: NavigationBarNode("Users"), on: canvas(390)) == 44)
    try #require(height(of: NavigationBarNode("Users", displayMode: .large), on: canvas(390)) == 96)
  }

  /// A bar with an item, and filling views around it, on a screen whose safe area begins at `top`.
  private func itemPlace(
    top: Double, padding: EdgeInsets = .zero, _ around: (ViewNode) -> ViewNode
  ) throws -> String {
    var canvas = PreviewCanvas.fixed(390, 300)
    canvas.safeArea = EdgeInsets(top: top)
    canvas.padding = padding
    let bar = NavigationBarNode("Users", trailing: [box(20, 20, id: "item")])
    return try places(around(bar.view), on: canvas)
  }

  // The item of 20 points is 12 under the top of the bar of 44.
  @Test(arguments: [
    // 59 − 5.333 on an iPhone 15, 62 − 5.667 on an iPhone 16 Pro (iOS 17.5 and 18.5).
    (59, "item 354,65.667 20×20\nunder 0,97.667 390×202.333"),
    (62, "item 354,68.333 20×20\nunder 0,100.333 390×199.667"),
    (47, "item 354,59 20×20\nunder 0,91 390×209"), (20, "item 354,32 20×20\nunder 0,64 390×236"),
  ])
  func `a bar begins above the safe area under an island alone`(
    top: Double, expected: String
  ) throws {
    let place = try itemPlace(top: top) { vstack(spacing: 0, $0, filler.id("under")) }
    expect(place, equals: expected)
  }

  @Test func `a bar that is not at the screen's top keeps its place`() throws {
    let below = try itemPlace(top: 59) { vstack(spacing: 0, box(390, 10), $0, filler) }
    // 59 + 10 + 12.
    expect(below, equals: "item 354,81 20×20")
    let padded = try itemPlace(top: 59) {
      vstack(spacing: 0, $0, filler).with(.padding(EdgeInsets(top: 10)))
    }
    expect(padded, equals: "item 354,81 20×20")
    let inset = try itemPlace(top: 59, padding: EdgeInsets(top: 10)) {
      vstack(spacing: 0, $0, filler)
    }
    expect(inset, equals: "item 354,81 20×20")
    let sheet = try itemPlace(top: 59) { bar in
      filler.with(SheetNode(vstack(spacing: 0, bar, filler)).modifier)
    }
    // The card begins 10 under the safe area, and its bar is 56 high: 69 + (56 − 20) / 2.
    expect(sheet, equals: "item 354,87 20×20")
  }

  @Test func `an inline title is in the middle, whatever is beside it`() throws {
    let bar = NavigationBarNode("Users", back: "All", trailing: [box(60, 20)])
    try #require(
      labels(of: bar, on: canvas(390)).first { $0.text == "Users" }
        == Label(text: "Users", size: 17, middle: 195))
  }

  @Test func `a title that is too wide for the middle is beside the item`() throws {
    let bar = NavigationBarNode("Contributors", leading: [box(200, 20)])
    let run = try #require(
      try arranged(bar.view, on: canvas(390)).displayList.commands.compactMap(\.glyphRunX).first)
    // The items need 16 + 200 and 8 beside the title; in the middle it would start at about 140.
    expect(run, equals: 16 + 200 + 8)
  }

  @Test func `a view in the middle takes the title's place, and no place of a large one`() throws {
    var bar = NavigationBarNode("Users", trailing: [box(60, 20)])
    bar.principal = box(100, 30, id: "middle")
    // (390 − 100) / 2 = 145 and (44 − 30) / 2 = 7.
    try #require(places(bar.view, on: canvas(390)) == "middle 145,7 100×30")
    try #require(labels(of: bar, on: canvas(390)) == [])
    bar.displayMode = .large
    try #require(height(of: bar, on: canvas(390)) == 96)
    try #require(places(bar.view, on: canvas(390)) == "middle 145,7 100×30")
    try #require(labels(of: bar, on: canvas(390)).map(\.size) == [34])
  }

  @Test func `items are 16 points from the edges and 16 apart`() throws {
    let bar = NavigationBarNode(
      "Users", leading: [box(20, 20, id: "a")],
      trailing: [box(20, 20, id: "b"), box(30, 20, id: "c")])
    // 390 − 16 − 30 = 344, 344 − 16 − 20 = 308.
    try #require(
      places(bar.view, on: canvas(390)) == """
        a 16,12 20×20
        b 308,12 20×20
        c 344,12 30×20
        """)
    try #require(
      places(bar.view, on: canvas(390, .light, .rightToLeft)) == """
        a 354,12 20×20
        b 62,12 20×20
        c 16,12 30×20
        """)
  }

  // On iPhones of 414, 428 and 440 points "Settings" begins 4 points after its place on one of 402 (iOS 15 and 18).
  @Test func `items are 20 points from the edges of a broad bar, but not beside a notch`() throws {
    let bar = NavigationBarNode(
      "Users", displayMode: .large, leading: [box(20, 20, id: "a")],
      trailing: [box(20, 20, id: "b")])
    try #require(places(bar.view, on: canvas(413)) == "a 16,12 20×20\nb 377,12 20×20")
    // 414 − 20 − 20 = 374.
    try #require(places(bar.view, on: canvas(414)) == "a 20,12 20×20\nb 374,12 20×20")
    let title = try #require(try drawn("glyphs", of: bar, on: canvas(414)).first)
    #expect(title.contains("34 at 20,"))
    // A column in the middle of a tablet: (1210 − 320) / 2 + 16 = 461, and 445 + 320 − 16 − 20 = 729.
    let column = bar.view.with(.frame(FixedFrame(width: 320)))
    try #require(
      places(column, on: canvas(1210)) == "a 461,12 20×20\nb 729,12 20×20")
    // A phone on its side: its bar is 812 − 2 × 44 = 724 broad, and 44 + 724 − 16 − 20 = 732.
    var side = canvas(812)
    side.safeArea = EdgeInsets(leading: 44, trailing: 44)
    try #require(places(bar.view, on: side) == "a 60,12 20×20\nb 732,12 20×20")
  }

  @Test func `a large title is at the leading edge under the items`() throws {
    let bar = NavigationBarNode("Users", displayMode: .large, trailing: [box(20, 20, id: "item")])
    try #require(places(bar.view, on: canvas(390)) == "item 354,12 20×20")
    let title = try #require(try drawn("glyphs", of: bar, on: canvas(390)).first)
    #expect(title.contains("\"Users\" Inter Display Bold 34 at 16,"))
  }

  @Test func `a bar has a line under its bottom with a background, and none at rest`() throws {
    var bar = NavigationBarNode("Users")
    try #require(drawn("rect", of: bar, on: canvas(390)) == [])
    bar.background = .visible
    // A pixel from 44 on: black at 30 %, 0.3 × 255 = 77 = 0x4D, in dark white at 15 %, 38 = 0x26.
    try #require(
      drawn("×0.333", of: bar, on: canvas(390)) == ["fill rect 0,44 390×0.333 #0000004D"])
    try #require(
      drawn("×0.333", of: bar, on: canvas(390, .dark)) == ["fill rect 0,44 390×0.333 #FFFFFF26"])
    let large = NavigationBarNode("Users", displayMode: .large)
    try #require(drawn("rect", of: large, on: canvas(390)) == [])
  }

  @Test func `items are in the accent colour`() throws {
    let bar = NavigationBarNode("Users", trailing: [.text(TextNode("Done"))])
    let colors = try drawn("glyphs", of: bar, on: canvas(390, .dark)).map {
      $0.contains("#0A84FF")
    }
    expect(colors, equals: [false, true])
  }

  @Test func `the way back points to the leading edge`() throws {
    let bar = NavigationBarNode("Users", back: "All")
    let there = try pathPoints(of: bar, on: canvas(390))
    let back = try pathPoints(of: bar, on: canvas(390, .light, .rightToLeft))
    // The angle's tip is in the middle of the bar's height, 44 / 2 = 22, and its ends 8 away.
    let tip = try #require(there.min { $0.x < $1.x })
    let end = try #require(there.max { $0.x < $1.x })
    #expect(abs(tip.y - 22) < 1)
    #expect(abs(end.y - 22) > 7)
    #expect(8 < tip.x && end.x < 20)
    let mirroredTip = try #require(back.max { $0.x < $1.x })
    let mirroredEnd = try #require(back.min { $0.x < $1.x })
    #expect(abs(mirroredTip.x - (390 - tip.x)) < 1e-9)
    #expect(abs(mirroredEnd.x - (390 - end.x)) < 1e-9)
    #expect(abs(mirroredTip.y - 22) < 1)
  }

  @Test func `the title of the way back begins 21 after its sign`() throws {
    // The sign begins 9.33 after the edge (iOS 13 to 18), the title 30.33 (iOS 18).
    let runs = try arranged(NavigationBarNode("Users", back: "All").view, on: canvas(390))
      .displayList.commands.compactMap(\.glyphRunX)
    #expect(abs((runs.first ?? 0) - 91.0 / 3) < 1e-9)
  }

  @Test func `a large title follows dynamic type and the bar does not`() throws {
    let large = canvas(390, dynamicType: .accessibility1)
    try #require(
      labels(of: NavigationBarNode("A", back: "B"), on: large).map(\.size) == [17, 17])
    try #require(
      labels(of: NavigationBarNode("A", displayMode: .large), on: large).map(\.size) == [44])
  }
}

extension Command {
  /// The x of a glyph run's origin; nil for other commands.
  fileprivate var glyphRunX: Double? {
    guard case .glyphRun(_, let origin, _) = self else { return nil }
    return origin.x
  }
}
