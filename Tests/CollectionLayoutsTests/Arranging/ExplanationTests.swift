import CollectionLayouts
import LayoutGeometry
import TestSupport
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

  @Test func `a grid explains its arithmetic with the insets`() throws {
    let section = LayoutSection(
      itemCount: 9, insets: EdgeInsets(16), itemHeight: .constant(120))
    // (390 − 2 × 16 − 20) / 2 = 169
    try #require(
      sentences(5, of: section, by: Grid(columns: 2, spacing: 20)) == [
        "column 1 of 2: x = 16 + 1 × (169 + 20)", "row 2 of 5: y = 16 + 2 × (120 + 20)",
        "height 120: given",
      ])
  }

  @Test func `a row of differing cells explains that the highest one decides`() throws {
    let section = LayoutSection(heights: [10, 30, 20])
    try #require(
      sentences(0, of: section, by: Grid(columns: 2), width: 100) == [
        "column 0 of 2: x = 0 + 0 × 50", "row 0 of 2: y = 0, height 30",
        "height 30: the highest cell of the row",
      ])
  }

  @Test func `a lazy grid explains where its columns start`() throws {
    let section = LayoutSection(itemCount: 3, itemHeight: .constant(10))
    let layout = LazyGrid(columns: [.fixed(70), .adaptive(minimum: 40)])
    try #require(
      sentences(1, of: section, by: layout, width: 200) == [
        "column 1 of 3: x = 78, width 57",
        // 200 − 8 − 70 = 122, of which (122 + 8) / (40 + 8) = 2 columns and a rest are made.
        "width = (122 / 1 − 1 × 8) / 2: columns of at least 40 that fit in their share: 2",
        "row 0 of 1: y = 0 + 0 × (10 + 8)", "height 10: given",
      ])
  }

  @Test(arguments: [
    (0, "width 20: its maximum, as its share of what is left is 38.33"), (1, "width 70: fixed"),
    (2, "width = 95 / 2: its share of what is left"),
    (3, "width 50: its minimum, as its share of what is left is 47.5"),
  ])
  func `a lazy grid explains what decides a column's width`(column: Int, sentence: String) throws {
    let section = LayoutSection(itemCount: 4, itemHeight: .constant(10))
    let layout = LazyGrid(
      columns: [.flexible(maximum: 20), .fixed(70), .flexible(), .flexible(minimum: 50)],
      columnSpacing: 2)
    // Of 186 − 3 × 2 − 70 = 110 the columns take 20, (110 − 20) / 2 = 45 and 50. With 115 for these
    // the grid's own width is laid out again: 115 / 3, of which 20 are taken, and (115 − 20) / 2.
    try #require(sentences(column, of: section, by: layout, width: 186)[1] == sentence)
  }

  @Test func `a list explains whether its rows were measured`() throws {
    let section = LayoutSection(itemCount: 2)
    try #require(
      sentences(1, of: section, by: List()) == [
        "column 0 of 1: x = 0 + 0 × 390", "row 1 of 2: y = 44, height 44",
        "height 44: measured at width 390",
      ])
    try #require(sentences(1, of: section, by: List(rowHeight: 30)).last == "height 30: given")
  }

  @Test func `a waterfall explains which column was the lowest`() throws {
    let section = LayoutSection(
      itemCount: 3, insets: EdgeInsets(top: 100), itemHeight: .each([40, 30, 20]))
    let layout = Waterfall(columns: 2, gap: .spacing(column: 10, row: 5))
    try #require(
      sentences(2, of: section, by: layout, width: 110) == [
        "column 1 of 2: x = 0 + 1 × (50 + 10)", "the shortest column was 1, which ended at 130",
        "y = 130 + 5: the row spacing", "height 20: given",
      ])
  }

  @Test(arguments: [
    (Waterfall.Placement.roundRobin, ["column 2 mod 2 = 0", "column 0 ended at 40"]),
    (.leftToRight, ["column 0 came next in turn", "column 0 ended at 40"]),
    (.rightToLeft, ["column 1 came next in turn", "column 1 ended at 40"]),
    (.balanced, ["column 1 keeps the content as short as can be", "column 1 ended at 30"]),
  ])
  func `a waterfall explains its rule`(
    placement: Waterfall.Placement, expected: [String]
  ) throws {
    let section = LayoutSection(heights: [40, 30, 20])
    let layout = Waterfall(columns: 2, placement: placement)
    try #require(Array(sentences(2, of: section, by: layout, width: 100)[1...2]) == expected)
  }

  @Test func `a waterfall with a tolerance explains the tie`() throws {
    let section = LayoutSection(heights: [32, 30, 20])
    let layout = Waterfall(columns: 2, tieTolerance: 2)
    try #require(
      sentences(2, of: section, by: layout, width: 100)[1]
        == "column 0, which ended at 32, tied with the shortest within 2")
  }

  @Test func `a spanning item explains where it could start highest`() throws {
    let section = LayoutSection(
      itemCount: 4, itemHeight: .each([30, 10, 20, 5]), itemSpan: .each([1, 1, 1, 2]))
    try #require(
      sentences(3, of: section, by: Waterfall(columns: 3), width: 30) == [
        "column 1 of 3: x = 0 + 1 × 10",
        "the shortest 2 columns were those from 1 on, which ended at 20", "y = 20",
        "height 5: given",
      ])
  }

  @Test func `an item that fills a gap is explained as such`() throws {
    let section = LayoutSection(
      itemCount: 4, itemHeight: .each([30, 10, 5, 15]), itemSpan: .each([1, 1, 2, 1]))
    let layout = Waterfall(columns: 2, isDense: true)
    try #require(
      sentences(3, of: section, by: layout, width: 20)[1]
        == "it fills a gap in column 1: y = 10")
  }

  @Test func `an aspect ratio is explained with the width`() throws {
    let section = LayoutSection(itemCount: 1, itemAspectRatio: .constant(2))
    try #require(
      sentences(0, of: section, by: Grid(columns: 1), width: 80).last
        == "height = 80 / 2: the width by the aspect ratio")
  }

  @Test func `an aspect grid explains how near its cells are to the ratio`() throws {
    let section = LayoutSection(itemCount: 10)
    try #require(
      sentences(9, of: section, by: AspectGrid(cellAspectRatio: 1.5), width: 300, height: 300)
        == [
          "column 0 of 3: x = 0 + 0 × 100", "row 3 of 4: y = 0 + 3 × 75",
          "3 columns give cells of ratio 1.33, the ideal is 1.5",
        ])
  }

  @Test func `an aspect grid of whole cells explains why none is larger`() throws {
    let layout = AspectGrid(cellAspectRatio: 4.0 / 3, objective: .fit)
    // 75 × 56.25; three columns and four rows give 66.67 × 50, five and two 60 × 45.
    try #require(
      sentences(9, of: LayoutSection(itemCount: 10), by: layout, width: 300, height: 200).last
        == "the largest cells of ratio 1.33, 4 across and 3 down: "
        + "width = min(300 / 4, 200 / 3 × 1.33); no other number of columns gives larger ones")
    let columns = LayoutSection(itemCount: 10, columns: 5)
    try #require(
      sentences(9, of: columns, by: layout, width: 300, height: 200).last
        == "the largest cells of ratio 1.33, 5 across and 2 down: "
        + "width = min(300 / 5, 200 / 2 × 1.33)")
  }

  @Test func `numbers are rounded, and an equation that this makes inexact is marked`() throws {
    let section = LayoutSection(itemCount: 7, itemHeight: .constant(10))
    // 100 / 7 = 14.285…, three times which is 42.857…, and 3 × 14.29 = 42.87.
    try #require(
      sentences(3, of: section, by: Grid(columns: 7), width: 100)[0]
        == "column 3 of 7: x ≈ 0 + 3 × 14.29")
  }

  @Test func `a waterfall explains the cell padding, and no gap at the top`() throws {
    let section = LayoutSection(heights: [40, 30, 20])
    let padded = Waterfall(columns: 2, gap: .cellPadding(4))
    // The first column ends at 4 + 40 + 4, the second at 4 + 30 + 4.
    try #require(
      sentences(0, of: section, by: padded, width: 100)[2] == "y = 0 + 4: the cell padding")
    try #require(
      sentences(2, of: section, by: padded, width: 100)[2] == "y = 38 + 4: the cell padding")
    let spaced = Waterfall(columns: 2, gap: .spacing(column: 0, row: 5))
    try #require(sentences(0, of: section, by: spaced, width: 100)[2] == "y = 0")
  }

  @Test func `a flow explains its line`() throws {
    let section = LayoutSection(
      itemCount: 4, itemHeight: .constant(10), itemWidth: .each([20, 30, 40, 10]))
    let layout = Flow(minimumInteritemSpacing: 4)
    try #require(
      sentences(1, of: section, by: layout, width: 100) == [
        "line 0 holds items 0 to 2, 5 apart", "column 1 of 3: x = 25, width 30",
        "justified: gap = (100 − 90) / 2, at least 4", "y = 0: as its line",
      ])
    try #require(
      sentences(3, of: section, by: layout, width: 100) == [
        "line 1 holds item 3", "column 0 of 1: x = 0, width 10",
        "the last line is at the leading end, as its items may differ in size",
        "y = 20: as its line",
      ])
  }

  @Test func `a flow explains that a thin item is centred across its line`() throws {
    let section = LayoutSection(
      itemCount: 3, itemHeight: .each([10, 30, 20]), itemWidth: .each([80, 40, 40]))
    // The second line starts at 10 + 10 and is 30 thick.
    try #require(
      sentences(2, of: section, by: Flow(), width: 100).last
        == "centred across its line: y = 20 + (30 − 20) / 2")
    // 80 + 10 + 40 do not fit.
    try #require(
      sentences(0, of: section, by: Flow(), width: 100)[2]
        == "alone on its line, centred: x = (100 − 80) / 2")
  }

  @Test(arguments: [
    (
      Flow.LastLine.uikit,
      "the last line keeps the columns of a full line, as all items have one size"
    ),
    (.justify, "alone on its line, centred: x = 5 + (100 − 30) / 2"),
    (.start, "the last line is at the leading end"), (.center, "the last line is in the middle"),
    (.end, "the last line is at the trailing end"),
  ])
  func `a flow of items of one size explains where its last line is`(
    lastLine: Flow.LastLine, sentence: String
  ) throws {
    let section = LayoutSection(
      itemCount: 4, insets: EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
    let layout = Flow(
      itemSize: .fixed(Size(width: 30, height: 10)), minimumInteritemSpacing: 4,
      lastLine: lastLine)
    try #require(sentences(3, of: section, by: layout, width: 110).last == sentence)
    try #require(
      sentences(1, of: section, by: layout, width: 110) == [
        "column 1 of 3: x = 5 + 1 × (30 + 5)", "row 0 of 2: y = 0 + 0 × (10 + 10)",
        "justified: gap = (100 − 90) / 2, at least 4",
      ])
  }

  @Test(arguments: [
    // Four sets of six banners of 375, 4 apart: the content is 9092, a set 6 × 379 = 2274.
    (0.0, "recentred by whole sets: offset = 0 + 1 × 2274"),
    (2274, "not recentred: 2274 is at most one set, 2274, from the middle, 4546"),
    (9092, "recentred by whole sets: offset = 9092 − 1 × 2274"),
  ])
  func `a carousel without end explains how it was recentred`(offset: Double, words: String) {
    let carousel = Carousel(
      itemSize: Size(width: 375, height: 375), minimumLineSpacing: 4, numberOfSets: 4)
    let viewport = LayoutViewport(offset: offset, length: 375, contentLength: 9092, itemCount: 6)
    expect(carousel.explanation(ofRestIn: viewport).map(\.description), equals: [words])
    let plain = Carousel(itemSize: Size(width: 375, height: 375))
    expect(plain.explanation(ofRestIn: viewport), equals: [])
  }

  @Test func `a carousel that is lower than its container explains that it is centred`() throws {
    let layout = Carousel(itemSize: Size(width: 250, height: 250))
    try #require(
      sentences(0, of: LayoutSection(itemCount: 2), by: layout, height: 480).last
        == "centred in the container: y = (480 − 250) / 2")
  }

  @Test func `a carousel explains which item a later set shows`() throws {
    let layout = Carousel(
      itemSize: Size(width: 50, height: 40), minimumLineSpacing: 4, numberOfSets: 2)
    try #require(
      sentences(7, of: LayoutSection(itemCount: 6), by: layout, height: 40) == [
        "column 7 of 12: x = 0 + 7 × (50 + 4)", "row 0 of 1: y = 0 + 0 × 40",
        "it shows item 1 again, 7 mod 6",
      ])
  }

  @Test func `right to left ends with the mirrored place`() throws {
    let section = LayoutSection(itemCount: 2, itemHeight: .constant(10))
    try #require(
      sentences(
        0, of: section, by: Grid(columns: 2), width: 100, direction: .rightToLeft
      ).last == "right to left: x = 100 − 0 − 50")
  }

  @Test func `an item that does not exist has no explanation`() throws {
    let section = LayoutSection(itemCount: 2, itemHeight: .constant(10))
    try #require(sentences(2, of: section, by: Grid(columns: 2)) == [])
  }

  @Test(arguments: TriedLayout.all, [LayoutDirection.leftToRight, .rightToLeft])
  func `every printed equation gives the frame`(
    tried: TriedLayout, direction: LayoutDirection
  ) throws {
    var found = 0
    for seed in UInt64(0)..<8 {
      let arrangement = try RandomCollection(seed: seed).laid(
        by: tried.layout, direction: direction)
      for element in arrangement.elements where element.kind == .cell {
        var frame = element.frame
        for sentence in arrangement.explanation(ofItemAt: element.index).map(\.description) {
          // Until the last sentence mirrors it, all is from left to right.
          let isMirrored = direction == .rightToLeft && !sentence.hasPrefix("right to left")
          frame.origin.x =
            isMirrored
            ? arrangement.contentSize.width - element.frame.maxX : element.frame.minX
          for equation in PrintedEquation.all(in: sentence) {
            found += 1
            #expect(
              equation.holds(for: frame), "'\(sentence)' of \(element.index) at \(frame)")
          }
        }
      }
    }
    #expect(found > 0)
  }

  @Test(arguments: TriedLayout.all)
  func `every item of every layout has an explanation`(tried: TriedLayout) throws {
    for seed in UInt64(0)..<4 {
      let arrangement = try RandomCollection(seed: seed).laid(by: tried.layout)
      let silent = arrangement.elements.filter {
        $0.kind == .cell && arrangement.explanation(ofItemAt: $0.index).isEmpty
      }
      expect(silent, equals: [])
    }
  }
}
