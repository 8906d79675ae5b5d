import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

/// Groups in groups of random sizes, spacings and insets.
struct RandomGroup {
  let item: CompositionalItem

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    item = Self.group(depth: 0, using: &generator)
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
    let fillings: [(CompositionalGroup.Filling, [CompositionalItem])] = [
      (.subitems, subitems), (.count(count), Array(subitems.prefix(1))),
      (.repeating(count), Array(subitems.prefix(1))),
    ]
    let filling = fillings.randomElement(using: &generator) ?? (.subitems, subitems)
    var item = cell(using: &generator)
    if depth == 0 {
      item.width = .fractionalWidth(1)
      item.height = .absolute(Double.random(in: 80...200, using: &generator))
    }
    item.group = CompositionalGroup(
      axis: axis, subitems: filling.1, filling: filling.0,
      interItemSpacing: .fixed(Double.random(in: 0...8, using: &generator)))
    return item
  }

  private static func cell(using generator: inout SeededGenerator) -> CompositionalItem {
    func dimension(_ axis: Axis) -> CompositionalDimension {
      let part = Double.random(in: 0.2...0.9, using: &generator)
      if Int.random(in: 0..<4, using: &generator) == 0 {
        return .absolute(Double.random(in: 10...90, using: &generator))
      }
      return axis == .horizontal ? .fractionalWidth(part) : .fractionalHeight(part)
    }
    let inset = Bool.random(using: &generator) ? Double.random(in: 0...4, using: &generator) : 0
    return CompositionalItem(
      width: dimension(.horizontal), height: dimension(.vertical),
      contentInsets: EdgeInsets(inset))
  }
}

/// The cells of a group by the definition: of all numbers of subitems, the greatest that fits.
private func cells(of item: CompositionalItem, in container: Size, length: (Axis, Double)? = nil)
  -> (size: Size, cells: [Rect])
{
  func points(_ dimension: CompositionalDimension) -> Double {
    switch dimension {
    case .fractionalWidth(let part): container.width * part
    case .fractionalHeight(let part): container.height * part
    case .absolute(let length), .estimated(let length), .uniformAcrossSiblings(let length): length
    }
  }
  var size = Size(width: points(item.width), height: points(item.height))
  if let length { size[length.0] = length.1 }
  let insets = item.contentInsets
  let inner = Size(
    width: max(0, size.width - insets.horizontal), height: max(0, size.height - insets.vertical))
  guard let group = item.group else {
    return (size, [Rect(origin: Point(x: insets.leading, y: insets.top), size: inner)])
  }
  guard case .fixed(let spacing) = group.interItemSpacing else { return (size, []) }
  let axis = group.axis
  let once = group.subitems.map { cells(of: $0, in: inner) }
  func line(_ count: Int) -> [(size: Size, cells: [Rect])] {
    (0..<count).map { once[$0 % once.count] }
  }
  func lineLength(_ line: [(size: Size, cells: [Rect])]) -> Double {
    line.map { $0.size[axis] }.reduce(0, +) + spacing * Double(line.count - 1)
  }
  let children: [(size: Size, cells: [Rect])]
  switch group.filling {
  case .count(let count):
    let share = max(0, (inner[axis] - spacing * Double(count - 1)) / Double(count))
    children = (0..<count).map { _ in
      cells(of: group.subitems[0], in: inner, length: (axis, share))
    }
  case .repeating(let count): children = line(count)
  case .custom: children = []
  case .subitems:
    children = line((1...60).last { lineLength(line($0)) <= inner[axis] + 0.01 } ?? 1)
  }
  var place = Point(x: insets.leading, y: insets.top)
  var found: [Rect] = []
  for child in children {
    found += child.cells.map { $0.offset(by: place) }
    place[axis] += child.size[axis] + spacing
  }
  return (size, found)
}

struct RandomGroupTests {
  @Test(arguments: 0..<60)
  func `the cells of a group are those of the definition`(seed: UInt64) throws {
    let item = RandomGroup(seed: seed).item
    let size = Size(width: 320, height: 500)
    let expected = cells(of: item, in: size)
    // As many items as two groups have: the second is as far down as the first one is high.
    let count = expected.cells.count
    let found = try Compositional(group: item).cells(2 * count, width: 320, height: 500)
    let below = Point(x: 0, y: expected.size.height)
    for (cell, other) in zip(found, expected.cells + expected.cells.map { $0.offset(by: below) }) {
      #expect(cell.isNear(other))
    }
    expect(found.count, equals: 2 * count)
  }

  @Test(arguments: 0..<60)
  func `a rect query has the cells that a scan has`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let layout = Compositional(group: RandomGroup(seed: seed).item, interGroupSpacing: 5)
    let laid = try lay([LayoutSection(itemCount: 100)], by: layout, width: 320)
    for _ in 0..<20 {
      let rect = Rect(
        x: Double.random(in: -20...300, using: &generator),
        y: Double.random(in: -20...laid.contentSize.height, using: &generator),
        width: Double.random(in: 0...200, using: &generator),
        height: Double.random(in: 0...400, using: &generator))
      expect(laid.elements(in: rect), equals: laid.elements.filter { $0.frame.intersects(rect) })
    }
  }

  @Test(arguments: 0..<60)
  func `from right to left is the mirror image`(seed: UInt64) throws {
    let layout = Compositional(group: RandomGroup(seed: seed).item)
    let plain = try layout.cells(30, width: 320)
    let mirrored = try layout.cells(30, width: 320, direction: .rightToLeft)
    for (cell, other) in zip(plain, mirrored) {
      #expect(abs(cell.minX - (320 - other.maxX)) < 1e-9)
      expect(cell.minY, equals: other.minY)
    }
  }

  @Test(arguments: 0..<60)
  func `measuring what the estimates are changes nothing`(seed: UInt64) throws {
    // All cells of one estimated height that is also what they measure.
    var generator = SeededGenerator(seed: seed)
    let height = Double.random(in: 10...50, using: &generator)
    let count = Int.random(in: 1...4, using: &generator)
    func layout(_ dimension: CompositionalDimension) -> Compositional {
      let cell = CompositionalItem(width: .fractionalWidth(1), height: dimension)
      return Compositional(group: .row(height: dimension, filling: .count(count), cell))
    }
    let measured = try lay(
      [LayoutSection(itemCount: 20)], by: layout(.estimated(height)), width: 320
    ) { _, _, proposal in Size(width: proposal.width ?? 0, height: height) }
    let known = try layout(.absolute(height)).cells(20, width: 320)
    for (cell, other) in zip(measured.cellFrames, known) { #expect(cell.isNear(other)) }
  }
}

extension Rect {
  /// True if no edge differs by more than rounding.
  fileprivate func isNear(_ other: Rect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 1e-6 }
  }
}
