public import Maquette

/// All screens of this package.
///
/// - Parameter samples: The folder with the data and the pictures of Maquette's own samples.
public func screens(samples: String) throws -> [Preview] {
  let users = try GitHubUser.load(from: "\(samples)/data/users.json")
  return [
    colorCards(),
    try adaptiveWaterfall(
      device: "iphone-8", items: DealItem.load(from: "\(samples)/data/deals.json")),
    infiniteBanners(in: "\(samples)/banners"),
    gitHubUsers(Array(users.prefix(8)), avatarsIn: samples, sectionInset: 10),
    try gitHubUsersTable(users, avatarsIn: samples),
    aspectGrid(),
    palette(),
    conversation(),
  ]
}
