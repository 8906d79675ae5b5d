import CellViews
import CollectionLayouts
import DisplayList
import InspectedParts
import PreviewConfig
import PreviewRendering
import TestSupport
import Testing
import TextShaping

struct InspectedElementTests {
  /// Rows of 40 points in a viewport of 50.
  private static let list = """
    canvas: { width: 100, height: 50 }
    view:
      collection:
        layout: { list: {} }
        items: [{ name: a, n: 1.50 }, { name: b, tags: [x, null] }, { name: c }]
        itemHeight: 40
        cell: row
      id: users
    cells:
      row:
        text: "${item.name}"
        accessibilityLabel: "user ${index}"

    """

  @Test func `an element has its name, its data and where its view is chosen`() throws {
    let canvas = try inspected(Self.list)
    let collection = try canvas.first(.collection)
    expect(collection.name, equals: "users")
    expect(collection.place, equals: "3:3–8")
    let cells = collection.parts
    expect(cells.map(\.role), equals: [.cell, .cell])
    expect(cells.map(\.name), equals: ["user 0", "user 1"])
    #expect(
      cells.map(\.row) == [
        .init(section: 0, item: 0, data: #"{"n":1.5,"name":"a"}"#),
        .init(section: 0, item: 1, data: #"{"name":"b","tags":["x",null]}"#),
      ])
    expect(cells.map(\.place), equals: ["7:5–7", "7:5–7"])
    try #require(canvas.first(.text).place == "11:5–12")
  }

  @Test func `an element is seen as far as its viewport shows it`() throws {
    let cells = try inspected(Self.list).first(.collection).parts
    expect(cells.map(\.frame.outline), equals: ["0,0 100×40", "0,40 100×40"])
    expect(cells.map(\.visibleFrame.outline), equals: ["0,0 100×40", "0,40 100×10"])
  }

  @Test func `a cell is explained in the sentences of maquette layout`() throws {
    let folder = try TemporaryFolder()
    let config = try ConfigFile.load(
      bytes: Array(Self.list.utf8), file: "test.yaml", directory: folder.path)
    let preview = try #require(config.previews.first)
    let arrangement = try preview.arranged(shaper: TextShaper(catalog: FontCatalog()))
    var report = ""
    try ExplanationReport(item: ItemIndex(section: 0, item: 1)) { report += $0 }
      .write([(preview, arrangement)], as: .text)
    let canvas = InspectedPart(arrangement, of: preview, in: config)
    let sentences = try #require(canvas.first(.collection).parts.last).explanation
    #expect(sentences.count > 1)
    // A line for the item is before its sentences.
    let lines = report.split(separator: "\n").dropFirst().map { $0.drop { $0 == " " } }
    expect(sentences.map { $0[...] }, equals: Array(lines))
  }

  @Test func `an item without a badge has no part for one`() throws {
    let collection = try inspected(
      """
      canvas: { width: 100 }
      view:
        collection:
          layout: { list: {} }
          items: 1...3
          itemHeight: 40
          cell: { color: red }
          badge: { view: circle, size: [10, 10], isShown: "${item == 2}" }
      """
    ).first(.collection)
    expect(collection.parts.map(\.role), equals: [.cell, .cell, .cell, .badge])
    expect(collection.parts.last?.row?.data, equals: "2")
    // At the right end of the second row.
    expect(collection.parts.last?.frame.outline, equals: "90,40 10×10")
  }

  @Test func `a cell that its layout makes smaller is where it is drawn`() throws {
    let collection = try inspected(
      """
      canvas: { width: 300, height: 100 }
      view:
        collection:
          layout:
            carousel:
              { itemSize: [100, 100], minimumLineSpacing: 0, numberOfSets: 1, transform: scale }
          items: 1...3
          cell: { color: red }
      """
    ).first(.collection)
    // Those beside the middle are an item away from it, and so 0.85 as large: 85 points, with 7.5
    // on each side.
    let frames = ["7.5,7.5 85×85", "100,0 100×100", "207.5,7.5 85×85"]
    expect(collection.parts.map(\.frame.outline), equals: frames)
    expect(collection.parts.compactMap(\.parts.first?.frame.outline), equals: frames)
  }

  @Test func `a carousel without end shows an item's data in each of its cells`() throws {
    let collection = try inspected(
      """
      canvas: { width: 60, height: 10 }
      view:
        collection:
          layout: { carousel: { itemSize: [10, 10], minimumLineSpacing: 0, numberOfSets: 3 } }
          items: 5...6
          cell: { color: red }
      """
    ).first(.collection)
    let data = collection.parts.map(\.row?.data)
    // Two items three times; which of the six cells is the first depends on how the row rests.
    expect(Set(data), equals: ["5", "6"])
    let rows = collection.parts.compactMap(\.row).map { "\($0.item): \($0.data ?? "")" }
    expect(Set(rows), equals: ["0: 5", "1: 6"])
  }
}
