import Foundation
import MaquetteMacros
import MaquetteUIKit

// Headers and footers of one size, of which the headers stay in sight.
struct PinnedHeaderFlow: View {
  private let cities = Cities()

  var body: some View {
    let layout = CollectionViewFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = CGSize(width: 0, height: 32)
    layout.footerReferenceSize = CGSize(width: 0, height: 20)
    layout.itemSize = CGSize(width: 390, height: 48)
    layout.minimumLineSpacing = 0
    return CollectionView(layout: layout, dataSource: cities)
  }
}

private final class Cities: CollectionViewDataSource {
  private let names = ["Oslo", "Bergen"]

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { names.count }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View {
    Text(names[indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> some View {
    switch kind {
    case UICollectionView.elementKindSectionHeader:
      Text("Norway").font(.headline)
    default:
      Text("\(names.count) cities").font(.footnote)
    }
  }
}

#Preview("pinned-header-flow") {
  PinnedHeaderFlow()
}
