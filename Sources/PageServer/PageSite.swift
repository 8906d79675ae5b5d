/// What a server shows: the page, and what the page's script asks for.
///
/// Requests arrive at once, from any thread.
package protocol PageSite: Sendable {
  /// The answer to a request.
  ///
  /// The task is cancelled when the client goes.
  func response(to request: PageRequest) async -> PageResponse

  /// The events for one open page; nil for a request that names none.
  ///
  /// Only `get` requests are asked for. The stream is terminated when its client goes, when a client does
  /// not read what it is sent, and when the server stops.
  func events(for request: PageRequest) -> AsyncStream<PageEvent>?
}

/// What a site sends to an open page by itself.
package struct PageEvent: Hashable, Sendable {
  /// The event's name, of ASCII letters and digits.
  package var name: String
  /// One line of JSON.
  package var data: String

  /// An event with one line of JSON.
  package init(_ name: String, data: String) {
    self.name = name
    self.data = data
  }
}
