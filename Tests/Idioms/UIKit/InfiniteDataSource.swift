import Foundation
import MaquetteMacros
import MaquetteUIKit

// Banners that a carousel repeats in several sets.
struct InfiniteDataSource: View {
  private let banners = Banners()

  var body: some View {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.minimumLineSpacing = 4
    return CollectionView(layout: layout, dataSource: banners, delegate: banners)
      .frame(height: 200)
  }
}

private final class Banners: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  private let bannerItems = ["Pho", "Bun", "Banh mi"]
  private let numberOfSets = 4

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    bannerItems.count * numberOfSets
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View {
    Text(bannerItems[indexPath.row % bannerItems.count])
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: collectionView.frame.width, height: collectionView.frame.height)
  }
}

#Preview("infinite-data-source") {
  InfiniteDataSource()
}
