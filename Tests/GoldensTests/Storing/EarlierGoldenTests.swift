import Goldens
import LayoutSnapshots
import TestSupport
import Testing

struct EarlierGoldenTests {
  private let folder: TemporaryFolder
  private let place: GoldenPlace

  init() throws {
    folder = try TemporaryFolder()
    place = GoldenPlace(folder: folder.file("__Snapshots__/cards"), name: "a")
  }

  private func record(_ picture: String, _ words: String) throws {
    try recordGolden(png: Array(picture.utf8), layout: LayoutSnapshot(text: words), at: place)
  }

  @Test func `a golden is put back with its text`() throws {
    try record("old picture", "old words")
    let earlier = try EarlierGolden(at: place)
    try record("new picture", "new words")
    try earlier.restore()
    #expect(readText(place.picture) == "old picture")
    #expect(readText(place.layout) == "old words")
  }

  @Test func `where there was no golden there is none again`() throws {
    let earlier = try EarlierGolden(at: place)
    try record("new picture", "new words")
    try earlier.restore()
    #expect(listFolder(folder.path) == [])
  }

  @Test func `a digest is put back, and those of other cases stay`() throws {
    let layout = LayoutSnapshot(text: "")
    let (black, white) = (try TestPicture(1, 1, 0x000000).png(), try TestPicture(1, 1).png())
    let neighbour = GoldenPlace(folder: place.folder, name: "b")
    try recordGolden(png: black, layout: layout, at: place, form: .hash)
    let blackPixels = try #require(place.storedPixels)
    let earlier = try EarlierGolden(at: place)
    try recordGolden(png: white, layout: layout, at: place, form: .hash)
    try recordGolden(png: white, layout: layout, at: neighbour, form: .hash)
    let whitePixels = try #require(neighbour.storedPixels)
    try earlier.restore()
    #expect(place.storedPixels == blackPixels)
    #expect(neighbour.storedPixels == whitePixels)
    #expect(blackPixels != whitePixels)
  }
}
