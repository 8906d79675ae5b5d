import MaquetteMacros
import MaquetteUIKit

// A flow layout that finds its number of columns before it lays out.
struct ColumnFlow: View {
  var body: some View {
    CollectionView(1...8, layout: ColumnFlowLayout()) { number in
      Text("\(number)")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.yellow)
    }
  }
}

private final class ColumnFlowLayout: CollectionViewFlowLayout {
  private let minimumColumnWidth: CGFloat = 120

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let width = collectionView.bounds.inset(by: collectionView.contentInset).width
    let count = Int(width / minimumColumnWidth)
    let cellWidth = (width / CGFloat(count)).rounded(.down)
    minimumInteritemSpacing = 0
    minimumLineSpacing = 4
    itemSize = CGSize(width: cellWidth, height: 70)
    sectionInset = UIEdgeInsets(top: 8, left: 0, bottom: 0, right: 0)
    sectionInsetReference = .fromSafeArea
  }
}

#Preview("column-flow") {
  ColumnFlow()
}
