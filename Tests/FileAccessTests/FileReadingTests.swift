import FileAccess
import Glibc
import TestSupport
import Testing

@Suite struct FileReadingTests {
  @Test func `a file is read to its end`() throws {
    let folder = try TemporaryFolder()
    try folder.write("abc", to: "a.txt")
    #expect(try readFile(folder.file("a.txt"), limit: 3) == [97, 98, 99])
  }

  @Test func `a file of more bytes than the limit is an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("abcd", to: "a.txt")
    let path = folder.file("a.txt")
    #expect(throws: FileError("read", path, code: EFBIG)) { try readFile(path, limit: 3) }
  }

  @Test func `a device without end is an error`() {
    #expect(throws: FileError("read", "/dev/zero", code: EFBIG)) {
      try readFile("/dev/zero", limit: 1000)
    }
  }
}
