import FileAccess
import Glibc
import PictureComparison
import PlainText
import Reports
import TestSupport
import Testing

@Suite(.waiting) struct CommentFileTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private var file: CommentFile { CommentFile(in: folder.path) }

  private func comment(_ id: String, on subject: String = "cards") -> ReaderComment {
    ReaderComment(
      id: id, subject: subject, author: "Ada", date: "2026-11-23T04:10:00Z", text: "Text \(id)")
  }

  private func write(_ comments: ReaderComment...) throws {
    try file.change { $0 += comments }
  }

  @Test func `comments are read as they were written, a line each`() throws {
    var whole = comment("0b", on: "cards.dark")
    whole.part = "item 3"
    whole.place = PixelRect(x: 1, y: 2, width: 3, height: 4)
    whole.text = "Two\nlines, \"quoted\" \u{2028} – 日本"
    whole.isResolved = true
    try write(whole, comment("0a"))
    let read = try file.read()
    expect(read, equals: [comment("0a"), whole])
    let lines = try #require(readText(file.path)).split(separator: "\n")
    expect(lines.count, equals: 4)
    #expect(lines[0] == #"{"version": 1, "comments": ["#)
    expect(lines[3], equals: "null]}")
  }

  @Test func `without a file there are no comments`() throws {
    let read = try file.read()
    expect(read, equals: [])
  }

  @Test func `the comments of a case come in the order in which they were written`() throws {
    var later = comment("0a", on: "b")
    later.date = "2026-11-24T00:00:00Z"
    try write(later, comment("0c", on: "b"), comment("0d", on: "a"))
    let ids = try file.read().map(\.id)
    expect(ids, equals: ["0d", "0c", "0a"])
  }

  @Test func `git merges what two people add to one case`() throws {
    func git(_ arguments: String...) throws {
      let run = try runProgram(
        "git", ["-c", "user.name=a", "-c", "user.email=a@b"] + arguments, in: folder.path)
      try #require(run.status == 0, "\(run.text)\(run.errors)")
    }
    try git("init", "--quiet", "--initial-branch=main")
    try write(comment("05"))
    try git("add", "--all")
    try git("commit", "--quiet", "--message=first")
    try git("checkout", "--quiet", "-b", "other")
    try write(comment("06"), comment("03", on: "aaa"))
    try git("commit", "--quiet", "--all", "--message=other")
    try git("checkout", "--quiet", "main")
    try write(comment("07"), comment("04", on: "zzz"))
    try git("commit", "--quiet", "--all", "--message=main")
    try git("merge", "--quiet", "--no-edit", "other")
    let ids = try file.read().map(\.id)
    expect(ids, equals: ["03", "05", "06", "07", "04"])
    // The file is again what it would have been if one person had written all of it.
    let merged = readText(file.path)
    try file.change { _ in }
    expect(
      Set(merged?.split(separator: "\n") ?? []),
      equals: Set(readText(file.path)?.split(separator: "\n") ?? []))
  }

  @Test(
    arguments: [
      (nil, "comments.json merge=union\n"), ("", "comments.json merge=union\n"),
      ("*.png -text\n", "*.png -text\ncomments.json merge=union\n"),
      ("*.png -text", "*.png -text\ncomments.json merge=union\n"),
      ("*.png -text\r\n", "*.png -text\r\ncomments.json merge=union\r\n"),
      ("comments.json text\n", "comments.json text\ncomments.json merge=union\n"),
      // What they decide stays.
      ("a\r\ncomments.json merge=union\r\n", "a\r\ncomments.json merge=union\r\n"),
      ("/comments.json\ttext -merge", "/comments.json\ttext -merge"),
    ] as [(String?, String)])
  func `git's attributes get the one that merges comments, once`(
    old: String?, new: String
  ) throws {
    let path = folder.file(".gitattributes")
    if let old {
      try folder.write(old, to: ".gitattributes")
      chmod(path, 0o640)
    }
    try write(comment("0a"))
    try write(comment("0b"))
    expect(readText(path), equals: new)
    var status = stat()
    stat(path, &status)
    if old != nil { expect(status.st_mode & 0o777, equals: 0o640) }
  }

  @Test func `attributes that are a link, or that nobody may write, stay`() throws {
    try folder.write("*.png -text\n", to: "shared")
    symlink(folder.file("shared"), folder.file(".gitattributes"))
    try write(comment("0a"))
    expect(readText(folder.file("shared")), equals: "*.png -text\n")
    unlink(folder.file(".gitattributes"))
    try folder.write("*.png -text\n", to: ".gitattributes")
    chmod(folder.file(".gitattributes"), 0o440)
    try write(comment("0b"))
    expect(readText(folder.file(".gitattributes")), equals: "*.png -text\n")
  }

  @Test(arguments: [false, true])
  func `a conflict is read with the comments of both sides`(hasBase: Bool) throws {
    func line(_ id: String) -> String { comment(id).json.compactText + "," }
    let base = hasBase ? ["||||||| base", line("0d")] : []
    let lines =
      [#"{"version": 1, "comments": ["#, "<<<<<<< main", line("0a")] + base
      + ["=======", line("0b"), ">>>>>>> other", line("0c"), "null]}"]
    try folder.write(lines.joined(separator: "\r\n"), to: "comments.json")
    let ids = try file.read().map(\.id)
    expect(ids, equals: ["0a", "0b", "0c"])
  }

  @Test(arguments: [
    #"{"id": "0a"},"#, "[]", #"{"id": "", "case": "a", "author": "", "date": "", "text": ""}"#,
    #"{"id": "<b>", "case": "a", "author": "", "date": "", "text": ""}"#,
    #"{"id": "0a", "case": "a", "author": "", "date": "", "text": "", "place": [1, 2, 3]}"#,
    #"{"id": "0a", "case": "a", "author": "", "date": "", "text": "", "place": [1, 2, 3, 1e300]}"#,
    #"{"id": "0a", "case": "a", "author": "", "date": "", "text": 3}"#,
  ])
  func `a line that is not a comment is an error at its place`(line: String) throws {
    try folder.write("{\"version\": 1, \"comments\": [\n\(line)\nnull]}\n", to: "comments.json")
    #expect(throws: UnreadableComments.self) { try file.read() }
    // Nothing is written over what cannot be read.
    #expect(throws: UnreadableComments.self) { try file.change { $0 = [] } }
    expect(readText(file.path)?.contains(line), equals: true)
  }

  @Test func `no link is followed`() throws {
    let outside = try TemporaryFolder()
    try outside.write(comment("0a").json.compactText, to: "secret")
    try #require(symlink(outside.file("secret"), file.path) == 0)
    #expect(throws: FileError.self) { try file.read() }
  }
}
