import CellViews
import Maquette
import PreviewConfig
import Screens
import TestSupport
import Testing

/// The samples that stand in config files and in Swift.
@Suite struct SwiftSampleTests {
  private let samples = repository + "/Samples"

  @Test func `the colour cards draw what their config draws`() throws {
    try expectSameDrawing(colorCards(), as: "color-cards")
  }

  @Test(arguments: ["iphone-se", "iphone-8"])
  func `the adaptive waterfall draws what its config draws`(device: String) throws {
    let items = try DealItem.load(from: samples + "/data/deals.json")
    try expectSameDrawing(
      adaptiveWaterfall(device: device, items: items), as: "adaptive-waterfall", variant: device)
  }

  @Test func `the infinite banners draw what their config draws`() throws {
    try expectSameDrawing(infiniteBanners(in: samples + "/banners"), as: "infinite-banners")
  }

  @Test(arguments: ["iphone-se", "iphone-8"])
  func `the second article's layout draws what the config draws`(device: String) throws {
    let items = try DealItem.load(from: samples + "/data/deals.json")
    try expectSameDrawing(
      adaptiveCollectionLayout(device: device, items: items), as: "adaptive-waterfall",
      variant: device)
  }

  @Test func `the third article's collection view draws what the config draws`() throws {
    try expectSameDrawing(
      infinityCollectionView(in: samples + "/banners"), as: "infinite-banners")
  }

  @Test(arguments: [0.0, 10])
  func `the users' grid draws what its config draws`(sectionInset: Double) throws {
    let users = try GitHubUser.load(from: samples + "/data/users.json").prefix(8)
    try expectSameDrawing(
      gitHubUsers(Array(users), avatarsIn: samples, sectionInset: sectionInset),
      as: "github-users-grid", variant: "sectionInset-\(Int(sectionInset))")
  }

  @Test func `the users' table draws what its config draws`() throws {
    let users = try GitHubUser.load(from: samples + "/data/users.json")
    try expectSameDrawing(
      try gitHubUsersTable(users, avatarsIn: samples), as: "github-users", variant: "isGrid-false")
  }

  @Test func `the aspect grid draws what its config draws`() throws {
    try expectSameDrawing(aspectGrid(), as: "aspect-grid")
  }

  /// Compares the display lists of a Swift sample and of its config.
  private func expectSameDrawing(
    _ preview: Preview, as name: String, variant: String? = nil,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let config = try ConfigFile.load(path: "\(samples)/\(name).yaml")
    let described = try #require(
      config.previews.first { $0.variant == variant }, sourceLocation: location)
    let expected = try lines(of: described)
    #expect(expected.count > 1, sourceLocation: location)
    let changes = try lines(of: preview).difference(from: expected).map { "\($0)" }
    #expect(changes == [], sourceLocation: location)
  }

  private func lines(of preview: Preview) throws -> [Substring] {
    try String(decoding: preview.list(), as: UTF8.self).split(separator: "\n")
  }
}
