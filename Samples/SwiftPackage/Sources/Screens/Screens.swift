public import Maquette

/// All screens of this package.
///
/// - Parameter samples: The folder with the data and the pictures of Maquette's own samples.
public func screens(samples: String) throws -> [Preview] {
  [
    colorCards(),
    try adaptiveWaterfall(
      device: "iphone-8", items: DealItem.load(from: "\(samples)/data/deals.json")),
    infiniteBanners(in: "\(samples)/banners"),
    gitHubUsers(
      try Array(GitHubUser.load(from: "\(samples)/data/users.json").prefix(8)),
      avatarsIn: samples, sectionInset: 10),
    aspectGrid(),
    palette(),
  ]
}
