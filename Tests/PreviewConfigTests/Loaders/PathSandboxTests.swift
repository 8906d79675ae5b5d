import Diagnostics
import Glibc
import PreviewConfig
import Testing
import TestSupport

/// A folder with `config/data/users.json`, and with `other/secret.json` beside it.
@Suite struct PathSandboxTests {
  private let folder: TemporaryFolder
  private let place = SourceRange(file: "c.yaml", start: SourcePosition(line: 2, column: 3))

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("[]", to: "config/data/users.json")
    try folder.write("[]", to: "other/secret.json")
    try folder.write("[]", to: "config-2/secret.json")
  }

  private func resolved(_ path: String, allowing allowed: [String] = []) throws -> String {
    try PathSandbox(folder: folder.file("config"), allowing: allowed.map(folder.file))
      .resolve(path, from: place)
  }

  private func mistake(_ path: String, allowing allowed: [String] = []) throws -> Diagnostic? {
    #expect(throws: Diagnostic.self) { try resolved(path, allowing: allowed) }
  }

  @Test(arguments: [
    "data/users.json", "./data/users.json", "data//users.json", "data/../data/users.json",
    "../config/data/users.json",
  ])
  func `a path inside the folder is resolved`(path: String) throws {
    try #require(resolved(path) == folder.file("config/data/users.json"))
  }

  @Test func `an absolute path inside the folder is resolved`() throws {
    let path = folder.file("config/data/users.json")
    try #require(resolved(path) == path)
  }

  @Test(arguments: [
    "../other/secret.json", "data/../../other/secret.json", "/etc/passwd", "..", "/",
    "../config-2/secret.json", "../nothing-there.json",
  ])
  func `a path that leaves the folder is refused`(path: String) throws {
    let mistake = try mistake(path)
    expect(mistake?.message, equals: "'\(path)' is outside the config's folder")
    expect(mistake?.suggestion, equals: "copy it there, or open its folder with --allow-path")
    expect(mistake?.range, equals: place)
  }

  @Test func `a symbolic link that leaves the folder is refused`() throws {
    symlink("../other", folder.file("config/link"))
    symlink("../other/secret.json", folder.file("config/link.json"))
    for path in ["link/secret.json", "link.json"] {
      let message = "'\(path)' is a symbolic link out of the config's folder"
      try #require(mistake(path)?.message == message)
    }
  }

  @Test func `a symbolic link out of the folder does not reveal what is there`() throws {
    symlink("../other/missing.json", folder.file("config/link.json"))
    symlink("../other", folder.file("config/link"))
    symlink("link/missing.json", folder.file("config/chain.json"))
    for path in ["link.json", "link/missing.json", "chain.json"] {
      let message = "'\(path)' is a symbolic link out of the config's folder"
      try #require(mistake(path)?.message == message)
    }
    symlink("data/missing.json", folder.file("config/inside.json"))
    symlink("loop.json", folder.file("config/loop.json"))
    try #require(
      mistake("inside.json")?.message == "cannot read 'inside.json': file not found")
    try #require(
      mistake("loop.json")?.message
        == "cannot read 'loop.json': too many levels of symbolic links")
  }

  @Test func `a symbolic link that stays in the folder is followed`() throws {
    symlink("data", folder.file("config/link"))
    try #require(resolved("link/users.json") == folder.file("config/data/users.json"))
  }

  @Test func `an allowed folder is open`() throws {
    symlink("../other", folder.file("config/link"))
    let secret = folder.file("other/secret.json")
    for path in ["../other/secret.json", secret, "link/secret.json"] {
      try #require(resolved(path, allowing: ["other"]) == secret)
    }
  }

  @Test func `an allowed folder may be named through a symbolic link`() throws {
    symlink("other", folder.file("alias"))
    let path = folder.file("alias/secret.json")
    try #require(resolved(path, allowing: ["alias"]) == folder.file("other/secret.json"))
  }

  @Test(arguments: [
    "http://example.com/a.png", "HTTPS://example.com/a.png", "file:///etc/passwd", "data:,a",
    "s3://bucket/a.png",
  ])
  func `a URL is refused`(path: String) throws {
    let mistake = try mistake(path)
    expect(mistake?.message, equals: "'\(path)' is a URL, and only files are read")
    expect(mistake?.suggestion, equals: "download the file first, and name it by its path")
  }

  @Test(arguments: [
    ("", "the file's path is empty"),
    ("a\u{0}b", #"the path 'a\u{0}b' contains a NUL character"#),
    ("nothing.json", "cannot read 'nothing.json': file not found"),
    (
      "data/users.json/a",
      "cannot read 'data/users.json/a': not a directory"
    ),
  ])
  func `a path without a file is an error with the reason`(path: String, message: String) throws {
    try #require(mistake(path)?.message == message)
  }

  @Test func `a file with a name like the missing one is suggested`() throws {
    let mistake = try mistake("data/user.json")
    expect(mistake?.message, equals: "cannot read 'data/user.json': file not found")
    expect(mistake?.suggestion, equals: "did you mean 'data/users.json'?")
  }

  @Test func `links that go round in circles are an error`() throws {
    symlink("loop", folder.file("config/loop"))
    try #require(
      mistake("loop")?.message == "cannot read 'loop': too many levels of symbolic links")
  }

  @Test func `a folder that does not exist is an error`() throws {
    let missing = folder.file("missing")
    let error = #expect(throws: Diagnostic.self) {
      try PathSandbox(folder: folder.path, allowing: [missing])
    }
    expect(error?.message, equals: "cannot open the folder '\(missing)': file not found")
  }
}
