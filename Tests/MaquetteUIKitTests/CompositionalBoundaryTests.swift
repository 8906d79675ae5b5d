import CollectionLayouts
import Foundation
import LayoutGeometry
import Maquette
import MaquetteUIKit
import TestSupport
import Testing

/// Sections whose views have the kinds that they are asked for as their colours.
private final class Kinds: CollectionViewDataSource {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 8 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View { Color.black }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> some View {
    switch kind {
    case "title": Color.red
    case "more": Color.blue
    case "banner": Color.green
    default: Color.yellow
    }
  }
}

@MainActor
@Suite struct CompositionalBoundaryTests {
  private func view(
    _ kind: String, _ width: CGFloat, _ alignment: NSRectAlignment
  ) -> NSCollectionLayoutBoundarySupplementaryItem {
    NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.absolute(width), .absolute(20)), elementKind: kind, alignment: alignment)
  }

  /// Cells of 200 by 100 that scroll sideways, under a title and another view.
  private func shelf() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.absolute(200), .absolute(100)), subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.boundarySupplementaryItems = [
      view("title", 150, .topLeading), view("more", 50, .topTrailing),
    ]
    section.orthogonalScrollingBehavior = .continuous
    section.orthogonalContentOffset = 100
    return section
  }

  private func layout(_ section: NSCollectionLayoutSection) -> UICollectionViewCompositionalLayout {
    let configuration = UICollectionViewCompositionalLayoutConfiguration()
    configuration.boundarySupplementaryItems = [view("banner", 300, .top)]
    configuration.contentInsetsReference = .none
    return UICollectionViewCompositionalLayout(section: section, configuration: configuration)
  }

  private func arrangement(of view: some View) throws -> CollectionArrangement {
    try #require(try Preview("shelf", width: 300) { view }.arranged().collections.first)
      .arrangement
  }

  private func fills(of view: some View) throws -> [String] {
    try String(decoding: Preview("fills", width: 300) { view }.list(), as: UTF8.self)
      .split(separator: "\n").filter { $0.contains("fill rect") }
      .map { $0.trimmingCharacters(in: .whitespaces) }
  }

  @Test func `a section and a configuration have views at their boundaries`() throws {
    let found = try arrangement(of: CollectionView(layout: layout(shelf()), dataSource: Kinds()))
    // The banner is 20 high, and so are the section's views.
    let banner = found.frames(of: .layoutBoundary("banner"))
    expect(banner, equals: [Rect(x: 0, y: 0, width: 300, height: 20)])
    expect(found.frames(of: .header), equals: [Rect(x: 0, y: 20, width: 150, height: 20)])
    expect(
      found.frames(of: .boundary("more")), equals: [Rect(x: 250, y: 20, width: 50, height: 20)])
    expect(found.contentSize.height, equals: 140)
  }

  @Test func `a data source is asked for views by their own kinds`() throws {
    let found = try fills(of: CollectionView(layout: layout(shelf()), dataSource: Kinds()))
    for color in ["#FF3B30", "#007AFF", "#34C759"] {
      #expect(found.contains { $0.hasSuffix(color) }, "\(found)")
    }
    #expect(!found.contains { $0.hasSuffix("#FFCC00") })
  }

  @Test func `a collection's own views are found by their kinds`() throws {
    let found = try fills(
      of: CollectionView(0..<8, layout: layout(shelf())) { _ in Color.black }
        .supplementaryView(ofKind: "title") { _ in Color.red }
        .supplementaryView(ofKind: "more") { _ in Color.blue }
        .supplementaryView(ofKind: "banner") { _ in Color.green })
    for color in ["#FF3B30", "#007AFF", "#34C759"] {
      #expect(found.contains { $0.hasSuffix(color) }, "\(found)")
    }
  }

  @Test func `a view's zIndex has it above the cells or under them`() throws {
    func order(_ zIndex: Int?) throws -> [String] {
      let section = shelf()
      let title = section.boundarySupplementaryItems[0]
      title.extendsBoundary = false
      if let zIndex { title.zIndex = zIndex }
      section.boundarySupplementaryItems = [title]
      return try fills(of: CollectionView(layout: layout(section), dataSource: Kinds()))
        .compactMap { $0.split(separator: " ").last.map(String.init) }
        .filter { ["#FF3B30", "#000000"].contains($0) }
    }
    // Two cells are seen.
    let above = try order(nil)
    #expect(above == ["#000000", "#000000", "#FF3B30"])
    let below = try order(-1)
    #expect(below == ["#FF3B30", "#000000", "#000000"])
  }

  @Test func `a handler changes the cells that a section shows`() throws {
    let section = shelf()
    var seen: [Int] = []
    var middles: [CGFloat] = []
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      seen = items.map(\.indexPath.item)
      middles = items.map { $0.frame.midX - offset.x }
      for item in items {
        let distance = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        if distance > 60 {
          item.alpha = 0.5
          item.transform = CGAffineTransform(scaleX: 0.9, y: 0.8)
        }
      }
    }
    let found = try arrangement(of: CollectionView(layout: layout(section), dataSource: Kinds()))
    // From 100 to 400: cells at −100 and 100, whose middles are at 0 and 200; 150 is the middle.
    expect(seen, equals: [0, 1])
    expect(middles, equals: [0, 200])
    let effects = [0, 1].map { item in
      found.effect(onCellAt: ItemIndex(section: 0, item: item), frame: .zero, in: .zero)
    }
    expect(
      effects, equals: [CellEffect(horizontalScale: 0.9, verticalScale: 0.8, opacity: 0.5), nil])
  }

  @Test func `references of insets have UIKit's names`() throws {
    let section = shelf()
    section.contentInsetsReference = .layoutMargins
    section.supplementaryContentInsetsReference = .none
    section.orthogonalContentOffset = 0
    let found = try arrangement(of: CollectionView(layout: layout(section), dataSource: Kinds()))
    expect(found.frames(of: .header).map(\.minX), equals: [0])
    expect(found.element(.cell, at: ItemIndex(section: 0, item: 0))?.frame.minX, equals: 16)
  }
}

extension CollectionArrangement {
  fileprivate func frames(of kind: ElementKind) -> [Rect] {
    elements.filter { $0.kind == kind }.map(\.frame)
  }
}
