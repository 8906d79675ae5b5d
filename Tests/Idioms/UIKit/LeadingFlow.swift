import Foundation
import MaquetteMacros
import MaquetteUIKit

// A flow layout whose lines are not justified: its attributes are moved to the leading edge.
struct LeadingFlow: View {
  private let words = Words()

  var body: some View {
    CollectionView(layout: LeadingFlowLayout(), dataSource: words, delegate: words)
  }
}

private final class LeadingFlowLayout: CollectionViewFlowLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let attributes = super.layoutAttributesForElements(in: rect)?
      .compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
    var leftMargin = sectionInset.left
    var maxY: CGFloat = -1.0
    attributes?.forEach { layoutAttribute in
      guard layoutAttribute.representedElementCategory == .cell else { return }
      if layoutAttribute.frame.origin.y >= maxY {
        leftMargin = sectionInset.left
      }
      layoutAttribute.frame.origin.x = leftMargin
      leftMargin += layoutAttribute.frame.width + minimumInteritemSpacing
      maxY = max(layoutAttribute.frame.maxY, maxY)
    }
    return attributes
  }
}

private final class Words: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  private let words = ["one", "two", "three", "seventeen", "forty-two", "five"]

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { words.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View { Text(words[indexPath.item]) }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 40 + 10 * words[indexPath.item].count, height: 32)
  }
}

#Preview("leading-flow") {
  LeadingFlow()
}
