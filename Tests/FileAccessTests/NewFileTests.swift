import FileAccess
import Glibc
import TestSupport
import Testing

struct NewFileTests {
  @Test func `a new file holds the bytes, and nothing else is left in the folder`() throws {
    let folder = try TemporaryFolder()
    let isWritten = try writeNewFile(Array("new".utf8), to: folder.file("a.png"))
    #expect(isWritten)
    expect(readText(folder.file("a.png")), equals: "new")
    expect(folder.names, equals: ["a.png"])
  }

  @Test func `a file that is there stays`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.png")
    let isWritten = try writeNewFile(Array("new".utf8), to: path)
    #expect(!isWritten)
    expect(readText(path), equals: "old")
  }

  @Test func `a link is not followed`() throws {
    let folder = try TemporaryFolder()
    symlink("elsewhere", folder.file("a.png"))
    let isWritten = try writeNewFile(Array("new".utf8), to: folder.file("a.png"))
    #expect(!isWritten)
    expect(folder.names, equals: ["a.png"])
  }

  @Test func `a missing folder is reported with the path`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("missing/a.png")
    #expect(throws: FileError("write", path, code: ENOENT)) {
      try writeNewFile([1], to: path)
    }
  }
}
