import Foundation
import MaquetteMacros
import MaquetteUIKit

// A data source whose cells are views.
struct PhotoDataSource: View {
  var body: some View {
    CollectionView(layout: CollectionViewFlowLayout(), dataSource: Photos())
  }
}

private final class Photos: CollectionViewDataSource {
  private let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple]

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    colors.count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View {
    colors[indexPath.item]
      .clipShape(Circle())
  }
}

#Preview("photo-data-source") {
  PhotoDataSource()
}
