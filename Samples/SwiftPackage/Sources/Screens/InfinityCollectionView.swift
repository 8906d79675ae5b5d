import Foundation
public import Maquette
import MaquetteUIKit

// The third article's collection view, with these edits: `import UIKit` became `import MaquetteUIKit`;
// `numberOfSets` has a value, and is not an implicitly unwrapped optional; the view controller is a
// class without outlets, which makes its collection view itself; cells are views, and are not
// dequeued; the screen's width is passed, as there is no `UIScreen`. All else is the article's.

/// The article's collection view, which returns to the middle sets after each set of banners.
final class InfinityCollectionView: UICollectionView {
  var numberOfSets = 1

  override func layoutSubviews() {
    super.layoutSubviews()
    let centerOffsetX = self.contentSize.width / 2.0
    let distanceX = abs(self.contentOffset.x - centerOffsetX)
    if let flowLayout = self.collectionViewLayout as? UICollectionViewFlowLayout {
      let oneSetWidth =
        (self.contentSize.width + flowLayout.minimumLineSpacing) / CGFloat(numberOfSets)
      if distanceX > oneSetWidth {
        let offset = fmodf(Float(self.contentOffset.x - centerOffsetX), Float(oneSetWidth))
        self.contentOffset = CGPoint(x: centerOffsetX + CGFloat(offset), y: self.contentOffset.y)
      }
    }
    self.layoutIfNeeded()
  }
}

/// The article's view controller.
@MainActor
final class BannersController: CollectionViewDataSource {
  let dishesCollectionView = InfinityCollectionView(
    collectionViewLayout: UICollectionViewFlowLayout())
  private var bannerItems: [String] = []
  private let kCollectionViewNumberOfSets: Int = 4
  private let kCollectionViewLineSpacing: CGFloat = 4.0
  private let kNumberOfBanners: Int = 6
  private let folder: String

  init(width widthContent: CGFloat, folder: String) {
    self.folder = folder
    for n in 1...kNumberOfBanners {
      bannerItems.append("login_scroller_\(n)_Normal")
    }

    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = kCollectionViewLineSpacing
    layout.scrollDirection = .horizontal
    layout.itemSize = CGSize(width: widthContent, height: widthContent)
    dishesCollectionView.collectionViewLayout = layout

    dishesCollectionView.dataSource = self
    dishesCollectionView.showsVerticalScrollIndicator = false
    dishesCollectionView.showsHorizontalScrollIndicator = false
    dishesCollectionView.scrollsToTop = false
    dishesCollectionView.numberOfSets = kCollectionViewNumberOfSets
  }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int {
    return self.bannerItems.count * self.dishesCollectionView.numberOfSets
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> some View {
    let correctIndexRow = indexPath.row % self.bannerItems.count
    if self.bannerItems.count >= correctIndexRow + 1 {
      let item = self.bannerItems[correctIndexRow]
      Image(contentsOfFile: "\(folder)/\(item).png").resizable().scaledToFill()
    }
  }
}

/// Banners in the article's own collection view: the picture of `infiniteBanners(in:)`.
///
/// - Parameter folder: Where the banners' pictures are.
public func infinityCollectionView(in folder: String) -> Preview {
  let widthContent = 375.0
  return Preview("infinity-collection-view", width: widthContent, height: .points(widthContent)) {
    InfinityBanners(width: widthContent, folder: folder)
  }
}

private struct InfinityBanners: View {
  let width: Double
  let folder: String

  var body: some View {
    let controller = BannersController(width: CGFloat(width), folder: folder)
    return CollectionView(controller.dishesCollectionView)
  }
}
