/// The content of a server: the page, and the answers to its script.
///
/// Requests arrive at once, from any thread.
package protocol PageSite: Sendable {
  /// Returns the answer to a request.
  ///
  /// The task is cancelled when the client goes.
  func response(to request: PageRequest) async -> PageResponse

  /// Returns the events for one open page; nil for a request that does not name one.
  ///
  /// Only called for `get` requests. The stream is terminated when its client goes, when a client
  /// does not read, and when the server stops.
  func events(for request: PageRequest) -> AsyncStream<PageEvent>?
}

/// A message that a site sends to an open page by itself.
package struct PageEvent: Hashable, Sendable {
  /// The event's name, of ASCII letters and digits.
  package var name: String
  /// One line of JSON.
  package var data: String

  /// Creates an event with one line of JSON.
  package init(_ name: String, data: String) {
    self.name = name
    self.data = data
  }
}
