import Foundation
import TestSupport
import Testing

/// Files that `render` and `review` wrote, and would write again, are left alone.
@Suite(.waiting) struct UnchangedOutputTests {
  private let folder: TemporaryFolder

  /// Draws two configs, one of which has two previews.
  init() throws {
    folder = try TemporaryFolder()
    try folder.write(square("a"), to: "a.yaml")
    try folder.write(
      """
      components: { dot: { view: { rectangle: {} } } }
      previews:
        - { name: b, canvas: { width: 8, height: 8 }, view: { dot: {} } }
        - { name: c, canvas: { width: 8, height: 8 }, view: { image: c.svg } }

      """, to: "b.yaml")
    try folder.write(Self.picture(width: 8), to: "c.svg")
    expect(try render(), equals: ["Output/a.png", "Output/b.png", "Output/c.png"])
  }

  private static func picture(width: Int) -> String {
    """
    <svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><rect width="\(width)" height="8"/></svg>
    """
  }

  private func render(_ arguments: String...) throws -> [String] {
    let run = try runTool(["render", "a.yaml", "b.yaml"] + arguments, in: folder.path)
    expect(run.errors, equals: "")
    return run.text.split(separator: "\n").map(String.init)
  }

  private func bytes() -> [String: [UInt8]] {
    Dictionary(
      uniqueKeysWithValues: listFolder(folder.file("Output")).map {
        ($0, readBytes(folder.file("Output/\($0)")) ?? [])
      })
  }

  @Test func `files of which nothing has changed since they were written are left alone`() throws {
    var before = stat()
    stat(folder.file("Output/a.png"), &before)
    expect(
      try render(),
      equals: ["Output/a.png: unchanged", "Output/b.png: unchanged", "Output/c.png: unchanged"])
    var after = stat()
    stat(folder.file("Output/a.png"), &after)
    expect(after.st_ino, equals: before.st_ino)
  }

  @Test func `a file that something else has written is drawn again, and no other`() throws {
    let before = bytes()
    try folder.write("other", to: "Output/b.png")
    expect(
      try render(), equals: ["Output/a.png: unchanged", "Output/c.png: unchanged", "Output/b.png"])
    unlink(folder.file("Output/a.png"))
    expect(
      try render(), equals: ["Output/b.png: unchanged", "Output/c.png: unchanged", "Output/a.png"])
    expect(bytes(), equals: before)
  }

  @Test func `a changed picture of a config draws its previews`() throws {
    try folder.write(Self.picture(width: 4), to: "c.svg")
    expect(try render(), equals: ["Output/a.png: unchanged", "Output/b.png", "Output/c.png"])
    let known = bytes()
    expect(try render("--no-cache"), equals: ["Output/a.png", "Output/b.png", "Output/c.png"])
    expect(bytes(), equals: known)
  }

  @Test func `options that decide what is drawn are a part of what is known`() throws {
    for arguments in [["--scale", "3"], ["--set", "canvas.width=30"], ["--format", "svg"]] {
      let run = try runTool(["render", "a.yaml"] + arguments, in: folder.path)
      expect(run.text.contains("unchanged"), equals: false)
      let again = try runTool(["render", "a.yaml"] + arguments, in: folder.path)
      expect(again.text.hasSuffix(": unchanged\n"), equals: true)
    }
    // The picture is that of another scale since.
    _ = try runTool(["render", "a.yaml", "--scale", "3"], in: folder.path)
    expect(try runTool(["render", "a.yaml"], in: folder.path).text, equals: "Output/a.png\n")
  }

  @Test func `another folder has files of its own, and leaves no record behind`() throws {
    expect(
      try render("-o", "Other"), equals: ["Other/a.png", "Other/b.png", "Other/c.png"])
    let size = try #require(readBytes(folder.file(".maquette/cache/passed"))).count
    expect(
      try render("-o", folder.file("Other")),
      equals: ["a", "b", "c"].map { folder.file("Other/\($0).png") })
    expect(
      try render("-o", folder.file("Other")),
      equals: ["a", "b", "c"].map { folder.file("Other/\($0).png") + ": unchanged" })
    // The records of the earlier run are in the file until it is rewritten.
    let grown = try #require(readBytes(folder.file(".maquette/cache/passed"))).count
    #expect(grown < 2 * size)
  }

  // From 512 elements on, threads of their own place them, and read the pictures.
  @Test func `pictures in a large collection are inputs on every thread`() throws {
    let config = """
      name: many
      canvas: { width: 100, height: 400 }
      view:
        collection:
          layout: { grid: { columns: 40 } }
          items: 0...3999
          cell: { image: { file: "dot-${item % 40}.svg", resizable: true }, frame: { width: 2, height: 2 } }
      """
    for number in 0..<40 { try folder.write(Self.picture(width: 8), to: "dot-\(number).svg") }
    try folder.write(config, to: "many.yaml")
    func render() throws -> String {
      let run = try runTool(["render", "many.yaml", "--jobs", "4"], in: folder.path)
      expect(run.errors, equals: "")
      return run.text
    }
    expect(try render(), equals: "Output/many.png\n")
    expect(try render(), equals: "Output/many.png: unchanged\n")
    for number in [0, 13, 39] {
      try folder.write(Self.picture(width: 4), to: "dot-\(number).svg")
      expect(try render(), equals: "Output/many.png\n")
    }
  }

  @Test func `a picture with a warning is drawn each time`() throws {
    let config = "name: d\ncanvas: { width: 20 }\nview: { text: Longer, lineLimit: 1 }\n"
    try folder.write(config, to: "d.yaml")
    let run = try runTool(["render", "d.yaml"], in: folder.path)
    let again = try runTool(["render", "d.yaml"], in: folder.path)
    expect(again.text, equals: "Output/d.png\n")
    expect(again.errors, equals: run.errors)
  }

  @Test func `a link at a file's place is replaced`() throws {
    rename(folder.file("Output/a.png"), folder.file("elsewhere.png"))
    symlink("../elsewhere.png", folder.file("Output/a.png"))
    expect(try runTool(["render", "a.yaml"], in: folder.path).text, equals: "Output/a.png\n")
  }

  @Test func `a review of which nothing has changed is left alone`() throws {
    func review(_ arguments: String...) throws -> String {
      try runTool(["review", "."] + arguments, in: folder.path).text
    }
    let paths = try review()
    let known = paths.split(separator: "\n").map { $0 + ": unchanged\n" }.joined()
    expect(try review(), equals: known)
    expect(try review("--no-cache"), equals: paths)
    // A part of it, what it shows, an option, and a preview.
    unlink(folder.file("Review/pictures/b.layout.txt"))
    expect(try review(), equals: paths)
    expect(try review(), equals: known)
    try folder.write(#"{"version": 1, "comments": [\#nnull]}\#n"#, to: "Review/comments.json")
    expect(try review(), equals: paths)
    expect(try review("--annotate", "size").contains("unchanged"), equals: false)
    expect(try review(), equals: paths)
    expect(try review(), equals: known)
    try folder.write(Self.picture(width: 4), to: "c.svg")
    expect(try review(), equals: paths)
    expect(try review(), equals: known)
  }

  @Test func `a review is drawn again if its base has moved`() throws {
    func isUnchanged() throws -> Bool {
      let run = try runTool(["review", "a.yaml", "--base", "HEAD"], in: folder.path)
      expect(run.status, equals: 0)
      return run.text.contains("unchanged")
    }
    try commitAll(in: folder.path)
    expect(try [isUnchanged(), isUnchanged()], equals: [false, true])
    try commitAll(in: folder.path)
    expect(try [isUnchanged(), isUnchanged()], equals: [false, true])
  }
}
