import Foundation
import TestSupport
import Testing

@Suite(.waiting) struct HashGoldensTests {
  private let folder: TemporaryFolder

  /// A repository with a config of one square, whose golden is kept as a hash.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(square("a"), to: "a.yaml")
    try #require(run("test", "a.yaml", "--goldens", "hash").status == 1)
    try commitAll(in: folder.path)
  }

  @Test func `digests and layouts are kept instead of pictures`() throws {
    expect(
      listFolder(folder.file("__Snapshots__/a")), equals: ["a.layout.txt", "digests.txt"])
    // What there is says how goldens are kept.
    let run = try run("test", "a.yaml")
    expect(run.text, equals: "1 case: 1 passed\n")
    expect(run.status, equals: 0)
  }

  @Test func `a change is reported in words, with how to see it`() throws {
    try folder.write(square("a", color: "white"), to: "a.yaml")
    let run = try run("test", "a.yaml")
    expect(run.status, equals: 1)
    #expect(run.text.contains("  only the digest of its golden is kept; --base REV shows what "))
    #expect(run.text.contains("color black → white"))
    #expect(listFolder(folder.file(".maquette/results/a")).contains("a-actual.png"))
  }

  @Test func `a change since a revision is shown, and nothing in the work tree is touched`() throws
  {
    let golden = readBytes(folder.file("__Snapshots__/a/digests.txt"))
    try folder.write(square("a", color: "white"), to: "a.yaml")
    let run = try run("test", "a.yaml", "--base", "HEAD")
    expect(run.status, equals: 1)
    #expect(run.text.contains("  100 of 200 pixels differ (50 %)\n"))
    for part in ["expected", "actual", "diff"] {
      #expect(readBytes(folder.file(".maquette/results/a/a-\(part).png")) != nil)
    }
    expect(readText(folder.file("a.yaml")), equals: square("a", color: "white"))
    expect(readBytes(folder.file("__Snapshots__/a/digests.txt")), equals: golden)
    try #require(git("status", "--porcelain", in: folder.path) == " M a.yaml\n")
  }

  @Test func `a tolerance holds against the picture of a revision`() throws {
    try folder.write(square("a", color: "white"), to: "a.yaml")
    try #require(run("test", "a.yaml", "--base", "HEAD", "--max-diff-pixels", "99").status == 1)
    try #require(run("test", "a.yaml", "--base", "HEAD", "--max-diff-pixels", "100").status == 0)
  }

  @Test func `a preview that the revision has not is missing`() throws {
    try folder.write(square("b"), to: "b.yaml")
    let run = try run("test", "b.yaml", "--base", "HEAD", "--goldens", "hash", "--update=none")
    expect(run.status, equals: 1)
    #expect(run.text.hasPrefix("b.yaml: b: missing: there is no golden\n"))
  }

  @Test func `an earlier release that drew goldens is named once, with what it draws differently`()
    throws
  {
    try folder.write(square("b"), to: "b.yaml")
    try #require(run("test", "b.yaml", "--goldens", "hash").status == 1)
    for name in ["a", "b"] {
      let digests = "__Snapshots__/\(name)/digests.txt"
      let golden = try #require(readText(folder.file(digests)))
      let earlier = golden.replacingOccurrences(
        of: "Software: maquette [0-9.]+", with: "Software: maquette 0.1.0",
        options: .regularExpression)
      try #require(earlier != golden)
      try folder.write(earlier, to: digests)
      try folder.write(square(name, color: "white"), to: "\(name).yaml")
    }
    let lines = try run("test", "a.yaml", "b.yaml").text.split(separator: "\n")
    let named = lines.filter { $0.contains(" drew the golden, ") }
    expect(named.count, equals: 1)
    let line = try #require(named.first)
    #expect(line.hasPrefix("maquette 0.1.0 drew the golden, "))
    #expect(
      line.hasSuffix(
        ": lines of text, spacings, lists, bars and symbols as iOS 18 has them (2 cases)"))
  }

  @Test(arguments: ["nowhere", "--upload-pack=touch x"])
  func `a revision that git does not know is an error`(revision: String) throws {
    let run = try run("test", "a.yaml", "--base=\(revision)")
    expect(run.status, equals: 2)
    expect(run.errors, equals: "error: --base: unknown git revision '\(revision)'\n")
  }

  @Test func `a picture is approved as its digest`() throws {
    try folder.write(square("a", color: "white"), to: "a.yaml")
    _ = try run("test", "a.yaml")
    try #require(run("approve").status == 0)
    expect(
      listFolder(folder.file("__Snapshots__/a")), equals: ["a.layout.txt", "digests.txt"])
    try #require(run("test", "a.yaml").status == 0)
  }

  @Test func `a first picture is approved as a digest if asked for`() throws {
    try folder.write(square("b"), to: "b.yaml")
    _ = try run("test", "b.yaml", "--update=none")
    try #require(run("approve", "--goldens", "hash").status == 0)
    expect(
      listFolder(folder.file("__Snapshots__/b")), equals: ["b.layout.txt", "digests.txt"])
  }

  private func run(_ arguments: String...) throws -> ToolRun {
    try runTool(arguments, in: folder.path, environment: ["CI": ""])
  }
}
