import CollectionLayouts
import LayoutGeometry
import Testing

struct ExplanationTests {
  private func sentences(
    _ item: Int, of section: LayoutSection, by layout: any CollectionLayout, width: Double = 390,
    height: Double = .infinity, direction: LayoutDirection = .leftToRight
  ) throws -> [String] {
    let arrangement = try lay(
      [section], by: layout, width: width, height: height, direction: direction
    ) { _, _, _ in Size(width: 60, height: 44) }
    return arrangement.explanation(ofItemAt: ItemIndex(section: 0, item: item))
      .map(\.description)
  }

  @Test func `a grid tells its arithmetic with the insets`() throws {
    let section = LayoutSection(
      itemCount: 9, insets: EdgeInsets(16), itemHeight: .constant(120))
    // (390 − 2 × 16 − 20) / 2 = 169
    #expect(
      try sentences(5, of: section, by: Grid(columns: 2, spacing: 20)) == [
        "column 1 of 2: x = 16 + 1 × (169 + 20)", "row 2 of 5: y = 16 + 2 × (120 + 20)",
        "height 120: given",
      ])
  }

  @Test func `a row of differing cells tells that the highest decides`() throws {
    let section = LayoutSection(heights: [10, 30, 20])
    #expect(
      try sentences(0, of: section, by: Grid(columns: 2), width: 100) == [
        "column 0 of 2: x = 0 + 0 × 50", "row 0 of 2: y = 0, height 30",
        "height 30: the highest cell of the row",
      ])
  }

  @Test func `a lazy grid tells where its columns start`() throws {
    let section = LayoutSection(itemCount: 3, itemHeight: .constant(10))
    let layout = LazyGrid(columns: [.fixed(70), .adaptive(minimum: 40)])
    #expect(
      try sentences(1, of: section, by: layout, width: 200) == [
        "column 1 of 3: x = 78, width 57", "row 0 of 1: y = 0 + 0 × (10 + 8)",
        "height 10: given",
      ])
  }

  @Test func `a list tells whether its rows were measured`() throws {
    let section = LayoutSection(itemCount: 2)
    #expect(
      try sentences(1, of: section, by: List()) == [
        "column 0 of 1: x = 0 + 0 × 390", "row 1 of 2: y = 44, height 44",
        "height 44: measured at width 390",
      ])
    #expect(try sentences(1, of: section, by: List(rowHeight: 30)).last == "height 30: given")
  }

  @Test func `a waterfall tells which column was the lowest`() throws {
    let section = LayoutSection(
      itemCount: 3, insets: EdgeInsets(top: 100), itemHeight: .each([40, 30, 20]))
    let layout = Waterfall(columns: 2, gap: .spacing(column: 10, row: 5))
    #expect(
      try sentences(2, of: section, by: layout, width: 110) == [
        "column 1 of 2: x = 0 + 1 × (50 + 10)", "the lowest column was 1 at 130",
        "height 20: given",
      ])
  }

  @Test(arguments: [
    (Waterfall.Placement.roundRobin, ["column 2 mod 2 = 0", "column 0 ended at 40"]),
    (.leftToRight, ["column 0 came next in turn", "column 0 ended at 40"]),
    (.rightToLeft, ["column 1 came next in turn", "column 1 ended at 40"]),
    (.balanced, ["column 1 keeps the content as low as can be", "column 1 ended at 30"]),
  ])
  func `a waterfall tells its rule`(
    placement: Waterfall.Placement, expected: [String]
  ) throws {
    let section = LayoutSection(heights: [40, 30, 20])
    let layout = Waterfall(columns: 2, placement: placement)
    #expect(Array(try sentences(2, of: section, by: layout, width: 100)[1...2]) == expected)
  }

  @Test func `a waterfall with a tolerance tells of the tie`() throws {
    let section = LayoutSection(heights: [32, 30, 20])
    let layout = Waterfall(columns: 2, tieTolerance: 2)
    #expect(
      try sentences(2, of: section, by: layout, width: 100)[1]
        == "column 0 at 32 tied with the lowest, within 2")
  }

  @Test func `a spanning item tells where it could start highest`() throws {
    let section = LayoutSection(
      itemCount: 4, itemHeight: .each([30, 10, 20, 5]), itemSpan: .each([1, 1, 1, 2]))
    #expect(
      try sentences(3, of: section, by: Waterfall(columns: 3), width: 30) == [
        "column 1 of 3: x = 0 + 1 × 10",
        "the highest place for 2 columns was from column 1 on at 20", "height 5: given",
      ])
  }

  @Test func `an item that fills a gap tells so`() throws {
    let section = LayoutSection(
      itemCount: 4, itemHeight: .each([30, 10, 5, 15]), itemSpan: .each([1, 1, 2, 1]))
    let layout = Waterfall(columns: 2, isDense: true)
    #expect(
      try sentences(3, of: section, by: layout, width: 20)[1]
        == "it fills a gap in column 1 at 10")
  }

  @Test func `an aspect ratio is told with the width`() throws {
    let section = LayoutSection(itemCount: 1, itemAspectRatio: .constant(2))
    #expect(
      try sentences(0, of: section, by: Grid(columns: 1), width: 80).last
        == "height 40: width 80 / aspect ratio 2")
  }

  @Test func `an aspect grid tells how near it came`() throws {
    let section = LayoutSection(itemCount: 10)
    #expect(
      try sentences(9, of: section, by: AspectGrid(cellAspectRatio: 1.5), width: 300, height: 300)
        == [
          "column 0 of 3: x = 0 + 0 × 100", "row 3 of 4: y = 0 + 3 × 75",
          "3 columns give cells of ratio 1.3333333333333333, the ideal is 1.5",
        ])
  }

  @Test func `a flow tells its line`() throws {
    let section = LayoutSection(
      itemCount: 4, itemHeight: .constant(10), itemWidth: .each([20, 30, 40, 10]))
    let layout = Flow(minimumInteritemSpacing: 4)
    #expect(
      try sentences(1, of: section, by: layout, width: 100) == [
        "line 0 holds items 0 to 2, 5 apart", "column 1 of 3: x = 25, width 30",
      ])
    #expect(try sentences(3, of: section, by: layout, width: 100)[0] == "line 1 holds item 3")
  }

  @Test func `a carousel tells which item a later set shows`() throws {
    let layout = Carousel(
      itemSize: Size(width: 50, height: 40), minimumLineSpacing: 4, numberOfSets: 2)
    #expect(
      try sentences(7, of: LayoutSection(itemCount: 6), by: layout, height: 40) == [
        "column 7 of 12: x = 0 + 7 × (50 + 4)", "row 0 of 1: y = 0 + 0 × 40",
        "it shows item 1 again, 7 mod 6",
      ])
  }

  @Test func `right to left ends with the mirrored place`() throws {
    let section = LayoutSection(itemCount: 2, itemHeight: .constant(10))
    #expect(
      try sentences(
        0, of: section, by: Grid(columns: 2), width: 100, direction: .rightToLeft
      ).last == "right to left: x = 50 in content of width 100")
  }

  @Test func `an item that is not there has nothing to tell`() throws {
    let section = LayoutSection(itemCount: 2, itemHeight: .constant(10))
    #expect(try sentences(2, of: section, by: Grid(columns: 2)) == [])
  }

  @Test(arguments: TriedLayout.all)
  func `every item of every layout tells something`(tried: TriedLayout) throws {
    for seed in UInt64(0)..<4 {
      let arrangement = try RandomCollection(seed: seed).laid(by: tried.layout)
      let silent = arrangement.elements.filter {
        $0.kind == .cell && arrangement.explanation(ofItemAt: $0.index).isEmpty
      }
      #expect(silent == [])
    }
  }
}
