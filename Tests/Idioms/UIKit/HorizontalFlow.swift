import MaquetteMacros
import MaquetteUIKit

// A flow layout that scrolls sideways.
struct HorizontalFlow: View {
  private static func makeLayout() -> CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: 120, height: 120)
    layout.minimumLineSpacing = 16
    layout.sectionInset = .init(top: 0, left: 20, bottom: 0, right: 20)
    return layout
  }

  var body: some View {
    CollectionView(0..<5, layout: Self.makeLayout()) { _ in
      Color.pink
    }
    .frame(height: 120)
  }
}

#Preview("horizontal-flow") {
  HorizontalFlow()
}
