import FileAccess
import Glibc
import LivePreview
import PageServer
import PlainText
import Synchronization
import TestSupport
import Testing
import Workers

/// Sessions as a page sees them, without a server.
struct LiveStudioTests {
  private let card = "canvas: { width: 100, height: 50 }\nview: { color: red }\n"

  /// A page that is open on a folder's configs.
  private final class Page: Sendable {
    let folder: TemporaryFolder
    let studio: LiveStudio
    private let events: Mutex<[PageEvent]> = Mutex([])
    private let reading: Mutex<Task<Void, Never>?> = Mutex(nil)
    private let following = Mutex<(FileFollower, WorkerPool<String, Void>)?>(nil)

    init(_ texts: [String: String], named files: [String]? = nil) throws {
      folder = try TemporaryFolder()
      for (name, text) in texts { try folder.write(text, to: name) }
      let arguments = files?.map { [folder] in folder.file($0) } ?? [folder.path]
      studio = LiveStudio(LiveSession(arguments), workers: 2)
      let stream = studio.open("tab")
      let task = Task { [self] in
        for await event in stream { events.withLock { $0.append(event) } }
      }
      reading.withLock { $0 = task }
      studio.start()
    }

    /// Follows the files, on a thread of its own: those of tasks must not wait.
    func follow() throws {
      let follower = FileFollower(studio, watch: try FolderWatch())
      let thread = WorkerPool<String, Void>(count: 1) {}
      thread.add(urgency: 0) { _ in follower.run() }
      following.withLock { $0 = (follower, thread) }
    }

    func stop() {
      following.withLock { following in
        following?.0.stop()
        following?.1.stop()
      }
      studio.stop()
    }

    /// The address of a preview of a file.
    func id(_ file: String, _ preview: String) -> PreviewID {
      PreviewID(file: FileID(path: folder.file(file)), fullName: preview)
    }

    /// The next event of a kind that was not taken yet.
    ///
    /// It is looked for 60,000 times, for five minutes and as long as other tests have all threads.
    func next(_ name: String) async throws -> JSONValue {
      for _ in 0..<60_000 {
        let found = events.withLock { events -> PageEvent? in
          events.firstIndex { $0.name == name }.map { events.remove(at: $0) }
        }
        if let found { return try json(found.data) }
        try await Task.sleep(for: .milliseconds(5))
      }
      throw NoEvent(name: name)
    }

    /// The events of a kind that came and were not taken.
    func waiting(_ name: String) -> Int {
      events.withLock { $0.count { $0.name == name } }
    }

    /// Waits until the file has been read.
    func read(_ file: String) async throws {
      let id = FileID(path: folder.file(file))
      while (studio.session[id]?.revision ?? 0) == 0 {
        try await Task.sleep(for: .milliseconds(5))
      }
    }

    /// Changes a file, as if the system reported it.
    func change(_ file: String, to text: String) throws {
      try folder.write(text, to: file)
      studio.filesChanged([folder.file(file)])
    }

    private struct NoEvent: Error { var name: String }
  }

  private static func json(_ text: String) throws -> JSONValue {
    var reader = JSONReader(Array(text.utf8))
    return try reader.readDocument { reader throws(JSONMistake) in try JSONValue(&reader) }
  }

  private func text(_ json: JSONValue, _ name: String) -> String? {
    guard case .object(let members) = json,
      case .string(let text) = members.first(where: { $0.name == name })?.value
    else { return nil }
    return text
  }

  @Test func `a look is sent as a picture that can be fetched`() async throws {
    let page = try Page(["card.yaml": card])
    defer { page.stop() }
    try await page.read("card.yaml")
    page.studio.show([("a", Look(page.id("card.yaml", "card")))], in: "tab")
    let event = try await page.next("picture")
    expect(text(event, "key"), equals: "a")
    let digest = try #require(text(event, "digest"))
    // A PNG begins with these eight bytes.
    let png = try #require(page.studio.picture(digest))
    expect(Array(png.prefix(8)), equals: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
  }

  @Test func `an edit sends another picture, and an edit of a comment none`() async throws {
    let page = try Page(["card.yaml": card])
    defer { page.stop() }
    try await page.read("card.yaml")
    page.studio.show([("a", Look(page.id("card.yaml", "card")))], in: "tab")
    let first = try await page.next("picture")
    try page.change("card.yaml", to: card + "# the same picture\n")
    try page.change("card.yaml", to: card.replacing("red", with: "blue"))
    let second = try await page.next("picture")
    #expect(text(first, "digest") != text(second, "digest"))
    expect(page.waiting("picture"), equals: 0)
  }

  @Test func `an edit of a catalog sends another picture`() async throws {
    let set = "Assets.xcassets/Ink.colorset/Contents.json"
    func contents(_ red: Int) -> String {
      #"{ "colors": [{ "color": { "components": { "red": \#(red), "green": 0, "blue": 0 } } }] }"#
    }
    let page = try Page([
      "card.yaml":
        "assets: Assets.xcassets\ncanvas: { width: 100, height: 50 }\nview: { color: Ink }\n",
      set: contents(255),
    ])
    defer { page.stop() }
    try await page.read("card.yaml")
    page.studio.show([("a", Look(page.id("card.yaml", "card")))], in: "tab")
    let first = try await page.next("picture")
    try page.change(set, to: contents(128))
    let second = try await page.next("picture")
    #expect(text(first, "digest") != text(second, "digest"))
    try page.change(set, to: "{")
    let failure = try await page.next("failure")
    expect(text(failure, "key"), equals: "a")
  }

  @Test func `a broken file sends its mistakes, and a mended one its picture again`() async throws {
    let page = try Page(["card.yaml": card])
    defer { page.stop() }
    try await page.read("card.yaml")
    page.studio.show([("a", Look(page.id("card.yaml", "card")))], in: "tab")
    let first = try await page.next("picture")
    try page.change("card.yaml", to: card.replacing("red", with: "rde"))
    let failure = try await page.next("failure")
    expect(text(failure, "key"), equals: "a")
    // The picture is still there: the page shows it, greyed.
    #expect(page.studio.picture(try #require(text(first, "digest"))) != nil)
    try page.change("card.yaml", to: card)
    let again = try await page.next("picture")
    expect(text(again, "digest"), equals: text(first, "digest"))
  }

  @Test func `settings of a look change its picture alone`() async throws {
    let page = try Page(["card.yaml": card])
    defer { page.stop() }
    try await page.read("card.yaml")
    let id = page.id("card.yaml", "card")
    page.studio.show(
      [("plain", Look(id)), ("wide", Look(id, settings: ["canvas.width=200"]))], in: "tab")
    var widths: [String: JSONValue] = [:]
    for _ in 0..<2 {
      let event = try await page.next("picture")
      guard case .object(let members) = event else { continue }
      widths[try #require(text(event, "key"))] = members.first { $0.name == "width" }?.value
    }
    expect(widths, equals: ["plain": .number(100), "wide": .number(200)])
  }

  @Test func `a setting that is wrong is a failure of its look alone`() async throws {
    let page = try Page(["card.yaml": card])
    defer { page.stop() }
    try await page.read("card.yaml")
    let id = page.id("card.yaml", "card")
    page.studio.show([("wrong", Look(id, settings: ["canvas.widht=200"]))], in: "tab")
    let failure = try await page.next("failure")
    expect(text(failure, "key"), equals: "wrong")
    expect(page.studio.session[id.file]?.mistakes.isEmpty, equals: true)
  }

  @Test func `a new file joins the screens, and a file that is gone leaves them`() async throws {
    let page = try Page(["card.yaml": card])
    defer { page.stop() }
    try await page.read("card.yaml")
    try page.change("other.yaml", to: card)
    try await page.read("other.yaml")
    expect(page.studio.session.files.count, equals: 2)
    unlink(page.folder.file("other.yaml"))
    page.studio.filesChanged([page.folder.file("other.yaml")])
    while page.studio.session.files.count > 1 { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func `the files of a folder that appears with them join the screens`() async throws {
    let page = try Page(["card.yaml": card])
    defer { page.stop() }
    try page.follow()
    try await page.read("card.yaml")
    // Filled beside the watched folder, as by a program that unpacks an archive, and moved into it.
    let other = try TemporaryFolder()
    try other.write(card, to: "new/inner/b.yaml")
    try #require(rename(other.file("new"), page.folder.file("new")) == 0)
    try await page.read("new/inner/b.yaml")
    // What is written into the inner folder is seen as well.
    try page.folder.write(card, to: "new/inner/c.yaml")
    try await page.read("new/inner/c.yaml")
    try #require(rename(page.folder.file("new"), page.folder.file("old")) == 0)
    try await page.read("old/inner/c.yaml")
  }

  @Test func `a catalog that is mended mends a config that was broken from the start`()
    async throws
  {
    let page = try Page(
      ["a.yaml": "tokens: design/t.json\nview: { color: ink }\n", "design/t.json": "{ }}"],
      named: ["a.yaml"])
    defer { page.stop() }
    try page.follow()
    try await page.read("a.yaml")
    let id = FileID(path: page.folder.file("a.yaml"))
    expect(page.studio.session[id]?.isSound, equals: false)
    try page.folder.write(
      #"{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 0, 0] } } }"#,
      to: "design/t.json")
    while page.studio.session[id]?.isSound != true { try await Task.sleep(for: .milliseconds(5)) }
  }

  @Test func `two hundred edits keep the latest pictures alone`() async throws {
    let page = try Page(["card.yaml": card])
    defer { page.stop() }
    try await page.read("card.yaml")
    let id = page.id("card.yaml", "card")
    page.studio.show([("a", Look(id))], in: "tab")
    _ = try await page.next("picture")
    var digests: [String] = []
    for width in 1...200 {
      try page.change("card.yaml", to: card.replacing("width: 100", with: "width: \(width + 100)"))
      digests.append(try #require(text(try await page.next("picture"), "digest")))
    }
    let kept = digests.filter { page.studio.picture($0) != nil }
    // The one that is shown, and the 64 that pages may be about to fetch.
    #expect(kept.count <= 65)
    expect(kept.last, equals: digests.last)
  }

  @Test func `a page that opens again begins anew`() async throws {
    let page = try Page(["card.yaml": card])
    defer { page.stop() }
    try await page.read("card.yaml")
    page.studio.show([("a", Look(page.id("card.yaml", "card")))], in: "tab")
    _ = try await page.next("picture")
    var names: [String] = []
    let again = page.studio.open("tab")
    page.studio.show([("a", Look(page.id("card.yaml", "card")))], in: "tab")
    for await event in again {
      names.append(event.name)
      if event.name == "picture" { break }
    }
    expect(names, equals: ["screens", "picture"])
  }

  @Test func `files are followed as they are saved`() async throws {
    let page = try Page(["card.yaml": card])
    defer { page.stop() }
    try page.follow()
    try await page.read("card.yaml")
    page.studio.show([("a", Look(page.id("card.yaml", "card")))], in: "tab")
    _ = try await page.next("picture")
    try page.folder.write(card.replacing("red", with: "green"), to: "card.yaml")
    _ = try await page.next("picture")
  }

  // Several threads read and draw at once, and one may be overtaken.
  @Test func `after many edits the last picture is of the last text`() async throws {
    let page = try Page(["a.yaml": card])
    defer { page.stop() }
    page.studio.show([("a", Look(page.id("a.yaml", "a")))], in: "tab")
    for width in 101...300 {
      try page.change("a.yaml", to: card.replacing("width: 100", with: "width: \(width)"))
      usleep(200)
    }
    var widths: [JSONValue?] = []
    while widths.last != .number(300) {
      guard case .object(let picture) = try await page.next("picture") else { continue }
      widths.append(picture.first { $0.name == "width" }?.value)
    }
    try await Task.sleep(for: .milliseconds(500))
    expect(page.waiting("picture"), equals: 0)
  }

  // Whoever ends a page's task holds a lock of the task's, and so does whoever wakes it by an event.
  @Test func `pages end while they are sent events`() async throws {
    final class Rounds: Sendable {
      let count = Atomic(0)
      var areDone: Bool { count.load(ordering: .relaxed) == 300 }
    }
    let page = try Page(["a.yaml": card])
    let (studio, path) = (page.studio, page.folder.file("a.yaml"))
    try await page.read("a.yaml")
    let rounds = Rounds()
    let threads = WorkerPool<String, Void>(count: 2) {}
    threads.add(urgency: 0) { _ in
      while !rounds.areDone {
        studio.filesChanged([path])
        usleep(300)
      }
    }
    threads.add(urgency: 0) { _ in
      while !rounds.areDone {
        let readers = (0..<20).map { number in
          Task {
            for await _ in studio.open("\(number)") {}
          }
        }
        usleep(2000)
        for reader in readers { reader.cancel() }
        rounds.count.add(1, ordering: .relaxed)
      }
    }
    let areDone = try await onThread { waits { rounds.areDone } }
    // A studio that is stuck would keep the test, too.
    if areDone {
      threads.stop()
      page.stop()
    }
    #expect(areDone)
  }
}
