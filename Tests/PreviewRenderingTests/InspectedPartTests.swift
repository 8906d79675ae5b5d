import DisplayList
import InspectedParts
import LayoutGeometry
import PlainText
import TestSupport
import Testing

struct InspectedPartTests {
  /// A colour of 40 × 20 points in 10 points of padding, in the middle of 200 × 100 points.
  private static let card = """
    canvas: { width: 200, height: 100 }
    view:
      color: pink
      frame: { width: 40, height: 20 }
      padding: 10
      background: white
      cornerRadius: 8
      border: { color: "#F00", width: 2 }
      shadow: 4
      opacity: 0.5
      id: card

    """

  @Test func `a view is one part with what its modifiers draw, around the view itself`() throws {
    let canvas = try inspected(Self.card)
    // 40 + 2 × 10 by 20 + 2 × 10; (200 - 60) / 2 = 70, (100 - 40) / 2 = 30.
    expect(
      canvas.outline,
      equals: """
        view 'card' 70,30 60×40
          color 80,40 40×20

        """)
    #expect(canvas.look.fills.map(\.outline) == ["#FFFFFF systemBackground"])
    let view = try canvas.first(.view)
    let look = view.look
    #expect(look.fills.map(\.outline) == ["#FFFFFF white"])
    expect(look.corners?.radius, equals: 8)
    #expect(look.border?.fills.map(\.outline) == ["#FF0000"])
    expect(look.border?.width, equals: 2)
    // 0.33 × 255 = 84 = 0x54.
    #expect(look.shadow?.fill.outline == "#00000054 black.opacity(0.33)")
    expect(look.shadow?.radius, equals: 4)
    expect(look.shadow?.offset, equals: .zero)
    expect(look.opacity, equals: 0.5)
    expect(view.place, equals: "3:3–11")
    let color = try canvas.first(.color)
    #expect(color.look.fills.map(\.outline) == ["#FF2D55 pink"])
    expect(color.place, equals: "3:3–11")
    expect(canvas.all.map(\.id), equals: ["0", "0.0", "0.0.0"])
  }

  @Test func `a text has its font and its colour as they are drawn and written`() throws {
    func text(_ appearance: String) throws -> InspectedPart {
      try inspected(
        """
        canvas: { appearance: \(appearance) }
        view: { text: Hello, font: headline, italic: true, foregroundColor: secondary }
        """
      ).first(.text)
    }
    let light = try text("light")
    expect(light.look.text, equals: "Hello")
    // A headline is of 17 points; the text has one line.
    expect(
      light.look.font,
      equals: .init(
        family: "Inter", size: 17, weight: "semibold", isItalic: true, style: "headline",
        lineHeight: light.frame.height))
    // 0.6 × 255 = 153 = 0x99.
    #expect(light.look.color?.outline == "#3C3C4399 secondary")
    let dark = try text("dark")
    #expect(dark.look.color?.outline == "#EBEBF599 secondary")
  }

  @Test func `a text that is cut is reported whole, in a font of a fixed size without a style`()
    throws
  {
    let text = try inspected(
      """
      canvas: { width: 60 }
      view: { text: a text that is long, lineLimit: 1, font: { size: 20, weight: heavy } }
      """
    ).first(.text)
    expect(text.look.text, equals: "a text that is long")
    #expect(text.look.font?.style == nil)
    expect(text.look.font?.weight, equals: "heavy")
    expect(text.look.font?.size, equals: 20)
  }

  @Test func `a background is a part, and how its view looks where it is as large`()
    throws
  {
    let canvas = try inspected(
      """
      canvas: { width: 100, height: 50 }
      view:
        symbol: star
        frame: { width: 30, height: 20 }
        background: { roundedRectangle: 5, fill: blue.opacity(0.5) }
      """)
    // A symbol is as high as the font, 17 points: 30 × 20 in the middle of 100 × 50 is at (35, 15).
    let view = try canvas.first(.view)
    expect(view.frame.outline, equals: "35,15 30×20")
    expect(view.parts.map(\.role), equals: [.shape, .symbol])
    #expect(view.look.fills.map(\.outline) == ["#007AFF80 blue.opacity(0.5)"])
    expect(view.look.corners?.radius, equals: 5)
    expect(canvas.all.map(\.place), equals: [nil, "3:3–5", "5:17–5", "3:3–5"])
    let symbol = try canvas.first(.symbol)
    #expect(symbol.look.color?.outline == "#000000 primary")
  }

  @Test func `a gradient has its colours with their places`() throws {
    let part = try inspected(
      "view: { linearGradient: { colors: [red, clear] }, frame: { height: 10 } }"
    ).first(.gradient)
    #expect(part.look.fills.map(\.outline) == ["#FF3B30 red at 0", "#00000000 clear at 1"])
  }

  @Test func `a control is painted as a whole, and its rows and columns are not parts`() throws {
    let canvas = try inspected(
      "canvas: { width: 100 }\nview: { searchField: Find, accessibilityLabel: Users }")
    let control = try canvas.first(.control)
    expect(control.name, equals: "Users")
    // 0.12 × 255 = 30.6, which is 31 = 0x1F.
    #expect(control.look.fills.map(\.outline) == ["#7676801F tertiarySystemFill"])
    expect(control.look.corners?.radius, equals: 10)
    expect(control.parts.map(\.role), equals: [.shape, .text])
    expect(control.parts.map(\.look.text), equals: [nil, "Find"])
    expect(Set(canvas.all.dropFirst().map(\.place)), equals: ["2:9–2"])
  }

  @Test func `what is written into a bar has places of its own`() throws {
    let canvas = try inspected(
      """
      view:
        navigationBar:
          title: Home
          trailing:
            - hstack: [{ text: Done }]
      """)
    let texts = canvas.all.filter { $0.role == .text }
    expect(texts.map(\.look.text), equals: ["Home", "Done"])
    expect(texts.map(\.place), equals: ["2:3–5", "5:20–5"])
    let stack = try canvas.first(.stack)
    expect(stack.place, equals: "5:9–5")
  }

  @Test func `views that are nested as deep as they may be are parts on a thread's stack`() throws {
    // 64 views, each with two modifiers that make parts: 192 of the 256 levels that there may be.
    var view = "{ text: a, padding: 1 }"
    for _ in 1..<64 { view = "{ zstack: [\(view)], opacity: 0.9, padding: 1 }" }
    let canvas = try inspected("canvas: { width: 300, height: 300 }\nview: \(view)")
    // A text and 63 stacks, each in its padding.
    expect(canvas.all.count, equals: 1 + 2 * 64)
    let text = canvas.json { _ in "f" }.compactText
    #expect(text.hasPrefix(#"{"id": "0", "#))
  }

  @Test func `what cannot be seen has its place and nothing visible`() throws {
    let canvas = try inspected(
      """
      canvas: { width: 100, height: 20 }
      view:
        vstack:
          spacing: 0
          children:
            - color: red
              frame: { height: 10 }
              opacity: 0
            - spacer
      """)
    let color = try canvas.first(.color)
    expect(color.frame.outline, equals: "0,0 100×10")
    expect(color.visibleFrame, equals: .zero)
    expect(color.look.opacity, equals: 0)
    // A spacer is at least 8 points long, and takes the 10 that are left.
    let spacer = try canvas.first(.spacer)
    expect(spacer.place, equals: "9:9–9")
    expect(spacer.frame.height, equals: 10)
  }
}
