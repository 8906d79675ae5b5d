#if LivePreview
import NIOHTTP1

/// A request that the site does not receive: its connection ends after the answer.
struct Refusal: Error, Hashable {
  var status: Int
  var message: String
  /// The address to which a browser is redirected.
  var location: String?

  init(_ status: Int, _ message: String, location: String? = nil) {
    self.status = status
    self.message = message
    self.location = location
  }
}

/// Decides by a request's head whether the site receives it.
///
/// The order matters: a client that does not even name this server learns nothing else.
struct RequestGate: Sendable {
  /// The valid `Host` headers of this server.
  let hosts: [String]
  /// The first segment of all addresses.
  let token: PageToken
  /// The addresses that lead to the page once.
  let invitations: Invitations
  /// The largest number of bytes of a body.
  let bodyBytes: Int

  /// Creates the gate of a server that listens at an address and a port.
  init(
    at address: ListeningAddress, port: Int, token: PageToken, invitations: Invitations,
    bodyBytes: Int
  ) {
    // Names that lead to the own machine everywhere: foreign pages cannot use them.
    let names = [address.authority, ListeningAddress.loopback.authority, "localhost"]
    // Browsers leave out HTTP's default port.
    hosts = names.map { "\($0):\(port)" } + (port == 80 ? names : [])
    self.token = token
    self.invitations = invitations
    self.bodyBytes = bodyBytes
  }

  /// Returns the request of a head; its body is empty.
  ///
  /// - Throws: `Refusal`.
  func request(_ head: HTTPRequestHead) throws(Refusal) -> PageRequest {
    let host = try host(of: head)
    guard head.version == .http1_1 else { throw Refusal(505, "expected HTTP/1.1") }
    guard head.method == .GET || head.method == .POST else {
      throw Refusal(405, "expected GET or POST")
    }
    for name in ["transfer-encoding", "upgrade", "expect"] where head.headers.contains(name: name) {
      throw Refusal(400, "the header \(name) is not supported")
    }
    guard let target = RequestTarget(head.uri) else { throw Refusal(400, "expected a plain path") }
    let path = try path(of: target)
    if head.method == .POST {
      try checkPost(head, host: host)
      return PageRequest(.post, path, query: target.query)
    }
    guard try contentLength(of: head) ?? 0 == 0 else {
      throw Refusal(400, "a GET request has no body")
    }
    return PageRequest(.get, path, query: target.query)
  }

  /// Returns the only header that names this server.
  private func host(of head: HTTPRequestHead) throws(Refusal) -> String {
    let found = head.headers["host"]
    guard found.count == 1, hosts.contains(found[0]) else {
      throw Refusal(403, "this is not the server that the request is for")
    }
    return found[0]
  }

  /// Returns the segments after the token.
  private func path(of target: RequestTarget) throws(Refusal) -> [String] {
    guard token.matches(target.token) else {
      if invitations.accept(target.token) { throw Refusal(303, "see /", location: home) }
      throw Refusal(404, "not found; the address that maquette printed is another")
    }
    guard let path = target.path else { throw Refusal(308, "see /", location: home) }
    return path
  }

  private var home: String { "/\(token.text)/" }

  /// Checks that a page of this server sent the request: browsers do not let foreign pages send
  /// this type or this origin.
  private func checkPost(_ head: HTTPRequestHead, host: String) throws(Refusal) {
    guard head.headers["origin"] == ["http://\(host)"] else {
      throw Refusal(403, "the request is not from a page of this server")
    }
    let types = head.headers["content-type"]
    guard types.count == 1,
      let type = types[0].split(separator: ";", omittingEmptySubsequences: false).first,
      type.lowercased().filter({ $0 != " " && $0 != "\t" }) == "application/json"
    else { throw Refusal(415, "expected application/json") }
    guard let length = try contentLength(of: head) else {
      throw Refusal(411, "expected a content-length")
    }
    guard length <= bodyBytes else { throw Refusal(413, "expected at most \(bodyBytes) bytes") }
  }

  private func contentLength(of head: HTTPRequestHead) throws(Refusal) -> Int? {
    let found = head.headers["content-length"]
    guard let text = found.first else { return nil }
    guard found.count == 1, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }),
      let length = Int(text)
    else { throw Refusal(400, "expected one content-length") }
    return length
  }
}
#endif
