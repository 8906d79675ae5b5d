import CellViews
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

/// Where what is shown over a screen is: on 390 × 844 points with 47 for the status bar and 34 for the
/// home indicator, as on an iPhone 14.
struct PresentationLayoutTests {
  private func screen(_ direction: LayoutDirection = .leftToRight) -> PreviewCanvas {
    PreviewCanvas(
      width: 390, height: .points(844), safeArea: EdgeInsets(top: 47, bottom: 34),
      layoutDirection: direction)
  }

  private let card = filler.with(
    .flexibleFrame(FlexibleFrame(maxWidth: .infinity, maxHeight: .infinity))
  ).id("card")

  @Test(
    arguments: [
      // 10 points under the status bar, and the home indicator's 34 are not the views'.
      (.large, "card 0,57 390×753"),
      // (844 − 47 − 10 − 34) × 0.56 = 421.68 above the 34 (docs/truth.md): from 844 − 455.68 on.
      (.medium, "card 0,388.32 390×421.68"),
      // 753 × 0.2 = 150.6, from 844 − 34 − 150.6 on.
      (.fraction(0.2), "card 0,659.4 390×150.6"),
      (.height(200), "card 0,610 390×200"),
      // No higher than a large one.
      (.height(2000), "card 0,57 390×753"),
      (.fullScreen, "card 0,47 390×763"),
    ] as [(SheetDetent, String)])
  func `a sheet is as high as its detent over the home indicator`(
    detent: SheetDetent, expected: String
  ) throws {
    let view = box(10, 10).with(SheetNode(card, detent: detent).modifier)
    try #require(places(view, on: screen()) == expected)
  }

  // On iOS 26 a low sheet is 8 points inside the edges: on a screen without room for that it is at the
  // edges, 200 over the home indicator's 34 as on iOS 18.
  @Test(arguments: [(1.0, "card 0,610 1×200"), (16, "card 0,610 16×200")])
  func `a sheet of glass on a screen without room is at the edge`(
    width: Double, expected: String
  ) throws {
    var narrow = screen()
    narrow.width = width
    narrow.system = .iOS26
    let view = filler.with(SheetNode(card, detent: .height(200)).modifier)
    let found = try places(view, on: narrow)
    expect(found, equals: expected)
  }

  // On iOS 26 half of 402 × 874 points is 425 of the 874 − 62 − 10 − 34 = 768: with the 34, from 415 on, and the card ends 8
  // over the edge (docs/truth.md). On 16 points there is no room for glass: 425 over the 34 at the edge.
  @Test func `a sheet of half the height has iOS 26's share, on glass and at the edge`() throws {
    var canvas = PreviewCanvas(
      width: 402, height: .points(874), safeArea: EdgeInsets(top: 62, bottom: 34))
    canvas.system = .iOS26
    let view = filler.with(SheetNode(card, detent: .medium).modifier)
    let glass = try commands(view, on: canvas).split(separator: "\n")
      .filter { $0.contains("fill rounded 8,415 386×451 ") }
    expect(glass.count, equals: 1)
    canvas.width = 16
    let found = try places(view, on: canvas)
    expect(found, equals: "card 0,415 16×425")
  }

  @Test func `a sheet of glass as low as its distance from the edge is at it`() throws {
    var canvas = PreviewCanvas(width: 390, height: .points(844))
    canvas.system = .iOS26
    let view = filler.with(SheetNode(card, detent: .height(8)).modifier)
    let found = try places(view, on: canvas)
    expect(found, equals: "card 0,836 390×8")
  }

  // The card is 390 − 2 × 8 = 374 wide; the system's lower corners are at least 48, its upper ones 38 on the card, which is
  // drawn 374 / 390 as large.
  @Test(
    arguments: [(12.0, 12.0, 12.0), (nil, 38 * 374.0 / 390, 48)] as [(Double?, Double, Double)])
  func `an own radius is that of all corners of a sheet of glass`(
    own: Double?, upper: Double, lower: Double
  ) throws {
    var canvas = screen()
    canvas.system = .iOS26
    var sheet = SheetNode(card, detent: .medium)
    sheet.cornerRadius = own
    var found: [CornerRadii] = []
    func visit(_ commands: [Command]) {
      for command in commands {
        switch command {
        case .group(let group): visit(group.commands)
        case .fill(.roundedRect(let rect, let radii), _) where rect.width == 374:
          found.append(radii)
        default: break
        }
      }
    }
    visit(try arranged(filler.with(sheet.modifier), on: canvas).displayList.commands)
    let radii = try #require(found.first)
    #expect(abs(radii.topLeft - upper) < 0.01 && abs(radii.topRight - upper) < 0.01, "\(radii)")
    #expect(
      abs(radii.bottomLeft - lower) < 0.01 && abs(radii.bottomRight - lower) < 0.01, "\(radii)")
  }

  // 17 − 2 × 8 = 1. Layout throws for a frame that is not finite.
  @Test func `a sheet of glass may be a point wide`() throws {
    var narrow = screen()
    narrow.width = 17
    narrow.system = .iOS26
    let view = filler.with(SheetNode(card, detent: .medium).modifier)
    let found = try places(view, on: narrow)
    #expect(found.hasPrefix("card "), "\(found)")
  }

  @Test(arguments: [SheetDetent.large, .medium, .height(100)])
  func `a sheet on a tablet is in the middle of the screen`(detent: SheetDetent) throws {
    let tablet = PreviewCanvas(
      width: 744, height: .points(1133), safeArea: EdgeInsets(top: 24, bottom: 20))
    let view = box(10, 10).with(SheetNode(card, detent: detent).modifier)
    // iPadOS 18's 580 × 640: (744 − 580) / 2 = 82 and (1133 − 640) / 2 = 246.5.
    try #require(places(view, on: tablet) == "card 82,246.5 580×640")
  }

  // Apple's documentation of `presentationCompactAdaptation(_:)`: "a sheet presentation over a
  // vertically-compact view uses a full-screen-cover appearance by default", and `none` requests that
  // it is not adapted.
  @Test(arguments: [
    (PresentationAdaptation(), "card 0,0 844×369"),
    (PresentationAdaptation(.fullScreenCover), "card 0,0 844×369"),
    // 10 points are free at the top.
    (PresentationAdaptation(.none), "card 0,10 844×359"),
    (PresentationAdaptation(.sheet), "card 0,10 844×359"),
    // A class that is compact in both directions has the vertical form.
    (PresentationAdaptation(horizontal: .fullScreenCover, vertical: .sheet), "card 0,10 844×359"),
  ])
  func `a sheet covers a phone on its side unless it does not adapt`(
    adaptation: PresentationAdaptation, expected: String
  ) throws {
    let phone = PreviewCanvas(width: 844, height: .points(390), safeArea: EdgeInsets(bottom: 21))
    var sheet = SheetNode(card)
    sheet.adaptation = adaptation
    try #require(places(box(10, 10).with(sheet.modifier), on: phone) == expected)
  }

  @Test func `a sheet covers an upright phone on request`() throws {
    var sheet = SheetNode(card, detent: .medium)
    sheet.adaptation = PresentationAdaptation(.fullScreenCover)
    // Under the status bar's 47, over the home indicator's 34.
    try #require(places(box(10, 10).with(sheet.modifier), on: screen()) == "card 0,47 390×763")
  }

  // The same documentation: "a popover presentation over a horizontally-compact view uses a sheet
  // appearance by default". Of the phones on their sides those with 414 points and more are wide.
  @Test(arguments: [
    // An upright phone: a large sheet.
    (390.0, 844.0, "sheet"), (402, 874, "sheet"),
    // A phone on its side that is compact in both: its sheet covers the screen.
    (844, 390, "cover"),
    // A large one on its side, and tablets: a popover.
    (932, 430, "popover"), (744, 1133, "popover"), (1133, 744, "popover"),
    // A tablet's narrow part.
    (320, 1133, "sheet"),
  ])
  func `a popover adapts to the size classes`(width: Double, height: Double, form: String) throws {
    let frame = FlexibleFrame(minWidth: 100, minHeight: 60)
    let content = filler.with(.flexibleFrame(frame)).id("card")
    let popover = PopoverNode(content, adaptation: PresentationAdaptation())
    let canvas = PreviewCanvas(width: width, height: .points(height))
    let view = vstack(spacing: 0, box(1, 100), box(20, 20).with(popover.modifier), filler)
    let place = try places(view, on: canvas)
    let fill = "card 0,0 \(Int(width))×\(Int(height))"
    switch form {
    case "cover": expect(place, equals: fill)
    // A large sheet leaves 10 points at the top.
    case "sheet": expect(place, equals: "card 0,10 \(Int(width))×\(Int(height) - 10)")
    default: #expect(place != fill && !place.contains("card 0,10 "), "\(place)")
    }
  }

  @Test(arguments: [PopoverNode.Edge.top, .leading])
  func `a small popover has room for its arrow and its corners`(edge: PopoverNode.Edge) throws {
    let content = box(4, 4).id("content")
    let anchor = box(20, 20).with(PopoverNode(content, arrowEdge: edge).modifier)
    let view = vstack(spacing: 0, box(1, 300), anchor, filler)
    let place = try places(view, on: screen())
    // iOS 18's corners are 13, the arrow is 26 broad and 13 long: the card is at least 26 by 52. The
    // view is from 185 to 205 across, and from 347 to 367 down.
    let expected =
      edge == .top
      // The card from 169 to 221 and 308 to 334; the content of 4 by 4 is in its middle.
      ? "content 193,319 4×4"
      // The card from 146 to 172 and 331 to 383.
      : "content 157,355 4×4"
    expect(place, equals: expected)
  }

  @Test func `a question has its fields under its words`() throws {
    let alert = AlertNode("Who?", fields: [TextFieldNode("Name").view, TextFieldNode("Code").view])
    let texts = try labels(of: box(10, 10).with(alert.modifier), on: screen()).map(\.text)
    expect(texts, equals: ["Who?", "Name", "Code", "OK"])
  }

  @Test func `a presentation is over the screen, wherever in it the view is`() throws {
    let presenting = box(10, 10).with(SheetNode(card, detent: .height(100)).modifier)
    let view = vstack(box(10, 10), presenting, filler.id("after"))
    let lines = try commands(view, on: screen()).split(separator: "\n")
    // The view after the presenting one is red, too: it is drawn before what dims it.
    let dimming = try #require(lines.firstIndex { $0.hasSuffix("#00000033") })
    #expect(lines[dimming].contains("0,0 390×844"))
    #expect(lines[..<dimming].count { $0.hasSuffix("#FF3B30") } == 3)
    try #require(places(view, on: screen()).contains("card 0,710 390×100"))
  }

  @Test func `a popover is at its edge, and at the other one where that has no room`() throws {
    let content = box(100, 60).id("content")
    func place(_ edge: PopoverNode.Edge, below space: Double) throws -> String {
      let anchor = box(20, 20).with(PopoverNode(content, arrowEdge: edge).modifier)
      return try places(
        vstack(spacing: 0, box(1, space), anchor, filler), on: screen())
    }
    // The view is in the middle of 390 points, from 47 + 300 = 347 on: the card is 100 wide from 195 − 50
    // on, and ends 13 points, the arrow's length, above: 347 − 13 − 60 = 274.
    try #require(place(.top, below: 300) == "content 145,274 100×60")
    try #require(place(.bottom, below: 300) == "content 145,380 100×60")
    // Between the status bar and the view are 20 points: 47 + 20 + 20 + 13 = 100.
    try #require(place(.top, below: 20) == "content 145,100 100×60")
    // To the view's leading side: 185 − 13 − 100 = 72, about the view's middle, 357: 357 − 30.
    try #require(place(.leading, below: 300) == "content 72,327 100×60")
  }

  @Test func `a popover's arrow begins inside its card`() throws {
    func fills(_ commands: some Sequence<Command>) -> [Rect] {
      commands.flatMap { command -> [Rect] in
        switch command {
        case .fill(let shape, _): [shape.bounds]
        case .group(let group): fills(group.commands)
        default: []
        }
      }
    }
    let anchor = box(20, 20).with(PopoverNode(box(100, 60), arrowEdge: .top).modifier)
    let view = vstack(spacing: 0, box(1, 300), anchor, filler)
    let found = try fills(arranged(view, on: screen()).displayList.commands)
    // The card ends at 334 and the arrow's tip is 13 below; two points of it are in the card.
    #expect(found.contains { abs($0.minY - 332) < 0.01 && abs($0.maxY - 347) < 0.01 })
  }

  @Test func `a popover's leading side is the right one from right to left`() throws {
    let content = box(100, 60).id("content")
    let anchor = box(20, 20).with(PopoverNode(content, arrowEdge: .leading).modifier)
    // 205 + 13 = 218; in the middle of what the bars leave, 47 + 763 / 2 = 428.5.
    try #require(
      places(anchor, on: screen(.rightToLeft)) == "content 218,398.5 100×60")
  }

  @Test func `two short answers are beside each other, the cancelling one first`() throws {
    func middles(_ titles: [(String, ButtonNode.Role?)]) throws -> [String: Double] {
      let actions = titles.map { DialogAction(.text(TextNode($0.0)), role: $0.1) }
      let view = box(1, 1).with(AlertNode("Leave?", actions: actions).modifier)
      let found = try labels(of: view, on: screen()).map { ($0.text, $0.middle) }
      return Dictionary(found) { first, _ in first }
    }
    // 270 points in the middle of 390 begin at 60; halves of 135 points have their middles at 127.5 and
    // 262.5, but for the line between them.
    let pair = try middles([("Leave", .destructive), ("Stay", .cancel)])
    #expect(abs((pair["Stay"] ?? 0) - 127.5) < 0.5)
    #expect(abs((pair["Leave"] ?? 0) - 262.5) < 0.5)
    // Three are below each other, in the middle.
    let column = try middles([("Leave", nil), ("Stay", .cancel), ("Wait", nil)])
    expect(column["Stay"], equals: 195)
    expect(column["Leave"], equals: 195)
  }

  @Test func `an action sheet ends above the home indicator, with a button of its own`() throws {
    let actions = [DialogAction(.text(TextNode("Move")))]
    let view = box(1, 1).with(ActionSheetNode(actions: actions).modifier)
    let surfaces = try drawn("fill rounded", of: view, on: screen())
    // 8 points inside the sides, 57 high, and 34 above the edge: 844 − 34 − 57 = 753.
    #expect(surfaces.contains("fill rounded 8,753 374×57 radius 13 continuous #FFFFFF"))
    let lines = try labels(of: view, on: screen()).map(\.text)
    expect(lines, equals: ["Move", "Cancel"])
  }

  @Test func `under a large sheet is the smaller screen on black`() throws {
    let view = filler.with(SheetNode(card, detent: .large).modifier)
    let lines = try commands(view, on: screen()).split(separator: "\n")
    #expect(lines.first == "fill rect 0,0 390×844 #000000")
    let medium = filler.with(SheetNode(card, detent: .medium).modifier)
    let others = try commands(medium, on: screen()).split(separator: "\n")
    #expect(others.first == "fill rect 0,47 390×763 #FF3B30")
  }
}
