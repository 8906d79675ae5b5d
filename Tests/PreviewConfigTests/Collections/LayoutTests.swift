import CellViews
import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct LayoutTests {
  @Test(
    arguments: [
      ("grid", "\(Grid(columns: 2))"),
      ("{ grid: { columns: 3, spacing: 4 } }", "\(Grid(columns: 3, spacing: 4))"),
      ("{ grid: { rowSpacing: 4 } }", "\(Grid(columns: 2, rowSpacing: 4, columnSpacing: 0))"),
      (
        "{ grid: { columns: [{ fixed: 80 }, { flexible: }, { adaptive: { minimum: 50 } }] } }",
        "\(LazyGrid(columns: [.fixed(80), .flexible(), .adaptive(minimum: 50)]))"
      ),
      ("waterfall", "\(Waterfall(columns: 2))"),
      (
        "{ waterfall: { columns: 4, placement: balanced, cellPadding: 8, dense: true } }",
        "\(Waterfall(columns: 4, placement: .balanced, gap: .cellPadding(8), isDense: true))"
      ),
      (
        "{ waterfall: { spacing: 8, rowSpacing: 4, tieTolerance: 2 } }",
        "\(Waterfall(columns: 2, gap: .spacing(column: 8, row: 4), tieTolerance: 2))"
      ),
      (
        "{ waterfall: { rows: 3, scrollDirection: horizontal } }",
        "\(Waterfall(columns: 3, axis: .horizontal))"
      ),
      ("justified", "\(Justified())"),
      (
        "{ justified: { targetRowHeight: 90, targetRowHeightTolerance: 0.1, spacing: 3, rowSpacing: 5 } }",
        "\(Justified(targetRowHeight: 90, targetRowHeightTolerance: 0.1, rowSpacing: 5, columnSpacing: 3))"
      ),
      (
        "{ justified: { lastRow: hidden, maxNumRows: 2, forceAspectRatio: 1, fullWidthBreakoutRowCadence: 4 } }",
        "\(Justified(lastRow: .hidden, maxNumRows: 2, forceAspectRatio: 1, fullWidthBreakoutRowCadence: 4))"
      ),
      ("mosaic", "\(Mosaic())"),
      (
        "{ mosaic: { rows: 4, scrollDirection: horizontal, pattern: [2, [1, 2], 1], dense: false } }",
        "\(Mosaic(columns: 4, pattern: [.square(2), .init(columns: 1, rows: 2), .square(1)], isDense: false, axis: .horizontal))"
      ),
      ("aspectGrid", "\(AspectGrid(cellAspectRatio: 1))"),
      (
        "{ aspectGrid: { cellAspectRatio: '${3 / 2}', objective: fit } }",
        "\(AspectGrid(cellAspectRatio: 1.5, objective: .fit))"
      ),
      ("flow", "\(Flow())"),
      (
        "{ flow: { itemSize: { columns: 2, rows: 4, padding: 10 }, lastLine: start } }",
        "\(Flow(itemSize: .fraction(columns: 2, rows: 4, padding: 10), lastLine: .start))"
      ),
      (
        "{ flow: { estimatedItemSize: automatic } }", "\(Flow(itemSize: .automatic))"
      ),
      (
        "{ flow: { itemSize: automatic, scrollDirection: horizontal } }",
        "\(Flow(scrollDirection: .horizontal, itemSize: .automatic))"
      ),
      (
        "{ flow: { itemSize: [250, 250] } }",
        "\(Flow(itemSize: .fixed(Size(width: 250, height: 250))))"
      ),
      ("list", "\(List())"),
      ("{ list: { rowHeight: 44, separator: none } }", "\(List(rowHeight: 44, separator: nil))"),
      (
        "{ list: { separator: { leadingInset: 8 } } }",
        "\(List(separator: LayoutSeparator(leadingInset: 8)))"
      ),
      (
        "{ carousel: { itemSize: [375, 375], minimumLineSpacing: 4, numberOfSets: 4 } }",
        "\(Carousel(itemSize: Size(width: 375, height: 375), minimumLineSpacing: 4, numberOfSets: 4))"
      ),
    ])
  func `a layout is read`(written: String, expected: String) throws {
    let text = "view: { collection: { layout: \(written), items: [], cell: spacer } }"
    let collection = try #require(try view(text).collection)
    expect("\(collection.layout)", equals: expected)
  }
}
