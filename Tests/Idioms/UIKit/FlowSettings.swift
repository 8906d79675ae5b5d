import MaquetteMacros
import MaquetteUIKit

// A flow layout that its properties set up.
struct FlowSettings: View {
  private var layout: CollectionViewFlowLayout {
    let layout = CollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 110, height: 80)
    layout.minimumLineSpacing = 12
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    return layout
  }

  var body: some View {
    CollectionView(0..<7, layout: layout) { index in
      Text("\(index)")
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.teal)
    }
  }
}

#Preview("flow-settings") {
  FlowSettings()
}
