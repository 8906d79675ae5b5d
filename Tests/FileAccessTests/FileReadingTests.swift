import FileAccess
import Glibc
import TestSupport
import Testing

@Suite struct FileReadingTests {
  @Test func `a file is read to its end`() throws {
    let folder = try TemporaryFolder()
    try folder.write("abc", to: "a.txt")
    try #require(readFile(folder.file("a.txt"), limit: 3) == [97, 98, 99])
  }

  @Test func `a file of more bytes than the limit is an error`() throws {
    let folder = try TemporaryFolder()
    try folder.write("abcd", to: "a.txt")
    let path = folder.file("a.txt")
    let error = #expect(throws: FileError.self) { try readFile(path, limit: 3) }
    expect(error?.code, equals: EFBIG)
    expect(error?.description, equals: "cannot read '\(path)': the file is larger than 3 bytes")
  }

  @Test func `a file that does not know its size is read to its end`() throws {
    // The kernel makes the file as it is read, and calls it empty.
    let bytes = try readFile("/proc/self/mountinfo")
    #expect(bytes.count > 100)
    expect(bytes.last, equals: UInt8(ascii: "\n"))
  }

  @Test func `a file that is longer than one read is read to its end`() throws {
    let folder = try TemporaryFolder()
    let text = String(repeating: "0123456789abcdef", count: 10_000)
    try folder.write(text, to: "a.txt")
    try #require(readFile(folder.file("a.txt")) == Array(text.utf8))
    let descriptor = open(folder.file("a.txt"), O_RDONLY)
    defer { close(descriptor) }
    // Behind the first 10 bytes: fewer are left than the file has.
    try #require(lseek(descriptor, 10, SEEK_SET) == 10)
    try #require(readAll(descriptor, named: "a.txt") == Array(text.utf8.dropFirst(10)))
  }

  @Test func `a device without end is an error`() {
    let error = #expect(throws: FileError.self) { try readFile("/dev/zero", limit: 1 << 20) }
    expect(error?.code, equals: EFBIG)
    expect(error?.reason, equals: "the file is larger than 1 MiB")
  }
}
