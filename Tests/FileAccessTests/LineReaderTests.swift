import FileAccess
import Glibc
import TestSupport
import Testing

@Suite struct LineReaderTests {
  private func lines(of text: String, limit: Int = 100) throws -> [String] {
    let folder = try TemporaryFolder()
    let reader = try LineReader(folder.write(text, to: "a"), limit: limit)
    var lines: [String] = []
    while let line = try reader.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  @Test(arguments: [
    ("", []), ("a", ["a"]), ("a\n", ["a"]), ("a\n\nb", ["a", "", "b"]), ("\n", [""]),
  ])
  func `lines end at line feeds and at the end`(text: String, expected: [String]) throws {
    try #require(lines(of: text) == expected)
  }

  @Test func `lines are whole however long they are`() throws {
    // Longer than what is read at a time, which is 64 KiB.
    let long = String(repeating: "x", count: 200_000)
    try #require(lines(of: "a\n\(long)\nb\n\(long)", limit: 200_000) == ["a", long, "b", long])
  }

  @Test func `a line over the limit is an error`() throws {
    let long = String(repeating: "x", count: 300_000)
    let error = #expect(throws: FileError.self) { try lines(of: long, limit: 1000) }
    expect(error?.code, equals: EFBIG)
  }

  @Test func `a folder is an error`() throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: FileError.self) { try LineReader(folder.path, limit: 1) }
    expect(error?.code, equals: EISDIR)
    expect(error?.reason, equals: "it is a folder")
  }
}
