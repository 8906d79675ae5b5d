import CollectionLayouts
import Foundation
import LayoutGeometry
import Maquette
import MaquetteUIKit
import TestSupport
import Testing

/// Two sections, each with a header for those who ask.
private final class Shelves: CollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View { Color.black }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> some View { Color.red }
}

@MainActor
@Suite struct CompositionalClassTests {
  /// Rows of two, 100 points high.
  private func rows() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(10)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 8
    return section
  }

  private func elements(of view: some View) throws -> CollectionArrangement {
    try #require(try Preview("shelves", width: 310) { view }.arranged().collections.first)
      .arrangement
  }

  @Test func `a layout places what its section has`() throws {
    let layout = UICollectionViewCompositionalLayout(section: rows())
    let frames = try elements(of: CollectionView(0..<3, layout: layout) { _ in Color.black })
      .elements.map(\.frame)
    // (310 − 10) / 2 = 150 each, less 5 at each edge; the second group is at 108.
    expect(
      frames,
      equals: [
        Rect(x: 5, y: 5, width: 140, height: 90), Rect(x: 165, y: 5, width: 140, height: 90),
        Rect(x: 5, y: 113, width: 140, height: 90),
      ])
  }

  @Test func `a section provider makes each section its own`() throws {
    let layout = UICollectionViewCompositionalLayout { [self] section, environment in
      guard section == 1 else { return rows() }
      let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(environment.container.contentSize.width / 2), .absolute(40)),
        subitems: [item])
      let shelf = NSCollectionLayoutSection(group: group)
      shelf.orthogonalScrollingBehavior = .groupPaging
      shelf.orthogonalContentOffset = 100
      shelf.boundarySupplementaryItems = [
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size(.fractionalWidth(1), .absolute(20)),
          elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
      ]
      return shelf
    }
    layout.configuration.interSectionSpacing = 30
    let arrangement = try elements(of: CollectionView(layout: layout, dataSource: Shelves()))
    // Two groups and 8 are 208 points; 30 after them the header, and 20 after that the shelf.
    expect(
      arrangement.element(.header, at: ItemIndex(section: 1, item: 0))?.frame,
      equals: Rect(x: 0, y: 238, width: 310, height: 20))
    // 100 is nearer to the second group's edge, 155, than to 0.
    #expect(
      (0..<3).map { arrangement.element(.cell, at: ItemIndex(section: 1, item: $0))?.frame.minX }
        == [-155, 0, 155])
    expect(arrangement.summary.kind, equals: "sections")
  }

  @Test func `views at items and under sections are placed under UIKit's names`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.5), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let corner = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(10), .absolute(10)), elementKind: "corner",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom, .leading]))
    corner.zIndex = -1
    group.supplementaryItems = [corner]
    let section = NSCollectionLayoutSection(group: group)
    let card = NSCollectionLayoutDecorationItem.background(elementKind: "card")
    card.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 6, bottom: 7, trailing: 8)
    section.decorationItems = [card]
    let found = try elements(
      of: CollectionView(
        layout: UICollectionViewCompositionalLayout(section: section), dataSource: Shelves())
    ).elements.filter { $0.index.section == 0 && $0.index.item == 0 }
    // The badge sticks out by 0.3 × 20 = 6; half of 310 is 155. Of the three items, two are in a row:
    // the section is 200 high.
    expect(
      found.map(\.kind),
      equals: [
        .decoration("card"), .supplementary("corner"), .cell, .supplementary("badge"),
      ])
    expect(
      found.map(\.frame),
      equals: [
        Rect(x: 6, y: 5, width: 296, height: 188), Rect(x: 0, y: 90, width: 10, height: 10),
        Rect(x: 0, y: 0, width: 155, height: 100), Rect(x: 141, y: -6, width: 20, height: 20),
      ])
  }

  @Test func `a data source's and a collection's views are drawn at their kinds`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.top, .trailing]))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: [badge])
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.decorationItems = [.background(elementKind: "card")]
    let layout = UICollectionViewCompositionalLayout(section: section)
    func fills(_ color: String, of view: some View) throws -> Int {
      try String(decoding: Preview("fills", width: 100) { view }.list(), as: UTF8.self)
        .split(separator: "\n").count { $0.contains("fill") && $0.contains(color) }
    }
    let sourced = CollectionView(layout: layout, dataSource: Shelves())
      .decorationView(ofKind: "card") { Color.blue }
    let own = CollectionView(0..<1, layout: layout) { _ in Color.black }
      .supplementaryView(ofKind: "badge") { _ in Color.red }
      .decorationView(ofKind: "card") { Color.blue }
    // The badges of three items in each of two sections.
    let red = try (fills("#FF3B30", of: sourced), fills("#FF3B30", of: own))
    #expect(red == (6, 1))
    let blue = try (fills("#007AFF", of: sourced), fills("#007AFF", of: own))
    #expect(blue == (2, 1))
  }

  @Test func `a custom group has the frames that its provider returns`() throws {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let half = environment.container.contentSize.width / 2
      return [
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: half, height: 100)),
        NSCollectionLayoutGroupCustomItem(frame: CGRect(x: half, y: 50, width: half, height: 50)),
      ]
    }
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let frames = try elements(of: CollectionView(0..<3, layout: layout) { _ in Color.black })
      .elements.map(\.frame)
    expect(
      frames,
      equals: [
        Rect(x: 0, y: 0, width: 155, height: 100), Rect(x: 155, y: 50, width: 155, height: 50),
        Rect(x: 0, y: 100, width: 155, height: 100),
      ])
  }

  @Test func `a section is scrolled to an item's group, or to a group`() throws {
    func starts(_ offset: NSCollectionLayoutSectionOffset) throws -> [Double] {
      let item = NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
      let group = NSCollectionLayoutGroup.vertical(
        layoutSize: size(.absolute(100), .absolute(40)), subitems: [item])
      let shelf = NSCollectionLayoutSection(group: group)
      shelf.orthogonalScrollingBehavior = .groupPaging
      shelf.orthogonalContentOffset = offset
      let layout = UICollectionViewCompositionalLayout(section: shelf)
      return try elements(of: CollectionView(0..<10, layout: layout) { _ in Color.black })
        .elements.prefix(1).map(\.frame.minX)
    }
    // Two items a group: item 3 is in the second. Five groups of 100 can be scrolled by 190.
    let found = try [starts(.item(3)), starts(.group(1)), starts(100), starts(.group(4))]
    expect(found, equals: [[-100], [-100], [-100], [-190]])
  }

  @Test func `a section of a collection view is placed by groups`() throws {
    let view = CollectionView(layout: .list(rowHeight: 44)) {
      CollectionSection(0..<2) { _ in Color.black }
      CollectionSection(0..<2, layout: rows()) { _ in Color.black }
    }
    let found = try elements(of: view).elements.map(\.frame.minY)
    expect(found, equals: [0, 44, 93, 93])
  }
}
