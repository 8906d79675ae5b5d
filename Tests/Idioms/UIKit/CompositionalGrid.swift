import MaquetteMacros
import MaquetteUIKit

// Two columns of a compositional layout, with space around its items.
struct CompositionalGrid: View {
  private static var layout: UICollectionViewCompositionalLayout {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .absolute(100)),
      subitems: [item])
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5)
    return UICollectionViewCompositionalLayout(section: section)
  }

  var body: some View {
    CollectionView(0..<5, layout: Self.layout) { _ in Color.brown }
  }
}

#Preview("compositional-grid") {
  CompositionalGrid()
}
