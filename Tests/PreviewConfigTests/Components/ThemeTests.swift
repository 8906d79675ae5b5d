import CellViews
import DisplayList
import Diagnostics
import PreviewConfig
import TestSupport
import Testing

/// Names for colours, fonts and modifiers, which screens share.
struct ThemeTests {
  private let folder: ConfigFolder

  init() throws {
    folder = try ConfigFolder()
  }

  @Test func `a colour has its name and is one in light and another in dark`() throws {
    let node = try folder.load(
      "colors: { ink: { light: '#000', dark: white } }\nview: { color: ink }"
    ).previews[0].content(ComputedValues()).unmarked
    guard case .color(let color) = node else {
      Issue.record("\(node)")
      return
    }
    expect(color, equals: Color(light: .black, dark: .white, name: "ink"))
  }

  @Test func `a colour is made of one before it, and expressions choose it by name`() throws {
    let text = """
      colors: { brand: "#00F", pale: brand.opacity(0.5) }
      let: { isOn: true }
      view: { color: "${isOn ? 'pale' : 'red'}" }
      """
    let node = try folder.load(text).previews[0].content(ComputedValues()).unmarked
    guard case .color(let color) = node else {
      Issue.record("\(node)")
      return
    }
    // Blue, with an alpha of 1 × 0.5.
    let pale = RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)
    expect(color, equals: Color(light: pale, dark: pale, name: "pale"))
  }

  @Test func `a colour is made of one after it, and of one of an included file`() throws {
    try folder.write("colors: { brand: \"#00F\", ink: brand }", to: "theme.yaml")
    let text = """
      include: theme.yaml
      colors: { pale: { light: dim, dark: ink }, dim: brand.opacity(0.5) }
      view: { color: pale }
      """
    let node = try folder.load(text).previews[0].content(ComputedValues()).unmarked
    guard case .color(let color) = node else {
      Issue.record("\(node)")
      return
    }
    // Blue, with an alpha of 1 × 0.5 in light and of 1 in dark, each by a step between.
    let blue = RGBA(red: 0, green: 0, blue: 1)
    let half = RGBA(red: 0, green: 0, blue: 1, alpha: 0.5)
    expect(color, equals: Color(light: half, dark: blue, name: "pale"))
  }

  @Test func `an included file's colour is made of the screen's own of the same name`() throws {
    try folder.write("colors: { brand: red, pale: brand.opacity(0.5) }", to: "theme.yaml")
    let shared = try folder.view(
      "include: theme.yaml\ncolors: { brand: blue }\nview: { color: pale }")
    let own = try folder.view(
      "colors: { brand: blue, pale: brand.opacity(0.5) }\nview: { color: pale }")
    expect(shared, equals: own)
  }

  @Test func `a font is another one, before or after it`() throws {
    let named = try folder.view(
      "fonts: { heading: big, big: { size: 20 } }\nview: { text: a, font: heading }")
    let written = try folder.view("view: { text: a, font: { size: 20 } }")
    expect(named, equals: written)
  }

  @Test(arguments: [
    ("colors: { a: a }", "1:11+1: colors: 'a' is made of itself"),
    ("colors: { a: b.opacity(0.5), b: a }", "1:11+1: colors: 'a' is made of itself"),
    ("fonts: { a: b, b: a }", "1:10+1: fonts: 'a' is made of itself"),
    ("colors: { a: rod, b: a, c: b }", "1:14+3: a: expected a colour, found 'rod'"),
  ])
  func `what is made of itself or of a mistake is one mistake`(theme: String, line: String) throws {
    let error = #expect(throws: Diagnostics.self) {
      try folder.load("\(theme)\nview: spacer")
    }
    let lines = error?.diagnostics.map(\.line) ?? []
    expect(lines.count, equals: 1)
    #expect(lines.first?.hasPrefix(line) == true, "\(lines)")
  }

  @Test func `a background, a canvas and a component's parameter take a theme's colours`() throws {
    let named = try folder.view(
      """
      colors: { brand: blue }
      canvas: { background: brand }
      components: { dot: { parameters: { tint: color }, view: { color: "${tint}" } } }
      view: { zstack: [{ spacer: , background: brand }, { dot: brand }] }
      """)
    #expect(named.contains("brand"))
  }

  @Test func `a font is used by its name`() throws {
    let named = try folder.view(
      "fonts: { heading: { size: 20, weight: bold } }\nview: { text: a, font: heading }")
    let written = try folder.view("view: { text: a, font: { size: 20, weight: bold } }")
    expect(named, equals: written)
  }

  @Test func `a style is its modifiers in order, and styles go together`() throws {
    let named = try folder.view(
      """
      styles:
        card: { padding: 8, background: red }
        twice: [{ padding: 1 }, { padding: 2, style: card }]
      view: { text: a, style: [twice, card], opacity: 0.5 }
      """)
    let written = try folder.view(
      """
      view:
        text: a
        modifiers:
          - { padding: 1 }
          - { padding: 2 }
          - { padding: 8, background: red }
          - { padding: 8, background: red }
          - { opacity: 0.5 }
      """)
    expect(named, equals: written)
  }

  @Test func `a style's expressions are those of the view that uses it`() throws {
    let named = try folder.view(
      """
      styles: { grow: { padding: "${index + 1}" } }
      view: { vstack: [{ forEach: [a, b], view: { text: "${item}", style: grow } }] }
      """)
    let written = try folder.view(
      "view: { vstack: [{ text: a, padding: 1 }, { text: b, padding: 2 }] }")
    expect(named, equals: written)
  }

  @Test func `a theme of another file gives way to the screen's own names`() throws {
    try folder.write(
      """
      colors: { brand: red, other: green }
      fonts: { heading: title, small: footnote }
      styles: { card: { padding: 1 }, line: { opacity: 0.1 } }
      """, to: "theme.yaml")
    let shared = try folder.view(
      """
      include: theme.yaml
      colors: { brand: blue }
      fonts: { heading: headline }
      styles: { card: { padding: 2 } }
      view:
        vstack:
          - { color: brand, style: [card, line] }
          - { text: a, font: heading, foregroundColor: other }
          - { text: b, font: small }
      """)
    let own = try folder.view(
      """
      colors: { brand: blue, other: green }
      view:
        vstack:
          - { color: brand, padding: 2, opacity: 0.1 }
          - { text: a, font: headline, foregroundColor: other }
          - { text: b, font: footnote }
      """)
    expect(shared, equals: own)
  }

  @Test func `all previews of a file have its theme`() throws {
    let config = try folder.load(
      """
      colors: { brand: red }
      previews: [{ name: x, view: { color: brand } }, { name: y, view: { color: brand } }]
      """)
    expect(config.previews.count, equals: 2)
  }

  @Test(
    arguments: [
      ("colors: { red: blue }", "test.yaml:1:11+3: colors: 'red' is a system colour already"),
      ("colors: { text: blue }", "test.yaml:1:11+4: colors: 'text' is a view already"),
      (
        "colors: { a-b: blue }",
        "test.yaml:1:11+3: colors: expected a name of letters, digits and '_', found 'a-b'"
      ),
      (
        "colors: { a: bleu }",
        "test.yaml:1:14+4: a: expected a colour, found 'bleu' (did you mean 'blue'?)"
      ),
      ("fonts: { title: body }", "test.yaml:1:10+5: fonts: 'title' is a text style already"),
      ("styles: [a]", "test.yaml:1:9+1: styles: expected lists of modifiers by name, found a list"),
      (
        "styles: { a: 3 }",
        "test.yaml:1:14+1: a: expected modifiers, found '3' (write them as '{ padding: …, background: … }')"
      ),
      (
        "styles: { a: { paddin: 3 } }",
        "test.yaml:1:16+6: unknown modifier 'paddin' after style (did you mean 'padding'?)"
      ),
      (
        "styles: { a: { style: b }, b: { style: a } }",
        "test.yaml:1:40+1: the style 'a' uses itself: a → b → a"
      ),
    ] as [(String, String)])
  func `a theme's mistakes are at their places`(theme: String, expected: String) {
    #expect(folder.mistakes("\(theme)\nview: { text: a }\n").contains(expected))
  }

  @Test(
    arguments: [
      ("{ text: a, style: crad }", "3:25+4: style: unknown style 'crad' (did you mean 'card'?)"),
      ("{ text: a, style: x }", "3:25+1: style: unknown style 'x' (the styles are: card)"),
      (
        "{ text: a, foregroundColor: brnad }",
        "3:35+5: foregroundColor: expected a colour, found 'brnad' (did you mean 'brand'?)"
      ),
    ] as [(String, String)])
  func `a name that no theme has is a mistake where it is used`(view: String, expected: String) {
    expect(
      folder.mistakes("colors: { brand: red }\nstyles: { card: { padding: 1 } }\nview: \(view)\n"),
      equals: ["test.yaml:\(expected)"])
  }
}
