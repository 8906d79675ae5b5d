import Goldens
import TestSupport
import Testing

@Suite struct GoldenPlaceTests {
  @Test(arguments: [
    ("Samples/cards.yaml", "Samples/__Snapshots__/cards"),
    ("cards.yaml", "__Snapshots__/cards"),
    ("./cards.yaml", "./__Snapshots__/cards"),
    ("/cards.yaml", "/__Snapshots__/cards"),
    ("/a/cards.v2.yaml", "/a/__Snapshots__/cards.v2"),
    ("a.b/cards", "a.b/__Snapshots__/cards"),
    ("Tests/.hidden", "Tests/__Snapshots__/.hidden"),
  ])
  func `goldens are in a folder beside their file, named after it`(
    file: String, folder: String
  ) {
    expect(GoldenPlace.folder(beside: file), equals: folder)
  }

  @Test func `a golden is a picture and a text of one name`() {
    let place = GoldenPlace(beside: "Samples/cards.yaml", name: "cards.iphone-se.dark")
    expect(place.picture, equals: "Samples/__Snapshots__/cards/cards.iphone-se.dark.png")
    expect(place.layout, equals: "Samples/__Snapshots__/cards/cards.iphone-se.dark.layout.txt")
  }
}
