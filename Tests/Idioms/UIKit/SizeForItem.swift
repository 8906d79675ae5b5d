import Foundation
import MaquetteMacros
import MaquetteUIKit

// Two columns of squares, which a delegate sizes.
struct SizeForItem: View {
  private let squares = Squares()

  var body: some View {
    CollectionView(layout: CollectionViewFlowLayout(), dataSource: squares, delegate: squares)
  }
}

private final class Squares: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 5 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View {
    Text("\(indexPath.row)")
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(.mint)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let side = (collectionView.bounds.width - 10) / 2
    return CGSize(width: side, height: side)
  }
}

#Preview("size-for-item") {
  SizeForItem()
}
