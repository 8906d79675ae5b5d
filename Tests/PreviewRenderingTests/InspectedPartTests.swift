import LayoutGeometry
import PlainText
import PreviewRendering
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
    #expect(
      canvas.outline == """
        view 'card' 70,30 60×40
          color 80,40 40×20

        """)
    #expect(canvas.fills == [.init("#FFFFFF", name: "systemBackground")])
    let view = try canvas.first(.view)
    #expect(view.fills == [.init("#FFFFFF", name: "white")])
    #expect(view.cornerRadius == 8)
    #expect(view.border == .init(.init("#FF0000"), width: 2))
    // 0.33 × 255 = 84 = 0x54.
    #expect(
      view.shadow
        == .init(
          .init("#00000054", name: "black.opacity(0.33)"), radius: 4, offset: .zero))
    #expect(view.opacity == 0.5)
    #expect(view.place == "3:3–11")
    let color = try canvas.first(.color)
    #expect(color.fills == [.init("#FF2D55", name: "pink")])
    #expect(color.place == "3:3–11")
    #expect(canvas.all.map(\.id) == ["0", "0.0", "0.0.0"])
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
    #expect(light.text == "Hello")
    // A headline is of 17 points; the text has one line.
    #expect(
      light.font
        == .init(
          family: "Inter", size: 17, weight: "semibold", isItalic: true, style: "headline",
          lineHeight: light.frame.height))
    // 0.6 × 255 = 153 = 0x99.
    #expect(light.color == .init("#3C3C4399", name: "secondary"))
    let dark = try text("dark")
    #expect(dark.color == .init("#EBEBF599", name: "secondary"))
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
    #expect(text.text == "a text that is long")
    #expect(text.font?.style == nil)
    #expect(text.font?.weight == "heavy")
    #expect(text.font?.size == 20)
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
    #expect(view.frame.outline == "35,15 30×20")
    #expect(view.parts.map(\.role) == [.shape, .symbol])
    #expect(view.fills == [.init("#007AFF80", name: "blue.opacity(0.5)")])
    #expect(view.cornerRadius == 5)
    #expect(canvas.all.map(\.place) == [nil, "3:3–5", "5:17–5", "3:3–5"])
    let symbol = try canvas.first(.symbol)
    #expect(symbol.color == .init("#000000", name: "primary"))
  }

  @Test func `a gradient has its colours with their places`() throws {
    let part = try inspected(
      "view: { linearGradient: { colors: [red, clear] }, frame: { height: 10 } }"
    ).first(.gradient)
    #expect(
      part.fills == [
        .init("#FF3B30", name: "red", location: 0),
        .init("#00000000", name: "clear", location: 1),
      ])
  }

  @Test func `a control is painted as a whole, and its rows and columns are not parts`() throws {
    let canvas = try inspected(
      "canvas: { width: 100 }\nview: { searchField: Find, accessibilityLabel: Users }")
    let control = try canvas.first(.control)
    #expect(control.name == "Users")
    // 0.12 × 255 = 30.6, which is 31 = 0x1F.
    #expect(control.fills == [.init("#7676801F", name: "tertiarySystemFill")])
    #expect(control.cornerRadius == 10)
    #expect(control.parts.map(\.role) == [.shape, .text])
    #expect(control.parts.map(\.text) == [nil, "Find"])
    #expect(Set(canvas.all.dropFirst().map(\.place)) == ["2:9–2"])
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
    #expect(texts.map(\.text) == ["Home", "Done"])
    #expect(texts.map(\.place) == ["2:3–5", "5:20–5"])
    let stack = try canvas.first(.stack)
    #expect(stack.place == "5:9–5")
  }

  @Test func `views that are nested as deep as they may be are parts on a thread's stack`() throws {
    // 64 views, each with two modifiers that make parts: 192 of the 256 levels that there may be.
    var view = "{ text: a, padding: 1 }"
    for _ in 1..<64 { view = "{ zstack: [\(view)], opacity: 0.9, padding: 1 }" }
    let canvas = try inspected("canvas: { width: 300, height: 300 }\nview: \(view)")
    // A text and 63 stacks, each in its padding.
    #expect(canvas.all.count == 1 + 2 * 64)
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
    #expect(color.frame.outline == "0,0 100×10")
    #expect(color.visibleFrame == .zero)
    #expect(color.opacity == 0)
    // A spacer is at least 8 points long, and takes the 10 that are left.
    let spacer = try canvas.first(.spacer)
    #expect(spacer.place == "9:9–9")
    #expect(spacer.frame.height == 10)
  }
}
