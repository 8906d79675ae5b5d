import FileAccess
import Glibc
import TestSupport
import Testing

@Suite struct FoldersTests {
  @Test func `a folder is made with those above it that are missing`() throws {
    let folder = try TemporaryFolder()
    try makeFolder(folder.file("a/b/c"))
    expect(listFolder(folder.file("a/b")), equals: ["c"])
  }

  @Test func `a folder that is there stays`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a/b")
    try makeFolder(folder.file("a"))
    expect(listFolder(folder.file("a")), equals: ["b"])
  }

  @Test(arguments: ["file", "file/below", "link"])
  func `a file or a dangling symbolic link in a folder's place is an error`(name: String) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    try #require(symlink("nowhere", folder.file("link")) == 0)
    #expect(throws: FileError("make the folder", folder.file(name), code: ENOTDIR)) {
      try makeFolder(folder.file(name))
    }
  }

  @Test(arguments: [
    ("a/b.png", "a"), ("b.png", "."), ("/b.png", "/"), ("/a/b", "/a"), ("a/b/", "a"), ("/", "/"),
  ])
  func `a path is in a folder`(path: String, expected: String) {
    expect(FileAccess.folder(of: path), equals: expected)
  }

  @Test(arguments: [
    ("a/b.png", "b.png"), ("b.png", "b.png"), ("/b.png", "b.png"), ("a/b/", "b"), ("a/b//", "b"),
    ("a/", "a"), ("/", ""), ("//", ""), ("", ""),
    // An accent after the slash is the name's.
    ("a/\u{301}b", "\u{301}b"),
  ])
  func `a path has a last name, without the slashes after it`(path: String, expected: String) {
    expect(lastName(of: path), equals: expected)
  }

  @Test(
    arguments: [
      ("file", .file), ("folder", .folder), ("to-file", .file), ("to-folder", nil),
      ("to-nowhere", nil), ("pipe", nil), ("nothing", nil),
    ] as [(String, FileKind?)])
  func `a path leads to a file, a folder or neither`(name: String, kind: FileKind?) throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "file")
    try makeFolder(folder.file("folder"))
    for target in ["file", "folder", "nowhere"] {
      try #require(symlink(target, folder.file("to-\(target)")) == 0)
    }
    try #require(mkfifo(folder.file("pipe"), 0o600) == 0)
    expect(FileKind(of: folder.file(name)), equals: kind)
  }

  @Test func `a folder's names come in alphabetical order`() throws {
    let folder = try TemporaryFolder()
    for name in ["b", "a", ".c"] { try folder.write("", to: name) }
    try #require(names(inFolder: folder.path) == [".c", "a", "b"])
  }
}
