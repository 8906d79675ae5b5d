import Foundation
import TestSupport
import Testing

/// Records of cases, and goldens, in a store that several machines share.
@Suite(.waiting) struct SharedStoreTests {
  private let folder: TemporaryFolder
  private let server: StoreServer

  /// Records the goldens of two configs.
  init() throws {
    folder = try TemporaryFolder()
    server = try StoreServer()
    try folder.write(square("a"), to: "a.yaml")
    try folder.write(square("b"), to: "b.yaml")
    try #require(
      runTool(["test", ".", "--update=all", "--no-cache"], in: folder.path).status == 0)
  }

  /// Tests as another machine does, which knows nothing of earlier runs, and returns the run with
  /// its summary.
  private func test(_ arguments: String...) throws -> (run: ToolRun, summary: String) {
    try? FileManager.default.removeItem(atPath: folder.file(".maquette"))
    let run = try runTool(
      ["test", ".", "--cache", server.address] + arguments, in: folder.path,
      environment: ["CI": "true"])
    let line = run.text.split(separator: "\n").first { $0.contains(#/^\d+ cases?: /#) }
    return (run, String(line ?? ""))
  }

  @Test func `a case that passed on one machine is passed over on another`() throws {
    expect(try test().summary, equals: "2 cases: 2 passed")
    expect(server.entries.keys.allSatisfy { $0.hasPrefix("ac/") }, equals: true)
    expect(server.entries.count, equals: 2)
    expect(try test().summary, equals: "2 cases: 2 unchanged since they passed")
    try folder.write(square("a", color: "red"), to: "a.yaml")
    expect(try test().summary, equals: "2 cases: 1 changed, 1 unchanged since it passed")
    // A config as it was is known again, whatever was tested meanwhile.
    try folder.write(square("a"), to: "a.yaml")
    expect(try test().summary, equals: "2 cases: 2 unchanged since they passed")
  }

  @Test func `a run reports how many configs the store had`() throws {
    func words(_ run: ToolRun) -> Substring? {
      run.text.split(separator: "\n").first { $0.hasPrefix("the store had ") }
    }
    expect(words(try test().run), equals: "the store had 0 of the 2 configs looked up")
    try folder.write(square("a", color: "red"), to: "a.yaml")
    expect(words(try test().run), equals: "the store had 1 of the 2 configs looked up")
    expect(words(try test("--quiet").run), equals: nil)
  }

  @Test func `a changed golden is compared`() throws {
    _ = try test()
    try folder.write("changed", to: "__Snapshots__/a/a.layout.txt")
    expect(try test().summary, equals: "2 cases: 1 changed, 1 unchanged since it passed")
  }

  @Test func `a known run is known here from then on`() throws {
    _ = try test()
    _ = try test()
    let count = server.requests.count
    // Files that have just been written are recognised by their bytes, and not kept here: whether the
    // store is asked depends on their age.
    let run = try runTool(
      ["test", ".", "--cache", server.address], in: folder.path, environment: ["CI": "true"])
    #expect(run.text.hasPrefix("2 cases: 2 unchanged since they passed\n"))
    #expect(server.requests.count <= count + 2)
  }

  @Test func `a run that only reads writes nothing`() throws {
    expect(try test("--cache-read-only").summary, equals: "2 cases: 2 passed")
    expect(server.entries, equals: [:])
    expect(server.requests.contains { !$0.hasPrefix("GET ac/") }, equals: false)
  }

  @Test func `two parts of a run know the cases of each other`() throws {
    let variants = "variants: { appearance: [light, dark] }\n"
    try folder.write(square("a", color: "red") + variants, to: "a.yaml")
    unlink(folder.file("b.yaml"))
    try #require(
      runTool(["test", ".", "--update=all", "--prune", "--no-cache"], in: folder.path).status == 0)
    expect(try test("--shard", "1/2").summary, equals: "1 case: 1 passed")
    expect(try test("--shard", "2/2").summary, equals: "1 case: 1 passed")
    expect(try test().summary, equals: "2 cases: 2 unchanged since they passed")
  }

  @Test(arguments: [
    StoreServer.Behavior.refuses(["GET", "PUT", "HEAD"], status: 500), .closes, .breaksOff,
    .alters,
  ])
  func `a store that fails changes no verdict, and is reported once`(
    behavior: StoreServer.Behavior
  ) throws {
    _ = try test()
    server.behave(behavior)
    let (run, summary) = try test()
    expect(summary, equals: "2 cases: 2 passed")
    expect(run.status, equals: 0)
    // One whose entries are damaged works as far as it shows.
    let notes = run.errors.split(separator: "\n").filter { $0.hasPrefix("note: the store '") }
    #expect(notes.count == (run.errors.isEmpty ? 0 : 1), "\(run.errors)")
  }

  @Test func `a full store is reported once, and read all the same`() throws {
    server.behave(.refuses(["PUT"], status: 507))
    expect(
      try test().run.errors,
      equals: """
        note: the store '\(server.address)': it answers with the status 507; \
        nothing is written there any more

        """)
    server.behave(.works)
    _ = try test()
    server.behave(.refuses(["PUT"], status: 507))
    let (run, summary) = try test()
    expect(summary, equals: "2 cases: 2 unchanged since they passed")
    expect(run.errors, equals: "")
  }

  @Test func `an address of another scheme is refused, and makes no folder`() throws {
    let before = folder.names
    let run = try runTool(["test", ".", "--cache", "ftp://cache.example/a"], in: folder.path)
    expect(run.status, equals: 64)
    #expect(run.errors.contains("an address with http or https"), "\(run.errors)")
    expect(folder.names, equals: before)
  }

  @Test func `foreign and damaged entries are ignored and replaced`() throws {
    _ = try test()
    let whole = server.entries
    for (path, bytes) in whole {
      for damaged in [0, 1, bytes.count / 2, bytes.count - 1].map({ Array(bytes[..<$0]) })
        + [Array("foreign".utf8)]
      {
        server.entries[path] = damaged
        expect(
          try test("--cache-read-only").summary,
          equals: "2 cases: 1 passed, 1 unchanged since it passed")
      }
      server.entries = whole
    }
    server.entries = whole.mapValues { _ in [42, 1, 0] }
    expect(try test().summary, equals: "2 cases: 2 passed")
    expect(try test().summary, equals: "2 cases: 2 unchanged since they passed")
  }

  // Of the type ActionResult of Bazel's remote execution, as bazel-remote checks: its field 5 is
  // `stdout_raw`, whose tag is 5 × 8 + 2; a count of bytes that is not below 128 has two bytes, the
  // lower seven bits first.
  @Test func `an entry is a message that bazel-remote takes`() throws {
    _ = try test()
    let bytes = try #require(server.entries.first?.value)
    let count = Int(bytes[1] & 0x7F) + Int(bytes[2]) << 7
    expect(bytes[0], equals: 42)
    expect(bytes[1] >= 0x80 && bytes[2] < 0x80, equals: true)
    expect(bytes.count, equals: 3 + count)
  }

  private func goldens(_ arguments: String...) throws -> ToolRun {
    try runTool(["goldens"] + arguments + ["--cache", server.address], in: folder.path)
  }

  private func removePictures() {
    for name in ["a", "b"] { unlink(folder.file("__Snapshots__/\(name)/\(name).png")) }
  }

  @Test func `pictures that were pushed are pulled`() throws {
    let pictures = ["a", "b"].map { readBytes(folder.file("__Snapshots__/\($0)/\($0).png")) }
    expect(try goldens("push", ".").text, equals: "2 pictures: 2 written, 0 there before\n")
    expect(try goldens("push", ".").text, equals: "2 pictures: 0 written, 2 there before\n")
    // One digest of each line has 64 digits.
    let list = try #require(readText(folder.file("__Snapshots__/a/pictures.txt")))
    #expect(list.contains(#/^maquette pictures 1\n[0-9a-f]{64} a\n$/#))
    expect(readText(folder.file("__Snapshots__/a/.gitignore")), equals: "*.png\n")
    removePictures()
    // One that was not fetched is not a missing golden, which would be recorded.
    let run = try runTool(["test", "."], in: folder.path)
    expect(run.status, equals: 2)
    #expect(run.text.contains("'maquette goldens pull' fetches the picture"))
    expect(try goldens("pull", ".").text, equals: "2 pictures: 2 fetched\n")
    expect(
      ["a", "b"].map { readBytes(folder.file("__Snapshots__/\($0)/\($0).png")) },
      equals: pictures)
    expect(try goldens("pull", ".").text, equals: "2 pictures: 0 fetched\n")
    expect(try runTool(["test", "."], in: folder.path).status, equals: 0)
  }

  @Test func `a picture from before a pull of git names what fetches the new one`() throws {
    _ = try goldens("push", ".")
    let golden = "__Snapshots__/a/a.png"
    let old = try #require(readBytes(folder.file(golden)))
    // Elsewhere the screen and its golden have changed; git brings the config, the text and the list.
    try folder.write(square("a", color: "red"), to: "a.yaml")
    _ = try runTool(["test", ".", "--update"], in: folder.path)
    // What was recorded here and is not pushed is no fault.
    expect(try runTool(["test", ".", "--no-cache"], in: folder.path).status, equals: 0)
    _ = try goldens("push", ".")
    try folder.write(old, to: golden)
    let run = try runTool(["test", ".", "--no-cache"], in: folder.path)
    expect(run.status, equals: 2)
    #expect(
      run.text.contains(
        "it is another picture than the list names; 'maquette goldens pull' fetches that one"),
      "\(run.text)")
    // Nor is it recorded anew, or taken for what the old picture was.
    try folder.write(square("a"), to: "a.yaml")
    expect(try runTool(["test", ".", "--no-cache", "--update"], in: folder.path).status, equals: 2)
    expect(readBytes(folder.file(golden)), equals: old)
    expect(try goldens("pull", ".").text, equals: "2 pictures: 1 fetched\n")
    try folder.write(square("a", color: "red"), to: "a.yaml")
    expect(try runTool(["test", ".", "--no-cache"], in: folder.path).status, equals: 0)
  }

  @Test func `a picture that is in no store is not replaced`() throws {
    _ = try goldens("push", ".")
    let golden = "__Snapshots__/a/a.png"
    let pushed = readBytes(folder.file(golden))
    try folder.copy(folder.file("__Snapshots__/b/b.png"), to: "other.png")
    try folder.write("drawn since", to: golden)
    let run = try goldens("pull", ".")
    expect(run.status, equals: 2)
    #expect(run.errors.contains("\(golden)' is not the one of the list"), "\(run.errors)")
    expect(readText(folder.file(golden)), equals: "drawn since")
    // The store has b's.
    try folder.write(try #require(readBytes(folder.file("other.png"))), to: golden)
    expect(try goldens("pull", "a.yaml").text, equals: "1 picture: 1 fetched\n")
    expect(readBytes(folder.file(golden)), equals: pushed)
  }

  @Test func `altered bytes are refused, and a missing blob is named`() throws {
    _ = try goldens("push", ".")
    removePictures()
    server.behave(.alters)
    let altered = try goldens("pull", ".")
    expect(altered.status, equals: 2)
    #expect(altered.errors.contains("are others"), "\(altered.errors)")
    server.behave(.works)
    server.entries = [:]
    let missing = try goldens("pull", "b.yaml")
    expect(missing.status, equals: 2)
    #expect(missing.errors.contains("the store does not have cas/"), "\(missing.errors)")
    expect(readBytes(folder.file("__Snapshots__/b/b.png")), equals: nil)
  }

  @Test func `a store that refuses leaves the lists as they were`() throws {
    server.behave(.refuses(["PUT"], status: 507))
    expect(try goldens("push", ".").status, equals: 2)
    expect(readText(folder.file("__Snapshots__/a/pictures.txt")), equals: nil)
  }

  @Test(arguments: [
    "x\n", "maquette pictures 2\n", "maquette pictures 1\n\n\n",
    "maquette pictures 1\n\(String(repeating: "0", count: 64)) ../a\n",
    "maquette pictures 1\n\(String(repeating: "0", count: 63)) a\n",
  ])
  func `a list of another form is an error`(text: String) throws {
    try folder.write(text, to: "__Snapshots__/a/pictures.txt")
    for command in ["push", "pull"] {
      let run = try goldens(command, "a.yaml")
      expect(run.status, equals: 2)
      #expect(run.errors.contains("pictures.txt' cannot be read: line "), "\(run.errors)")
    }
  }

  @Test func `a store in a folder is swept of what no list names`() throws {
    func run(_ arguments: String...) throws -> ToolRun {
      try runTool(["goldens"] + arguments + ["--cache", "store"], in: folder.path)
    }
    _ = try run("push", ".")
    try folder.write("old", to: "store/cas/\(String(repeating: "0", count: 64))")
    try folder.write("notes", to: "store/cas/notes.txt")
    expect(try run("gc", ".").text, equals: "0 entries of 0 bytes removed\n")
    for name in listFolder(folder.file("store/cas")) {
      var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
      utimensat(AT_FDCWD, folder.file("store/cas/\(name)"), &times, 0)
    }
    expect(
      try run("gc", ".", "--dry-run").text, equals: "1 entry of 3 bytes would be removed\n")
    expect(try run("gc", ".").text, equals: "1 entry of 3 bytes removed\n")
    expect(listFolder(folder.file("store/cas")).count, equals: 3)
    removePictures()
    expect(try run("pull", ".").text, equals: "2 pictures: 2 fetched\n")
    // Of a config that is not there no list is known.
    expect(try run("gc", "missing.yaml", "--days", "1").status, equals: 2)
    expect(listFolder(folder.file("store/cas")).count, equals: 3)
    // What a list that cannot be read names is not known.
    try folder.write("x", to: "__Snapshots__/a/pictures.txt")
    expect(try run("gc", ".", "--days", "0").status, equals: 2)
    expect(listFolder(folder.file("store/cas")).count, equals: 3)
  }

  @Test func `a picture that is pushed again is used then`() throws {
    func run(_ arguments: String...) throws -> ToolRun {
      try runTool(["goldens"] + arguments + ["--cache", "store"], in: folder.path)
    }
    _ = try run("push", ".")
    for name in listFolder(folder.file("store/cas")) {
      var times = [timespec(tv_sec: 1, tv_nsec: 0), timespec(tv_sec: 1, tv_nsec: 0)]
      utimensat(AT_FDCWD, folder.file("store/cas/\(name)"), &times, 0)
    }
    // As from a branch whose lists the sweep does not see.
    expect(try run("push", ".").text, equals: "2 pictures: 0 written, 2 there before\n")
    for name in ["a", "b"] { unlink(folder.file("__Snapshots__/\(name)/pictures.txt")) }
    expect(try run("gc", ".").text, equals: "0 entries of 0 bytes removed\n")
  }

  @Test func `a store is swept to a size, of what was used longest ago first`() throws {
    // Three blobs of 600 kB, of which the last was read long after it was written.
    for (digit, days) in [("1", (3, 3)), ("2", (2, 2)), ("3", (9, 0))] {
      let path = "store/cas/\(String(repeating: digit, count: 64))"
      try folder.write(String(repeating: digit, count: 600_000), to: path)
      var times = [days.1, days.0].map { timespec(tv_sec: time(nil) - $0 * 86_400, tv_nsec: 0) }
      utimensat(AT_FDCWD, folder.file(path), &times, 0)
    }
    func sweep(_ arguments: String...) throws -> ToolRun {
      try runTool(["goldens", "gc", ".", "--cache", "store"] + arguments, in: folder.path)
    }
    // 2 MiB are more than 1.8 MB, and 1 MiB has room for one of them.
    expect(try sweep("--size", "2").text, equals: "0 entries of 0 bytes removed\n")
    expect(
      try sweep("--size", "1", "--dry-run").text,
      equals: "2 entries of 1200000 bytes would be removed\n")
    expect(try sweep("--size", "1").text, equals: "2 entries of 1200000 bytes removed\n")
    expect(
      listFolder(folder.file("store/cas")), equals: [String(repeating: "3", count: 64)])
    expect(try sweep("--size", "-1").status, equals: 64)
  }

  @Test func `servers are not swept`() throws {
    expect(try goldens("gc", ".").status, equals: 64)
  }
}
