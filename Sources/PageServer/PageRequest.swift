/// What a browser asks of a site, after the server has checked who asks.
package struct PageRequest: Hashable, Sendable {
  /// What the request is for.
  package enum Method: Hashable, Sendable {
    /// Reads, and changes nothing.
    case get
    /// Asks for something that JSON describes; it comes from a page of this server.
    case post
  }

  /// What the request is for.
  package var method: Method
  /// The address's segments after the token, each of ASCII letters, digits, `.`, `_` and `-`; empty for
  /// the page itself.
  package var path: [String]
  /// The decoded fields after the address's `?`, each of which is there once.
  package var query: [String: String]
  /// The bytes that came along, none for `get`.
  package var body: [UInt8]
  /// Whether it comes from the machine that the server is on, whatever address the server has.
  package var isLocal: Bool

  /// A request as a site sees it.
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
