public import Maquette

/// A carousel without end, after the third article: six banners in four sets, moved from the offset
/// 0 to the start of the second set.
///
/// - Parameter folder: Where the banners' pictures are.
public func infiniteBanners(in folder: String) -> Preview {
  let numberOfBanners = 6
  let widthContent = 375.0

  return Preview("infinite-banners", width: widthContent, height: .points(widthContent)) {
    CollectionView(
      1...numberOfBanners,
      layout: .carousel(
        itemSize: Size(width: widthContent, height: widthContent), minimumLineSpacing: 4,
        numberOfSets: 4)
    ) { banner in
      Image(contentsOfFile: "\(folder)/login_scroller_\(banner)_Normal.png")
        .resizable()
        .scaledToFill()
    }
    .contentOffset(x: 0)
  }
}
