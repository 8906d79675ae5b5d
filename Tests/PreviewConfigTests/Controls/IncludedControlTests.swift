import PlainText
import PreviewConfig
import TestSupport
import Testing

/// The controls of what is written in included files.
struct IncludedControlTests {
  private let folder: ConfigFolder

  init() throws {
    folder = try ConfigFolder()
  }

  /// The controls of a preview that includes `shared.yaml`, each with its line there.
  private func controls(_ text: String) throws -> [String] {
    try folder.write(text, to: "shared.yaml")
    let config = try folder.load("include: shared.yaml\nlet: { n: 1 }\nview: spacer")
    return config.controls(for: try #require(config.previews.first))
      .filter { $0.group == .included }
      .map { "\($0.line) in \($0.origin.map { "\($0.file):\($0.line)" } ?? "-")" }
  }

  @Test func `colours, lengths, fonts and styles have controls with their lines`() throws {
    let text = """
      colors:
        brand: '#FF2D55'
        ink: { light: black, dark: '#FFFFFF' }
      tokens: { space.5: 20 }
      fonts: { lead: { size: 17, weight: semibold } }
      styles:
        card: [{ padding: 12 }, { hidden: true }]
      """
    // From 0 to the first of 10, 20, 50 and 100 that is not below twice the number.
    try #require(
      controls(text) == [
        "shared.yaml:colors.brand: color #FF2D55 = \"#FF2D55\" in shared.yaml:2",
        "shared.yaml:colors.ink.light: color #000000 = \"black\" in shared.yaml:3",
        "shared.yaml:colors.ink.dark: color #FFFFFF = \"#FFFFFF\" in shared.yaml:3",
        "shared.yaml:tokens.space.5: number 0...50 by 1 = 20 in shared.yaml:4",
        "shared.yaml:fonts.lead.size: number 0...50 by 1 = 17 in shared.yaml:5",
        "shared.yaml:styles.card.0.padding: number 0...50 by 1 = 12 in shared.yaml:7",
        "shared.yaml:styles.card.1.hidden: switch = true in shared.yaml:7",
      ])
  }

  // `body` and `divider` are words of the language: any other text would be a mistake.
  @Test func `a component has controls for defaults and for what it writes itself`() throws {
    let text = """
      components:
        row:
          parameters: { title: text, detail: { type: text, default: "Off" } }
          view:
            hstack: [{ text: "${title}" }, spacer, { text: Fixed, foregroundColor: teal, font: body }]
            overlay: divider
      """
    try #require(
      controls(text) == [
        "shared.yaml:components.row.parameters.detail.default: text = \"Off\" in shared.yaml:3",
        "shared.yaml:components.row.view.hstack.2.text: text = \"Fixed\" in shared.yaml:5",
        "shared.yaml:components.row.view.hstack.2.foregroundColor: color #30B0C7 = \"teal\""
          + " in shared.yaml:5",
      ])
  }

  // `ink.light` leads to the `light` of `ink`: a control of the second number would change the first,
  // and one of `ink.dark` would add a `dark` to `ink`.
  @Test func `a name with dots has no control if its way leads to another value`() throws {
    let text = """
      components:
        row:
          parameters:
            palette: { type: object, default: { ink: { light: 20 }, ink.light: 24, ink.dark: 24 } }
          view: spacer
      """
    let palette = "shared.yaml:components.row.parameters.palette.default"
    try #require(
      controls(text) == [
        "\(palette).ink.light: number 0...50 by 1 = 20 in shared.yaml:4"
      ])
  }

  @Test func `a setting is shown beside what the file has`() throws {
    try folder.write("tokens: { space.5: 20 }", to: "shared.yaml")
    let text = "name: a\ninclude: shared.yaml\nview: spacer"
    let config = try ConfigFile.load(
      bytes: Array(text.utf8), file: "test.yaml", directory: folder.path,
      options: ConfigOptions(
        previewOverrides: PreviewOverrides(of: "a", ["shared.yaml:tokens.space.5=30"])))
    let preview = try #require(config.previews.first)
    let control = try #require(config.controls(for: preview).last)
    expect([control.value, control.initial], equals: [.number(30), .number(20)])
  }

  @Test func `the previews that include a file are known by name`() throws {
    try folder.write("include: inner.yaml", to: "shared.yaml")
    try folder.write("tokens: { space.1: 1 }", to: "inner.yaml")
    let config = try folder.load(
      """
      previews:
        - { name: x, include: shared.yaml, variants: { appearance: [light, dark] }, view: spacer }
        - { name: y, view: spacer }
      """)
    expect(config.previews(including: folder.path + "/inner.yaml"), equals: ["x"])
    expect(config.previews(including: folder.path + "/other.yaml"), equals: [])
  }
}
