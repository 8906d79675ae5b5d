import ConfigLanguage
import Diagnostics
import Glibc
import PreviewConfig
import Testing
import TestSupport

@Suite struct FileLoaderTests {
  private let folder: TemporaryFolder
  private let loader: FileLoader
  private let place = SourceRange(file: "c.yaml", start: SourcePosition(line: 2, column: 3))

  init() throws {
    folder = try TemporaryFolder()
    loader = FileLoader(sandbox: try PathSandbox(folder: folder.path))
  }

  private func mistake(_ path: String, limit: Int = 1 << 20) -> Diagnostic? {
    #expect(throws: Diagnostic.self) {
      try loader.bytes(of: path, limit: limit, from: place)
    }
  }

  @Test func `a file is read whole`() throws {
    try folder.write("abc", to: "a.txt")
    try folder.write("", to: "empty.txt")
    try #require(loader.bytes(of: "a.txt", limit: 3, from: place) == Array("abc".utf8))
    try #require(loader.bytes(of: "empty.txt", limit: 3, from: place) == [])
  }

  @Test func `a file larger than the limit is refused`() throws {
    try folder.write(String(repeating: "a", count: (1 << 20) + 1), to: "a.txt")
    expect(mistake("a.txt")?.message, equals: "cannot read 'a.txt': the file is larger than 1 MiB")
  }

  @Test func `what is not a regular file is refused`() throws {
    try folder.write("", to: "folder/a.txt")
    mkfifo(folder.file("pipe"), 0o600)
    expect(mistake("folder")?.message, equals: "cannot read 'folder': it is a folder")
    expect(mistake("pipe")?.message, equals: "cannot read 'pipe': it is a pipe")
    expect(mistake("pipe")?.range, equals: place)
  }

  @Test func `a device is refused`() throws {
    let loader = FileLoader(sandbox: try PathSandbox(folder: "/dev"))
    let error = #expect(throws: Diagnostic.self) {
      try loader.bytes(of: "zero", limit: 10, from: place)
    }
    expect(error?.message, equals: "cannot read 'zero': it is a device")
  }

  @Test func `a file without a known size is read within the limit`() throws {
    // The kernel's files say that they are empty.
    let loader = FileLoader(sandbox: try PathSandbox(folder: "/proc/sys/kernel"))
    try #require(loader.bytes(of: "ostype", limit: 6, from: place) == Array("Linux\n".utf8))
    let error = #expect(throws: Diagnostic.self) {
      try loader.bytes(of: "ostype", limit: 5, from: place)
    }
    expect(error?.message, equals: "cannot read 'ostype': the file is larger than 5 bytes")
  }

  @Test func `what is read is remembered by its digest`() throws {
    try folder.write("", to: "b.txt")
    try folder.write("abc", to: "a.txt")
    _ = try loader.bytes(of: "b.txt", limit: 10, from: place)
    _ = try loader.bytes(of: "a.txt", limit: 10, from: place)
    expect(loader.digests.map(\.name), equals: ["a.txt", "b.txt"])
    // The digests of "abc" and of nothing, from FIPS 180-2 and its errata.
    expect(
      loader.digests.map(\.sha256),
      equals: [
        "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
        "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855",
      ])
  }

  @Test func `a data file that is not there is an error in the config`() throws {
    let error = #expect(throws: Diagnostic.self) {
      try DataFile.items("no/such.json", through: loader, from: place)
    }
    expect(error, equals: Diagnostic(at: place, "cannot read 'no/such.json': file not found"))
  }
}
