import MaquetteTesting
import Screens
import Testing

/// Each screen looks as its picture under `__Snapshots__`, which is committed with the tests.
///
/// `SNAPSHOT_TESTING_RECORD=failed swift test` takes over what changed on purpose.
@Suite struct ScreenSnapshotTests {
  /// The folder with the data and the pictures of Maquette's samples.
  private let samples: String = {
    // This file is Samples/SwiftPackage/Tests/ScreensTests/ScreenSnapshotTests.swift.
    #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(4)
      .joined(separator: "/")
  }()

  @Test func `color cards`() {
    assertSnapshot(of: colorCards())
  }

  @Test(arguments: ["iphone-se", "iphone-8"]) func `adaptive waterfall`(device: String) throws {
    let deals = try DealItem.load(from: "\(samples)/data/deals.json")
    assertSnapshot(of: try adaptiveWaterfall(device: device, items: deals), named: device)
  }

  @Test func `infinite banners`() {
    assertSnapshot(of: infiniteBanners(in: "\(samples)/banners"), scale: 1)
  }

  @Test func `GitHub users`() throws {
    let users = try GitHubUser.load(from: "\(samples)/data/users.json").prefix(8)
    assertSnapshot(
      of: gitHubUsers(Array(users), avatarsIn: samples, sectionInset: 10), scale: 1)
  }

  @Test func `GitHub users as a table`() throws {
    let users = try GitHubUser.load(from: "\(samples)/data/users.json")
    assertSnapshot(of: try gitHubUsersTable(users, avatarsIn: samples), scale: 1)
  }

  @Test func conversation() {
    assertSnapshot(of: Screens.conversation())
  }

  @Test func `aspect grid`() {
    assertSnapshot(of: aspectGrid())
  }
}
