import LivePreview
import PageServer
import Reports
import TestSupport
import Testing

/// What the pages of a served review ask, without a server.
@Suite struct ServedSiteTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func site(_ names: String...) throws -> ServedSite {
    try ServedSite(
      reviewIn: folder.path, title: "cards",
      entries: names.map {
        ReviewEntry(
          group: $0, name: $0, scale: 1, pictures: [])
      }, goldens: [], author: "Ada")
  }

  private func post(_ name: String, _ body: String, to site: ServedSite) async -> Int {
    await site.response(to: PageRequest(.post, [name], body: Array(body.utf8))).status
  }

  /// The texts of the comments in a state that a page was sent.
  private func texts(in event: PageEvent?) throws -> Set<String> {
    let state = try #require(event).data
    return Set(state.matches(of: /"text": ?"([^"]*)"/).map { String($0.output.1) })
  }

  @Test func `each page is last sent all comments that were sent at once`() async throws {
    let site = try site("cards")
    let request = PageRequest(.get, ["events"], query: ["tab": "1"])
    var events = try #require(site.events(for: request)).makeAsyncIterator()
    let first = try texts(in: await events.next())
    expect(first, equals: [])
    let statuses = await withTaskGroup(of: Int.self) { group in
      for number in 1...40 {
        group.addTask {
          await post("comment", #"{"case": "cards", "text": "\#(number)"}"#, to: site)
        }
      }
      return await group.reduce(into: Set()) { $0.insert($1) }
    }
    expect(statuses, equals: [204])
    let all = Set((1...40).map { "\($0)" })
    // A page that is behind is sent the newest state alone.
    let last = try texts(in: await events.next())
    expect(last, equals: all)
    let page = PageRequest(.get, ["events"], query: ["tab": "2"])
    var others = try #require(site.events(for: page)).makeAsyncIterator()
    let known = try texts(in: await others.next())
    expect(known, equals: all)
  }

  @Test func `only readers on the machine comment by its user's name`() async throws {
    let site = try site("cards")
    var authors: [String] = []
    for isLocal in [true, false] {
      let open = PageRequest(.get, ["events"], query: ["tab": "1"], isLocal: isLocal)
      var events = try #require(site.events(for: open)).makeAsyncIterator()
      let state = try #require(await events.next()).data
      authors += state.matches(of: /"author": ?"([^"]*)"/).map { String($0.output.1) }
      let body = #"{"case": "cards", "text": "Too dark"}"#
      _ = await site.response(
        to: PageRequest(.post, ["comment"], body: Array(body.utf8), isLocal: isLocal))
    }
    // The second page has the first one's comment.
    expect(authors, equals: ["Ada", "", "Ada"])
    let text = try #require(readText(folder.file("comments.json")))
    let written = text.matches(of: /"author": ?"([^"]*)"/).map { String($0.output.1) }
    expect(written.sorted(), equals: ["Ada", "reader"])
  }

  @Test func `what is asked of a comment that is gone is refused`() async throws {
    let site = try site("cards")
    for (name, more) in [("resolve", #", "resolved": true"#), ("remove", "")] {
      let status = await post(name, #"{"id": "6b86b273ff34fce1"\#(more)}"#, to: site)
      expect(status, equals: 400)
    }
  }
}
