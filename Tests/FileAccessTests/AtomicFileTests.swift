import FileAccess
import Glibc
import TestSupport
import Testing

@Suite struct AtomicFileTests {
  @Test func `a committed file holds the chunks in the order written`() throws {
    let folder = try TemporaryFolder()
    let file = try AtomicFile(path: folder.file("a.png"))
    try Array("one ".utf8).withUnsafeBytes { try file.write($0) }
    try Array("two".utf8).withUnsafeBytes { try file.write($0) }
    try file.commit()
    expect(readText(folder.file("a.png")), equals: "one two")
    expect(folder.names, equals: ["a.png"])
  }

  @Test func `the old file stays until the new one is committed`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.png")
    let file = try AtomicFile(path: path)
    try Array("new".utf8).withUnsafeBytes { try file.write($0) }
    expect(readText(path), equals: "old")
    try file.commit()
    expect(readText(path), equals: "new")
  }

  @Test func `a file that is not committed leaves nothing behind`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.png")
    do {
      let file = try AtomicFile(path: path)
      try Array("new".utf8).withUnsafeBytes { try file.write($0) }
    }
    expect(folder.names, equals: ["a.png"])
    expect(readText(path), equals: "old")
  }

  @Test(arguments: [0o600, 0o640, 0o755] as [mode_t])
  func `a replaced file keeps its permissions`(mode: mode_t) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("old", to: "a.png")
    chmod(path, mode)
    try AtomicFile.write("new".utf8, to: path)
    var status = stat()
    try #require(stat(path, &status) == 0)
    expect(status.st_mode & 0o7777, equals: mode)
  }

  @Test func `a missing folder is reported with the path and the reason`() throws {
    let folder = try TemporaryFolder()
    let path = folder.file("missing/a.png")
    let error = #expect(throws: FileError.self) { try AtomicFile(path: path) }
    expect(error?.description, equals: "cannot write '\(path)': no such file or directory")
  }

  @Test func `a folder that takes no files is reported as one`() {
    let error = #expect(throws: FileError.self) { try AtomicFile(path: "/proc/a.png") }
    expect(error?.description, equals: "cannot write '/proc/a.png': its folder takes no new files")
  }

  @Test func `a folder under a file is reported with the path and the reason`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("", to: "file") + "/a.png"
    let error = #expect(throws: FileError.self) { try AtomicFile(path: path) }
    expect(error?.description, equals: "cannot write '\(path)': not a directory")
  }

  @Test func `a folder in the target's place is reported and kept`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: "a.png/inside")
    let path = folder.file("a.png")
    let error = #expect(throws: FileError.self) { try AtomicFile(path: path) }
    expect(error?.description, equals: "cannot write '\(path)': is a directory")
    expect(listFolder(path), equals: ["inside"])
  }

  @Test func `a full disk is reported with the path and the reason`() throws {
    let error = #expect(throws: FileError.self) {
      try AtomicFile.write("bytes".utf8, to: "/dev/full")
    }
    expect(error?.description, equals: "cannot write '/dev/full': no space left on device")
  }

  @Test func `a device is written to and not replaced`() throws {
    try AtomicFile.write("bytes".utf8, to: "/dev/null")
    var status = stat()
    try #require(lstat("/dev/null", &status) == 0)
    expect(status.st_mode & S_IFMT, equals: S_IFCHR)
  }

  @Test func `a link to a file is replaced and the file it led to is kept`() throws {
    let folder = try TemporaryFolder()
    let target = try folder.write("old", to: "elsewhere/target.png")
    let link = folder.file("a.png")
    symlink(target, link)
    try AtomicFile.write("new".utf8, to: link)
    expect(readText(link), equals: "new")
    expect(readText(target), equals: "old")
  }

  @Test func `an abandoned temporary file is swept and other files are kept`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".maquette-1-1.tmp")
    try folder.write("", to: ".maquette.tmp")
    try folder.write("", to: "maquette-1-1.tmp")
    AtomicFile.removeAbandoned(in: folder.path)
    expect(folder.names, equals: [".maquette.tmp", "maquette-1-1.tmp"])
  }

  @Test func `the first file that is written to a folder sweeps it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: ".maquette-1-1.tmp")
    try AtomicFile.write("new".utf8, to: folder.file("a.png"))
    expect(folder.names, equals: ["a.png"])
  }

  @Test func `a temporary file that is being written is not swept`() throws {
    let folder = try TemporaryFolder()
    let file = try AtomicFile(path: folder.file("a.png"))
    AtomicFile.removeAbandoned(in: folder.path)
    try Array("whole".utf8).withUnsafeBytes { try file.write($0) }
    try file.commit()
    expect(folder.names, equals: ["a.png"])
    expect(readText(folder.file("a.png")), equals: "whole")
  }
}
