import CellViews
import DisplayList
import TestSupport
import Testing

struct ColorNamesTests {
  @Test func `every name leads to the colour of that name`() {
    expect(Color.allNames.count, equals: 45)
    expect(Color.allNames.map { Color(named: $0)?.name }, equals: Color.allNames)
  }

  @Test func `a name that nobody gave has no colour`() {
    #expect(Color(named: "pinkish") == nil)
  }

  @Test(arguments: [
    ("pink", 0xFF2D55, 0xFF375F), ("teal", 0x30B0C7, 0x40C8E0), ("gray", 0x8E8E93, 0x8E8E93),
    ("primary", 0x000000, 0xFFFFFF), ("systemBackground", 0xFFFFFF, 0x000000),
    ("systemGray6", 0xF2F2F7, 0x1C1C1E),
  ])
  func `a system colour has iOS's values in light and dark`(
    _ name: String, light: Int, dark: Int
  ) throws {
    let color = try #require(Color(named: name))
    expect(hex(color.resolved(in: .light)), equals: light)
    expect(hex(color.resolved(in: .dark)), equals: dark)
  }

  @Test func `secondary lets two fifths of its background through`() {
    expect(Color.secondary.light.alpha, equals: 0.6)
    expect(hex(Color.secondary.light), equals: 0x3C3C43)
  }

  @Test func `opacity multiplies the alpha in both appearances`() {
    let faded = Color.secondary.opacity(0.5)
    expect(faded.light.alpha, equals: 0.3)
    expect(faded.dark.alpha, equals: 0.3)
    expect(faded.name, equals: "secondary")
  }

  private func hex(_ color: RGBA) -> Int {
    [color.red, color.green, color.blue].reduce(0) { $0 << 8 | Int(($1 * 255).rounded()) }
  }
}
