import Goldens
import TestSupport
import Testing

@Suite struct StaleGoldensTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for file in [
      "a/b.png", "a/b.layout.txt", "a/c.dark.png", "a/d.layout.txt", "a/e.png", "a/notes.txt",
      "a/.hidden.png",
    ] { try folder.write("", to: file) }
  }

  @Test func `pictures and texts without a case are stale, and no other files`() throws {
    let stale = try staleGoldens(in: folder.file("a")) { $0 == "e" }
    expect(stale.map(\.name), equals: ["b", "c.dark", "d"])
  }

  @Test func `a folder that is not there has no stale goldens`() throws {
    try #require(staleGoldens(in: folder.file("missing")) { _ in false } == [])
  }

  @Test func `a golden is removed with its text, and its folder with the last file`() throws {
    try removeGolden(at: GoldenPlace(folder: folder.file("a"), name: "b"))
    expect(
      listFolder(folder.file("a")),
      equals: [".hidden.png", "c.dark.png", "d.layout.txt", "e.png", "notes.txt"])
    try folder.write("", to: "__Snapshots__/f/g.png")
    try removeGolden(at: GoldenPlace(folder: folder.file("__Snapshots__/f"), name: "g"))
    expect(folder.names, equals: ["a"])
  }
}
