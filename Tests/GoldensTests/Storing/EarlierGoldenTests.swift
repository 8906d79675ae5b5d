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

  private func fingerprint() throws -> String { try EarlierGolden(at: place).fingerprint }

  @Test func `a golden is put back with its text`() throws {
    try record("old picture", "old words")
    let earlier = try EarlierGolden(at: place)
    try record("new picture", "new words")
    try earlier.restore()
    expect(readText(place.picture), equals: "old picture")
    expect(readText(place.layout), equals: "old words")
  }

  @Test func `where there was no golden there is none again`() throws {
    let earlier = try EarlierGolden(at: place)
    try record("new picture", "new words")
    try earlier.restore()
    expect(listFolder(folder.path), equals: [])
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
    expect(place.storedPixels, equals: blackPixels)
    expect(neighbour.storedPixels, equals: whitePixels)
    #expect(blackPixels != whitePixels)
  }

  @Test func `a golden is known again, whatever ends the lines of its text`() throws {
    try record("picture", "one\ntwo\n")
    let fingerprint = try fingerprint()
    try folder.write("one\r\ntwo\r\n", to: "__Snapshots__/cards/a.layout.txt")
    let onWindows = try self.fingerprint()
    expect(onWindows, equals: fingerprint)
    try folder.write("one\nthree\n", to: "__Snapshots__/cards/a.layout.txt")
    let otherWords = try self.fingerprint()
    #expect(otherWords != fingerprint)
    try record("another", "one\ntwo\n")
    let otherPicture = try self.fingerprint()
    #expect(otherPicture != fingerprint)
  }

  @Test(arguments: [GoldenForm.picture, .hash])
  func `what a golden will be known by is known before it is recorded`(form: GoldenForm) throws {
    let layout = LayoutSnapshot(text: "words\n")
    let png = try TestPicture(1, 1).png()
    let next = try EarlierGolden.fingerprint(png: png, layout: layout, form: form)
    let before = try fingerprint()
    #expect(before != next)
    try recordGolden(png: png, layout: layout, at: place, form: form)
    let after = try fingerprint()
    expect(after, equals: next)
  }

  @Test func `a golden that is another one by now stays`() throws {
    try record("old picture", "old words")
    let earlier = try EarlierGolden(at: place)
    try record("new picture", "new words")
    let accepted = try EarlierGolden(at: place).fingerprint
    try record("newest picture", "newest words")
    #expect(throws: OtherGolden.self) {
      try earlier.restore(ifStill: accepted)
    }
    expect(readText(place.picture), equals: "newest picture")
    try record("new picture", "new words")
    try earlier.restore(ifStill: accepted)
    expect(readText(place.picture), equals: "old picture")
  }

  @Test func `a golden is only replaced if the one that is there may be`() throws {
    try record("old picture", "old words")
    struct Refusal: Error {}
    #expect(throws: Refusal.self) {
      try recordGolden(
        png: Array("new picture".utf8), layout: LayoutSnapshot(text: "new words"), at: place,
        replacing: { _ in throw Refusal() })
    }
    expect(readText(place.picture), equals: "old picture")
    expect(readText(place.layout), equals: "old words")
  }

  @Test func `a file of digests is put back with each of its bytes`() throws {
    let layout = LayoutSnapshot(text: "")
    let (black, white) = (try TestPicture(1, 1, 0x000000).png(), try TestPicture(1, 1).png())
    let path = folder.file("__Snapshots__/cards/digests.txt")
    try recordGolden(png: black, layout: layout, at: place, form: .hash)
    // As a checkout on Windows has it.
    let text = try #require(readText(path)).replacing("\n", with: "\r\n")
    try folder.write(text, to: "__Snapshots__/cards/digests.txt")
    let earlier = try EarlierGolden(at: place)
    try recordGolden(png: white, layout: layout, at: place, form: .hash)
    #expect(readText(path) != text)
    try earlier.restore()
    expect(readText(path), equals: text)
  }
}
