import Testing

/// What UIKit traps on, warns about or leaves undefined, by the words that name the fix.
struct BadLayoutTests {
  private static let cell = "{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }"

  /// A screen of 300 by 400 with a collection, in flow style.
  private static func screen(
    _ layout: String, more: String = "items: [a, b, c]", frame: String = ""
  ) -> String {
    """
    canvas: { width: 300, height: 400 }
    view:
      collection:
        layout: \(layout)
        cell: { color: red }
        \(more)
    \(frame)
    """
  }

  private static func group(_ group: String, more: String = "") -> String {
    screen("{ compositional: { group: \(group)\(more) } }")
  }

  private static func row(_ width: String, _ height: String, _ rest: String) -> String {
    "{ horizontal: { width: { \(width) }, height: { \(height) }, \(rest) } }"
  }

  /// A group in groups, the innermost of a cell.
  private static func nested(_ count: Int) -> String {
    let size = "width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 }"
    return String(repeating: "{ horizontal: { \(size), count: 1, subitem: ", count: count) + cell
      + String(repeating: " } }", count: count)
  }

  /// The mistakes of a config, or else its warnings, without their places.
  private func words(_ text: String) throws -> [String] {
    let mistakes = mistakes(in: text)
    let lines = mistakes.isEmpty ? try warnings(in: text).map(\.line) : mistakes
    #expect(lines.allSatisfy { $0.first?.isNumber == true }, "each has its place")
    return lines.map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test(arguments: [
    (
      "a group that cannot hold its subitem",
      group(
        row(
          "absolute: 80", "absolute: 10",
          "subitems: [{ width: { absolute: 90 }, height: { absolute: 9 } }]")),
      "cannot hold its subitem of 90 (make the group larger, or the subitem smaller)"
    ),
    (
      "a subitem wider than its screen",
      group(
        row(
          "fractionalWidth: 1", "absolute: 10",
          "subitems: [{ width: { absolute: 320 }, height: { absolute: 9 } }]")),
      "subitems are 320 points along its width, and the group has 300 "
        + "(make the group larger, or its subitems smaller)"
    ),
    (
      "a dimension cycle",
      group(
        row(
          "estimated: 80", "absolute: 10",
          "subitems: [{ vertical: { width: { fractionalWidth: 0.5 }, height: { absolute: 9 }, subitems: [{ width: { estimated: 9 }, height: { absolute: 9 } }] } }]"
        )),
      "an item whose width is a part of one that is measured, so that the estimate counts "
        + "(estimate the item's width, too, or give its group another)"
    ),
    (
      "a dimension of zero",
      group(row("fractionalWidth: 0", "absolute: 10", "subitems: [\(cell)]")),
      "fractionalWidth: expected more than 0, found 0"
    ),
    (
      "a negative dimension", group(row("absolute: -1", "absolute: 10", "subitems: [\(cell)]")),
      "absolute: expected at least 0, found -1"
    ),
    (
      "a thousand nested groups", group(nested(1000)), "deep"
    ),
    (
      "a million in one group",
      group(row("fractionalWidth: 1", "absolute: 10", "subitem: \(cell), count: 1000000")),
      "count: expected at most 1000, found 1000000"
    ),
    (
      "a million of a length near zero",
      group(
        row(
          "fractionalWidth: 1", "absolute: 10",
          "subitems: [{ width: { absolute: 0.001 }, height: { absolute: 9 } }]")),
      "has more than 10000 items in a group (make its subitems larger, or the group smaller)"
    ),
    (
      "a section that scrolls sideways in a collection as high as its content",
      screen(
        "{ compositional: { scrollDirection: horizontal, orthogonalScrollingBehavior: paging, group: \(row("absolute: 40", "absolute: 40", "subitems: [\(cell)]")) } }",
        frame: "  fixedSize: { vertical: true }"),
      "does not scroll sideways: its collection is as high as its content "
        + "(give the collection a height)"
    ),
    (
      "a section that scrolls sideways, of a part of a height that has no end",
      screen(
        "{ compositional: { orthogonalScrollingBehavior: paging, group: \(row("absolute: 40", "fractionalHeight: 0.5", "subitems: [\(cell)]")) } }",
        frame: "  fixedSize: { vertical: true }"),
      "has a height of its container's, which is as high as its content "
        + "(give the collection a height, or the group an absolute one)"
    ),
    (
      "flexible spacing without room",
      group(
        row(
          "fractionalWidth: 1", "absolute: 10",
          "repeatingSubitem: { width: { absolute: 160 }, height: { absolute: 9 } }, count: 2, interItemSpacing: { flexible: 4 }"
        )),
      "has flexible spacing without room: its subitems take all of the width "
        + "(make the subitems smaller, or the spacing fixed)"
    ),
    (
      "insets that leave nothing",
      group(
        row("fractionalWidth: 1", "absolute: 10", "subitems: [\(cell)]"),
        more: ", contentInsets: 150"),
      "has no width left for its groups: contentInsets take all of it "
        + "(make 'contentInsets' smaller)"
    ),
    (
      "an offset outside of a section's content",
      screen(
        "{ compositional: { orthogonalScrollingBehavior: continuous, group: \(row("absolute: 140", "absolute: 40", "subitems: [\(cell)]")) } }",
        more: "sections: [{ items: [a, b, c], contentOffset: 900 }]"),
      "is scrolled to 900, outside of its content (scroll it to 0 to 120)"
    ),
    (
      "an offset of an item that a section does not have",
      screen(
        "{ compositional: { orthogonalScrollingBehavior: continuous, group: \(row("absolute: 140", "absolute: 40", "subitems: [\(cell)]")) } }",
        more: "sections: [{ items: [a, b, c], contentOffset: { item: 3 } }]"),
      "is scrolled to item 3, but has 3 items (scroll it to an item from 0 to 2)"
    ),
    (
      // Three items in groups of one.
      "an offset of a group that a section does not have",
      screen(
        "{ compositional: { orthogonalScrollingBehavior: groupPaging, group: \(row("absolute: 140", "absolute: 40", "subitems: [\(cell)]")) } }",
        more: "sections: [{ items: [a, b, c], contentOffset: { group: 7 } }]"),
      "is scrolled to group 7, but has 3 groups (scroll it to a group from 0 to 2)"
    ),
    (
      "an offset outside of a collection's content",
      screen("{ list: { rowHeight: 200 } }", more: "items: [a, b, c]\n    contentOffset: [0, 900]"),
      "scrolled"
    ),
    (
      "an item wider than its line", screen("{ flow: { itemSize: [320, 20] } }"),
      "20 points"
    ),
    (
      "a carousel higher than its viewport",
      screen("{ carousel: { itemSize: [100, 500] } }"), "100 points"
    ),
  ])
  func `what cannot be laid out is named with its fix`(
    what: String, text: String, words expected: String
  ) throws {
    let found = try words(text)
    #expect(found.contains { $0.contains(expected) }, "\(what): \(found)")
  }
}
