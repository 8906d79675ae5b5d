import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct BalancedWaterfallTests {
  private func balanced(_ section: LayoutSection, columns: Int) throws -> CollectionArrangement {
    try lay(
      [section], by: Waterfall(columns: columns, placement: .balanced),
      width: 10 * Double(columns))
  }

  @Test func `the content is as low as can be`() throws {
    // 10 + 20 + 30 = 60 = 2 × 30; shortest first gives 10 + 30 and 20.
    let waterfall = try balanced(LayoutSection(heights: [10, 20, 30]), columns: 2)
    expect(waterfall.contentSize.height, equals: 30)
  }

  @Test func `it is lower than what the highest first would give`() throws {
    // 3 + 3 and 2 + 2 + 2, where the highest first gives 3 + 2 + 2 and 3 + 2.
    let waterfall = try balanced(LayoutSection(heights: [3, 3, 2, 2, 2]), columns: 2)
    expect(waterfall.contentSize.height, equals: 6)
  }

  @Test func `items keep their order within a column`() throws {
    let waterfall = try balanced(LayoutSection(heights: [3, 3, 2, 2, 2]), columns: 2)
    let columns = Dictionary(grouping: waterfall.elements, by: \.frame.minX)
    for items in columns.values {
      expect(items.map(\.frame.minY), equals: items.map(\.frame.minY).sorted())
    }
    expect(columns.count, equals: 2)
  }

  @Test func `what is best in item order stays in item order`() throws {
    // 20 and 10 + 5 + 10 are as low as 20 + 5 and 10 + 10.
    let waterfall = try balanced(LayoutSection(heights: [20, 10, 5, 10]), columns: 2)
    expect(waterfall.cellFrames.map(\.minX), equals: [0, 10, 10, 10])
  }

  @Test func `no other assignment of a few items is lower`() throws {
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<60 {
      let columns = Int.random(in: 1...3, using: &generator)
      let heights = (0..<Int.random(in: 1...7, using: &generator)).map { _ in
        Double(Int.random(in: 1...50, using: &generator))
      }
      let waterfall = try balanced(LayoutSection(heights: heights), columns: columns)
      expect(waterfall.contentSize.height, equals: lowest(heights, columns: columns))
    }
  }

  @Test func `many items are at most a third higher than their share of a column`() throws {
    var generator = SeededGenerator(seed: 4)
    let heights = (0..<500).map { _ in Double.random(in: 1...100, using: &generator) }
    let waterfall = try balanced(LayoutSection(heights: heights), columns: 7)
    let share = heights.reduce(0, +) / 7
    #expect(waterfall.contentSize.height >= share)
    #expect(waterfall.contentSize.height <= share * 4 / 3)
  }

  @Test func `more columns than items cost nothing`() throws {
    let heights = (1...20).map(Double.init)
    let waterfall = try balanced(LayoutSection(heights: heights), columns: 1000)
    #expect(waterfall.cellFrames.map(\.minX) == (0..<20).map { 10 * Double($0) })
  }

  @Test func `items between two that cover the row are balanced by themselves`() throws {
    let section = LayoutSection(
      itemCount: 7, itemHeight: .each([10, 20, 30, 5, 10, 20, 30]),
      itemSpan: .each([1, 1, 1, LayoutSection.allColumns, 1, 1, 1]))
    let waterfall = try balanced(section, columns: 2)
    expect(waterfall.cellFrames[3], equals: Rect(x: 0, y: 30, width: 20, height: 5))
    expect(waterfall.contentSize.height, equals: 65)
  }

  /// The least height of all assignments.
  private func lowest(_ heights: [Double], columns: Int) -> Double {
    var lowest = Double.infinity
    var assignment = [Int](repeating: 0, count: heights.count)
    while true {
      var bottoms = [Double](repeating: 0, count: columns)
      for (item, column) in assignment.enumerated() {
        bottoms[column] += heights[item]
      }
      lowest = min(lowest, bottoms.max() ?? 0)
      guard let next = assignment.firstIndex(where: { $0 < columns - 1 }) else { return lowest }
      assignment[next] += 1
      for item in 0..<next {
        assignment[item] = 0
      }
    }
  }
}
