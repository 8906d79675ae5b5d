import TestSupport
import Testing

@Suite(.waiting) struct `Symbols with looks of their own in configs` {
  /// The colours of the pictures that a view is drawn with, and their sizes.
  private func images(_ view: String) throws -> [String] {
    let run = try runTool(
      ["render", "-", "-o", "-", "--format", "list"],
      input: "canvas: { width: 100, height: 50 }\nview: \(view)\n")
    try #require(run.status == 0, "\(run.errors)")
    return run.text.split(separator: "\n").filter { $0.hasPrefix("image ") }.map { line in
      line.split(separator: " ").suffix(3).joined(separator: " ")
    }
  }

  @Test func `a mapping and modifiers ask for the same`() throws {
    let mapping = try images(
      "{ symbol: { name: heart.circle, renderingMode: palette, scale: large, weight: bold }, "
        + "foregroundStyle: ['#f00', '#00f'], font: 25 }")
    // 1.28 × 25 × (0.996 + 0.499 × 0.066), which is larger by its weight; the circle is drawn first, in the second
    // colour.
    #expect(mapping == ["32.926×32.926 tint #0000FF", "32.926×32.926 tint #FF0000"])
    let modifiers = try images(
      "{ symbol: heart.circle, symbolRenderingMode: palette, imageScale: large, fontWeight: bold, "
        + "foregroundStyle: ['#f00', '#00f'], font: 25 }")
    expect(modifiers, equals: mapping)
  }

  @Test func `one colour of a style is that of all parts`() throws {
    let plain = try images("{ symbol: heart.circle, foregroundStyle: '#f00', font: 25 }")
    // 0.996 × 25.
    #expect(plain == ["24.9×24.9 tint #FF0000"])
  }

  @Test(arguments: [
    ("{ symbol: { weight: bold } }", "missing key 'name' in symbol"),
    ("{ symbol: { name: heart, scale: huge } }", "scale: expected one of small, medium, large"),
    ("{ symbol: heart, symbolRenderingMode: multicolor }", "symbolRenderingMode: expected one of"),
    ("{ symbol: heart, foregroundStyle: [] }", "foregroundStyle: expected"),
    ("{ symbol: { name: bin } }", "unknown symbol 'bin'"),
  ])
  func `a mistake is reported at its place`(view: String, message: String) throws {
    let run = try runTool(["validate", "-"], input: "view: \(view)\n")
    expect(run.status, equals: 2)
    #expect(run.errors.contains("error: \(message)"))
  }
}
