import FileAccess
import Glibc
import TestSupport
import Testing

@Suite struct ConfinedFolderTests {
  private let outside: TemporaryFolder
  private let folder: ConfinedFolder

  /// A folder `in` beside a folder `out`.
  init() throws {
    outside = try TemporaryFolder()
    try outside.write("", to: "in/there")
    try outside.write("", to: "out/there")
    folder = try ConfinedFolder(outside.file("in"))
  }

  @Test func `a file is written below the folder, with the folders on the way`() throws {
    try folder.write([1, 2], to: "a/b/c")
    expect(readBytes(outside.file("in/a/b/c")), equals: [1, 2])
  }

  @Test(arguments: ["../out/x", "/tmp/x", "a/../../out/x", "a//x", ".", "", "a/."])
  func `no name leads out`(name: String) {
    let error = #expect(throws: FileError.self) { try folder.write([1], to: name) }
    expect(error?.code, equals: EACCES)
    expect(listFolder(outside.file("out")), equals: ["there"])
  }

  @Test func `no link leads out, and nothing is written over`() throws {
    symlink("../out", outside.file("in/link"))
    symlink("../out/x", outside.file("in/file"))
    #expect(throws: FileError.self) { try folder.write([1], to: "link/x") }
    #expect(throws: FileError.self) { try folder.write([1], to: "file") }
    #expect(throws: FileError.self) { try folder.link("link/x", to: "y") }
    #expect(throws: FileError.self) { try folder.write([1], to: "there") }
    expect(listFolder(outside.file("out")), equals: ["there"])
    expect(readBytes(outside.file("in/there")), equals: [])
  }

  @Test(arguments: [
    ("l", "there"), ("a/l", "../there"), ("a/b/l", "../../a/./c"), ("a/l", "b/c"),
  ])
  func `a link that stays in the folder is made`(name: String, target: String) throws {
    try folder.link(name, to: target)
    var read = [CChar](repeating: 0, count: 100)
    let count = readlink(outside.file("in/" + name), &read, 100)
    expect(count, equals: target.utf8.count)
  }

  // `a/..` could be anywhere if `a` is a link itself.
  @Test(arguments: [("l", "/etc"), ("l", "../out"), ("a/l", "../../out"), ("l", "a/.."), ("l", "")])
  func `a link that could lead out is refused`(name: String, target: String) throws {
    let error = #expect(throws: FileError.self) { try folder.link(name, to: target) }
    expect(error?.code, equals: EACCES)
    expect(listFolder(outside.file("in")), equals: ["there"])
  }
}
