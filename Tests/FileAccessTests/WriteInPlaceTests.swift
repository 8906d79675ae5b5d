import FileAccess
import Glibc
import TestSupport
import Testing

struct WriteInPlaceTests {
  @Test func `a new file holds the bytes, and nothing else is left in the folder`() throws {
    let folder = try TemporaryFolder()
    let isWritten = try writeInPlace(Array("new".utf8), to: folder.file("a.png"))
    #expect(isWritten)
    expect(readText(folder.file("a.png")), equals: "new")
    expect(folder.names, equals: ["a.png"])
  }

  @Test func `a file that is there has the new bytes alone, in its place`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("older and longer", to: "a.png")
    var (before, after) = (stat(), stat())
    stat(path, &before)
    let isWritten = try writeInPlace(Array("new".utf8), to: path)
    stat(path, &after)
    #expect(isWritten)
    expect(readText(path), equals: "new")
    expect(after.st_ino, equals: before.st_ino)
  }

  @Test func `a file of two names stays`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.png")
    try #require(link(path, folder.file("b.png")) == 0)
    let isWritten = try writeInPlace(Array("new".utf8), to: path)
    #expect(!isWritten)
    expect(readText(folder.file("b.png")), equals: "old")
  }

  @Test func `a link is not followed`() throws {
    let folder = try TemporaryFolder()
    symlink("elsewhere", folder.file("a.png"))
    let isWritten = try writeInPlace(Array("new".utf8), to: folder.file("a.png"))
    #expect(!isWritten)
    expect(folder.names, equals: ["a.png"])
  }

  @Test func `a missing folder is reported with the path`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("missing/a.png")
    #expect(throws: FileError("write", path, code: ENOENT)) {
      try writeInPlace([1], to: path)
    }
  }
}
