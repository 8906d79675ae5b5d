import CellViews
import Diagnostics
import Glibc
import LayoutGeometry
import LivePreview
import PlainText
import PreviewConfig
import TestSupport
import Testing

struct LiveSessionTests {
  private let card = "canvas: { width: 100, height: 50 }\nview: { text: Hello }\n"

  @Test func `a folder without configs is noted, and what is named beside it is shown`() throws {
    let folder = try TemporaryFolder()
    try folder.write(card, to: "card.yaml")
    try folder.write("[1, 2]", to: "empty/data.json")
    let card = "\(folder.path)/card.yaml"
    let session = LiveSession([card, "\(folder.path)/empty"])
    expect(session.files.map(\.path), equals: [card])
    expect(
      session.listingMistake, equals: "no config (.yaml, .yml or .json) in '\(folder.path)/empty'")
  }

  @Test func `a folder's configs are the session's files, in order`() throws {
    let folder = try TemporaryFolder()
    try folder.write(card, to: "b.yaml")
    try folder.write(card, to: "a.yaml")
    try folder.write("[1, 2]", to: "data.json")
    let session = LiveSession([folder.path])
    expect(session.files.map(\.path), equals: ["\(folder.path)/a.yaml", "\(folder.path)/b.yaml"])
  }

  @Test func `a file keeps its last good previews when it breaks`() throws {
    let folder = try TemporaryFolder()
    try folder.write(card, to: "card.yaml")
    var session = LiveSession(["\(folder.path)/card.yaml"])
    let file = try #require(session.files.first)
    session.take(.success(try ConfigFile.load(path: file.path)), of: file.id)
    session.take(
      .failure(Diagnostics([Diagnostic(at: nil, "broken")])), of: file.id, text: "view:")
    let broken = try #require(session[file.id])
    expect(broken.good?.previews.map(\.fullName), equals: ["card"])
    expect(broken.mistakes.map(\.message), equals: ["broken"])
    expect(broken.revision, equals: 2)
    #expect(!broken.isSound)
  }

  @Test func `the list of a folder that is being read is sent when four times as much is read`()
    throws
  {
    let folder = try TemporaryFolder()
    for name in ["a", "b", "c", "d", "e", "f", "g"] { try folder.write(card, to: "\(name).yaml") }
    var session = LiveSession([folder.path])
    let config = try ConfigFile.load(path: folder.file("a.yaml"))
    let sent = session.files.map { file in
      session.take(.success(config), of: file.id)
      return session.isWorthShowing
    }
    // After 1 and 4 of 7, and after all of them.
    expect(sent, equals: [true, false, false, true, false, false, true])
  }

  @Test func `of two readings at once the one that began last is kept`() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("canvas: { width: 1 }\nview: spacer\n", to: "a.yaml")
    var session = LiveSession([path])
    let id = session.files[0].id
    let first = session.beginReading(id)
    let old = try ConfigFile.load(path: path)
    try folder.write("canvas: { width: 2 }\nview: spacer\n", to: "a.yaml")
    let second = session.beginReading(id)
    session.take(.success(try ConfigFile.load(path: path)), of: id, reading: second)
    session.take(.success(old), of: id, reading: first)
    expect(session.files[0].good?.previews.map(\.canvas.width), equals: [2])
    expect(session.files[0].revision, equals: 1)
  }

  @Test func `a file that is gone is shown no more, and the others keep what is known`() throws {
    let folder = try TemporaryFolder()
    try folder.write(card, to: "a.yaml")
    try folder.write(card, to: "b.yaml")
    var session = LiveSession([folder.path])
    for file in session.files {
      session.take(.success(try ConfigFile.load(path: file.path)), of: file.id)
    }
    unlink(folder.file("a.yaml"))
    session.list()
    expect(session.files.map(\.path), equals: ["\(folder.path)/b.yaml"])
    expect(session.files.map(\.revision), equals: [1])
  }

  @Test func `a folder that is gone keeps its files, with the reason`() throws {
    let folder = try TemporaryFolder()
    try folder.write(card, to: "inner/a.yaml")
    var session = LiveSession(["\(folder.path)/inner"])
    unlink(folder.file("inner/a.yaml"))
    rmdir(folder.file("inner"))
    session.list()
    expect(session.files.map(\.path), equals: ["\(folder.path)/inner/a.yaml"])
    expect(session.listingMistake, equals: "the folder '\(folder.path)/inner' is gone")
  }

  @Test func `an id is made of a path and does not show it`() throws {
    let id = FileID(path: "Samples/secret.yaml")
    expect(id, equals: FileID(path: "Samples/secret.yaml"))
    #expect(id != FileID(path: "Samples/other.yaml"))
    expect(id.text.count, equals: 12)
    expect(FileID(id.text), equals: id)
    #expect(FileID("../secret.ya") == nil)
  }

  @Test func `a change of data affects the files that read it`() throws {
    let folder = try TemporaryFolder()
    try folder.write("[1, 2]", to: "items.json")
    try folder.write(
      "canvas: { width: 100, height: 50 }\nview: { collection: { layout: { list: { separator: none } }, "
        + "items: { file: items.json }, cell: { text: \"${item}\" } } }\n", to: "list.yaml")
    try folder.write(card, to: "card.yaml")
    var session = LiveSession([folder.path])
    for file in session.files {
      session.take(.success(try ConfigFile.load(path: file.path)), of: file.id)
    }
    let affected = session.files(affectedBy: ["\(folder.path)/items.json"])
    expect(affected, equals: [FileID(path: "\(folder.path)/list.yaml")])
  }
}

struct LookTests {
  private func look(_ text: String) throws -> Look {
    var reader = JSONReader(Array(text.utf8))
    let json = try reader.readDocument { reader throws(JSONMistake) in
      try JSONValue(&reader)
    }
    return try Look(json)
  }

  @Test func `a look is read with all its parts`() throws {
    let look = try look(
      #"{"preview": "0123456789ab.cards.dark", "set": ["canvas.width=320"], "#
        + #""offsets": {"0/cell.0.3/0": [0, 120]}, "annotate": ["spacing"], "frame": true, "scale": 3}"#
    )
    expect(look.preview.file.text, equals: "0123456789ab")
    expect(look.preview.fullName, equals: "cards.dark")
    expect(look.settings, equals: ["canvas.width=320"])
    expect(look.offsets, equals: [CollectionKey("0/cell.0.3/0"): Point(x: 0, y: 120)])
    expect(look.annotations, equals: [.spacing])
    #expect(look.isFramed)
    expect(look.scale, equals: 3)
  }

  @Test(arguments: [
    (#"[]"#, "expected a look"),
    (#"{"preview": "cards"}"#, "look: expected the id of a preview"),
    (#"{"preview": "0123456789AB.cards"}"#, "look: expected the id of a preview"),
    (
      #"{"preview": "0123456789ab.a", "offsets": {"0": [0]}}"#,
      "look: expected offsets by the keys of collections"
    ),
    (
      #"{"preview": "0123456789ab.a", "annotate": ["all"]}"#,
      "look: 'annotate' holds what it cannot"
    ),
    (
      #"{"preview": "0123456789ab.a", "scale": 9}"#,
      "look: expected a scale from 0.25 to 8"
    ),
  ])
  func `a look that is wrong is refused with what was expected`(text: String, message: String) {
    #expect(throws: RequestMistake(message)) { try look(text) }
  }
}
