import Foundation
import MaquetteMacros
import MaquetteUIKit

// Sections with headers, for which a delegate has the sizes.
struct SectionedDataSource: View {
  private let letters = Letters()

  var body: some View {
    CollectionView(layout: CollectionViewFlowLayout(), dataSource: letters, delegate: letters)
  }
}

private final class Letters: CollectionViewDataSource, CollectionViewDelegateFlowLayout {
  private let sections = [["A", "B", "C"], ["D", "E"]]

  func numberOfSections(in collectionView: UICollectionView) -> Int { sections.count }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    sections[section].count
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View {
    Text(sections[indexPath.section][indexPath.item])
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> some View {
    if kind == UICollectionView.elementKindSectionHeader {
      Text("Section \(indexPath.section)").bold()
    }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize {
    CGSize(width: collectionView.bounds.width, height: 44)
  }
}

#Preview("sectioned-data-source") {
  SectionedDataSource()
}
