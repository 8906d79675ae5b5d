import CellViews
import CollectionLayouts
import Diagnostics
import TestSupport
import Testing

struct CollectionMistakeTests {
  @Test(
    arguments: [
      (
        "layout: grid, items: [], cell: spacer, sections: []",
        "1:21+1: collection: expected either 'items' or 'sections'"
      ),
      ("layout: grid, cell: spacer", "1:21+1: collection: expected either 'items' or 'sections'"),
      ("layout: grid, items: []", "1:21+1: collection: missing key 'cell'"),
      (
        "items: [], cell: spacer",
        "1:21+1: collection: missing key 'layout' "
          + "(the layouts are grid, lazyVGrid, lazyHGrid, waterfall, justified, mosaic, aspectGrid, flow, list, carousel, compositional)"
      ),
      (
        "items: [], cell: spacer, layout: ",
        "1:57+1: layout: expected a layout, found nothing "
          + "(the layouts are grid, lazyVGrid, lazyHGrid, waterfall, justified, mosaic, aspectGrid, flow, list, carousel, compositional)"
      ),
      (
        "items: [], cell: spacer, layout: {}",
        "1:56+1: layout: expected one layout, found 0 "
          + "(the layouts are grid, lazyVGrid, lazyHGrid, waterfall, justified, mosaic, aspectGrid, flow, list, carousel, compositional)"
      ),
      (
        "cell: spacer, items: 10...1, layout: grid",
        "1:44+6: items: a range runs upwards, found 10 before 1"
      ),
      (
        "cell: spacer, items: 1...1000000000, layout: grid",
        "1:44+14: items: expected at most 10000000 items, found 1000000000"
      ),
      (
        "cell: spacer, items: many, layout: grid",
        "1:44+4: items: expected items, found 'many' "
          + "(write a list, a range as in '1...10', or '{ file: … }')"
      ),
      (
        "cell: spacer, items: 1...section.n, layout: grid",
        "1:44+13: items: expected items, found '1...section.n' (write \"1...${section.n}\")"
      ),
      (
        "cell: spacer, items: { file: nope.json }, layout: grid",
        "1:52+9: cannot read 'nope.json': file not found"
      ),
      (
        "cell: spacer, items: { file: '${x}' }, layout: grid",
        "1:55+1: unknown name 'x'"
      ),
      (
        "cell: spacer, items: [], layout: watrfall",
        "1:56+8: unknown layout 'watrfall' (did you mean 'waterfall'?)"
      ),
      (
        "cell: spacer, items: [], layout: { waterfall: { rows: 2 } }",
        "1:69+1: waterfall: 'rows' is a key of sideways layouts "
          + "(write 'columns', or 'scrollDirection: horizontal' beside it)"
      ),
      (
        "cell: spacer, items: [], layout: { mosaic: { columns: 2, scrollDirection: horizontal } }",
        "1:66+1: mosaic: 'columns' is not a key of sideways layouts (write 'rows' instead)"
      ),
      (
        "cell: spacer, items: [], layout: { mosaic: { pattern: [] } }",
        "1:77+1: pattern: expected at least 1 in the list, found 0"
      ),
      (
        "cell: spacer, items: [], layout: { mosaic: { pattern: [0] } }",
        "1:78+1: pattern: expected at least 1, found 0"
      ),
      (
        "cell: spacer, items: [], layout: { justified: { targetRowHeight: 0 } }",
        "1:88+1: targetRowHeight: expected at least 1, found 0"
      ),
      (
        "cell: spacer, items: [], layout: { justified: { lastRow: left } }",
        "1:80+4: lastRow: expected one of start, center, end, justify, hidden, found 'left'"
      ),
      (
        "cell: spacer, items: [], layout: { grid: { colums: 2 } }",
        "1:66+6: unknown key 'colums' in grid (did you mean 'columns'?)"
      ),
      (
        "cell: spacer, items: [], layout: { grid: , list: }",
        "1:66+4: layout: expected one layout, found 2"
      ),
      ("cell: crad, items: [], layout: grid", "1:29+4: no view or cell is named 'crad'"),
    ])
  func `a mistake in a collection is reported`(keys: String, mistake: String) {
    expect(mistakes(in: "view: { collection: { \(keys) } }"), equals: [mistake])
  }

  @Test func `a waterfall has cell padding or spacings`() {
    expect(
      mistakes(
        in: """
          view:
            collection:
              layout: { waterfall: { cellPadding: 4, rowSpacing: 2 } }
              items: []
              cell: spacer
          """), equals: ["3:26+1: waterfall: expected either 'cellPadding' or spacings"])
  }

  @Test func `a mistake in an item's value names the item`() throws {
    let text = """
      view:
        collection:
          layout: grid
          items: [1, 2, x]
          itemHeight: ${item}
          cell: spacer
      """
    let error = #expect(throws: Diagnostic.self) { try view(text) }
    expect(
      error?.line,
      equals: "5:17+7: item 2: itemHeight: expected a length in points, found 'x' (for example 16)")
  }

  @Test func `a mistake in a cell names the item`() throws {
    let text = """
      view:
        collection:
          layout: grid
          items: [{ title: A }]
          cell: { text: "${item.titel}" }
      """
    let collection = try #require(try view(text).collection)
    let error = #expect(throws: Diagnostic.self) {
      try collection.sections[0].cell(CellContext(index: ItemIndex(section: 0, item: 0)))
    }
    expect(
      error?.line, equals: "5:27+5: item 0: 'item' has no field 'titel' (did you mean 'title'?)")
  }
}
