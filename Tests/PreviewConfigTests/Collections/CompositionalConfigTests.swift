import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct CompositionalConfigTests {
  private static let size = "width: { fractionalWidth: 1 }, height: { absolute: 44 }"
  private static let cell = "{ width: { fractionalWidth: 0.5 }, height: { fractionalHeight: 1 } }"
  private static let row = "{ horizontal: { \(size), subitems: [\(cell)] } }"

  @Test func `groups, sizes, spacings and boundaries are read under Apple's names`() throws {
    let collection = try #require(
      try view(
        """
        view:
          collection:
            cell: spacer
            sections:
              - items: [a]
                header: { text: Featured }
                layout:
                  compositional:
                    group:
                      horizontal:
                        width: { fractionalWidth: 1 }
                        height: { fractionalWidth: 0.4 }
                        interItemSpacing: { fixed: 10 }
                        subitems:
                          - { width: { fractionalWidth: 0.7 }, height: { fractionalHeight: 1 }, contentInsets: 5 }
                          - vertical:
                              width: { fractionalWidth: 0.3 }
                              height: { fractionalHeight: 1 }
                              repeatingSubitem: { width: { fractionalWidth: 1 }, height: { fractionalHeight: 0.5 } }
                              count: 2
                    interGroupSpacing: 10
                    contentInsets: { top: 10, leading: 10, bottom: 10, trailing: 10 }
                    orthogonalScrollingBehavior: groupPaging
                    boundarySupplementaryItems:
                      - { kind: header, width: { fractionalWidth: 1 }, height: { absolute: 44 }, alignment: top, pinToVisibleBounds: true }
        """
      ).collection)
    let column = CompositionalItem(
      width: .fractionalWidth(0.3), height: .fractionalHeight(1),
      group: CompositionalGroup(
        axis: .vertical,
        subitems: [
          CompositionalItem(width: .fractionalWidth(1), height: .fractionalHeight(0.5))
        ], filling: .repeating(2)))
    let group = CompositionalItem(
      width: .fractionalWidth(1), height: .fractionalWidth(0.4),
      group: CompositionalGroup(
        axis: .horizontal,
        subitems: [
          CompositionalItem(
            width: .fractionalWidth(0.7), height: .fractionalHeight(1),
            contentInsets: EdgeInsets(5)), column,
        ], interItemSpacing: .fixed(10)))
    expect(
      "\(collection.layout)",
      equals:
        "\(Compositional(group: group, interGroupSpacing: 10, contentInsets: EdgeInsets(10), orthogonal: OrthogonalScrolling(.groupPaging), header: BoundaryItem(width: .fractionalWidth(1), height: .absolute(44), pinToVisibleBounds: true)))"
    )
  }

  @Test func `a section is scrolled to points, an item or a group`() throws {
    let more = ", orthogonalScrollingBehavior: continuous"
    for (written, offset) in [
      ("120", OrthogonalScrolling.Offset.points(120)), ("{ item: 3 }", .item(3)),
      ("{ group: 2 }", .group(2)),
    ] {
      let layout = try grouped(
        group: Self.row, more: more, section: ", contentOffset: \(written)")
      expect(layout.orthogonal?.offset, equals: offset)
    }
  }

  @Test func `a section that does not scroll has no offset`() {
    expect(
      mistakes(in: groupConfig(group: Self.row, section: ", contentOffset: 120")),
      equals: [
        "3:5+1: collection: a section has a 'contentOffset' and does not scroll "
          + "(give it a compositional layout with an 'orthogonalScrollingBehavior')"
      ])
  }

  @Test(
    arguments: [
      (
        "{ horizontal: { \(size) } }",
        "horizontal: expected one of 'subitems', 'subitem' and 'repeatingSubitem', found 0"
      ),
      (
        "{ horizontal: { \(size), subitem: \(cell) } }",
        "horizontal: missing key 'count' (write how many times the item is there)"
      ),
      (
        "{ horizontal: { \(size), subitem: \(cell), count: 1000000 } }",
        "count: expected at most 1000, found 1000000"
      ),
      (
        """
        { horizontal: { \(size), count: 1000, subitem:
                { vertical: { \(size), count: 11, subitem: \(cell) } } } }
        """, "horizontal: expected at most 10000 items in a group, found 10001"
      ),
      (
        "{ horizontal: { \(size), subitems: [\(cell)], count: 2 } }",
        "horizontal: 'count' is for 'subitem' and 'repeatingSubitem' "
          + "(leave it out: subitems are repeated as long as there is room)"
      ),
      (
        "{ horizontal: { \(size), subitems: [] } }",
        "subitems: expected at least 1 in the list, found 0"
      ),
      ("{ }", "group: expected one of 'horizontal', 'vertical' and 'custom', found 0"),
      (
        "{ horizontal: { width: { absolute: 0 }, height: { absolute: 1 }, subitems: [\(cell)] } }",
        "absolute: expected more than 0, found 0"
      ),
      (
        "{ horizontal: { width: { absolute: -4 }, height: { absolute: 1 }, subitems: [\(cell)] } }",
        "absolute: expected at least 0, found -4"
      ),
      (
        "{ horizontal: { width: { absolute: 4, estimated: 4 }, height: { absolute: 1 }, subitems: [\(cell)] } }",
        "width: expected one of fractionalWidth, fractionalHeight, absolute, estimated and "
          + "uniformAcrossSiblings, found 2"
      ),
      (
        "{ horizontal: { width: { absolute: 4 }, height: { absolute: 1, fractionalHieght: 1 }, subitems: [\(cell)] } }",
        "unknown key 'fractionalHieght' in height (did you mean 'fractionalHeight'?)"
      ),
      (
        """
        { horizontal: { width: { absolute: 100 }, height: { absolute: 1 },
                subitems: [{ width: { absolute: 120 }, height: { absolute: 1 } }] } }
        """,
        "horizontal: the group has a width of 100 and cannot hold its subitem of 120 "
          + "(make the group larger, or the subitem smaller)"
      ),
      (
        "{ vertical: { \(size), subitems: [{ width: { absolute: 1 }, height: { fractionalHeight: 2 } }] } }",
        "vertical: the group cannot hold its subitem, which has 2 of its height "
          + "(give the subitem a fraction of 1 at most)"
      ),
    ])
  func `a mistake in a group is reported`(group: String, mistake: String) {
    let found = mistakes(in: groupConfig(group: group)).map { line in
      String(line.drop { $0 != " " }.dropFirst())
    }
    expect(found, equals: [mistake])
  }

  @Test func `a mistake in a group has its place`() {
    // The list is in the third line, where its '[' is.
    expect(
      mistakes(in: groupConfig(group: "{ horizontal: { \(Self.size), subitems: [] } }")).map {
        $0.prefix { $0 != "+" }
      }, equals: ["3:122"])
  }

  @Test(
    arguments: [
      (
        "{ kind: header, alignment: bottom }",
        "compositional: a header is not at 'bottom' (align it with 'top', or make it a footer)"
      ),
      (
        "{ kind: header }, { kind: header }",
        "compositional: expected one header, found 2 (give the other a kind of its own, with a view "
          + "under 'supplementaryViews')"
      ),
    ])
  func `a mistake in a boundary is reported`(items: String, mistake: String) {
    let size = ", width: { fractionalWidth: 1 }, height: { absolute: 44 } }"
    let items = items.replacing(" }", with: size)
    let text = groupConfig(group: Self.row, more: ", boundarySupplementaryItems: [\(items)]")
    let found = mistakes(in: text).map { line in String(line.drop { $0 != " " }.dropFirst()) }
    expect(found, equals: [mistake])
  }

  @Test func `the space between sections is the collection's`() {
    let text = """
      view:
        collection:
          cell: spacer
          sections: [{ items: [], layout: { compositional: { group: \(Self.row), interSectionSpacing: 8 } } }]
      """
    let found = mistakes(in: text).map { line in String(line.drop { $0 != " " }.dropFirst()) }
    expect(
      found,
      equals: [
        "sections: 'interSectionSpacing' is not a section's (write it in the collection's layout)"
      ])
  }
}
