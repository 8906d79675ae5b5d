import Foundation
import MaquetteMacros
import MaquetteUIKit

// The least custom layout: rows as wide as the screen.
struct RowsLayout: View {
  var body: some View {
    CollectionView(0..<4, layout: RowLayout()) { index in
      index.isMultiple(of: 2) ? Color.blue : Color.cyan
    }
  }
}

private final class RowLayout: CollectionViewLayout {
  var rowHeight: CGFloat = 60
  var spacing: CGFloat = 2

  override var collectionViewContentSize: CGSize {
    let count = CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0)
    return CGSize(
      width: collectionView?.bounds.width ?? 0,
      height: max(count * (rowHeight + spacing) - spacing, 0))
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(
      x: 0, y: CGFloat(indexPath.item) * (rowHeight + spacing),
      width: collectionViewContentSize.width, height: rowHeight)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    return (0..<collectionView.numberOfItems(inSection: 0))
      .compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
      .filter { $0.frame.intersects(rect) }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.bounds.size
  }
}

#Preview("rows-layout") {
  RowsLayout()
}
