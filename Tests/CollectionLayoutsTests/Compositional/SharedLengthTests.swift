import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// Where estimates and lengths that siblings share end, after all cells were measured.
struct SharedLengthTests {
  private func arrangement(
    _ layout: Compositional, _ sizes: [Size], width: Double = 300
  ) throws -> CollectionArrangement {
    try lay([LayoutSection(itemCount: sizes.count)], by: layout, width: width) {
      _, index, proposal in
      let size = sizes[index.item]
      return Size(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
    }
  }

  private func heights(_ heights: Double...) -> [Size] {
    heights.map { Size(width: 20, height: $0) }
  }

  private func cell(
    _ height: CompositionalDimension, width: CompositionalDimension = .fractionalWidth(0.5)
  ) -> CompositionalItem {
    CompositionalItem(width: width, height: height)
  }

  /// A column of cells that measure their heights, half as wide as its group.
  private func column(
    _ height: CompositionalDimension, interItemSpacing: CompositionalSpacing = .fixed(0)
  ) -> CompositionalItem {
    let cell = cell(.estimated(20), width: .fractionalWidth(1))
    return CompositionalItem(
      width: .fractionalWidth(0.5), height: height,
      group: CompositionalGroup(
        axis: .vertical, subitems: [cell, cell], interItemSpacing: interItemSpacing))
  }

  // MARK: - Among siblings

  @Test func `a shared height is that of the highest sibling that measures itself`() throws {
    let row = CompositionalItem.row(
      height: .estimated(40), cell(.uniformAcrossSiblings(estimate: 40)), cell(.estimated(40)))
    let found = try arrangement(Compositional(group: row), heights(20, 60, 70, 30)).cellFrames
    // The second of each pair keeps its own.
    expect(found.map(\.height), equals: [60, 60, 70, 30])
    expect(found.map(\.minY), equals: [0, 0, 60, 60])
  }

  @Test func `a cell is as high as the group beside it`() throws {
    let row = CompositionalItem.row(
      height: .estimated(40), cell(.uniformAcrossSiblings(estimate: 40)), column(.estimated(40)))
    let found = try arrangement(Compositional(group: row), heights(10, 30, 45)).cellFrames
    expect(
      found,
      equals: [
        Rect(x: 0, y: 0, width: 150, height: 75), Rect(x: 150, y: 0, width: 150, height: 30),
        Rect(x: 150, y: 30, width: 150, height: 45),
      ])
  }

  @Test func `groups share their height, and flexible spacing takes what one grows by`() throws {
    let group = column(
      .uniformAcrossSiblings(estimate: 40), interItemSpacing: .flexible(5))
    let row = CompositionalItem.row(height: .estimated(40), group, group)
    let found = try arrangement(Compositional(group: row), heights(30, 40, 20, 10)).cellFrames
    // 30 + 5 + 40 = 75; 20 and 10 have 45 between them.
    expect(found.map(\.minY), equals: [0, 35, 0, 65])
    expect(found.map(\.height), equals: [30, 40, 20, 10])
  }

  @Test func `in a row that is as high as others, cells that share its height grow with it`() throws
  {
    let row = CompositionalItem.row(
      height: .uniformAcrossSiblings(estimate: 20), cell(.uniformAcrossSiblings(estimate: 20)),
      cell(.estimated(20)))
    let stack = CompositionalItem(
      width: .fractionalWidth(1), height: .estimated(40),
      group: CompositionalGroup(axis: .horizontal, subitems: [half(row), half(row)]))
    let found = try arrangement(Compositional(group: stack), heights(10, 20, 50, 30)).cellFrames
    // The second row's first cell makes both rows 50 high.
    expect(found.map(\.height), equals: [50, 20, 50, 30])
  }

  private func half(_ item: CompositionalItem) -> CompositionalItem {
    var item = item
    item.width = .fractionalWidth(0.5)
    return item
  }

  @Test func `a cell that its siblings make wider is measured again`() throws {
    let chip = CompositionalItem(
      width: .uniformAcrossSiblings(estimate: 40), height: .estimated(20))
    let row = CompositionalItem(
      width: .fractionalWidth(1), height: .estimated(20),
      group: CompositionalGroup(axis: .horizontal, subitems: [chip], filling: .repeating(2)))
    // Texts of 1,200 square points, the first 20 wide and the second 60.
    let laid = try lay([LayoutSection(itemCount: 2)], by: Compositional(group: row), width: 300) {
      _, index, proposal in
      let width = proposal.width ?? (index.item == 0 ? 20 : 60)
      return Size(width: width, height: proposal.height ?? 1200 / width)
    }
    expect(
      laid.cellFrames.map(\.size), equals: Array(repeating: Size(width: 60, height: 20), count: 2))
    expect(laid.contentSize.height, equals: 20)
  }

  @Test func `in a column, a cell fits by its height at the width that it shares`() throws {
    let chip = CompositionalItem(
      width: .uniformAcrossSiblings(estimate: 40), height: .estimated(20))
    let column = CompositionalItem(
      width: .fractionalWidth(1), height: .absolute(70),
      group: CompositionalGroup(axis: .vertical, subitems: [chip]))
    // Texts of 1,200 square points: 20, 60 and 40 wide.
    let laid = try lay([LayoutSection(itemCount: 3)], by: Compositional(group: column), width: 300)
    { _, index, proposal in
      let width = proposal.width ?? [20, 60, 40][index.item]
      return Size(width: width, height: proposal.height ?? 1200 / width)
    }
    // The first is 60 high by itself. With the second both are 60 wide, and 20 high; so is the third.
    expect(
      laid.cellFrames, equals: [0, 20, 40].map { Rect(x: 0, y: $0, width: 60, height: 20) })
  }

  @Test func `columns share their width, and the heights of their cells follow`() throws {
    let chip = CompositionalItem(
      width: .uniformAcrossSiblings(estimate: 40),
      height: .uniformAcrossSiblings(estimate: 20))
    let column = CompositionalItem(
      width: .uniformAcrossSiblings(estimate: 40), height: .estimated(40),
      group: CompositionalGroup(axis: .vertical, subitems: [chip, chip]))
    let row = CompositionalItem.row(height: .estimated(40), column, column)
    // Texts of 1,200 square points, 20, 30, 60 and 40 wide.
    let laid = try lay([LayoutSection(itemCount: 4)], by: Compositional(group: row), width: 300) {
      _, index, proposal in
      let width = proposal.width ?? [20, 30, 60, 40][index.item]
      return Size(width: width, height: proposal.height ?? 1200 / width)
    }
    // All are as wide as the third: 60, and so 20 high; by itself, the first column is 30 wide and
    // its cells are 40 high.
    expect(
      laid.cellFrames,
      equals: [
        Rect(x: 0, y: 0, width: 60, height: 20), Rect(x: 0, y: 20, width: 60, height: 20),
        Rect(x: 60, y: 0, width: 60, height: 20), Rect(x: 60, y: 20, width: 60, height: 20),
      ])
  }

  // MARK: - Across a section

  @Test func `a shared height of the outermost group is that of the highest group`() throws {
    let cell = cell(.uniformAcrossSiblings(estimate: 20))
    let layout = Compositional(
      group: .row(height: .uniformAcrossSiblings(estimate: 20), cell), interGroupSpacing: 10)
    let found = try arrangement(layout, heights(10, 20, 50, 30, 5)).cellFrames
    expect(found.map(\.height), equals: [50, 50, 50, 50, 50])
    expect(found.map(\.minY), equals: [0, 0, 60, 60, 120])
  }

  @Test func `cells that do not share it keep their own heights in it`() throws {
    let layout = Compositional(
      group: .row(height: .uniformAcrossSiblings(estimate: 20), cell(.estimated(20))))
    let laid = try arrangement(layout, heights(10, 20, 50, 30))
    expect(laid.cellFrames.map(\.height), equals: [10, 20, 50, 30])
    expect(laid.cellFrames.map(\.minY), equals: [0, 0, 50, 50])
    expect(laid.contentSize.height, equals: 100)
  }

  @Test func `an explanation names what is shared`() throws {
    let cell = cell(.uniformAcrossSiblings(estimate: 20))
    let layout = Compositional(group: .row(height: .uniformAcrossSiblings(estimate: 25), cell))
    let laid = try arrangement(layout, heights(10, 20, 50))
    expect(
      laid.explanation(ofItemAt: ItemIndex(section: 0, item: 1)).map(\.description),
      equals: [
        "group 0, from item 0 to 1: from y 0",
        "horizontal group: 300 wide (1 × 300), 50 high (the most of all groups, estimated as 25)",
        "item: 150 wide (0.5 × 300), 50 high (the most of its siblings, estimated as 20)",
        "item 1 of its group: x = 150, y = 0",
      ])
  }

  // MARK: - What an estimate changes

  /// A group of an estimated width with one cell of an estimated width.
  private var chip: CompositionalItem {
    CompositionalItem(
      width: .estimated(50), height: .absolute(30),
      group: CompositionalGroup(
        axis: .horizontal,
        subitems: [CompositionalItem(width: .estimated(50), height: .fractionalHeight(1))]))
  }

  @Test func `the estimate of a group's width does not keep its cell from being wider`() throws {
    let layout = Compositional(group: chip)
    let found = try arrangement(layout, [120, 20].map { Size(width: $0, height: 30) }).cellFrames
    expect(found.map(\.width), equals: [120, 20])
  }

  @Test func `a cell is no wider than its section where that does not scroll sideways`() throws {
    let sizes = [Size(width: 900, height: 30)]
    let column = try arrangement(Compositional(group: chip), sizes).cellFrames
    expect(column.map(\.width), equals: [300])
    let shelf = Compositional(group: chip, orthogonal: OrthogonalScrolling(.continuous))
    let found = try arrangement(shelf, sizes).cellFrames
    expect(found.map(\.width), equals: [900])
  }

  @Test func `a shelf's groups follow each other by the widths that they measured`() throws {
    let shelf = Compositional(
      group: chip, interGroupSpacing: 10, orthogonal: OrthogonalScrolling(.continuous))
    let found = try arrangement(shelf, [120, 20, 70].map { Size(width: $0, height: 30) })
      .cellFrames
    expect(found.map(\.minX), equals: [0, 130, 160])
  }

  @Test func `a group of parts of its estimate is as long as the estimate`() throws {
    let row = CompositionalItem.row(height: .estimated(80), .part(0.5, 0.5))
    let found = try Compositional(group: row).cells(3, width: 300)
    // Nothing is measured: half of 80, and the next group after 80.
    expect(found.map(\.height), equals: [40, 40, 40])
    expect(found.map(\.minY), equals: [0, 0, 80])
  }

  @Test func `an equal share comes before a group's own estimate`() throws {
    let column = column(.estimated(20))
    let group = CompositionalItem(
      width: .fractionalWidth(1), height: .absolute(200),
      group: CompositionalGroup(axis: .vertical, subitems: [column], filling: .count(2)))
    let found = try arrangement(Compositional(group: group), heights(30, 40, 20, 10, 60))
      .cellFrames
    // 100 each: the first holds 30 + 40 + 20 + 10, and the second 60.
    expect(found.map(\.minY), equals: [0, 30, 70, 90, 100])
  }

  @Test func `edge spacing is added to what a cell measures`() throws {
    var cell = cell(.estimated(20), width: .fractionalWidth(1))
    cell.edgeSpacing = CompositionalEdgeSpacing(top: .fixed(8), bottom: .fixed(4))
    let layout = Compositional(group: .row(height: .estimated(20), cell))
    let found = try arrangement(layout, heights(30, 50)).cellFrames
    // 8 + 30 + 4 = 42.
    expect(found.map(\.minY), equals: [8, 50])
    expect(found.map(\.height), equals: [30, 50])
  }

  @Test func `a header of an estimated width is no wider than its room`() throws {
    let header = BoundaryItem(width: .estimated(100), height: .estimated(20))
    let layout = Compositional(
      group: .row(.part(1)),
      contentInsets: EdgeInsets(top: 0, leading: 20, bottom: 0, trailing: 30), header: header)
    // A text of 900 points on one line, each line 20 high: four lines of 250.
    let laid = try lay(
      [LayoutSection(itemCount: 1, header: .measured)], by: layout, width: 300
    ) { _, _, proposal in
      let width = proposal.width ?? 900
      return Size(width: width, height: (900 / width).rounded(.up) * 20)
    }
    expect(laid.frames(of: .header), equals: [Rect(x: 20, y: 0, width: 250, height: 80)])
  }

  @Test func `a shared height in a group that does not grow is noticed`() throws {
    let inner = CompositionalItem.row(
      height: .absolute(50), cell(.estimated(20)), cell(.uniformAcrossSiblings(estimate: 20)))
    let outer = CompositionalItem(
      width: .fractionalWidth(1), height: .estimated(50),
      group: CompositionalGroup(axis: .vertical, subitems: [inner]))
    let found = try arrangement(Compositional(group: outer), heights(10, 20)).notices.compactMap {
      if case .own(let problem) = $0.notice { (problem.words, problem.subitem) } else { nil }
    }
    expect(
      found.map(\.0),
      equals: [
        "has an item as high as its siblings, in a group whose height does not grow with them"
      ])
    expect(found.map(\.1), equals: [[0, 1]])
  }
}
