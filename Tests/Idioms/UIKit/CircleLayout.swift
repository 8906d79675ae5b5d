import Foundation
import MaquetteMacros
import MaquetteUIKit

// Items around a circle, by their centres and sizes.
struct CircleLayout: View {
  var body: some View {
    CollectionView(0..<8, layout: AroundLayout()) { _ in
      Circle().fill(.red)
    }
    .frame(height: 300)
  }
}

private final class AroundLayout: CollectionViewLayout {
  private var center = CGPoint.zero
  private var radius: CGFloat = 0
  private var count = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    center = CGPoint(x: collectionView.bounds.midX, y: collectionView.bounds.midY)
    radius = min(collectionView.bounds.width, collectionView.bounds.height) / 2.5
    count = collectionView.numberOfItems(inSection: 0)
  }

  override var collectionViewContentSize: CGSize {
    collectionView?.bounds.size ?? .zero
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let angle = 2 * CGFloat.pi * CGFloat(indexPath.item) / CGFloat(count)
    attributes.center = CGPoint(
      x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    attributes.size = CGSize(width: 40, height: 40)
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }
}

#Preview("circle-layout") {
  CircleLayout()
}
