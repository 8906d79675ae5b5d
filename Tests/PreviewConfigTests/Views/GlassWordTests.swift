import CellViews
import LayoutGeometry
import TestSupport
import Testing

/// The words of iOS 26 that change what is under bars.
struct GlassWordTests {
  @Test(
    arguments: [
      // A word without a value asks for the effect.
      ("backgroundExtensionEffect: ", NodeModifier.backgroundExtension()),
      ("backgroundExtensionEffect: true", .backgroundExtension(isEnabled: true)),
      ("backgroundExtensionEffect: false", .backgroundExtension(isEnabled: false)),
      ("safeAreaBar: { edge: bottom, content: divider }", .safeAreaBar(.bottom, .divider)),
      (
        "safeAreaBar: { edge: top, alignment: leading, spacing: 4, content: divider }",
        .safeAreaBar(.top, alignment: .leading, spacing: 4, .divider)
      ),
      // Content does not scroll under a bar at a side.
      (
        "safeAreaBar: { edge: leading, content: divider }",
        .safeAreaInset(.leading, .divider)
      ),
    ] as [(String, NodeModifier)])
  func `a word is read`(written: String, expected: NodeModifier) throws {
    expect(
      try view("view: { text: A, \(written) }").dump,
      equals: ViewNode.modified(.text(TextNode("A")), expected).dump)
  }

  @Test func `a bar has an edge and a view`() {
    expect(
      mistakes(in: "view: { text: A, safeAreaBar: { content: divider } }"),
      equals: ["1:31+1: missing key 'edge' in safeAreaBar"])
    expect(
      mistakes(in: "view: { text: A, safeAreaBar: { edge: middle, content: divider } }"),
      equals: [
        "1:39+6: edge: expected one of top, bottom, leading, trailing, found 'middle'"
      ])
  }
}
