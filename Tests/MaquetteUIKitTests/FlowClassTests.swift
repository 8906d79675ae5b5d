import Foundation
import LayoutGeometry
import LibraryTestSupport
import Maquette
import MaquetteUIKit
import TestSupport
import Testing

/// What is asked of a flow layout's delegate, with the same answer for all items or sections.
private final class Sizes: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  let counts: [Int]
  let size: (IndexPath) -> CGSize

  init(_ counts: [Int], _ size: @escaping (IndexPath) -> CGSize) {
    self.counts = counts
    self.size = size
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { counts[section] }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View { Color.black }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { size(indexPath) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { section == 0 ? 10 : 2 }
}

@MainActor
@Suite struct FlowClassTests {
  private func flow() -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 20)
    layout.minimumLineSpacing = 4
    layout.minimumInteritemSpacing = 5
    layout.sectionInset = UIEdgeInsets(top: 3, left: 2, bottom: 1, right: 2)
    return layout
  }

  @Test func `a flow layout draws what the flow draws`() throws {
    let classes = try listed { CollectionView(0..<5, layout: flow()) { _ in Color.black } }
    let values = try listed {
      CollectionView(
        0..<5,
        layout: .flow(
          itemSize: .fixed(Size(width: 30, height: 20)), minimumLineSpacing: 4,
          minimumInteritemSpacing: 5)
      ) { _ in Color.black }
      .insets(EdgeInsets(top: 3, leading: 2, bottom: 1, trailing: 2))
    }
    expect(classes, equals: values)
    #expect(classes.count > 5)
  }

  @Test func `a subclass sets itself up in prepare`() throws {
    final class Columns: CollectionViewFlowLayout {
      override func prepare() {
        super.prepare()
        let width = collectionView?.bounds.width ?? 0
        minimumInteritemSpacing = 0
        itemSize = CGSize(width: width / 2, height: 10)
      }
    }
    let lines = try listed { CollectionView(0..<3, layout: Columns()) { _ in Color.black } }
    #expect(
      lines.filter { $0.hasPrefix("fill") } == [
        "fill rect 0,0 50×10 #000000", "fill rect 50,0 50×10 #000000",
        "fill rect 0,20 50×10 #000000",
      ])
  }

  @Test func `a subclass may change the flow's attributes`() throws {
    final class Shifted: CollectionViewFlowLayout {
      override func layoutAttributesForElements(
        in rect: CGRect
      ) -> [UICollectionViewLayoutAttributes]? {
        let attributes = super.layoutAttributesForElements(in: rect)?
          .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
        attributes?.forEach { $0.frame.origin.x += 7 }
        return attributes
      }
    }
    let layout = Shifted()
    layout.itemSize = CGSize(width: 40, height: 10)
    // Two of 40 are justified at 0 and 60; the edge at 100 cuts the second.
    let lines = try listed { CollectionView(0..<2, layout: layout) { _ in Color.black } }
    #expect(
      lines.filter { $0.hasPrefix("fill") }
        == ["fill rect 7,0 40×10 #000000", "fill rect 67,0 33×10 #000000"])
  }

  @Test func `a delegate decides for each item and section`() throws {
    let sizes = Sizes([2, 2]) { CGSize(width: 100, height: 10 + 10 * $0.item) }
    let lines = try listed {
      CollectionView(layout: CollectionViewFlowLayout(), dataSource: sizes, delegate: sizes)
    }
    // One on a line: 10 and 20 high, 10 apart, and in the second section 2 apart from 40 on.
    #expect(
      lines.filter { $0.hasPrefix("fill") } == [
        "fill rect 0,0 100×10 #000000", "fill rect 0,20 100×20 #000000",
        "fill rect 0,40 100×10 #000000", "fill rect 0,52 100×20 #000000",
      ])
  }

  @Test func `without a delegate the layout's properties decide`() throws {
    let sizes = Sizes([2]) { _ in .zero }
    let lines = try listed { CollectionView(layout: flow(), dataSource: sizes) }
    // 100 − 4 leave two of 30 with 36 between them, from 2 on.
    #expect(
      lines.filter { $0.hasPrefix("fill") }
        == ["fill rect 2,3 30×20 #000000", "fill rect 68,3 30×20 #000000"])
  }

  @Test func `a horizontal flow scrolls sideways`() throws {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 80, height: 30)
    let view = CollectionView(0..<3, layout: layout) { _ in Color.black }
    let lines = try listed(height: 30) { view.contentOffset(x: 60) }
    // Cells are at 0, 90 and 180, and 60 to 160 is seen: 20 of the first, 70 of the second.
    #expect(
      lines.filter { $0.hasPrefix("fill") }
        == ["fill rect 0,0 20×30 #000000", "fill rect 30,0 70×30 #000000"])
  }

  @Test func `a layout answers under UIKit's names`() throws {
    let layout = flow()
    _ = try listed { CollectionView(0..<5, layout: layout) { _ in Color.black } }
    // 96 take two of 30 on a line: three lines, 3 + 20 + 4 + 20 + 4 + 20 + 1.
    expect(layout.collectionViewContentSize, equals: CGSize(width: 100, height: 72))
    let found = layout.layoutAttributesForElements(
      in: CGRect(x: 0, y: 24, width: 100, height: 20))
    expect(found?.map(\.indexPath.item), equals: [2, 3])
    let last = layout.layoutAttributesForItem(at: IndexPath(item: 4, section: 0))
    expect(last?.frame, equals: CGRect(x: 2, y: 51, width: 30, height: 20))
    #expect(layout.layoutAttributesForItem(at: IndexPath(item: 5, section: 0)) == nil)
  }
}
