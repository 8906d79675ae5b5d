import CollectionLayouts
import LayoutGeometry
import TestSupport
import Testing

struct MeasuredGroupTests {
  /// The cells of items that take these sizes, in a container 300 points wide.
  private func cells(_ layout: Compositional, _ sizes: [Size]) throws -> [Rect] {
    try lay([LayoutSection(itemCount: sizes.count)], by: layout, width: 300) { _, index, proposal in
      let size = sizes[index.item]
      return Size(
        width: min(size.width, proposal.width ?? .infinity), height: proposal.height ?? size.height)
    }.cellFrames
  }

  private func heights(_ heights: Double...) -> [Size] {
    heights.map { Size(width: 20, height: $0) }
  }

  @Test func `a group of an estimated height is as high as its highest cell`() throws {
    let cell = CompositionalItem(width: .fractionalWidth(1), height: .estimated(44))
    let layout = Compositional(
      group: .row(height: .estimated(44), filling: .count(2), cell), interGroupSpacing: 10)
    // Two cells of 150; the first group is 50 high, so that the next is at 60.
    let found = try cells(layout, heights(30, 50, 20))
    expect(
      found,
      equals: [
        Rect(x: 0, y: 0, width: 150, height: 30), Rect(x: 150, y: 0, width: 150, height: 50),
        Rect(x: 0, y: 60, width: 150, height: 20),
      ])
  }

  @Test func `cells of estimated widths fill a group by what they measure`() throws {
    let cell = CompositionalItem(width: .estimated(80), height: .absolute(30))
    let layout = Compositional(
      group: .row(height: .absolute(30), interItemSpacing: .fixed(10), cell), interGroupSpacing: 8)
    let sizes = [100.0, 120, 90, 200].map { Size(width: $0, height: 30) }
    // 100 + 10 + 120 = 230, and 90 more do not fit; 90 + 10 + 200 = 300 fits.
    let found = try cells(layout, sizes)
    expect(
      found,
      equals: [
        Rect(x: 0, y: 0, width: 100, height: 30), Rect(x: 110, y: 0, width: 120, height: 30),
        Rect(x: 0, y: 38, width: 90, height: 30), Rect(x: 100, y: 38, width: 200, height: 30),
      ])
  }

  @Test func `a cell of an estimated width is no wider than its group`() throws {
    let cell = CompositionalItem(width: .estimated(80), height: .absolute(30))
    let layout = Compositional(group: .row(height: .absolute(30), cell))
    let found = try cells(layout, [Size(width: 900, height: 30)]).map(\.width)
    expect(found, equals: [300])
  }

  @Test func `siblings with a uniform height are as high as the highest`() throws {
    let cell = CompositionalItem(
      width: .fractionalWidth(1), height: .uniformAcrossSiblings(estimate: 40))
    let layout = Compositional(group: .row(height: .estimated(40), filling: .count(3), cell))
    let found = try cells(layout, heights(20, 50, 30, 10)).map(\.height)
    expect(found, equals: [50, 50, 50, 10])
  }

  @Test func `siblings with a uniform width are as wide as the widest`() throws {
    let cell = CompositionalItem(
      width: .uniformAcrossSiblings(estimate: 40), height: .absolute(20))
    let layout = Compositional(group: .row(height: .absolute(20), cell))
    let sizes = [50.0, 90, 60, 70].map { Size(width: $0, height: 20) }
    // Three of 90 are 270; a fourth would make 360.
    let found = try cells(layout, sizes).map(\.minX)
    expect(found, equals: [0, 90, 180, 0])
  }

  @Test func `insets count for nothing along a measured axis`() throws {
    let cell = CompositionalItem(
      width: .fractionalWidth(1), height: .estimated(44), contentInsets: EdgeInsets(10))
    let layout = Compositional(group: .row(height: .estimated(44), cell))
    let found = try cells(layout, heights(30))
    expect(found, equals: [Rect(x: 10, y: 0, width: 280, height: 30)])
  }

  @Test func `a group of an estimated length has each subitem once`() throws {
    let group = CompositionalItem(
      width: .fractionalWidth(1), height: .estimated(10),
      group: CompositionalGroup(
        axis: .vertical, subitems: [.points(300, 40), .points(300, 60)]))
    let found = try cells(Compositional(group: group), heights(0, 0, 0)).map(\.minY)
    expect(found, equals: [0, 40, 100])
  }

  @Test func `lengths that a section gives come before measuring`() throws {
    let cell = CompositionalItem(width: .fractionalWidth(1), height: .estimated(44))
    let laid = try lay(
      [LayoutSection(itemCount: 2, itemHeight: .constant(25))],
      by: Compositional(group: .row(height: .estimated(44), cell)), width: 300)
    expect(laid.cellFrames.map(\.minY), equals: [0, 25])
  }
}
