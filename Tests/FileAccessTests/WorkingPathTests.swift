import FileAccess
import Glibc
import TestSupport
import Testing

@Suite struct WorkingPathTests {
  @Test(arguments: [
    ("a/b", "a/b"), ("./a//b", "a/b"), (".", "."), ("./", "."), ("a/.", "a"),
  ])
  func `a path that goes down keeps its names`(path: String, expected: String) {
    expect(pathFromWorkingDirectory(path), equals: expected)
  }

  @Test func `an absolute path below the working directory becomes relative`() throws {
    let working = try #require(realPath("."))
    expect(pathFromWorkingDirectory(working + "/missing/name"), equals: "missing/name")
    expect(pathFromWorkingDirectory(working), equals: ".")
  }

  // The slash and the accent are one character of two.
  @Test func `a path whose first name begins with an accent is absolute`() {
    expect(pathFromWorkingDirectory("/\u{301}a//b"), equals: "/\u{301}a/b")
  }

  @Test func `a path outside the working directory becomes absolute`() throws {
    let folder = try TemporaryFolder()
    expect(pathFromWorkingDirectory(folder.file("a/b")), equals: folder.file("a/b"))
    let working = try #require(realPath("."))
    expect(
      pathFromWorkingDirectory("../beside"), equals: FileAccess.folder(of: working) + "/beside")
  }

  @Test(arguments: [
    ("/a/b/c", "/a", "b/c"), ("/a", "/a", "."), ("/a", "/", "a"), ("/", "/", "."),
    // Its name only begins like the folder's.
    ("/ab", "/a", nil), ("/a", "/a/b", nil),
  ])
  func `the way down from a folder has no part of the folder's path`(
    path: String, folder: String, way: String?
  ) {
    expect(relativePath(path, below: folder), equals: way)
  }

  @Test(arguments: [
    ("/a/b", "/a/c", "../c"), ("/a/b", "/a/b/c/d", "c/d"), ("/a/b", "/a/./x/../b/", "."),
    ("/", "/a", "a"), ("/a/b", "/", "../.."),
    // Both start at the working directory.
    ("out", "actual", "../actual"), (".", "a/b", "a/b"),
  ])
  func `the way from a folder goes up to what both have in common`(
    folder: String, path: String, way: String
  ) {
    expect(relativePath(from: folder, to: path), equals: way)
  }

  @Test(arguments: [
    ("a/b.png", true), ("a", true), ("", false), ("/a", false), ("a//b", false), ("a/", false),
    ("./a", false), ("a/../b", false), ("..", false), ("a\0b", false),
    (String(repeating: "a/", count: 2048) + "b", false),
  ])
  func `a path is inside where it only goes down`(path: String, expected: Bool) {
    expect(isInside(path), equals: expected)
  }
}
