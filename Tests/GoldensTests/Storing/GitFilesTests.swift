import Glibc
import Goldens
import LayoutSnapshots
import TestSupport
import Testing

@Suite struct GitFilesTests {
  private let folder: TemporaryFolder
  private let place: GoldenPlace

  init() throws {
    folder = try TemporaryFolder()
    place = GoldenPlace(beside: folder.file("cards.yaml"), name: "a")
  }

  private var path: String { folder.file("__Snapshots__/.gitattributes") }

  private func record() throws {
    try recordGolden(
      png: solidPNG(width: 2, height: 1, gray: 20), layout: LayoutSnapshot(text: ""), at: place)
  }

  @Test func `recording writes attributes that keep line feeds and merge no layout`() throws {
    try record()
    expect(readText(path), equals: "*.txt text eol=lf\n*.layout.txt -merge\n")
  }

  @Test func `attributes of the user's own stay`() throws {
    try folder.write("mine\n", to: "__Snapshots__/.gitattributes")
    try record()
    expect(readText(path), equals: "mine\n")
    try removeGolden(at: place)
    expect(readText(path), equals: "mine\n")
  }

  @Test func `the last golden takes the attributes along`() throws {
    try record()
    try removeGolden(at: place)
    expect(folder.names, equals: [])
  }

  @Test(arguments: [(".maquette/results", true), ("results", false)])
  func `git ignores the default results folder`(
    path: String, isHidden: Bool
  ) throws {
    let results = ResultsFolder(path: folder.file(path))
    try results.prepare()
    let ignore = folder.file(".maquette/.gitignore")
    #expect(readText(ignore) == (isHidden ? "*\n" : nil))
  }
}
