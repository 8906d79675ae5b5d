import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// Groups in groups whose subitems all fit: parts of their group, with spacing that leaves them room.
private struct FittingGroup {
  let item: CompositionalItem

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var item = Self.group(depth: 0, using: &generator)
    item.width = .fractionalWidth(1)
    item.height = .absolute(Double.random(in: 100...200, using: &generator))
    self.item = item
  }

  private static func group(
    depth: Int, using generator: inout SeededGenerator
  ) -> CompositionalItem {
    let axis = Axis.allCases.randomElement(using: &generator) ?? .horizontal
    let count = Int.random(in: 1...3, using: &generator)
    let subitems = (0..<count).map { _ in
      depth < 2 && Bool.random(using: &generator)
        ? group(depth: depth + 1, using: &generator) : cell(using: &generator)
    }
    let spacing = Double.random(in: 0...2, using: &generator)
    var item = cell(using: &generator)
    item.group = CompositionalGroup(
      axis: axis, subitems: Bool.random(using: &generator) ? subitems : [subitems[0]],
      interItemSpacing: Bool.random(using: &generator) ? .fixed(spacing) : .flexible(spacing))
    if Bool.random(using: &generator) {
      item.group?.subitems = [subitems[0]]
      item.group?.filling = .count(count)
    }
    item.supplementaryItems = [badge("group\(depth)", using: &generator)]
    return item
  }

  private static func cell(using generator: inout SeededGenerator) -> CompositionalItem {
    CompositionalItem(
      width: .fractionalWidth(Double.random(in: 0.4...1, using: &generator)),
      height: .fractionalHeight(Double.random(in: 0.4...1, using: &generator)),
      contentInsets: EdgeInsets(Double.random(in: 0...1, using: &generator)),
      supplementaryItems: [badge("cell", using: &generator)])
  }

  /// A view that may stick out of its item, and may be under the cells.
  private static func badge(
    _ kind: String, using generator: inout SeededGenerator
  ) -> SupplementaryItem {
    func random(_ range: ClosedRange<Double>) -> Double {
      Double.random(in: range, using: &generator)
    }
    return SupplementaryItem(
      kind: kind, width: .absolute(random(1...20)), height: .fractionalHeight(random(0.1...1)),
      containerAnchor: CompositionalAnchor(
        place: Point(x: random(0...1), y: random(0...1)),
        offset: Point(x: random(-30...30), y: random(-30...30))),
      zIndex: Int.random(in: -1...1, using: &generator))
  }
}

extension CompositionalItem {
  /// The item without the views at it and in it.
  fileprivate var bare: CompositionalItem {
    var item = self
    item.supplementaryItems = []
    if let subitems = group?.subitems { item.group?.subitems = subitems.map(\.bare) }
    return item
  }
}

struct FittingGroupTests {
  /// Groups 5 points apart, in a container of 320 points.
  private func lay(_ item: CompositionalItem, count: Int = 40) throws -> CollectionArrangement {
    try CollectionLayoutsTests.lay(
      [LayoutSection(itemCount: count)], by: Compositional(group: item, interGroupSpacing: 5),
      width: 320)
  }

  @Test(arguments: 0..<80)
  func `cells are inside of their group`(seed: UInt64) throws {
    let item = FittingGroup(seed: seed).item
    guard case .absolute(let height) = item.height else { return }
    let cells = try lay(item).cellFrames
    expect(cells.count, equals: 40)
    for cell in cells {
      let group = (cell.minY / (height + 5)).rounded(.down) * (height + 5)
      #expect(cell.minX >= -1e-6 && cell.maxX <= 320 + 1e-6)
      #expect(cell.minY >= group - 1e-6 && cell.maxY <= group + height + 1e-6)
    }
  }

  @Test(arguments: 0..<80)
  func `no two cells overlap`(seed: UInt64) throws {
    let cells = try lay(FittingGroup(seed: seed).item).cellFrames
    #expect(cells.allSatisfy { $0.width > 0 && $0.height > 0 })
    for (index, cell) in cells.enumerated() {
      let inner = cell.inset(by: 1e-6)
      #expect(!cells[..<index].contains { $0.intersects(inner) })
    }
  }

  @Test(arguments: 0..<40)
  func `a rect query has the views at items that a scan has`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let laid = try lay(FittingGroup(seed: seed).item, count: 97)
    let all = laid.elements
    #expect(all.count == laid.elementCount && all.count > 97)
    for _ in 0..<20 {
      let rect = Rect(
        x: Double.random(in: -40...340, using: &generator),
        y: Double.random(in: -40...laid.contentSize.height + 40, using: &generator),
        width: Double.random(in: 0...100, using: &generator),
        height: Double.random(in: 0...100, using: &generator))
      expect(laid.elements(in: rect), equals: all.filter { $0.frame.intersects(rect) })
    }
    for element in all { expect(laid.element(element.kind, at: element.index), equals: element) }
  }

  @Test(arguments: 0..<40)
  func `views at items move no cell`(seed: UInt64) throws {
    let item = FittingGroup(seed: seed).item
    let plain = try lay(item.bare)
    let found = try lay(item)
    #expect(found.cellFrames == plain.cellFrames && found.contentSize == plain.contentSize)
  }

  @Test(arguments: 0..<40)
  func `from right to left, views at items are mirrored with them`(seed: UInt64) throws {
    let layout = Compositional(group: FittingGroup(seed: seed).item)
    let sections = [LayoutSection(itemCount: 40)]
    let plain = try CollectionLayoutsTests.lay(sections, by: layout, width: 320).elements
    let mirrored = try CollectionLayoutsTests.lay(
      sections, by: layout, width: 320, direction: .rightToLeft
    ).elements
    expect(plain.map(\.kind), equals: mirrored.map(\.kind))
    for (element, other) in zip(plain, mirrored) {
      #expect(abs(element.frame.minX - (320 - other.frame.maxX)) < 1e-9)
      expect(element.frame.minY, equals: other.frame.minY)
    }
  }

  @Test(arguments: 0..<40)
  func `a rect query has what a scan has where cells measure themselves`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let heights = (0..<60).map { _ in Double.random(in: 1...60, using: &generator) }
    let chip = CompositionalItem(
      width: .fractionalWidth(0.3), height: .estimated(20),
      supplementaryItems: [
        SupplementaryItem(
          kind: "count", width: .absolute(10), height: .absolute(10),
          containerAnchor: CompositionalAnchor(top: true, offset: Point(x: 0, y: -25)))
      ])
    let laid = try CollectionLayoutsTests.lay(
      [LayoutSection(itemCount: 60)], by: Compositional(group: .row(height: .estimated(20), chip)),
      width: 320
    ) { _, index, proposal in
      Size(width: proposal.width ?? 0, height: heights[index.item])
    }
    let all = laid.elements
    expect(all.count, equals: 120)
    for _ in 0..<20 {
      let rect = Rect(
        x: Double.random(in: -20...320, using: &generator),
        y: Double.random(in: -30...laid.contentSize.height, using: &generator),
        width: Double.random(in: 0...100, using: &generator),
        height: Double.random(in: 0...60, using: &generator))
      expect(laid.elements(in: rect), equals: all.filter { $0.frame.intersects(rect) })
    }
  }
}
