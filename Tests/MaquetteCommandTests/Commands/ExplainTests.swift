import TestSupport
import Testing

@Suite(.waiting) struct ExplainTests {
  @Test func `an item's frame is explained in sentences`() throws {
    let run = try runTool(
      ["layout", "-", "--explain", "0.1", "--format", "text"], input: threeCards)
    // (390 - 2 × 16 - 20) / 2 = 169 wide, and 169 + 20 = 189 from the left.
    expect(
      run.text,
      equals: """
        cards: collection, cell 0.1: (189, 0) 169 × 120
          column 1 of 2: x = 0 + 1 × (169 + 20)
          row 0 of 2: y = 0 + 0 × (120 + 20)
          height 120: given

        """)
    expect(run.errors, equals: "")
    expect(run.status, equals: 0)
  }

  @Test func `a carousel's explanation ends with its recentring, and numbers are rounded`() throws {
    let run = try runTool(
      ["layout", "-", "--explain", "7", "--format", "text"],
      input: """
        name: banners
        canvas: { width: 100, height: 40 }
        view:
          collection:
            layout: { carousel: { itemSize: [33.3333, 40], minimumLineSpacing: 2, numberOfSets: 4 } }
            contentOffset: [0, 0]
            items: 1...6
            cell: { color: red }
        """)
    // The content is 24 × 33.3333 + 23 × 2 = 845.9992 long, its middle more than a set of
    // 6 × 35.3333 = 211.9998 away from 0.
    expect(
      run.text,
      equals: """
        banners: collection, cell 0.7: (247.33, 0) 33.33 × 40
          column 7 of 24: x ≈ 0 + 7 × (33.33 + 2)
          row 0 of 1: y = 0 + 0 × 40
          it shows item 1 again, 7 mod 6
          recentred by whole sets: offset = 0 + 1 × 212

        """)
  }

  @Test func `the number of an item alone is one of the first section`() throws {
    let number = try runTool(["layout", "-", "--explain", "2"], input: threeCards)
    let pair = try runTool(["layout", "-", "--explain", "0.2"], input: threeCards)
    expect(number.text, equals: pair.text)
    expect(
      number.text,
      equals: """
        {"previews":[
        {"name":"cards","variant":null,"collections":[
         {"id":null,"section":0,"item":2,"frame":{"x":0,"y":140,"width":169,"height":120},\
        "explanation":["column 0 of 2: x = 0 + 0 × (169 + 20)",\
        "row 1 of 2: y = 0 + 1 × (120 + 20)","height 120: given"]}]}]}

        """)
  }

  @Test(arguments: ["text", "json"])
  func `an item that no collection has is an error in either form`(format: String) throws {
    let run = try runTool(
      ["layout", "-", "--explain", "1.0", "--format", format], input: threeCards)
    expect(run.text, equals: "")
    #expect(run.errors.contains("error: --explain: no collection has a cell 1.0"))
    expect(run.status, equals: 2)
  }

  @Test func `a collection without the item is reported as such beside one that has it`() throws {
    let collection = "{ collection: { layout: list, items: [a], cell: { text: a } } }"
    let run = try runTool(
      ["layout", "-", "--explain", "0.1", "--format", "text"],
      input: """
        name: two
        canvas: { width: 100 }
        view: { vstack: [\(collection), \(collection.replacing("[a]", with: "[a, b]"))] }
        """)
    #expect(run.text.hasPrefix("two: collection has no cell 0.1\ntwo: collection, cell 0.1: "))
    expect(run.status, equals: 0)
  }

  @Test(arguments: ["", "a", "-1", "0.", "0.1.2", "99999999999999999999"])
  func `what is not an item is wrong usage`(argument: String) throws {
    let run = try runTool(["layout", "-", "--explain=\(argument)"], input: threeCards)
    expect(run.status, equals: 64)
    expect(run.text, equals: "")
  }
}
