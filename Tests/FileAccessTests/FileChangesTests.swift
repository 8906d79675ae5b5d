import FileAccess
import Glibc
import TestSupport
import Testing

struct FileChangesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("a", to: "a.yaml")
    try folder.write("b", to: "sub/b.yaml")
  }

  private func changes(_ names: String...) -> FileChanges {
    var changes = FileChanges()
    for name in names {
      let path = folder.file(name)
      let before = readBytes(path) ?? []
      changes.add(path, from: before, to: before + Array(" changed".utf8))
    }
    return changes
  }

  private func error(_ body: () throws -> Void) -> FileError? {
    #expect(throws: FileError.self) { try body() }
  }

  private var texts: [String?] { ["a.yaml", "sub/b.yaml"].map { readText(folder.file($0)) } }

  @Test func `all files are written, and their inverse puts them back`() throws {
    let changes = changes("a.yaml", "sub/b.yaml")
    try changes.apply()
    expect(texts, equals: ["a changed", "b changed"])
    try changes.inverse.apply()
    expect(texts, equals: ["a", "b"])
  }

  @Test func `none is written if one of them has changed`() throws {
    let changes = changes("a.yaml", "sub/b.yaml")
    try folder.write("another", to: "sub/b.yaml")
    #expect(error { try changes.apply() }?.code == ESTALE)
    expect(texts, equals: ["a", "another"])
  }

  @Test func `those before one that cannot be written are put back`() throws {
    // The path of the file has 4090 bytes, of the 4095 that the system allows. That of a temporary file
    // beside it has more, as its name has more than the file's 6, so it cannot be made.
    var long = ""
    var rest = 4090 - folder.path.utf8.count - "/b.yaml".utf8.count
    while rest > 0 {
      // A name has 255 bytes at most, and what is left must not be a slash alone.
      let count = rest <= 200 ? rest : min(200, rest - 2)
      long += "/" + String(repeating: "d", count: count - 1)
      rest -= count
    }
    let name = String(long.dropFirst()) + "/b.yaml"
    expect(folder.file(name).utf8.count, equals: 4090)
    try folder.write("b", to: name)
    let changes = changes("a.yaml", name)
    #expect(error { try changes.apply() }?.code == ENAMETOOLONG)
    expect(texts.first, equals: "a")
    expect(readText(folder.file(name)), equals: "b")
  }

  @Test func `a file is not written where a folder has become a link`() throws {
    let both = changes("a.yaml", "sub/b.yaml")
    try both.apply()
    expect(rename(folder.file("sub"), folder.file("other")), equals: 0)
    expect(symlink("other", folder.file("sub")), equals: 0)
    let refusal = error { try both.inverse.apply() }
    expect(refusal?.reason, equals: "a symbolic link leads to it by now")
    expect(texts, equals: ["a changed", "b changed"])
  }
}
