import CellViews
import CollectionLayouts
import LayoutGeometry
import PreviewConfig
import TestSupport
import Testing
import TextShaping

struct BoundaryConfigTests {
  private static let size = "width: { fractionalWidth: 1 }, height: { absolute: 44 }"
  private static let row =
    "{ horizontal: { \(size), subitem: { width: { fractionalWidth: 1 }, "
    + "height: { fractionalHeight: 1 } }, count: 2 } }"

  private func config(_ layout: String, collection: String = "", section: String = "") -> String {
    """
    view:
      collection:
        layout: { compositional: { group: \(Self.row), \(layout) } }
        cell: spacer
        \(collection.isEmpty ? "columns: 2" : collection)
        sections: [{ items: [a]\(section) }]
    """
  }

  private func layout(
    _ layout: String, collection: String = "", section: String = ""
  ) throws -> Compositional {
    let node = try view(config(layout, collection: collection, section: section)).collection
    return try #require(node?.layout.ofSection(0) as? Compositional)
  }

  private func mistake(
    _ layout: String, collection: String = "", section: String = ""
  ) -> [String] {
    mistakes(in: config(layout, collection: collection, section: section)).map {
      String($0.drop { $0 != " " }.dropFirst())
    }
  }

  private static let views = "supplementaryViews: { title: spacer, more: spacer, banner: spacer }"

  @Test func `views at boundaries are read under Apple's names`() throws {
    let layout = try layout(
      """
      boundarySupplementaryItems: [
            { kind: header, \(Self.size) }, { kind: more, \(Self.size), alignment: topTrailing, \
      pinToVisibleBounds: true }, { kind: title, \(Self.size), alignment: leading, \
      absoluteOffset: [3, 4] }, { kind: title, \(Self.size), alignment: bottom, \
      extendsBoundary: false, zIndex: -2 }]
      """, collection: Self.views)
    let item = BoundaryItem(width: .fractionalWidth(1), height: .absolute(44))
    func changed(_ change: (inout BoundaryItem) -> Void) -> BoundaryItem {
      var other = item
      change(&other)
      return other
    }
    expect(layout.header, equals: item)
    expect(
      layout.boundaryItems,
      equals: [
        NamedBoundaryItem(
          kind: "more", placeAlong: 0,
          changed {
            $0.placeAcross = 1
            $0.pinToVisibleBounds = true
          }),
        NamedBoundaryItem(
          kind: "title", placeAlong: 0.5,
          changed {
            $0.placeAcross = 0
            $0.absoluteOffset = Point(x: 3, y: 4)
          }),
        NamedBoundaryItem(
          kind: "title", placeAlong: 1,
          changed {
            $0.extendsBoundary = false
            $0.zIndex = -2
          }),
      ])
  }

  @Test func `a number that no view has is a mistake`() {
    expect(
      mistake("boundarySupplementaryItems: [{ kind: header, \(Self.size), zIndex: 1001 }]"),
      equals: [
        "zIndex: expected at most 1000, found 1001"
      ])
  }

  @Test func `a configuration is the whole layout's, also where sections have their own`() throws {
    let text = """
      configuration: { contentInsetsReference: layoutMargins, boundarySupplementaryItems: [
            { kind: banner, \(Self.size), pinToVisibleBounds: true }] }
      """
    for section in ["", ", layout: list"] {
      let node = try #require(
        try view(config(text, collection: Self.views, section: section)).collection)
      let laid = try arrange(
        node.layout, sections: node.sections.map(\.layout),
        in: LayoutContainer(size: Size(width: 400, height: 400))
      ) { _, _, _ in Size(width: 10, height: 10) }
      expect(
        laid.element(.layoutBoundary("banner"), at: ItemIndex(section: 0, item: 0))?.frame,
        equals: Rect(x: 20, y: 0, width: 360, height: 44))
    }
  }

  @Test func `references of insets are read under Apple's names`() throws {
    for reference in ContentInsetsReference.allCases {
      let layout = try layout(
        "contentInsetsReference: \(reference.rawValue), "
          + "supplementaryContentInsetsReference: \(reference.rawValue)")
      expect(layout.contentInsetsReference, equals: reference)
      expect(layout.supplementaryContentInsetsReference, equals: reference)
    }
    expect(
      mistake("contentInsetsReference: safearea"),
      equals: [
        "contentInsetsReference: expected one of automatic, none, safeArea, layoutMargins, "
          + "readableContent, found 'safearea' (did you mean 'safeArea'?)"
      ])
  }

  @Test func `kinds without a view, and views that cannot stay, are mistakes`() {
    expect(
      mistake("boundarySupplementaryItems: [{ kind: more, \(Self.size) }]"),
      equals: [
        "collection: a section has boundary supplementary items of the kind 'more' and no view for "
          + "them (write it under 'supplementaryViews')"
      ])
    expect(
      mistake(
        "configuration: { boundarySupplementaryItems: [{ kind: banner, \(Self.size) }] }",
        section: ", supplementaryViews: { banner: spacer }"),
      equals: [
        "collection: the layout has boundary supplementary items of the kind 'banner' and no view "
          + "for them (write it under 'supplementaryViews')"
      ])
    expect(
      mistake(
        "boundarySupplementaryItems: [{ kind: more, \(Self.size), alignment: leading, "
          + "pinToVisibleBounds: true }]", collection: Self.views),
      equals: [
        "compositional: a view at 'leading' does not stay in sight "
          + "(leave out 'pinToVisibleBounds', or align it with 'top' or 'bottom')"
      ])
  }

  @Test func `a configuration is not a section's`() {
    let text = """
      view:
        collection:
          cell: spacer
          sections: [{ items: [], layout: { compositional: { group: \(Self.row), configuration: { contentInsetsReference: none } } } }]
      """
    expect(
      mistakes(in: text).map { String($0.drop { $0 != " " }.dropFirst()) },
      equals: [
        "sections: 'configuration' is not a section's (write it in the collection's layout)"
      ])
  }

  @Test func `a view at a boundary has its section's number and its own`() throws {
    let text = config(
      "boundarySupplementaryItems: [{ kind: tag, \(Self.size) }, { kind: tag, \(Self.size) }]",
      collection: "supplementaryViews: { tag: { text: '${section}.${index} ${item == null}' } }")
    let view = try #require(try view(text).collection?.sections.first?.boundaryView)
    let shown = try view("tag", ItemIndex(section: 0, item: 1))
    expect(shown?.dump.contains("0.1 true"), equals: true)
  }

  @Test func `expressions know what a section shows and its page`() throws {
    let text = """
      view:
        vstack:
          children:
            - collection:
                layout: { compositional: { group: { horizontal: { width: { absolute: 60 }, height: { absolute: 20 }, subitems: [{ width: { fractionalWidth: 1 }, height: { fractionalHeight: 1 } }] } }, orthogonalScrollingBehavior: groupPaging } }
                cell: spacer
                sections: [{ items: [a, b, c, d], contentOffset: { group: 1 } }]
              id: feed
            - text: "${feed.sections[0].visibleItems[0] ?? 0}|${feed.sections[0].currentPage}|${feed.sections[0].pageCount}"
      canvas: { width: 100, height: 100 }
      """
    let config = try load(text)
    let preview = try #require(config.previews.first)
    let arranged = try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
    let node = try preview.content(arranged.computed)
    // Groups start at 0, 60, 120 and 180; the last offset is 140, a page of its own.
    #expect(node.dump.contains("1|1|4"))
  }
}
