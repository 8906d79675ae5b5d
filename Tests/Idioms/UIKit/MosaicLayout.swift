import Foundation
import MaquetteMacros
import MaquetteUIKit

// A mosaic: a large item, then a line of two, in turn.
struct MosaicLayout: View {
  var body: some View {
    CollectionView(0..<6, layout: MosaicRowsLayout()) { index in
      Text("\(index)")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.indigo.opacity(0.3))
    }
  }
}

private final class MosaicRowsLayout: CollectionViewLayout {
  private var contentBounds = CGRect.zero
  private var cachedAttributes = [UICollectionViewLayoutAttributes]()

  override func prepare() {
    super.prepare()
    guard let collectionView = collectionView else { return }
    cachedAttributes.removeAll()
    let size = CGSize(width: collectionView.bounds.width, height: 0)
    contentBounds = CGRect(origin: .zero, size: size)
    var frame = CGRect(x: 0, y: 0, width: contentBounds.width, height: 150)
    for item in 0..<collectionView.numberOfItems(inSection: 0) {
      let isLarge = item % 3 == 0
      frame.size.width = isLarge ? contentBounds.width : contentBounds.width / 2
      frame.origin.x = item % 3 == 2 ? contentBounds.midX : contentBounds.minX
      let attributes = UICollectionViewLayoutAttributes(
        forCellWith: IndexPath(item: item, section: 0))
      attributes.frame = frame.insetBy(dx: 1, dy: 1)
      cachedAttributes.append(attributes)
      contentBounds = contentBounds.union(frame)
      if item % 3 != 1 { frame = frame.offsetBy(dx: 0, dy: frame.height) }
    }
  }

  override var collectionViewContentSize: CGSize { contentBounds.size }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cachedAttributes.filter { rect.intersects($0.frame) }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cachedAttributes[indexPath.item]
  }
}

#Preview("mosaic-layout") {
  MosaicLayout()
}
