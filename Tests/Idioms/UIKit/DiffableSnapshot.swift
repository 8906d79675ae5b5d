import MaquetteMacros
import MaquetteUIKit

// Items in sections, as a diffable data source takes them.
struct DiffableSnapshot: View {
  private enum Part: Hashable {
    case main, more
  }

  private var snapshot: NSDiffableDataSourceSnapshot<Part, Int> {
    var snapshot = NSDiffableDataSourceSnapshot<Part, Int>()
    snapshot.appendSections([.main, .more])
    snapshot.appendItems(Array(1...4), toSection: .main)
    snapshot.appendItems([5, 6], toSection: .more)
    return snapshot
  }

  var body: some View {
    CollectionView(snapshot, layout: CollectionViewFlowLayout()) { number in
      Text("\(number)")
    }
  }
}

#Preview("diffable-snapshot") {
  DiffableSnapshot()
}
