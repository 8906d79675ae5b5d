import CellViews
import PreviewRendering
import Testing
import TextShaping

/// What a page is told about a collection that it scrolls.
@Suite struct ScrollModelTests {
  /// The model of a collection on a canvas of 100 × 100 points, 2 pixels a point, line by line.
  private func model(
    _ collection: String, canvas: String = "", around: String = "", key: String = "0"
  ) throws -> String {
    let preview = try previews(
      """
      name: test
      canvas: { width: 100, height: 100\(canvas) }
      view:
        collection:
          \(collection.replacing("\n", with: "\n    "))
        \(around.replacing("\n", with: "\n  "))
      """)[0]
    let shapers = TextShapers()
    let drawing = try PreviewDrawing(preview, shapers: shapers)
    let model = try #require(
      try drawing.scrollModel(of: CollectionKey(key), shapers: shapers))
    return model.json
  }

  private let rows = """
    layout: { list: { rowHeight: 30 } }
    items: 1...20
    cell: { color: red }
    """

  @Test func `a list's bands hold all that scrolling shows`() throws {
    // 20 rows of 30 and insets of 10 and 4: from −10 to 600 + 4 − 100. A band has at least 256
    // pixels; 514 × 2 + 200 pixels in bands of 256 are five.
    try #require(
      model(rows + "\ncontentInset: { top: 10, bottom: 4 }") == """
        {"key":"0","mode":"bands","reason":null,"axis":"vertical","scale":2,\
        "viewport":[0,0,100,100],"clips":[],"contentSize":[100,600],"offset":-10,"origin":-10,\
        "min":-10,"max":504,"snap":null,"period":null,"loadMore":null,"region":false,"over":false,\
        "bands":{"count":5,"length":128},"pinned":[]}
        """)
  }

  @Test func `a list that is shorter than its viewport does not scroll`() throws {
    let json = try model("layout: list\nitems: 1...2\ncell: { color: red }\nitemHeight: 20")
    #expect(json.contains(#""offset":0,"origin":0,"min":0,"max":0,"#))
    #expect(json.contains(#""bands":{"count":1,"length":128}"#))
  }

  @Test func `headers and footers have the places at which they stay`() throws {
    let json = try model(
      """
      layout: { list: { rowHeight: 30 } }
      sticky: both
      contentInset: { top: 8, bottom: 6 }
      sections:
        - { items: 1...5, header: &bar { color: blue, frame: { height: 12 } }, footer: *bar }
        - { items: 1...4, header: *bar }
      cell: { color: red }
      """)
    // Section 0 reaches from 0 to 12 + 150 + 12; its header stops at 174 − 12 − 12, its footer at
    // 12. Section 1 ends at 174 + 12 + 120 = 306, and its header stops at 294. The footer stays
    // 100 − 6 − 12 after the viewport's start.
    #expect(
      json.hasSuffix(
        #""pinned":[{"kind":"header","section":0,"side":"start","rest":0,"limit":150,"start":8},"#
          + #"{"kind":"footer","section":0,"side":"end","rest":162,"limit":12,"start":82},"#
          + #"{"kind":"header","section":1,"side":"start","rest":174,"limit":294,"start":8}]}"#))
  }

  @Test func `a carousel snaps to its items, and without end has a period`() throws {
    let cell = "items: 1...4\ncell: { color: red }"
    // 4 × 60 + 3 × 5 = 255 points, of which the last 100 begin at 155.
    let snapping = try model(
      "layout: { carousel: { itemSize: [60, 50], minimumLineSpacing: 5, paging: item } }\n\(cell)")
    #expect(
      snapping.contains(
        #""min":0,"max":155,"snap":{"interval":65,"origin":0,"min":0,"max":155},"period":null,"#))
    // Three sets: 12 × 60 + 11 × 5 = 775; one is 4 × 65 long. 0 is recentred to 387.5 − 387.5 % 260.
    let endless = try model(
      "layout: { carousel: { itemSize: [60, 50], minimumLineSpacing: 5, numberOfSets: 3 } }\n\(cell)"
    )
    #expect(
      endless.contains(
        #""offset":260,"origin":0,"min":null,"max":null,"snap":null,"#
          + #""period":{"length":260,"middle":387.5},"#))
  }

  @Test func `from right to left a carousel counts from the right`() throws {
    let json = try model(
      """
      layout: { carousel: { itemSize: [60, 50], minimumLineSpacing: 5, paging: item } }
      items: 1...4
      cell: { color: red }
      """, canvas: ", layoutDirection: rightToLeft")
    // At rest the last 100 of 255 points show.
    #expect(
      json.contains(
        #""offset":155,"origin":0,"min":0,"max":155,"#
          + #""snap":{"interval":65,"origin":155,"min":0,"max":155},"#))
  }

  @Test func `the next page is loaded beyond an offset`() throws {
    let json = try model(
      rows + "\nloadMoreThreshold: 80\nloadingFooter: { color: blue, frame: { height: 20 } }")
    // 600 − 100 − 80.
    #expect(
      json.contains(
        #""loadMore":{"threshold":80,"at":420,"beyond":true,"loads":false,"changes":true},"#))
  }

  @Test(arguments: [
    ("layout: { carousel: { itemSize: [60, 50], transform: fade } }", "", "effects", true),
    ("layout: { list: { rowHeight: 30 } }", "opacity: 0.5", "layers", false),
    ("layout: { list: { rowHeight: 30 } }", "shadow: { radius: 4 }", "layers", false),
    ("layout: { list: { rowHeight: 30 } }", "clipShape: circle", "layers", false),
    (
      "layout: { list: { rowHeight: 30 } }",
      "id: list\noverlay: { text: \"${list.contentOffset.y}\" }", "computed", false
    ),
  ])
  func `what depends on the offset is drawn for each`(
    layout: String, modifiers: String, reason: String, isInViewport: Bool
  ) throws {
    let json = try model(layout + "\nitems: 1...20\ncell: { color: red }", around: modifiers)
    #expect(json.contains(#""mode":"frames","reason":"\#(reason)","#))
    #expect(
      json.hasSuffix(#""region":\#(isInViewport),"over":false,"bands":null,"pinned":[]}"#))
  }

  @Test func `a screen that reads what no offset changes is drawn from layers`() throws {
    let json = try model(
      rows, around: "id: list\noverlay: { text: \"${list.rows} rows\" }")
    #expect(json.contains(#""mode":"bands","#))
    #expect(json.contains(#""over":true,"#))
  }

  @Test func `a key of no collection has no model`() throws {
    let shapers = TextShapers()
    let preview = try previews("view: { color: red }\nname: test")[0]
    let drawing = try PreviewDrawing(preview, shapers: shapers)
    let model = try drawing.scrollModel(of: CollectionKey("0"), shapers: shapers)
    #expect(model == nil)
  }
}
