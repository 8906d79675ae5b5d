import Glibc
import Goldens
import ImageDecoding
import LayoutSnapshots
import PNGEncoding
import TestSupport
import Testing

@Suite struct StoredGoldenTests {
  private let folder: TemporaryFolder
  private let place: GoldenPlace

  init() throws {
    folder = try TemporaryFolder()
    place = GoldenPlace(folder: folder.path, name: "a")
  }

  @Test func `a picture is read with its layout's text`() throws {
    try folder.write("picture", to: "a.png")
    try folder.write("maquette layout 1\n", to: "a.layout.txt")
    let layout = StoredLayout.text(LayoutSnapshot(text: "maquette layout 1\n"), pixels: nil)
    expect(StoredGolden(at: place), equals: .stored(png: Array("picture".utf8), layout: layout))
  }

  @Test func `a picture that carries a digest is known by it`() throws {
    let png = try solidPNG(width: 2, height: 1, gray: 10)
    try folder.write(png, to: "a.png")
    let digest = try #require(PixelDigest.recorded(inPNG: png))
    expect(StoredGolden(at: place, comparedWith: digest), equals: .same(png: png, layout: .missing))
    expect(
      StoredGolden(at: place, comparedWith: "XXH3-128 0"),
      equals: .stored(png: png, layout: .missing))
  }

  @Test func `a picture with a damaged bit is not known by its digest`() throws {
    var png = try solidPNG(width: 2, height: 1, gray: 10)
    let digest = try #require(PixelDigest.recorded(inPNG: png))
    // IHDR's content begins at byte 16, with the width.
    png[19] ^= 1
    try folder.write(png, to: "a.png")
    expect(
      StoredGolden(at: place, comparedWith: digest), equals: .stored(png: png, layout: .missing))
  }

  @Test func `a picture is read without a text where there is none`() throws {
    try folder.write("picture", to: "a.png")
    expect(StoredGolden(at: place), equals: .stored(png: Array("picture".utf8), layout: .missing))
  }

  @Test func `a golden that is not there is missing, as is one in a missing folder`() {
    expect(StoredGolden(at: place), equals: .missing)
    let deeper = GoldenPlace(folder: folder.file("b/c"), name: "a")
    expect(StoredGolden(at: deeper), equals: .missing)
  }

  @Test func `a Git LFS pointer is distinguished from a picture`() throws {
    // The specification's own example.
    try folder.write(
      """
      version https://git-lfs.github.com/spec/v1
      oid sha256:4d7a214614ab2935c943f9e0ff69d22eadbb8f32b1258daaa5e2ca24d17e2393
      size 12345

      """, to: "a.png")
    expect(StoredGolden(at: place), equals: .pointer)
  }

  @Test func `a folder, a pipe and a dangling symbolic link cannot be read`() throws {
    try #require(mkdir(folder.file("a.png"), 0o777) == 0)
    expect(StoredGolden(at: place), equals: .unreadable("it is a folder"))
    try #require(mkfifo(folder.file("b.png"), 0o666) == 0)
    expect(
      StoredGolden(at: GoldenPlace(folder: folder.path, name: "b")),
      equals: .unreadable("it is a pipe"))
    try #require(symlink("nowhere", folder.file("c.png")) == 0)
    expect(
      StoredGolden(at: GoldenPlace(folder: folder.path, name: "c")),
      equals: .unreadable("a dangling symbolic link"))
  }
}
