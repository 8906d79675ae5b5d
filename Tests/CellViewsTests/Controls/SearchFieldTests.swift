import CellViews
import LayoutGeometry
import Testing

struct SearchFieldTests {
  @Test(
    arguments: [
      // 767680 at 12 % in light and 24 % in dark: 0.12 × 255 = 31 = 0x1F, 0.24 × 255 = 61 = 0x3D.
      (.light, "#7676801F"), (.dark, "#7676803D"),
    ] as [(Appearance, String)])
  func `the field is 36 points high with corners of 10`(appearance: Appearance, color: String)
    throws
  {
    try #require(
      drawn("rounded", of: SearchFieldNode("Search"), on: canvas(300, appearance)) == [
        "fill rounded 0,0 300×36 radius 10 continuous \(color)"
      ])
  }

  @Test func `the sign is 8 points from the leading edge, and never mirrored`() throws {
    // In a square of 17 the ring begins at 0.42 − 0.38 = 0.04, and the handle ends at
    // 0.92 + 0.05 × √½ of it; ends of curves reach no further than 0.97.
    let there = try pathPoints(of: SearchFieldNode("Search"), on: canvas(300)).map(\.x)
    #expect(abs((there.min() ?? 0) - (8 + 17 * 0.04)) < 1e-9)
    let back = try pathPoints(
      of: SearchFieldNode("Search"), on: canvas(300, .light, .rightToLeft)
    ).map(\.x)
    // The square reaches from 300 − 8 − 17 = 275 on.
    #expect(abs((back.min() ?? 0) - (275 + 17 * 0.04)) < 1e-9)
  }

  @Test func `a prompt is gray and a text is not`() throws {
    let prompt = try drawn("glyphs", of: SearchFieldNode("Search"), on: canvas(300))
    let text = try drawn("glyphs", of: SearchFieldNode("Search", text: "octocat"), on: canvas(300))
    // 3C3C43 at 60 %: 0.6 × 255 = 153 = 0x99.
    #expect(prompt.map { $0.contains("\"Search\"") && $0.contains("#3C3C4399") } == [true])
    #expect(text.map { $0.contains("\"octocat\"") && $0.contains("#000000") } == [true])
  }

  @Test func `text and sign follow dynamic type`() throws {
    let large = canvas(300, dynamicType: .accessibility3)
    // Body text is 40 points there.
    try #require(labels(of: SearchFieldNode("Go"), on: large).map(\.size) == [40])
    let points = try pathPoints(of: SearchFieldNode("Go"), on: large)
    // 8 + 40 × 0.04 = 9.6.
    let left = try #require(points.map(\.x).min())
    #expect(abs(left - 9.6) < 1e-9)
    try #require(height(of: SearchFieldNode("Go"), on: large) > 40 + 14)
  }

  @Test func `a long text is cut, and the field keeps its height`() throws {
    let field = SearchFieldNode("A prompt that is far too long for such a field")
    try #require(height(of: field, on: canvas(120)) == 36)
  }
}
