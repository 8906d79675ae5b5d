import CellViews
import LayoutGeometry
import TestSupport
import Testing

struct ProgressViewTests {
  @Test func `a bar is 4 points high and filled from its leading end`() throws {
    try #require(
      drawn("fill", of: ProgressNode(value: 3, total: 10), on: canvas(100)) == [
        "fill rounded 0,0 100×4 radius 2 #78788033",
        "fill rounded 0,0 30×4 radius 2 #007AFF",
      ])
    try #require(
      drawn("#007AFF", of: ProgressNode(value: 0.3), on: canvas(100, .light, .rightToLeft)) == [
        "fill rounded 70,0 30×4 radius 2 #007AFF"
      ])
  }

  @Test func `an empty bar has no fill`() throws {
    try #require(
      drawn("fill", of: ProgressNode(value: 0), on: canvas(100)) == [
        "fill rounded 0,0 100×4 radius 2 #78788033"
      ])
    expect(ProgressNode(value: 1, total: 0).fraction, equals: 0)
  }

  @Test func `a label of a bar is above it, a spinner's under it`() throws {
    // Body text of 17 points is higher than 8 + 4: the bar lies at the bottom.
    let bar = try arranged(ProgressNode("Loading", value: 0.5).view, on: canvas(100))
    #expect(bar.size.height > 8 + 4 + 17)
    let lines = try commands(ProgressNode("Loading").view, on: canvas(100)).split(separator: "\n")
    #expect((lines.last ?? "").hasPrefix("glyphs \"Loading\""))
  }

  @Test func `a spinner is 20 by 20 points`() throws {
    try #require(places(ProgressNode().view.id("spinner"), on: canvas(100)) == "spinner 40,0 20×20")
  }

  @Test func `a spinner's left spoke is the darkest, and those before it fade`() throws {
    // Measured on iOS 18.2, clockwise from the top: parts of the secondary label's alpha of 153, such as
    // 0.85 × 153 = 130 = 0x82.
    let colors = try drawn("path", of: ProgressNode(), on: canvas(20))
      .compactMap { $0.split(separator: " ").last }
    expect(
      colors,
      equals: [
        "#3C3C432A", "#3C3C432A", "#3C3C432A", "#3C3C4340", "#3C3C4356", "#3C3C436C", "#3C3C4382",
        "#3C3C432A",
      ])
  }

  @Test func `a spinner's spokes stay in its square and reach its edges`() throws {
    let points = try pathPoints(of: ProgressNode(), on: canvas(20))
    expect(points.count, equals: 8 * 15)
    // The spokes end 8.75 + 1.25 = 10 points off the middle.
    #expect(abs((points.map(\.y).min() ?? 0) - 0) < 1e-9)
    #expect(abs((points.map(\.x).max() ?? 0) - 20) < 1e-9)
  }
}
