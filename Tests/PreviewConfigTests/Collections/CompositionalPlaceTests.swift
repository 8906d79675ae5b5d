import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// Where mistakes and warnings about groups are in a config.
struct CompositionalPlaceTests {
  private func warnings(of subitem: String) throws -> [String] {
    try PreviewConfigTests.warnings(
      in: """
        name: shelf
        canvas: { width: 400 }
        view:
          collection:
            cell: { color: red }
            sections:
              - { items: [], layout: list }
              - items: [a]
                layout:
                  compositional:
                    group:
                      horizontal:
                        width: { fractionalWidth: 1 }
                        height: { absolute: 100 }
                        subitems:
                          - { width: { absolute: 10 }, height: { absolute: 10 } }
                          - \(subitem)
        """
    ).map(\.line)
  }

  @Test func `a warning about an item points to what is wrong in it`() throws {
    // The line begins with 20 spaces and `- {`; 60 characters on are the insets.
    let found = try warnings(
      of: "{ width: { absolute: 20 }, height: { absolute: 10 }, contentInsets: 6 }")
    expect(
      found,
      equals: [
        "17:74+13: the compositional layout of section 1 of 'shelf' has an item without height: "
          + "spacing and insets take all of it (make 'contentInsets' or 'interItemSpacing' smaller)"
      ])
  }

  @Test func `a warning about a group in a group points to it`() throws {
    let found = try warnings(
      of: "vertical: { width: { absolute: 20 }, height: { absolute: 90 }, "
        + "repeatingSubitem: { width: { absolute: 9 }, height: { absolute: 40 } }, count: 3 }")
    expect(
      found,
      equals: [
        "17:21+8: the compositional layout of section 1 of 'shelf' has a group whose subitems are 120 "
          + "points along its height, and the group has 90 "
          + "(make the group larger, or its subitems smaller)"
      ])
  }

  @Test func `a misspelt dimension is one mistake`() {
    let text = """
      view:
        collection:
          items: [a]
          cell: spacer
          layout: { compositional: { group: { horizontal: { width: { fractionalWdith: 1 }, height: { absolute: 4 }, subitems: [] } } } }
      """
    let found = mistakes(in: text).map { String($0.drop { $0 != " " }.dropFirst()) }
    expect(
      found,
      equals: [
        "unknown key 'fractionalWdith' in width (did you mean 'fractionalWidth'?)",
        "subitems: expected at least 1 in the list, found 0",
      ])
  }

  /// Groups in each other, the innermost of a cell.
  private func nested(_ count: Int) -> String {
    let size = "width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 }"
    let group = "{ horizontal: { \(size), count: 1, subitem: "
    return "view: { collection: { items: [a], cell: spacer, layout: { compositional: { group: "
      + String(repeating: group, count: count) + "{ \(size) }"
      + String(repeating: " } }", count: count) + " } } } }"
  }

  @Test func `sixty-four groups may be nested`() {
    expect(mistakes(in: nested(64)), equals: [])
  }

  @Test func `a group deeper than that is a mistake that names the fix`() {
    let found = mistakes(in: nested(65)).map { String($0.drop { $0 != " " }.dropFirst()) }
    expect(
      found,
      equals: [
        "groups are nested more than 64 levels deep (put the items into fewer groups)"
      ])
  }

  @Test func `a thousand nested groups are a mistake that names what may be nested`() {
    let found = mistakes(in: nested(1000)).map { String($0.drop { $0 != " " }.dropFirst()) }
    expect(
      found,
      equals: [
        "nested more than 400 levels deep (views and groups of items may be nested 64 deep)"
      ])
  }

  @Test func `a custom group's frames are computed for each item of a group`() throws {
    let collection = try #require(
      try view(
        """
        view:
          collection:
            items: [a]
            cell: spacer
            layout:
              compositional:
                group:
                  custom:
                    width: { fractionalWidth: 1 }
                    height: { absolute: 90 }
                    count: 3
                    frame:
                      x: "${index * width / count}"
                      y: "${index % 2 == 0 ? 0 : height / 3}"
                      width: "${width / count}"
                      height: 30
        """
      ).collection)
    let frames = try arrange(
      collection.layout, sections: [LayoutSection(itemCount: 4)],
      in: LayoutContainer(size: Size(width: 300, height: .infinity))
    ) { _, _, _ in .zero }.elements.map(\.frame)
    // Thirds of 300, the second one 90 / 3 lower, and the fourth item in the next group.
    expect(
      frames,
      equals: [
        Rect(x: 0, y: 0, width: 100, height: 30), Rect(x: 100, y: 30, width: 100, height: 30),
        Rect(x: 200, y: 0, width: 100, height: 30), Rect(x: 0, y: 90, width: 100, height: 30),
      ])
  }
}
