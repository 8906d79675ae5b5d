import Foundation
import MaquetteMacros
import MaquetteUIKit

// Insets and spacings that a delegate has for each section.
struct SectionSpacing: View {
  private let tiles = Tiles()

  var body: some View {
    CollectionView(layout: CollectionViewFlowLayout(), dataSource: tiles, delegate: tiles)
  }
}

private final class Tiles: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 8 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View { Color.gray }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: section == 0 ? 10 : 30, left: 20, bottom: 0, right: 20)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 5 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 25 }
}

#Preview("section-spacing") {
  SectionSpacing()
}
