import CellViews
import CollectionLayouts
import DisplayList
import LayoutGeometry
import TestSupport
import Testing

/// Layouts, frames and offsets under SwiftUI's names.
struct LazyGridConfigTests {
  private func config(_ layout: String, _ keys: String = "items: 1...4") -> String {
    """
    canvas: { width: 200, height: 100 }
    view:
      collection:
        layout: { \(layout) }
        cell: { color: red, frame: { width: 30, height: 40 } }
    \(keys.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
    """
  }

  private func layout(_ text: String) throws -> LazyGrid {
    try #require(try view(config(text)).collection?.layout as? LazyGrid)
  }

  private func mistake(_ layout: String, _ keys: String = "items: 1...4") -> [String] {
    mistakes(in: config(layout, keys)).map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  @Test func `lazyVGrid has grid items with spaces of their own`() throws {
    let grid = try layout(
      "lazyVGrid: { columns: [{ fixed: 20, spacing: 4 }, { adaptive: { minimum: 30 } }, "
        + "{ flexible: }], spacing: 12, alignment: trailing, pinnedViews: [sectionHeaders] }")
    expect(grid.columns, equals: [.fixed(20), .adaptive(minimum: 30), .flexible()])
    expect(grid.spacings, equals: [4, nil, nil])
    expect([grid.rowSpacing, grid.columnSpacing, grid.alignment], equals: [12, 8, 1])
    expect(grid.pinnedViews, equals: [.header])
    expect(grid.scrollAxis, equals: .vertical)
  }

  @Test func `lazyHGrid runs sideways`() throws {
    let grid = try layout(
      "lazyHGrid: { rows: [{ fixed: 20 }], spacing: 12, alignment: top, "
        + "pinnedViews: [sectionHeaders, sectionFooters] }")
    expect([grid.rowSpacing, grid.columnSpacing, grid.alignment], equals: [8, 12, 0])
    expect(grid.pinnedViews, equals: [.header, .footer])
    expect(grid.scrollAxis, equals: .horizontal)
  }

  @Test func `mistakes name what may be written`() {
    expect(mistake("lazyVGrid: {}"), equals: ["missing key 'columns' in lazyVGrid"])
    expect(
      mistake("lazyHGrid: { rows: [{ fixed: 3, flexible: }] }"),
      equals: [
        "rows: expected one of fixed, flexible and adaptive, found 2"
      ])
    expect(
      mistake("lazyVGrid: { columns: [{ flexible: }], pinnedViews: [headers] }").first?
        .contains("expected one of sectionHeaders, sectionFooters, found 'headers'"), equals: true)
  }

  @Test func `a frame is a part of the collection within its inset`() throws {
    let keys = """
      contentInset: { leading: 10, trailing: 10 }
      items: 1...4
      """
    let text = config("lazyHGrid: { rows: [{ flexible: }], spacing: 6 }", keys).replacing(
      "frame: { width: 30, height: 40 }",
      with: "containerRelativeFrame: { axes: horizontal, count: 3, span: 2, spacing: 6 }")
    let arrangement = try #require(try arranged(text).collections.first).arrangement
    // (200 − 2 × 10 − 2 × 6) / 3 = 56; two of them with 6 between: 118.
    expect(
      arrangement.element(.cell, at: ItemIndex(section: 0, item: 1))?.frame,
      equals: Rect(x: 124, y: 0, width: 118, height: 100))
  }

  @Test func `without a collection around, the container is the canvas in its safe area`() throws {
    let screen = try arranged(
      """
      canvas: { width: 200, height: 100, safeArea: { top: 20 } }
      view:
        color: red
        containerRelativeFrame: [horizontal, vertical]
        id: box
      """)
    #expect(screen.displayList.dump.contains("200×80"))
  }

  @Test func `a span longer than its container is a mistake`() {
    let text = "view: { color: red, containerRelativeFrame: { axes: vertical, count: 2, span: 3 } }"
    expect(
      mistakes(in: text).map { String($0.drop { $0 != " " }.dropFirst()) },
      equals: [
        "containerRelativeFrame: a span of 3 of 2 parts is longer than the container "
          + "(write a 'count' of at least 3)"
      ])
  }

  @Test func `an offset ends at a page, or at a cell's edge`() throws {
    func offset(_ behavior: String) throws -> Point? {
      let keys = "items: 1...9\ncontentOffset: [0, 130]\nscrollTargetBehavior: \(behavior)"
      return try arranged(config("list: { rowHeight: 50 }", keys)).collections.first?.contentOffset
    }
    let (page, edge) = (try offset("paging"), try offset("viewAligned"))
    // Pages of 100: 130 is nearer to 100 than to 200. Rows start at 100 and 150: 150 is 20 away.
    expect(page, equals: Point(x: 0, y: 100))
    expect(edge, equals: Point(x: 0, y: 150))
    expect(
      mistake("list: { rowHeight: 50 }", "items: 1...9\nscrollTargetBehavior: page"),
      equals: [
        "scrollTargetBehavior: expected one of paging, viewAligned, found 'page'"
      ])
  }

  @Test func `what moved an offset is explained`() throws {
    let keys = "items: 1...9\ncontentOffset: [0, 130]\nscrollTargetBehavior: viewAligned"
    let screen = try arranged(config("list: { rowHeight: 50 }", keys))
    expect(
      screen.collections.first?.offsetExplanation.map(\.description),
      equals: [
        "offset 130 → 150: the nearest cell's leading edge"
      ])
  }
}
