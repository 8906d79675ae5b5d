import Foundation
import LibraryTestSupport
import Maquette
import MaquetteUIKit
import TestSupport
import Testing

final class RowLayout: CollectionViewLayout {
  override var collectionViewContentSize: CGSize {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * 60)
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * 60, width: collectionViewContentSize.width, height: 60)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }
}

final class PhotoAlbum: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  let colors: [Color] = [.pink, .purple, .orange]

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    colors.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View {
    colors[indexPath.item].clipShape(Circle())
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width / 3, height: 100)
  }
}

private final class Fruits: TableViewDataSource, TableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> some View {
    Text("Fruit \(indexPath.row)").frame(maxWidth: .infinity, alignment: .leading)
  }
}

@MainActor
@Suite struct UIKitSnippetTests {
  @Test func `the snippets draw what they are about`() throws {
    let rows = try listed { CollectionView(0..<2, layout: RowLayout()) { _ in Color.black } }
    #expect(rows.filter { $0.hasPrefix("fill") }.last == "fill rect 0,60 100×60 #000000")
    let photos = PhotoAlbum()
    let cells = try listed(width: 300) {
      CollectionView(layout: CollectionViewFlowLayout(), dataSource: photos, delegate: photos)
    }
    expect(cells.filter { $0.contains("cell") }.count, equals: 3)
    let fruits = Fruits()
    let texts = try listed {
      TableView(dataSource: fruits, delegate: fruits)
    }
    expect(texts.filter { $0.contains("cell") }.count, equals: 3)
  }
}
