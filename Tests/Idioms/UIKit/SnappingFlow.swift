import MaquetteMacros
import MaquetteUIKit

// A carousel that stops where an item is at its edge.
struct SnappingFlow: View {
  var body: some View {
    CollectionView(0..<4, layout: SnappingFlowLayout()) { _ in
      Color.green
    }
    .frame(height: 160)
  }
}

private final class SnappingFlowLayout: CollectionViewFlowLayout {
  override func prepare() {
    scrollDirection = .horizontal
    itemSize = CGSize(width: 300, height: 160)
    super.prepare()
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    guard let collectionView else { return proposedContentOffset }
    let target = CGRect(origin: proposedContentOffset, size: collectionView.bounds.size)
    var adjustment = CGFloat.greatestFiniteMagnitude
    for attributes in super.layoutAttributesForElements(in: target) ?? [] {
      let distance = attributes.frame.minX - proposedContentOffset.x
      if abs(distance) < abs(adjustment) { adjustment = distance }
    }
    return CGPoint(x: proposedContentOffset.x + adjustment, y: proposedContentOffset.y)
  }
}

#Preview("snapping-flow") {
  SnappingFlow()
}
