import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct BadgeTests {
  private func section(_ badge: String) throws -> SectionNode {
    let collection = try #require(
      try view(
        """
        view:
          collection:
            layout: grid
            items: [{ unread: 0 }, { unread: 12 }]
            cell: spacer
            badge: { \(badge) }
        """
      ).collection)
    return try #require(collection.sections.first)
  }

  @Test func `a badge has a size, and is inside the top trailing corner by default`() throws {
    try #require(
      section("view: circle, size: [20, 18]").layout.badge
        == LayoutBadge(size: Size(width: 20, height: 18), anchor: .topTrailing))
    try #require(
      section("view: circle, size: [8, 8], anchor: bottom, offset: [2, -4]").layout.badge
        == LayoutBadge(
          size: Size(width: 8, height: 8), anchor: .bottom, offset: Point(x: 2, y: -4)))
  }

  @Test func `a badge shows its item, where it is shown`() throws {
    let section = try section(
      #"view: { text: "${item.unread}" }, size: [20, 20], isShown: "${item.unread > 0}""#)
    let badges = try (0...1).map { item in
      try section.badge?(CellContext(index: ItemIndex(section: 0, item: item)))?.dump
    }
    expect(badges, equals: [nil, ViewNode.text(TextNode("12")).dump])
  }

  @Test func `a badge's size is the same for all items`() {
    expect(
      mistakes(
        in: """
          view:
            collection:
              layout: grid
              items: [1]
              cell: spacer
              badge: { view: circle, size: ["${item}", 4] }
          """), equals: ["6:38+4: unknown name 'item' (known here: canvas)"])
  }
}
