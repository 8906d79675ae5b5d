import CellViews
import LayoutGeometry
import TestSupport
import Testing

struct TabBarTests {
  private let bar = TabBarNode(
    [
      TabBarNode.Item("Home", icon: box(22, 22, id: "a")),
      TabBarNode.Item("Search", icon: box(22, 22, id: "b")),
      TabBarNode.Item("A profile", icon: box(22, 22, id: "c")),
      TabBarNode.Item("More", icon: box(22, 22, id: "d")),
    ], selected: 1)

  @Test func `the bar is 49 points high`() throws {
    try #require(height(of: bar, on: canvas(400)) == 49)
  }

  @Test func `items share the width evenly`() throws {
    // Each of 4 has 100 points; its title is in the middle, at 50.
    try #require(labels(of: bar, on: canvas(400)).map(\.middle) == [50, 150, 250, 350])
    try #require(
      labels(of: bar, on: canvas(400, .light, .rightToLeft)).map(\.middle)
        == [350, 250, 150, 50])
  }

  @Test func `an icon is over the middle of its title`() throws {
    let views = try arranged(bar.view, on: canvas(400)).computed.views
    expect(views.mapValues(\.frame.midX), equals: ["a": 50, "b": 150, "c": 250, "d": 350])
    expect(views.mapValues(\.frame.minY).filter { $0.value >= 10 }, equals: [:])
  }

  @Test func `the selected item has the tint and the others are gray`() throws {
    let colors = try drawn("glyphs", of: bar, on: canvas(400)).map {
      $0.split(separator: " ").first { $0.hasPrefix("#") }
    }
    #expect(colors == ["#8E8E93", "#007AFF", "#8E8E93", "#8E8E93"])
  }

  @Test func `a line over its top parts a bar with a background from what is above`() throws {
    try #require(drawn("×0.333", of: bar, on: canvas(400)) == [])
    var bar = bar
    bar.background = .visible
    try #require(
      drawn("×0.333", of: bar, on: canvas(400)) == ["fill rect 0,-0.333 400×0.333 #0000004D"])
  }

  @Test func `titles keep their 10 points in dynamic type`() throws {
    let large = canvas(400, dynamicType: .accessibility5)
    try #require(labels(of: bar, on: large).map(\.size) == [10, 10, 10, 10])
  }
}
