import CollectionLayouts
import Foundation
import LayoutGeometry
import Maquette
import MaquetteUIKit
import TestSupport
import Testing

/// What Apple's documentation of `NSCollectionLayoutSection`, of its supplementary and decoration
/// items and of `UICollectionViewCompositionalLayoutConfiguration` says, sentence by sentence.
@MainActor
@Suite struct SectionRuleTests {
  /// Rows that are 50 points high.
  private func rows(
    _ badges: [NSCollectionLayoutSupplementaryItem] = []
  ) -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)), supplementaryItems: badges)
    return NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .absolute(50)), subitems: [item]))
  }

  private func boundary(
    _ width: NSCollectionLayoutDimension, _ alignment: NSRectAlignment,
    offset: CGPoint = CGPoint(x: 0, y: 0)
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(width, .absolute(20)), elementKind: "view", alignment: alignment,
      absoluteOffset: offset)
  }

  /// Two sections of two rows each, 300 points wide.
  private func arrangement(
    _ section: NSCollectionLayoutSection,
    _ configuration: UICollectionViewCompositionalLayoutConfiguration = .init(),
    height: PreviewCanvas.Height = .fit
  ) throws -> CollectionArrangement {
    let layout = UICollectionViewCompositionalLayout(
      section: section, configuration: configuration)
    let view = CollectionView(layout: layout) {
      CollectionSection(0..<2) { _ in Color.black }
      CollectionSection(0..<2) { _ in Color.black }
    }
    .supplementaryView(ofKind: "view") { _ in Color.red }
    .decorationView(ofKind: "card") { Color.blue }
    let preview = Preview("rules", width: 300, height: height) { view }
    return try #require(try preview.arranged().collections.first).arrangement
  }

  private func frames(_ kind: ElementKind, in arrangement: CollectionArrangement) -> [Rect] {
    arrangement.elements.filter { $0.kind == kind }.map(\.frame)
  }

  @Test func `groups are apart by the section's spacing, and inside its insets`() throws {
    let section = rows()
    section.interGroupSpacing = 8
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 15, trailing: 20)
    let found = try frames(.cell, in: arrangement(section))
    // 5 + 50 + 8 + 50 + 15 = 128 for each section.
    expect(found.map(\.minY), equals: [5, 63, 133, 191])
    expect(found.map(\.minX), equals: [10, 10, 10, 10])
    expect(found.map(\.width), equals: [270, 270, 270, 270])
  }

  @Test func `sections are apart by the configuration's spacing`() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.interSectionSpacing = 30
    let found = try arrangement(rows(), configuration)
    expect(frames(.cell, in: found).map(\.minY), equals: [0, 50, 130, 180])
    expect(found.contentSize.height, equals: 230)
  }

  @Test func `a boundary item extends its section's content by its size`() throws {
    let section = rows()
    section.boundarySupplementaryItems = [
      boundary(.fractionalWidth(1), .top), boundary(.fractionalWidth(1), .bottom),
    ]
    let found = try arrangement(section)
    expect(frames(.header, in: found).map(\.minY), equals: [0, 140])
    expect(frames(.cell, in: found).map(\.minY), equals: [20, 70, 160, 210])
    expect(frames(.footer, in: found).map(\.minY), equals: [120, 260])
  }

  @Test func `a boundary item that does not extend its boundary is over the content`() throws {
    let section = rows()
    section.boundarySupplementaryItems = [boundary(.fractionalWidth(1), .top)]
    section.boundarySupplementaryItems[0].extendsBoundary = false
    let found = try arrangement(section)
    expect(frames(.header, in: found).map(\.minY), equals: [0, 100])
    expect(frames(.cell, in: found).map(\.minY), equals: [0, 50, 100, 150])
  }

  @Test func `a boundary item is at its alignment, and moved by its offset`() throws {
    func frame(_ alignment: NSRectAlignment, _ kind: ElementKind) throws -> Rect? {
      let section = rows()
      section.boundarySupplementaryItems = [
        boundary(.absolute(100), alignment, offset: CGPoint(x: 3, y: -4))
      ]
      return try frames(kind, in: arrangement(section)).first
    }
    // 300 wide and 120 high: to the middle are 100 and 50 points.
    let start = try frame(.topLeading, .header)
    expect(start, equals: Rect(x: 3, y: -4, width: 100, height: 20))
    let top = try frame(.top, .header)
    expect(top, equals: Rect(x: 103, y: -4, width: 100, height: 20))
    let end = try frame(.bottomTrailing, .footer)
    expect(end, equals: Rect(x: 203, y: 96, width: 100, height: 20))
  }

  @Test func `supplementary items follow the content insets unless they need not`() throws {
    let section = rows()
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    section.boundarySupplementaryItems = [boundary(.fractionalWidth(1), .top)]
    let following = try frames(.header, in: arrangement(section))
    expect(following.first, equals: Rect(x: 30, y: 0, width: 260, height: 20))
    section.supplementariesFollowContentInsets = false
    let free = try frames(.header, in: arrangement(section))
    expect(free.first, equals: Rect(x: 0, y: 0, width: 300, height: 20))
  }

  @Test func `a pinned item stays in sight while its section is`() throws {
    let section = rows()
    section.boundarySupplementaryItems = [boundary(.fractionalWidth(1), .top)]
    section.boundarySupplementaryItems[0].pinToVisibleBounds = true
    let found = try arrangement(section)
    // Sections are 120 high. From 40 on, the first header is there; from 110 on, its section's end
    // leaves it 10 of its 20 points.
    for (y, header) in [(40.0, 40.0), (110, 100)] {
      let seen = found.pinning([], in: Rect(x: 0, y: y, width: 300, height: 100))
      expect(frames(.header, in: seen).first?.minY, equals: header)
    }
  }

  @Test func `a configuration's boundary items are the whole layout's`() throws {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [
      boundary(.fractionalWidth(1), .top), boundary(.fractionalWidth(1), .bottom),
    ]
    let found = try arrangement(rows(), configuration)
    expect(frames(.cell, in: found).map(\.minY), equals: [20, 70, 120, 170])
    expect(frames(.layoutBoundary("view"), in: found).map(\.minY), equals: [0, 220])
  }

  @Test func `a badge at an anchor is moved by parts of its own size`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "view",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.3, y: -0.3)))
    let found = try arrangement(rows([badge]))
    // 300 − 20 + 0.3 × 20, and −0.3 × 20.
    expect(
      frames(.supplementary("view"), in: found).first,
      equals: Rect(x: 286, y: -6, width: 20, height: 20))
  }

  @Test func `an item anchor is the part of the badge that is at the container's`() throws {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(10)), elementKind: "view",
      containerAnchor: NSCollectionLayoutAnchor(edges: [.bottom]),
      itemAnchor: NSCollectionLayoutAnchor(edges: [.top]))
    let found = try arrangement(rows([badge]))
    // Its top is at the item's bottom: (300 − 20) / 2.
    expect(
      frames(.supplementary("view"), in: found).first,
      equals: Rect(x: 140, y: 50, width: 20, height: 10))
  }

  @Test func `a decoration is under all of its section`() throws {
    let section = rows()
    section.boundarySupplementaryItems = [boundary(.fractionalWidth(1), .top)]
    section.decorationItems = [.background(elementKind: "card")]
    let found = try arrangement(section)
    expect(
      frames(.decoration("card"), in: found),
      equals: [
        Rect(x: 0, y: 0, width: 300, height: 120), Rect(x: 0, y: 120, width: 300, height: 120),
      ])
    let order = found.inDrawingOrder(found.elements).map(\.kind)
    expect(order.first, equals: .decoration("card"))
  }

  @Test func `by default, decorations are at 0, and supplementary items at 1`() {
    expect(NSCollectionLayoutDecorationItem.background(elementKind: "card").zIndex, equals: 0)
    expect(boundary(.absolute(1), .top).zIndex, equals: 1)
  }

  @Test func `a layout scrolls sideways by its configuration`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.absolute(70), .fractionalHeight(1)), subitems: [item]))
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.scrollDirection = .horizontal
    configuration.interSectionSpacing = 10
    let found = try frames(.cell, in: arrangement(section, configuration, height: .points(90)))
    expect(found.map(\.minX), equals: [0, 70, 150, 220])
    expect(found.map(\.height), equals: [90, 90, 90, 90])
  }

  @Test func `orthogonal scrolling lays groups out across the layout's axis`() throws {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(0.8), .absolute(60)), subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPagingCentered
    let found = try frames(.cell, in: arrangement(section))
    // Groups of 240; the first is in the middle, with 30 at each side.
    expect(found.map(\.minX), equals: [30, 270, 30, 270])
    expect(found.map(\.minY), equals: [0, 0, 60, 60])
  }
}
