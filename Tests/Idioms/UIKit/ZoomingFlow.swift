import Foundation
import MaquetteMacros
import MaquetteUIKit

// A carousel whose middle is larger than its sides.
struct ZoomingFlow: View {
  var body: some View {
    CollectionView(0..<5, layout: ZoomingFlowLayout()) { _ in
      RoundedRectangle(cornerRadius: 12).fill(.purple)
    }
    .frame(height: 220)
  }
}

private final class ZoomingFlowLayout: CollectionViewFlowLayout {
  private let activeDistance: CGFloat = 200
  private let zoomFactor: CGFloat = 0.3

  override init() {
    super.init()
    scrollDirection = .horizontal
    minimumLineSpacing = 40
    itemSize = CGSize(width: 150, height: 150)
  }

  required init?(coder: NSCoder) {
    return nil
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard let collectionView else { return nil }
    let visibleRect = CGRect(origin: collectionView.contentOffset, size: collectionView.frame.size)
    let attributes = super.layoutAttributesForElements(in: rect) ?? []
    for attribute in attributes where attribute.frame.intersects(visibleRect) {
      let distance = visibleRect.midX - attribute.center.x
      let normalizedDistance = distance / activeDistance
      if abs(distance) < activeDistance {
        let zoom = 1 + zoomFactor * (1 - abs(normalizedDistance))
        attribute.transform = CGAffineTransform(scaleX: zoom, y: zoom)
        attribute.zIndex = Int(zoom.rounded())
      }
    }
    return attributes
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }
}

#Preview("zooming-flow") {
  ZoomingFlow()
}
