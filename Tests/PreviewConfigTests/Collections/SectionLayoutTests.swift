import CellViews
import CollectionLayouts
import TestSupport
import Testing

struct SectionLayoutTests {
  @Test func `a section has its own layout, or the collection's`() throws {
    let collection = try #require(
      try view(
        """
        view:
          collection:
            layout: { list: { rowHeight: 44 } }
            cell: spacer
            sections:
              - { items: [a] }
              - { layout: { grid: { columns: 3 } }, items: [b] }
        """
      ).collection)
    expect(collection.sections.map(\.ownLayout?.kind), equals: [nil, "grid"])
    expect(collection.layout.ofSection(0).kind, equals: "list")
    expect(collection.layout.ofSection(1).kind, equals: "grid")
  }

  @Test func `a collection needs no layout where all its sections have one`() throws {
    let collection = try #require(
      try view(
        "view: { collection: { cell: spacer, sections: [{ layout: flow, items: [a] }] } }"
      ).collection)
    expect(collection.layout.kind, equals: "flow")
  }

  @Test func `a collection needs a layout for the sections without one`() {
    expect(
      mistakes(
        in:
          "view: { collection: { cell: spacer, sections: [{ layout: flow, items: [] }, { items: [] }] } }"
      ),
      equals: [
        "1:21+1: collection: missing key 'layout' "
          + "(the layouts are grid, lazyVGrid, lazyHGrid, waterfall, justified, mosaic, aspectGrid, flow, list, carousel, compositional)"
      ])
  }

  @Test func `a mistake in a section's layout is reported there`() {
    expect(
      mistakes(
        in:
          "view: { collection: { layout: list, cell: spacer, sections: [{ layout: gird, items: [] }] } }"
      ), equals: ["1:72+4: unknown layout 'gird' (did you mean 'grid'?)"])
  }
}
