import FileAccess
import Glibc
import Goldens
import ImageDecoding
import LayoutSnapshots
import TestSupport
import Testing

@Suite struct RecordGoldenTests {
  private let folder: TemporaryFolder
  private let place: GoldenPlace

  init() throws {
    folder = try TemporaryFolder()
    place = GoldenPlace(folder: folder.file("__Snapshots__/cards"), name: "a")
  }

  private func record(_ picture: String, _ words: String) throws -> Bool {
    try recordGolden(
      png: Array(picture.utf8), layout: LayoutSnapshot(text: words), at: place)
  }

  @Test func `a golden is written with the folders that it needs`() throws {
    try #require(record("picture", "words") == true)
    expect(readText(place.picture), equals: "picture")
    expect(readText(place.layout), equals: "words")
    expect(listFolder(place.folder), equals: ["a.layout.txt", "a.png"])
  }

  @Test func `a picture that could not be compared is not recorded`() throws {
    // A PNG's signature and the beginning of its header: 16,384 × 16,385 pixels, which are 256
    // megapixels and one row.
    let head: [UInt8] = [
      0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
      0, 0, 0x40, 0, 0, 0, 0x40, 1,
    ]
    let error = #expect(throws: PictureError.self) {
      try recordGolden(png: head, layout: LayoutSnapshot(text: ""), at: place)
    }
    expect(error, equals: .tooLarge(width: 16_384, height: 16_385, limit: .golden))
    expect(listFolder(folder.path), equals: [])
  }

  @Test func `a golden that has the same bytes is left alone`() throws {
    _ = try record("picture", "words")
    var before = stat()
    try #require(stat(place.picture, &before) == 0)
    try #require(record("picture", "words") == false)
    var after = stat()
    try #require(stat(place.picture, &after) == 0)
    // What is written anew is another file.
    expect(after.st_ino, equals: before.st_ino)
  }

  @Test func `a picture that cannot be replaced stays`() throws {
    try #require(mkdir(folder.file("__Snapshots__"), 0o777) == 0)
    try folder.write("no folder", to: "__Snapshots__/cards")
    #expect(throws: FileError("make the folder", place.folder, code: ENOTDIR)) {
      try record("picture", "words")
    }
    expect(readText(folder.file("__Snapshots__/cards")), equals: "no folder")
  }

  @Test(arguments: ["a.png", "a.layout.txt"])
  func `a golden of which a file may not be written stays whole`(file: String) throws {
    _ = try record("picture", "words")
    let path = place.folder + "/" + file
    try #require(chmod(path, 0o444) == 0)
    #expect(throws: FileError("write", path, code: EACCES)) { try record("new", "new") }
    expect(readText(place.picture), equals: "picture")
    expect(readText(place.layout), equals: "words")
  }

  @Test(arguments: ["a.png", "a.layout.txt"])
  func `a pipe in a golden's place is not written`(file: String) throws {
    try makeFolder(place.folder)
    let path = place.folder + "/" + file
    try #require(mkfifo(path, 0o666) == 0)
    #expect(throws: FileError("write", path, code: ENOTSUP)) { try record("new", "new") }
    expect(listFolder(place.folder), equals: [file])
  }

  @Test func `writers of one golden leave a picture and a text of one version`() async throws {
    try await withThrowingTaskGroup { group in
      for writer in 0..<4 {
        group.addTask {
          for turn in 0..<5 {
            _ = try record("picture \(writer).\(turn)", Self.head + "\(writer).\(turn)")
          }
        }
      }
      group.addTask {
        for _ in 0..<50 {
          guard case .stored(let png, .text(let layout, _)) = StoredGolden(at: place) else {
            continue
          }
          let words = layout.text.dropFirst(Self.head.count)
          expect(String(decoding: png, as: UTF8.self), equals: "picture " + words)
        }
      }
      try await group.waitForAll()
    }
    let picture = try #require(readText(place.picture))
    expect(
      picture, equals: "picture " + (readText(place.layout) ?? "missing").dropFirst(Self.head.count)
    )
  }

  private static let head = "maquette layout 1\n"
}
