import TestSupport
import Testing

@Suite(.waiting) struct LayoutTests {
  @Test func `frames are printed as JSON with keys in the contract's order`() throws {
    let run = try runTool(["layout", "-"], input: threeCards)
    // 390 - 2 × 16 = 358; (358 - 20) / 2 = 169; two rows: 2 × 120 + 20 = 260, 292 with padding.
    expect(
      run.text,
      equals: """
        {"previews":[
        {"name":"cards","variant":null,"size":{"width":390,"height":292},"collections":[
         {"id":null,"frame":{"x":16,"y":16,"width":358,"height":260},\
        "contentSize":{"width":358,"height":260},"contentOffset":{"x":0,"y":0},\
        "layout":{"kind":"grid","columns":2,"rows":2,"cellSize":{"width":169,"height":120}},\
        "elements":[
          {"kind":"cell","section":0,"item":0,"frame":{"x":0,"y":0,"width":169,"height":120}},
          {"kind":"cell","section":0,"item":1,"frame":{"x":189,"y":0,"width":169,"height":120}},
          {"kind":"cell","section":0,"item":2,"frame":{"x":0,"y":140,"width":169,"height":120}}]}]}]}

        """)
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
  }

  @Test func `a rectangle keeps the elements that it intersects, not those that it touches`() throws
  {
    let run = try runTool(
      ["layout", "-", "--format", "text", "--rect", "169,0,100,140"], input: threeCards)
    // Item 0 ends at x = 169, item 2 starts at y = 140.
    expect(
      run.text,
      equals: """
        cards: 390 × 292
          collection: grid, columns 2, rows 2, cells 169 × 120, frame (16, 16) 358 × 260, \
        content 358 × 260, offset (0, 0)
            cell 0.1: (189, 0) 169 × 120

        """)
  }

  @Test(arguments: [
    // The header is pinned at 150 and covers 150 to 170.
    (
      rect: "0,150,100,20",
      lines: ["header 0.0: (0, 150) 100 × 20", "cell 0.3: (0, 140) 100 × 40"]
    ),
    // It rests at 0, where nothing but the first cell is now.
    (rect: "0,0,100,30", lines: ["cell 0.0: (0, 20) 100 × 40"]),
  ])
  func `a pinned header is printed where it is seen`(rect: String, lines: [String]) throws {
    let run = try runTool(
      ["layout", "-", "--format", "text", "--rect", rect],
      input: """
        canvas: { width: 100, height: 200 }
        view:
          collection:
            layout: { list: { rowHeight: 40 } }
            sticky: header
            contentOffset: [0, 150]
            items: 1...20
            header: { color: red }
            headerHeight: 20
            cell: { color: blue }
        """)
    let printed = run.text.split(separator: "\n").dropFirst(2)
    expect(printed.map { $0.drop { $0 == " " } }, equals: lines.map { $0[...] })
  }

  @Test func `a collection has its id, a preview its variant, and a third no rounding`() throws {
    let run = try runTool(
      ["layout", "-"],
      input: """
        name: cards
        variants: { width: [100] }
        view:
          collection: { layout: { grid: { columns: 3 } }, items: 1...3, itemHeight: 1, cell: divider }
          id: grid_1
        """)
    expect(run.errors, equals: "")
    #expect(
      run.text.contains(#"{"name":"cards","variant":"width-100","size":{"width":100,"height":1}"#))
    #expect(run.text.contains(#"{"id":"grid_1","#))
    // 100 / 3, and twice that.
    #expect(
      run.text.contains(
        #""item":1,"frame":{"x":33.333333333333336,"y":0,"width":33.333333333333336,"height":1}"#))
  }

  @Test func `nothing is printed for a config with an error`() throws {
    let run = try runTool(["layout", "-"], input: "view: { colr: red }")
    expect(run.text, equals: "")
    expect(run.status, equals: 2)
  }
}
