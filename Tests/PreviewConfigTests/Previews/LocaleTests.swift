import CellViews
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing

struct LocaleTests {
  @Test(
    arguments: [
      ("locale: ar", "rightToLeft"), ("locale: en", "leftToRight"),
      ("locale: az-Arab", "rightToLeft"), ("locale: ar-Latn", "leftToRight"),
      ("locale: ar, layoutDirection: leftToRight", "leftToRight"),
      ("appearance: light", "leftToRight"),
    ])
  func `a locale gives the direction that the canvas does not`(
    settings: String, direction: String
  ) throws {
    let preview = try #require(
      try load("canvas: { \(settings) }\nview: spacer").previews.first)
    expect(preview.canvas.layoutDirection.rawValue, equals: direction)
  }

  @Test func `an expression reads the locale`() throws {
    let text = """
      canvas: { locale: pt-BR }
      let: { title: { pt-BR: Olá, en: Hello } }
      view: { text: "${title[canvas.locale]}" }
      """
    try #require(view(text).dump == ViewNode.text(TextNode("Olá")).dump)
  }

  @Test func `a canvas without a locale has none in expressions`() throws {
    let text = "view: { text: \"${canvas.locale ?? 'none'}\" }"
    try #require(view(text).dump == ViewNode.text(TextNode("none")).dump)
  }

  @Test(arguments: ["english", "'e'", "e1", "en_US", "'en-'", "1"])
  func `what is not a language tag is a mistake`(tag: String) throws {
    let found = mistakes(in: "canvas: { locale: \(tag) }\nview: spacer")
    expect(found.count, equals: 1)
    #expect((found.first ?? "").contains("locale: expected a language's tag, found"))
  }

  @Test func `what is now comes from the canvas where it is not given`() throws {
    let node = try view(
      """
      canvas: { now: 2026-03-12T09:41 }
      view: { text: "${relative('2026-03-12T08:41')} ${canvas.now}" }
      """)
    expect(node.texts, equals: ["1 hour ago 2026-03-12T09:41"])
  }

  @Test func `what is now is a date`() {
    expect(
      mistakes(in: "canvas: { now: noon }\nview: { text: a }\n"),
      equals: [
        "1:16+4: now: expected a date as '2026-03-12' or '2026-03-12T09:41', found 'noon'"
      ])
  }
}
