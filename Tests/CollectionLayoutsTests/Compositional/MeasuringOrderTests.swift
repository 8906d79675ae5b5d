import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// Groups in groups whose cells measure some of their lengths; all estimates are alike.
private struct MeasuredGroup {
  static let estimate = Size(width: 40, height: 30)
  let item: CompositionalItem

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var item = Self.group(depth: 0, using: &generator)
    item.width = .fractionalWidth(1)
    self.item = item
  }

  /// The same with groups that are as long as their subitems are.
  var holdingAll: CompositionalItem {
    var all = Self.holdingAll(item)
    all.group?.axis = .vertical
    all.width = .fractionalWidth(1)
    all.height = .estimated(Self.estimate.height)
    return all
  }

  private static func holdingAll(_ item: CompositionalItem) -> CompositionalItem {
    var item = item
    guard let group = item.group else { return item }
    item.group?.subitems = group.subitems.map(holdingAll)
    if group.axis == .horizontal, !item.width.isMeasured {
      item.width = .estimated(estimate.width)
    } else if group.axis == .vertical, !item.height.isMeasured {
      item.height = .estimated(estimate.height)
    }
    return item
  }

  private static func group(
    depth: Int, using generator: inout SeededGenerator
  ) -> CompositionalItem {
    let count = Int.random(in: 1...3, using: &generator)
    let subitems = (0..<count).map { _ in
      depth < 2 && Int.random(in: 0..<3, using: &generator) == 0
        ? group(depth: depth + 1, using: &generator) : cell(using: &generator)
    }
    var item = cell(using: &generator)
    let spacing = Double.random(in: 0...6, using: &generator)
    item.group = CompositionalGroup(
      axis: Axis.allCases.randomElement(using: &generator) ?? .vertical,
      subitems: subitems,
      interItemSpacing: Bool.random(using: &generator) ? .fixed(spacing) : .flexible(spacing))
    if Bool.random(using: &generator) {
      item.group?.subitems = [subitems[0]]
      item.group?.filling = Bool.random(using: &generator) ? .count(count) : .repeating(count)
    }
    return item
  }

  private static func cell(using generator: inout SeededGenerator) -> CompositionalItem {
    func dimension(_ axis: Axis) -> CompositionalDimension {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: .absolute(Double.random(in: 10...90, using: &generator))
      case 1, 2: .estimated(estimate[axis])
      case 3: .uniformAcrossSiblings(estimate: estimate[axis])
      default:
        axis == .horizontal
          ? .fractionalWidth(Double.random(in: 0.2...1, using: &generator))
          : .absolute(Double.random(in: 10...60, using: &generator))
      }
    }
    return CompositionalItem(width: dimension(.horizontal), height: dimension(.vertical))
  }
}

/// Cells like texts: each has an area of its own, and is less high where it is wider.
private struct Texts {
  let sizes: [Size]

  init(_ count: Int, seed: UInt64) {
    var generator = SeededGenerator(seed: seed &+ 1_000)
    sizes = (0..<count).map { _ in
      Size(
        width: Double(Int.random(in: 10...120, using: &generator)),
        height: Double(Int.random(in: 10...40, using: &generator)))
    }
  }

  func size(of item: Int, for proposal: ProposedSize) -> Size {
    let ideal = sizes[item]
    let width = min(proposal.width ?? ideal.width, 400)
    let lines = (ideal.width / max(width, 1)).rounded(.up)
    return Size(width: width, height: proposal.height ?? max(1, lines) * ideal.height)
  }
}

struct MeasuringOrderTests {
  private static let count = 30

  private func lay(
    _ item: CompositionalItem, count: Int = count, direction: LayoutDirection = .leftToRight,
    measure: (Int, ProposedSize) -> Size
  ) throws -> CollectionArrangement {
    try CollectionLayoutsTests.lay(
      [LayoutSection(itemCount: count)], by: Compositional(group: item, interGroupSpacing: 5),
      width: 320, direction: direction
    ) { _, index, proposal in measure(index.item, proposal) }
  }

  @Test(arguments: 0..<100)
  func `the order of measuring does not matter`(seed: UInt64) throws {
    let (item, texts) = (MeasuredGroup(seed: seed).item, Texts(Self.count, seed: seed))
    let expected = try lay(item, measure: texts.size)
    // As UIKit does: a cell counts by its estimate until it is seen, and then by what it measured,
    // which moves others. Here, random parts of the content are seen.
    var generator = SeededGenerator(seed: seed &+ 7)
    var known: Set<Int> = []
    var passes = 0
    while known.count < Self.count {
      let laid = try lay(item) { item, proposal in
        known.contains(item)
          ? texts.size(of: item, for: proposal)
          : Size(
            width: proposal.width ?? MeasuredGroup.estimate.width,
            height: proposal.height ?? MeasuredGroup.estimate.height)
      }
      let seen = Rect(
        x: 0, y: Double.random(in: -50...laid.contentSize.height, using: &generator), width: 320,
        height: Double.random(in: 1...200, using: &generator))
      let items = laid.elements(in: seen).map(\.index.item).filter { !known.contains($0) }
      let hidden = (0..<Self.count).filter { !known.contains($0) }
      known.formUnion(items.isEmpty ? [hidden.randomElement(using: &generator) ?? 0] : items)
      passes += 1
    }
    let found = try lay(item, measure: texts.size)
    #expect(passes > 0)
    expect(found.elements, equals: expected.elements)
    expect(found.contentSize, equals: expected.contentSize)
  }

  @Test(arguments: 0..<100)
  func `measuring the final frames again changes nothing`(seed: UInt64) throws {
    // Where a group holds what fits, a cell that measured too much goes to another place, and is
    // another size there: these groups hold each subitem once.
    let (item, texts) = (MeasuredGroup(seed: seed).holdingAll, Texts(Self.count, seed: seed))
    let frames = try lay(item, measure: texts.size).cellFrames
    let again = try lay(item) { item, _ in frames[item].size }.cellFrames
    for (cell, other) in zip(frames, again) {
      #expect(abs(cell.width - other.width) < 1e-6 && abs(cell.height - other.height) < 1e-6)
    }
  }

  @Test(arguments: 0..<100)
  func `cells that share a height are as high as the highest of their group`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let columns = Int.random(in: 1...4, using: &generator)
    let texts = Texts(Self.count, seed: seed)
    let cell = CompositionalItem(
      width: .fractionalWidth(1), height: .uniformAcrossSiblings(estimate: 30))
    let row = CompositionalItem.row(height: .estimated(30), filling: .count(columns), cell)
    let found = try lay(row, measure: texts.size).cellFrames
    for first in stride(from: 0, to: Self.count, by: columns) {
      let items = first..<min(first + columns, Self.count)
      let highest = items.map { item in
        texts.size(of: item, for: ProposedSize(width: 320 / Double(columns), height: nil)).height
      }.max()
      expect(Set(items.map { found[$0].height }), equals: Set([highest].compactMap(\.self)))
    }
  }

  @Test(arguments: 0..<100)
  func `from right to left, measured groups are mirrored`(seed: UInt64) throws {
    let (item, texts) = (MeasuredGroup(seed: seed).item, Texts(Self.count, seed: seed))
    let plain = try lay(item, measure: texts.size).cellFrames
    let mirrored = try lay(item, direction: .rightToLeft, measure: texts.size).cellFrames
    for (cell, other) in zip(plain, mirrored) {
      #expect(abs(cell.minX - (320 - other.maxX)) < 1e-9)
      #expect(cell.minY == other.minY && cell.size == other.size)
    }
  }

  @Test(arguments: 0..<100)
  func `a rect query has what a scan has where groups are measured`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let (item, texts) = (MeasuredGroup(seed: seed).item, Texts(Self.count, seed: seed))
    let laid = try lay(item, measure: texts.size)
    for _ in 0..<10 {
      let rect = Rect(
        x: Double.random(in: -20...300, using: &generator),
        y: Double.random(in: -20...laid.contentSize.height, using: &generator),
        width: Double.random(in: 0...200, using: &generator),
        height: Double.random(in: 0...200, using: &generator))
      expect(laid.elements(in: rect), equals: laid.elements.filter { $0.frame.intersects(rect) })
    }
  }
}
