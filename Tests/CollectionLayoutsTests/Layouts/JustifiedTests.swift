import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct JustifiedTests {
  private func wall(
    _ ratios: [Double], by layout: Justified, width: Double = 300, insets: EdgeInsets = .zero,
    direction: LayoutDirection = .leftToRight
  ) throws -> CollectionArrangement {
    try lay(
      [LayoutSection(itemCount: ratios.count, insets: insets, itemAspectRatio: .each(ratios))],
      by: layout, width: width, direction: direction)
  }

  private func layout(
    _ height: Double = 100, tolerance: Double = 0.25, spacing: Double = 0,
    lastRow: Justified.LastRow = .start, maxNumRows: Int? = nil, cadence: Int? = nil
  ) -> Justified {
    Justified(
      targetRowHeight: height, targetRowHeightTolerance: tolerance, rowSpacing: spacing,
      columnSpacing: spacing, lastRow: lastRow, maxNumRows: maxNumRows,
      fullWidthBreakoutRowCadence: cadence)
  }

  @Test func `a row fills the width at the height that its ratios give`() throws {
    // 1.5 + 1 + 0.5 = 3 is in 3.2 ± 10 %, and 2.5 is not. Without gaps of 2 × 10, 300 / 3 = 100.
    let frames = try wall([1.5, 1, 0.5], by: layout(tolerance: 0.1, spacing: 10), width: 320)
      .cellFrames
    expect(
      frames,
      equals: [
        Rect(x: 0, y: 0, width: 150, height: 100), Rect(x: 160, y: 0, width: 100, height: 100),
        Rect(x: 270, y: 0, width: 50, height: 100),
      ])
  }

  @Test func `a row has as many items as it may have, and a greatest height`() throws {
    // Four squares would fit into 320 × 80; two are 160 high, at most 120, and as wide.
    let wall = try wall(
      [1, 1, 1],
      by: Justified(
        targetRowHeight: 80, maxRowHeight: 120, maxItemsPerRow: 2, maxLastRowHeight: 50,
        rowSpacing: 0, columnSpacing: 0), width: 320)
    expect(
      wall.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 160, height: 120), Rect(x: 160, y: 0, width: 160, height: 120),
        Rect(x: 0, y: 120, width: 50, height: 50),
      ])
  }

  @Test func `a row has a least height`() throws {
    // A panorama of 8:1 is 37.5 high in 300 points: half of the target is 50, the bound is 90.
    let heights = try [nil, 90.0].map { least in
      try wall(
        [8],
        by: Justified(targetRowHeight: 100, minRowHeight: least, rowSpacing: 0, columnSpacing: 0)
      ).cellFrames.map(\.height)
    }
    expect(heights, equals: [[50], [90]])
  }

  @Test func `a row that would be too high takes another item`() throws {
    // Of 3 × 0.75 the first ratio in the tolerance is 2.25: two of 1.2 are enough, 300 / 2.4 = 125 high.
    let frames = try wall([1.2, 1.2, 1.2, 1.2], by: layout()).cellFrames
    expect(frames.map(\.minY), equals: [0, 0, 125, 125])
    expect(frames.map(\.height), equals: [125, 125, 125, 125])
  }

  @Test
  func
    `an item that would make its row too low starts the next one if the row is nearer without it`()
    throws
  {
    // With the second the sum is 2 + 3 = 5, two from the 3 of the target; without it, one.
    let frames = try wall([2, 3], by: layout()).cellFrames
    expect(
      frames,
      equals: [
        Rect(x: 0, y: 0, width: 300, height: 150), Rect(x: 0, y: 150, width: 300, height: 100),
      ])
  }

  @Test func `an item that makes its row too low stays if the row is as near with it`() throws {
    // 2 + 2 = 4 is as far from 3 as 2 is; 300 / 4 = 75.
    let frames = try wall([2, 2], by: layout()).cellFrames
    expect(frames.map(\.minY), equals: [0, 0])
    expect(frames.map(\.height), equals: [75, 75])
  }

  @Test func `a panorama is cropped to half of the target's height`() throws {
    // 300 / 10 = 30, but a row is at least 50 high.
    let frames = try wall([10], by: layout()).cellFrames
    expect(frames, equals: [Rect(x: 0, y: 0, width: 300, height: 50)])
  }

  @Test func `a row of a narrow item before a panorama is cropped to twice the target's height`()
    throws
  {
    // With the panorama, 10.5 is 7.5 from 3; without it, 0.5 is 2.5 from it: 300 / 0.5 = 600, at most 200.
    let frames = try wall([0.5, 10], by: layout()).cellFrames
    expect(frames[0], equals: Rect(x: 0, y: 0, width: 300, height: 200))
    expect(frames[1].minY, equals: 200)
  }

  @Test(arguments: [
    (Justified.LastRow.start, [0.0, 100]), (.center, [50, 150]), (.end, [100, 200]),
  ])
  func `items that fill no row are as high as the row before`(
    lastRow: Justified.LastRow, starts: [Double]
  ) throws {
    let frames = try wall([3, 1, 1], by: layout(lastRow: lastRow)).cellFrames
    expect(frames.dropFirst().map(\.minX), equals: starts)
    expect(
      frames.dropFirst().map(\.size),
      equals: [
        Size(width: 100, height: 100), Size(width: 100, height: 100),
      ])
  }

  @Test func `items that fill no row share the width that is left where that is justified`() throws
  {
    // 300 − 150 − 50 = 100 is left: 50 for each.
    let frames = try wall([3, 1.5, 0.5], by: layout(lastRow: .justify)).cellFrames
    expect(
      frames.dropFirst(),
      equals: [
        Rect(x: 0, y: 100, width: 200, height: 100), Rect(x: 200, y: 100, width: 100, height: 100),
      ])
  }

  @Test func `items that fill no row may be hidden`() throws {
    let laid = try wall([3, 1, 1], by: layout(lastRow: .hidden))
    expect(laid.cellFrames.count, equals: 1)
    expect(laid.contentSize, equals: Size(width: 300, height: 100))
    #expect(laid.element(.cell, at: ItemIndex(section: 0, item: 1)) == nil)
  }

  @Test func `items that fill no row are at most as high as fits`() throws {
    // 2 + 2.2 is 1.2 from the 3 of the target, and 2 is 1: the first row is 330 / 2 = 165 high. At that height
    // the second item would be 363 wide; 330 / 2.2 = 150.
    let frames = try wall([2, 2.2], by: layout(110), width: 330).cellFrames
    expect(frames[1].minY, equals: 165)
    #expect(abs(frames[1].height - 150) < 1e-9)
    #expect(abs(frames[1].width - 330) < 1e-9)
  }

  @Test func `no more rows are placed than there may be`() throws {
    let laid = try wall([3, 3, 3], by: layout(spacing: 5, maxNumRows: 2))
    expect(laid.cellFrames.map(\.minY), equals: [0, 105])
    expect(laid.contentSize.height, equals: 205)
  }

  @Test func `every so many rows a wide item has a row to itself`() throws {
    // 300 / 1.5 = 200 for the second row, which two of them would share otherwise.
    let frames = try wall([3, 1.5, 1.5, 1.5], by: layout(cadence: 2)).cellFrames
    expect(
      frames,
      equals: [
        Rect(x: 0, y: 0, width: 300, height: 100), Rect(x: 0, y: 100, width: 300, height: 200),
        Rect(x: 0, y: 300, width: 150, height: 100), Rect(x: 150, y: 300, width: 150, height: 100),
      ])
    // An item that is higher than wide shares its row.
    let high = try wall([3, 0.9, 2.1], by: layout(cadence: 2)).cellFrames
    expect(high.map(\.minY), equals: [0, 100, 100])
  }

  @Test func `a row without room for its gaps takes no more items`() throws {
    // After two items 300 − 2 × 150 = 0 are left for a third.
    let frames = try wall([0.01, 0.01, 0.01], by: layout(spacing: 150)).cellFrames
    expect(frames.map(\.minY), equals: [0, 0, 350])
  }

  @Test func `all items have the forced ratio`() throws {
    let layout = Justified(
      targetRowHeight: 100, rowSpacing: 0, columnSpacing: 0, forceAspectRatio: 1)
    let frames = try wall([2, 0.5, 7], by: layout).cellFrames
    expect(frames.map(\.size), equals: Array(repeating: Size(width: 100, height: 100), count: 3))
  }

  @Test func `an item's ratio is the one given, that of its lengths, or its ideal size's`() throws {
    let lengths = LayoutSection(
      itemCount: 1, itemHeight: .constant(10), itemWidth: .constant(60))
    try #require(lay([lengths], by: layout(), width: 300).cellFrames[0].height == 50)
    var proposals: [ProposedSize] = []
    let measured = try lay([LayoutSection(itemCount: 2)], by: layout(), width: 300) {
      _, index, proposal in
      proposals.append(proposal)
      return index.item == 0 ? Size(width: 40, height: 20) : Size(width: 10, height: 10)
    }
    // 2 + 1 = 3 of 300.
    expect(measured.cellFrames.map(\.width), equals: [200, 100])
    expect(proposals, equals: [.unspecified, .unspecified])
  }

  @Test func `an item without a shape counts as a square`() throws {
    let laid = try lay([LayoutSection(itemCount: 3)], by: layout(), width: 300) { _, _, _ in .zero }
    expect(
      laid.cellFrames.map(\.size), equals: Array(repeating: Size(width: 100, height: 100), count: 3)
    )
  }

  @Test func `from right to left, rows start at the right`() throws {
    let frames = try wall([3, 1, 1], by: layout(), direction: .rightToLeft).cellFrames
    expect(frames.map(\.minX), equals: [0, 200, 100])
  }

  @Test func `each row ends where its section does, however widths are rounded`() throws {
    let ratios = (0..<500).map { 0.4 + Double($0 * 37 % 101) / 50 }
    let laid = try wall(ratios, by: layout(90, spacing: 3.3, lastRow: .hidden), width: 391.7)
    let ends = Dictionary(grouping: laid.cellFrames, by: \.minY).values.compactMap {
      $0.map(\.maxX).max()
    }
    expect(ends.filter { abs($0 - 391.7) > 1e-9 }, equals: [])
    #expect(ends.count > 50)
  }

  @Test func `a million items are laid out within seconds, and few are looked at`() throws {
    let ratios = (0..<1_000_000).map { 0.5 + Double($0 % 17) / 8 }
    let laid = try wall(ratios, by: layout(120, spacing: 4), width: 390)
    expect(laid.cellFrames.count, equals: 1_000_000)
    let seen = laid.elements(in: Rect(x: 0, y: 1_000_000, width: 390, height: 100))
    #expect((2...12).contains(seen.count))
  }

  @Test
  func `an item's explanation has its row, its ratio, and what makes the row as high as it is`()
    throws
  {
    let laid = try wall([3, 1.2, 1.2, 1], by: layout(spacing: 10), width: 310)
    func words(_ item: Int) -> [String] {
      laid.explanation(ofItemAt: ItemIndex(section: 0, item: item)).map(\.description)
    }
    // The first row is 310 / 3 = 103.33 high; (310 − 10) / 2.4 = 125.
    expect(
      words(2),
      equals: [
        "row 1 holds items 1 to 2, 10 apart", "item 1 of 2 in its row: x = 150 + 10",
        "width 150: its aspect ratio is 1.2",
        "height = (310 − 1 × 10) / 2.4: the width without gaps by the sum of its aspect ratios; "
          + "the target is 100",
        "y = 103.33 + 10: the row spacing",
      ])
    expect(
      words(3),
      equals: [
        "row 2 holds item 3", "first of its row: x = 0", "width 125: its aspect ratio is 1",
        "height 125: as the row before, as the last row is not full",
        "y = 238.33 + 10: the row spacing", "the last row is at the leading end",
      ])
  }

  @Test func `the rule has the rows' height and the gaps`() throws {
    try #require(
      wall([1], by: layout(120, spacing: 4)).rule.map(\.description) == [
        "rows 120 high ± 25 %", "gap 4",
      ])
  }

  @Test func `rows without a width are noticed`() throws {
    try #require(
      wall([1, 1], by: layout(), width: 30, insets: EdgeInsets(15)).notices.map(\.notice) == [
        .itemsWithoutLength(.horizontal)
      ])
  }
}
