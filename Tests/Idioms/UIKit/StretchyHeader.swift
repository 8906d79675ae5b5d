import Foundation
import MaquetteMacros
import MaquetteUIKit

// A header that grows where the content is pulled down.
struct StretchyHeader: View {
  var body: some View {
    let layout = StretchyHeaderLayout()
    layout.headerReferenceSize = CGSize(width: 390, height: 150)
    layout.itemSize = CGSize(width: 390, height: 60)
    return CollectionView(layout: layout, dataSource: Lines())
  }
}

private final class StretchyHeaderLayout: CollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let layoutAttributes = super.layoutAttributesForElements(in: rect)
    guard let collectionView, collectionView.contentOffset.y < 0 else { return layoutAttributes }
    let pulled = abs(collectionView.contentOffset.y)
    for attributes in layoutAttributes ?? []
    where attributes.representedElementKind == UICollectionView.elementKindSectionHeader
      && attributes.indexPath.section == 0
    {
      attributes.frame = CGRect(
        x: 0, y: -pulled, width: collectionView.frame.width,
        height: attributes.frame.height + pulled)
    }
    return layoutAttributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    return true
  }
}

private final class Lines: CollectionViewDataSource {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View { Text("Line \(indexPath.item)") }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> some View { Color.orange }
}

#Preview("stretchy-header") {
  StretchyHeader()
}
