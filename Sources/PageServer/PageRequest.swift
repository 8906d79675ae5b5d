/// A request of a browser to a site, after the server has checked its origin.
package struct PageRequest: Hashable, Sendable {
  /// The purpose of the request.
  package enum Method: Hashable, Sendable {
    /// Reads without changes.
    case get
    /// Requests an action that JSON describes; sent by a page of this server.
    case post
  }

  /// The purpose of the request.
  package var method: Method
  /// The address's segments after the token, each of ASCII letters, digits, `.`, `_` and `-`; empty for
  /// the page itself.
  package var path: [String]
  /// The decoded fields after the address's `?`, each of which occurs once.
  package var query: [String: String]
  /// The bytes of the request's body, none for `get`.
  package var body: [UInt8]
  /// Indicates whether the client is on the machine of the server, whatever address the server has.
  package var isLocal: Bool

  /// Creates a request for a site.
  package init(
    _ method: Method, _ path: [String], query: [String: String] = [:], body: [UInt8] = [],
    isLocal: Bool = true
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.body = body
    self.isLocal = isLocal
  }
}
