import CellViews
import CollectionLayouts
import LayoutGeometry
import PreviewRendering
import TestSupport
import Testing
import TextShaping

/// What a page is told about a section that it scrolls across its collection's axis.
@Suite struct SectionScrollModelTests {
  /// A screen of 100 × 100 with a shelf of four cells of 60 × 20, and another list below it.
  private func drawing(
    _ behavior: String, width: String = "absolute: 60", more: String = "", id: String = "",
    offsets: [CollectionKey: Point] = [:]
  ) throws -> PreviewDrawing {
    var preview = try previews(
      """
      name: test
      canvas: { width: 100, height: 100\(more) }
      view:
        zstack:
          - collection:
              layout: { list: { rowHeight: 30 } }
              cell: { color: red }
              sections:
                - items: 1...4
                  layout:
                    compositional:
                      group:
                        horizontal:
                          width: { \(width) }
                          height: { absolute: 20 }
                          subitems: [{ width: { \(width) }, height: { absolute: 20 } }]
                      orthogonalScrollingBehavior: \(behavior)
                - { items: 1...9 }
            \(id)
      """)[0]
    preview.scrollOffsets = offsets
    return try PreviewDrawing(preview, shapers: TextShapers())
  }

  private func json(_ drawing: PreviewDrawing) throws -> String {
    try #require(drawing.sectionScrollModel(of: CollectionKey("0#0"))).json
  }

  @Test func `a section's offsets, and where they rest, are in points`() throws {
    // 4 × 60 = 240 points, of which the last 100 begin at 140.
    let found = try json(drawing("groupPaging"))
    #expect(
      found == """
        {"key":"0#0","mode":"frames","reason":"section","axis":"horizontal","scale":2,\
        "viewport":[0,0,100,20],"clips":[],"contentSize":[240,20],"offset":0,"origin":0,"min":0,\
        "max":140,"snap":{"interval":60,"origin":0,"min":0,"max":140},"period":null,\
        "loadMore":null,"region":true,"over":false,"bands":null,"pinned":[]}
        """)
  }

  @Test func `a section that rests anywhere, or with its groups in the middle`() throws {
    try #require(json(drawing("continuous")).contains(#""snap":null"#))
    try #require(json(drawing("paging")).contains(#""snap":{"interval":100,"#))
    // (60 − 100) / 2 = −20, and 180 − 20.
    try #require(
      json(drawing("groupPagingCentered")).contains(
        #""min":-20,"max":160,"snap":{"interval":60,"origin":-20,"min":-20,"max":160}"#))
  }

  @Test func `groups of different lengths have a stop each`() throws {
    // Cells without content measure what their colour takes: 10 points by default.
    let found = try json(drawing("groupPaging", width: "estimated: 60"))
    #expect(found.contains(#""snap":{"stops":[0,"#))
  }

  @Test func `from right to left, a section's offsets are negative`() throws {
    let found = try json(drawing("groupPaging", more: ", layoutDirection: rightToLeft"))
    #expect(found.contains(#""offset":0,"origin":-140,"min":-140,"max":0,"#))
    let moved = try drawing(
      "groupPaging", more: ", layoutDirection: rightToLeft",
      offsets: [CollectionKey("0#0"): Point(x: -45, y: 0)])
    // Content from right to left moves to the right: its first cell starts at 100 − 60 + 45.
    let cell = moved.arrangement.collections[0].arrangement.elements.first { $0.kind == .cell }
    expect(cell?.frame.minX, equals: 85)
    try #require(json(moved).contains(#""offset":-45,"#))
  }

  @Test func `an offset that someone moves a section to is kept as it is`() throws {
    let moved = try drawing("groupPaging", offsets: [CollectionKey("0#0"): Point(x: 45, y: 0)])
    let cell = moved.arrangement.collections[0].arrangement.elements.first { $0.kind == .cell }
    expect(cell?.frame.minX, equals: -45)
    try #require(json(moved).contains(#""offset":45,"#))
    #expect(moved.viewportPicture(of: CollectionKey("0#0"))?.frame.width == 100)
  }

  @Test func `sections that do not scroll have no model`() throws {
    let drawing = try drawing("paging")
    for key in ["0#1", "0#9", "1#0", "0"] {
      #expect(drawing.sectionScrollModel(of: CollectionKey(key)) == nil)
    }
    let found = drawing.scrollingSections(of: drawing.arrangement.collections[0]).map(\.key.text)
    #expect(found == ["0#0"])
  }
}
