import FileAccess
import Glibc
import PreviewConfig
import TestSupport
import Testing

struct EditWritingTests {
  private let folder: TemporaryFolder
  private let path: String
  private let edit: ConfigEdits

  init() throws {
    folder = try TemporaryFolder()
    let text = "let: { a: 1 }\nview: spacer\n"
    path = try folder.write(text, to: "a.yaml")
    edit = try Self.edit(of: path)
  }

  private static func edit(of path: String) throws -> ConfigEdits {
    try ConfigEdits(["let.a=2"], at: path, label: "a.yaml", including: [], within: [])
  }

  @Test func `the file is replaced and keeps its permissions`() throws {
    chmod(path, 0o640)
    _ = try edit.write(expecting: edit.digest)
    expect(readText(path), equals: "let: { a: 2 }\nview: spacer\n")
    var status = stat()
    expect(stat(path, &status), equals: 0)
    expect(status.st_mode & 0o7777, equals: 0o640)
    expect(folder.names, equals: ["a.yaml"])
  }

  @Test func `a file that has changed stays as it is`() throws {
    try folder.write("let: { a: 1 }\nview: divider\n", to: "a.yaml")
    let error = #expect(throws: FileError.self) {
      try edit.write(expecting: edit.digest)
    }
    expect(
      error?.description, equals: "cannot write '\(path)': the file has changed since it was read")
    expect(readText(path), equals: "let: { a: 1 }\nview: divider\n")
  }

  @Test func `a change that was shown for another text is not written`() throws {
    #expect(throws: FileError.self) {
      try edit.write(expecting: String(repeating: "0", count: 64))
    }
    expect(readText(path), equals: "let: { a: 1 }\nview: spacer\n")
  }

  @Test func `a symbolic link is refused`() throws {
    let link = folder.file("link.yaml")
    try #require(symlink("a.yaml", link) == 0)
    let edit = try Self.edit(of: link)
    let error = #expect(throws: FileError.self) {
      try edit.write(expecting: edit.digest)
    }
    expect(error?.description, equals: "cannot write '\(link)': it is a symbolic link")
    expect(readText(path), equals: "let: { a: 1 }\nview: spacer\n")
  }

  @Test func `a file that is gone is not made again`() throws {
    unlink(path)
    #expect(throws: FileError.self) { try edit.write(expecting: edit.digest) }
    expect(folder.names, equals: [])
  }
}
