import PageServer
import PlainText

/// The open pages, the looks of each, and the latest messages to each.
struct OpenTabs: Sendable {
  /// A kind of message to a page about a look.
  enum Kind: String {
    case picture, notices, failure
  }

  private struct Tab: Sendable {
    /// Distinguishes a page that was opened again from its earlier connection.
    var number: Int
    var events: AsyncStream<PageEvent>.Continuation
    /// The looks that the page shows, the most urgent first.
    var looks: [(key: String, look: Look)] = []
    /// The sent messages for each key, by kind.
    var sent: [String: [Kind: JSONValue]] = [:]
    /// The digests of the pictures that the page shows, by key.
    var digests: [String: String] = [:]
    /// The revision of the file in the latest message for each key.
    var revisions: [String: Int] = [:]
  }

  private var tabs: [String: Tab] = [:]
  private var openedCount = 0
  /// Connections that are about to end: `finish` runs their closures, which must not run while
  /// anything is locked.
  private var ended: [AsyncStream<PageEvent>.Continuation] = []

  /// Returns the connections that are to be finished now.
  mutating func takeEnded() -> [AsyncStream<PageEvent>.Continuation] {
    defer { ended = [] }
    return ended
  }

  /// The looks that pages show, each once, the most urgent of each page first.
  var looks: [Look] {
    let longest = tabs.values.map(\.looks.count).max() ?? 0
    var seen: Set<Look> = []
    var looks: [Look] = []
    for index in 0..<longest {
      for tab in tabs.values where tab.looks.indices.contains(index) {
        let look = tab.looks[index].look
        if seen.insert(look).inserted { looks.append(look) }
      }
    }
    return looks
  }

  /// The digests of the pictures that pages show.
  var digests: Set<String> { Set(tabs.values.flatMap(\.digests.values)) }

  /// Adds a page, ending an earlier connection of the same page.
  ///
  /// - Returns: The connection's number, for `close`.
  mutating func open(_ name: String, _ events: AsyncStream<PageEvent>.Continuation) -> Int {
    openedCount += 1
    if let earlier = tabs.updateValue(Tab(number: openedCount, events: events), forKey: name) {
      ended.append(earlier.events)
    }
    return openedCount
  }

  /// Removes a page whose connection ended, unless it has a newer one.
  mutating func close(_ name: String, _ number: Int) {
    if tabs[name]?.number == number { tabs[name] = nil }
  }

  /// Ends the events of all pages.
  mutating func closeAll() {
    ended += tabs.values.map(\.events)
    tabs = [:]
  }

  /// Sets the looks that a page shows.
  ///
  /// - Returns: The looks that the page was not sent yet, with their positions.
  mutating func show(
    _ looks: [(key: String, look: Look)], in name: String
  ) -> [(urgency: Int, look: Look)] {
    guard var tab = tabs[name] else { return [] }
    let before = Dictionary(
      tab.looks.map { ($0.key, $0.look) }, uniquingKeysWith: { first, _ in first })
    tab.looks = looks
    let after = Dictionary(
      looks.map { ($0.key, $0.look) }, uniquingKeysWith: { first, _ in first })
    for (key, look) in before where after[key] != look {
      tab.sent[key] = nil
      tab.digests[key] = nil
      tab.revisions[key] = nil
    }
    tabs[name] = tab
    return looks.enumerated().filter { tab.sent[$0.element.key] == nil }
      .map { ($0.offset, $0.element.look) }
  }

  func send(_ event: PageEvent) {
    for tab in tabs.values { tab.events.yield(event) }
  }

  /// Sends a message to the pages that show a look, unless they have it already.
  ///
  /// - Parameter revision: The revision of the file: messages of an earlier one than a page has are
  ///   too late, as another thread was quicker.
  mutating func send(
    _ kind: Kind, _ json: JSONValue, of look: Look, revision: Int = 0, digest: String?
  ) {
    for (name, tab) in tabs {
      for shown in tab.looks where shown.look == look {
        var sent = tab.sent[shown.key] ?? [:]
        guard revision >= tab.revisions[shown.key] ?? 0 else { continue }
        tabs[name]?.revisions[shown.key] = revision
        guard sent[kind] != json else { continue }
        // A picture after a failure, or a failure after a picture, is news.
        if kind == .picture { sent[.failure] = nil }
        if kind == .failure { sent[.picture] = nil }
        sent[kind] = json
        tabs[name]?.sent[shown.key] = sent
        if let digest { tabs[name]?.digests[shown.key] = digest }
        let data = JSONValue.members(["key": .string(shown.key)]).adding(json)
        let result = tab.events.yield(PageEvent(kind.rawValue, data: data.compactText))
        if case .dropped = result { ended.append(tab.events) }
      }
    }
  }
}

extension JSONValue {
  /// Returns the object with another's members after its own.
  fileprivate func adding(_ other: JSONValue) -> JSONValue {
    guard case .object(let own) = self, case .object(let more) = other else { return self }
    return .object(own + more)
  }
}
