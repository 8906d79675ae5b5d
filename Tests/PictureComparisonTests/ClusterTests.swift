import PictureComparison
import TestSupport
import Testing

struct ClusterTests {
  private static func clusters(
    _ picture: TestPicture
  ) throws -> (boxes: [[Int]], counts: [Int], total: Int) {
    let match = try compare(
      expected: TestPicture(picture.width, picture.height).png(), actual: picture.png())
    let difference = try #require(match.difference)
    return (
      difference.clusters.map { [$0.box.x, $0.box.y, $0.box.width, $0.box.height] },
      difference.clusters.map(\.differingPixels), difference.clusterCount
    )
  }

  /// The columns of two pixels in a row, and how many clusters they are.
  static let pairs: [(Int, Int, Int)] = [
    (0, 1, 1),
    (7, 8, 1),
    (3, 10, 1),
    // The first square is followed by an empty one.
    (7, 16, 2),
    (0, 39, 2),
  ]

  @Test(arguments: pairs)
  func `pixels that are near each other are together`(first: Int, second: Int, count: Int) throws {
    let picture = TestPicture(40, 3).with(0, x: first, y: 1).with(0, x: second, y: 1)
    try #require(Self.clusters(picture).total == count)
    // The same from top to bottom.
    let turned = TestPicture(3, 40).with(0, x: 1, y: first).with(0, x: 1, y: second)
    try #require(Self.clusters(turned).total == count)
  }

  @Test func `clusters come with their boxes, the largest first`() throws {
    let picture = TestPicture(100, 60)
      .with(0, x: 2, y: 3, width: 4, height: 5)
      .with(0, x: 50, y: 20, width: 30, height: 2)
      .with(0, x: 99, y: 59)
    let found = try Self.clusters(picture)
    expect(found.boxes, equals: [[50, 20, 30, 2], [2, 3, 4, 5], [99, 59, 1, 1]])
    expect(found.counts, equals: [60, 20, 1])
  }

  @Test func `squares that differ whole are counted as others are`() throws {
    // It covers squares whole, cuts those around them, and reaches into a last column of three pixels;
    // two holes make their rows unlike those above them.
    let picture = TestPicture(43, 30)
      .with(0, x: 5, y: 3, width: 38, height: 25)
      .with(0xFFFFFF, x: 12, y: 9)
      .with(0xFFFFFF, x: 21, y: 18)
    let found = try Self.clusters(picture)
    expect(found.boxes, equals: [[5, 3, 38, 25]])
    // 38 × 25 − 2.
    expect(found.counts, equals: [948])
  }

  @Test func `arms that meet below are one cluster`() throws {
    // A fork of three prongs, which are clusters of their own until its handle.
    let picture = TestPicture(80, 60)
      .with(0, x: 0, y: 0, width: 2, height: 50)
      .with(0, x: 30, y: 0, width: 2, height: 50)
      .with(0, x: 60, y: 0, width: 2, height: 50)
      .with(0, x: 0, y: 50, width: 62, height: 2)
    let found = try Self.clusters(picture)
    expect(found.boxes, equals: [[0, 0, 62, 52]])
    // 3 × 2 × 50 + 62 × 2.
    expect(found.counts, equals: [424])
  }

  @Test func `a hundred clusters are listed, with how many there are`() throws {
    var picture = TestPicture(240, 240)
    // Twelve a row, 20 pixels apart, 144 in all; the last one is the largest.
    for index in 0..<144 {
      picture = picture.with(0, x: index % 12 * 20, y: index / 12 * 20)
    }
    picture = picture.with(0, x: 220, y: 220, width: 3, height: 3)
    let found = try Self.clusters(picture)
    expect(found.total, equals: 144)
    expect(found.boxes.count, equals: 100)
    expect(found.boxes.first, equals: [220, 220, 3, 3])
  }
}
