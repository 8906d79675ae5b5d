import CollectionLayouts
import Foundation
import LayoutGeometry
import Maquette
import MaquetteUIKit
import TestSupport
import Testing

/// What Apple's documentation of `NSCollectionLayoutDimension`, `NSCollectionLayoutItem` and
/// `NSCollectionLayoutGroup` says, sentence by sentence.
@MainActor
@Suite struct CompositionalRuleTests {
  private func item(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutItem {
    NSCollectionLayoutItem(layoutSize: size(width, height))
  }

  /// The cells of a section, in a collection as wide as this; each cell has a size of its own.
  private func frames(
    _ section: NSCollectionLayoutSection, _ sizes: [Size], width: CGFloat = 300
  ) throws -> [Rect] {
    let layout = UICollectionViewCompositionalLayout(section: section)
    let view = CollectionView(sizes.indices, layout: layout) { index in
      Color.black.frame(width: CGFloat(sizes[index].width), height: CGFloat(sizes[index].height))
    }
    let found = try #require(
      try Preview("rules", width: width) { view }.arranged().collections.first)
    return found.arrangement.elements.filter { $0.kind == .cell }.map(\.frame)
  }

  private func frames(
    _ group: NSCollectionLayoutGroup, count: Int, width: CGFloat = 300
  ) throws -> [Rect] {
    try frames(
      NSCollectionLayoutSection(group: group),
      Array(repeating: Size(width: 10, height: 10), count: count), width: width)
  }

  // MARK: - Dimensions

  @Test func `a fractional dimension is a part of the container's, so that squares are squares`()
    throws
  {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)),
      subitems: [item(.fractionalWidth(0.2), .fractionalWidth(0.2))])
    let found = try frames(group, count: 2)
    // 20 % of 300.
    expect(
      found,
      equals: [
        Rect(x: 0, y: 0, width: 60, height: 60), Rect(x: 60, y: 0, width: 60, height: 60),
      ])
  }

  @Test func `a fractional height is a part of the containing group's`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)),
      subitems: [item(.fractionalWidth(0.5), .fractionalHeight(0.25))])
    let found = try frames(group, count: 1)
    expect(found, equals: [Rect(x: 0, y: 0, width: 150, height: 20)])
  }

  @Test func `an absolute dimension is in points`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(80)),
      subitems: [item(.absolute(44), .absolute(44))])
    let found = try frames(group, count: 1)
    expect(found, equals: [Rect(x: 0, y: 0, width: 44, height: 44)])
  }

  @Test func `the final size of an estimated dimension is determined by the content`() throws {
    let row = item(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [row])
    let sizes = [30.0, 70].map { Size(width: 300, height: $0) }
    let found = try frames(NSCollectionLayoutSection(group: group), sizes)
    expect(found.map(\.minY), equals: [0, 30])
    expect(found.map(\.height), equals: [30, 70])
  }

  @Test func `items as high as their siblings match the highest of their group`() throws {
    func heights(_ dimension: NSCollectionLayoutDimension) throws -> [Double] {
      let third = item(.fractionalWidth(1 / 3), dimension)
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .estimated(50)), subitems: [third])
      let sizes = [20.0, 50, 35, 10].map { Size(width: 10, height: $0) }
      return try frames(NSCollectionLayoutSection(group: group), sizes).map(\.height)
    }
    // The fourth is in a group of its own.
    let uniform = try heights(.uniformAcrossSiblings(estimate: 50))
    expect(uniform, equals: [50, 50, 50, 10])
    let estimated = try heights(.estimated(50))
    expect(estimated, equals: [20, 50, 35, 10])
  }

  @Test func `groups that a section repeats share the largest size across the section`() throws {
    let card = item(.fractionalWidth(1), .uniformAcrossSiblings(estimate: 50))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(100), .uniformAcrossSiblings(estimate: 50)), subitems: [card])
    let section = NSCollectionLayoutSection(group: group)
    section.orthogonalScrollingBehavior = .continuous
    let sizes = [20.0, 60, 35].map { Size(width: 100, height: $0) }
    let found = try frames(section, sizes)
    expect(found.map(\.height), equals: [60, 60, 60])
  }

  // MARK: - Groups

  @Test func `a horizontal group repeats its items until its width is exhausted`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.absolute(100), .fractionalHeight(1))])
    let found = try frames(group, count: 4, width: 310)
    // Three are 300; what is left, 10, is at the trailing edge.
    expect(found.map(\.minX), equals: [0, 100, 200, 0])
    expect(found.map(\.minY), equals: [0, 0, 0, 50])
  }

  @Test func `a vertical group repeats its items until its height is exhausted`() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(100), .absolute(130)),
      subitems: [item(.fractionalWidth(1), .absolute(60))])
    let found = try frames(group, count: 3)
    expect(found.map(\.minY), equals: [0, 60, 130])
  }

  @Test func `a count makes the items of a horizontal group equally wide`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 3)
    group.interItemSpacing = .fixed(10)
    let found = try frames(group, count: 3, width: 320)
    // (320 − 2 × 10) / 3 = 100.
    expect(found.map(\.minX), equals: [0, 110, 220])
    expect(found.map(\.width), equals: [100, 100, 100])
  }

  @Test func `a count makes the items of a vertical group equally high`() throws {
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.absolute(50), .absolute(210)),
      subitem: item(.fractionalWidth(1), .fractionalHeight(1)), count: 2)
    group.interItemSpacing = .fixed(10)
    let found = try frames(group, count: 2)
    expect(found.map(\.minY), equals: [0, 110])
    expect(found.map(\.height), equals: [100, 100])
  }

  @Test func `a repeated item keeps its size`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      repeatingSubitem: item(.absolute(40), .absolute(30)), count: 3)
    let found = try frames(group, count: 4)
    expect(found.map(\.minX), equals: [0, 40, 80, 0])
    expect(found.map(\.size), equals: Array(repeating: Size(width: 40, height: 30), count: 4))
  }

  @Test func `fixed spacing is between items, and takes room`() throws {
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)),
      subitems: [item(.absolute(100), .fractionalHeight(1))])
    group.interItemSpacing = .fixed(5)
    // 3 × 100 + 2 × 5 = 310.
    let found = try frames(group, count: 4, width: 310)
    expect(found.map(\.minX), equals: [0, 105, 210, 0])
    let narrower = try frames(group, count: 4, width: 309)
    expect(narrower.map(\.minX), equals: [0, 105, 0, 105])
  }

  @Test func `flexible spacing is what is left, and at least its length`() throws {
    func starts(_ least: CGFloat) throws -> [Double] {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)),
        subitems: [item(.absolute(100), .fractionalHeight(1))])
      group.interItemSpacing = .flexible(least)
      return try frames(group, count: 3, width: 310).map(\.minX)
    }
    // 310 − 300 for two gaps; with 10 at least, 320 do not fit, and two have 110 between them.
    let none = try starts(0)
    expect(none, equals: [0, 105, 210])
    let ten = try starts(10)
    expect(ten, equals: [0, 210, 0])
  }

  @Test func `groups are in groups`() throws {
    let inset = NSDirectionalEdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)
    let leading = item(.fractionalWidth(0.7), .fractionalHeight(1))
    let trailing = item(.fractionalWidth(1), .fractionalHeight(0.5))
    leading.contentInsets = inset
    trailing.contentInsets = inset
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.3), .fractionalHeight(1)),
      repeatingSubitem: trailing, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .fractionalWidth(0.4)), subitems: [leading, column])
    let found = try frames(group, count: 3, width: 400)
    // 400 × 160: 280 wide, and beside it 120 × 80 twice; 10 less at each edge.
    expect(
      found.map(\.rounded),
      equals: [
        Rect(x: 10, y: 10, width: 260, height: 140), Rect(x: 290, y: 10, width: 100, height: 60),
        Rect(x: 290, y: 90, width: 100, height: 60),
      ])
  }

  // MARK: - Insets and spacing of items

  @Test func `content insets make items smaller, and the group stays as large`() throws {
    let square = item(.absolute(20), .absolute(20))
    square.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(60), .absolute(20)), subitems: [square])
    let found = try frames(group, count: 4)
    expect(found.map(\.size), equals: Array(repeating: Size(width: 16, height: 16), count: 4))
    expect(found.map(\.minX), equals: [2, 22, 42, 2])
    expect(found.map(\.minY), equals: [2, 2, 2, 22])
  }

  @Test func `content insets are applied after edge spacing`() throws {
    let square = item(.absolute(20), .absolute(20))
    square.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    square.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .fixed(10), top: .fixed(5), trailing: nil, bottom: nil)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(60), .absolute(30)), subitems: [square])
    let found = try frames(group, count: 2)
    // 10 and 2; after 20 the next, 10 and 2 later.
    expect(
      found,
      equals: [
        Rect(x: 12, y: 7, width: 16, height: 16), Rect(x: 42, y: 7, width: 16, height: 16),
      ])
  }

  @Test func `content insets are ignored along an axis that is estimated`() throws {
    let row = item(.fractionalWidth(1), .estimated(44))
    row.contentInsets = NSDirectionalEdgeInsets(top: 9, leading: 9, bottom: 9, trailing: 9)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .estimated(44)), subitems: [row])
    let found = try frames(
      NSCollectionLayoutSection(group: group), [Size(width: 282, height: 30)])
    expect(found, equals: [Rect(x: 9, y: 0, width: 282, height: 30)])
  }

  @Test func `flexible edges push an item away from its group's edge`() throws {
    let square = item(.absolute(40), .absolute(40))
    square.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: nil, bottom: .flexible(0))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), repeatingSubitem: square, count: 1)
    let found = try frames(group, count: 1)
    // All that is left across is before it; above and below it has the same.
    expect(found, equals: [Rect(x: 260, y: 30, width: 40, height: 40)])
  }
}

extension Rect {
  /// The rectangle without the rounding of fractions that no binary number has.
  fileprivate var rounded: Rect {
    Rect(
      x: (minX * 1e6).rounded() / 1e6, y: (minY * 1e6).rounded() / 1e6,
      width: (width * 1e6).rounded() / 1e6, height: (height * 1e6).rounded() / 1e6)
  }
}
