#if LivePreview
import TestSupport
import Testing

@Suite struct MalformedRequestTests {
  let server: TestServer

  init() throws {
    server = try TestServer()
  }

  /// A request that would be the second one if the first ended where an attacker likes.
  private var hidden: String { server.request("GET", "/hidden") }

  // Shapes in which two programs disagree about where a request ends.
  @Test(arguments: [
    ["Content-Length: 4", "Transfer-Encoding: chunked"],
    ["Transfer-Encoding: chunked", "Content-Length: 4"],
    ["Transfer-Encoding: chunked"], ["Transfer-Encoding: identity"],
    ["Transfer-Encoding: xchunked"],
    ["Transfer-Encoding: chunked, identity"], ["Transfer-Encoding : chunked"],
    ["Transfer-Encoding:\tchunked"], ["Transfer-Encoding: chunked", "Transfer-Encoding: x"],
    ["X: a\r\n Transfer-Encoding: chunked"], ["Content-Length: 4", "Content-Length: 5"],
    ["Content-Length: 4", "Content-Length: 4"], ["Content-Length: 4, 4"], ["Content-Length: +4"],
    ["Content-Length: -4"], ["Content-Length: 0x4"], ["Content-Length: 4 4"],
    ["Content-Length : 4"],
    ["Content-Length: 18446744073709551620"], ["Content-Length: 9223372036854775808"],
    ["Content-Length: "], ["Content-Length: ٤"], ["X: a\rContent-Length: 4"], ["X: a\u{0}b"],
    [": a"], ["no colon"], [" X: a"], ["X(: a"], ["Expect: 100-continue"],
  ])
  func `a request whose end is in doubt ends its connection`(_ headers: [String]) async throws {
    let first = server.request("POST", "/first", headers)
    let outcome = try await server.status(of: first + "0\r\n\r\n" + hidden)
    #expect((400...499).contains(outcome.status))
    #expect(outcome.ends)
    expect(server.site.requests, equals: [])
  }

  @Test(arguments: [
    "GET /TOKEN/\r\n\r\n", "GET /TOKEN/ HTTP/0.9\r\nHost: HOST\r\n\r\n",
    "GET /TOKEN/ HTTP/1.0\r\nHost: HOST\r\n\r\n", "GET /TOKEN/ HTTP/2.0\r\nHost: HOST\r\n\r\n",
    "GET /TOKEN/ HTTP/1.2\r\nHost: HOST\r\n\r\n", "GET /TOKEN/ HTTP/11\r\nHost: HOST\r\n\r\n",
    "GET /TOKEN/ http/1.1\r\nHost: HOST\r\n\r\n", "get /TOKEN/ HTTP/1.1\r\nHost: HOST\r\n\r\n",
    "GET /TOKEN/ x HTTP/1.1\r\nHost: HOST\r\n\r\n",
    "GET /TOKEN/\tHTTP/1.1\r\nHost: HOST\r\n\r\n",
    "GET\u{0} /TOKEN/ HTTP/1.1\r\nHost: HOST\r\n\r\n",
    " GET /TOKEN/ HTTP/1.1\r\nHost: HOST\r\n\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\u{0}\r\n\r\n", "HTTP/1.1 200 OK\r\n\r\n",
    "\u{0}\u{0}\u{0}\r\n\r\n",
    "GET /TOKEN/ RTSP/1.0\r\nHost: HOST\r\n\r\n", "SOURCE /TOKEN/ ICE/1.0\r\nHost: HOST\r\n\r\n",
    "GET /TOKEN/ HTTP/1.1\r\nHost: HOST\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
    "GET /TOKEN/ HTTP/1.1\r\nHost: HOST\r\nUpgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n\r\n",
  ])
  func `what is not a request ends its connection`(_ text: String) async throws {
    let request = text.replacing("TOKEN", with: server.token).replacing("HOST", with: server.host)
    let outcome = try await server.status(of: request + hidden)
    #expect([400, 405, 505].contains(outcome.status))
    #expect(outcome.ends)
    expect(server.site.requests, equals: [])
  }

  // Each step of a request's way through parser and checks meets bytes that it does not expect.
  @Test func `no bytes stop the server`() async throws {
    let requests = [
      server.request("GET", "/a?b=c"), server.request("POST", "/d", body: "{}"),
      server.request("POST", "/e", ["Transfer-Encoding: chunked"]) + "2\r\n{}\r\n0\r\nX: y\r\n\r\n",
      "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "SOURCE / ICE/1.0\r\n\r\n",
    ].map { Array($0.utf8) }
    let port = server.port
    try await onThread {
      var random = SeededGenerator(seed: 11)
      for _ in 0..<1500 {
        let client = try RawClient(port)
        var bytes = requests[random.below(requests.count)]
        for _ in 0...random.below(4) {
          let place = random.below(bytes.count)
          switch random.below(4) {
          case 0: bytes[place] = UInt8(random.below(256))
          case 1: bytes.insert(contentsOf: bytes[place...].prefix(9), at: random.below(bytes.count))
          case 2: bytes.removeSubrange(place..<min(place + 5, bytes.count))
          default: bytes.insert([0, 10, 13, 32, 58, 128, 255][random.below(7)], at: place)
          }
          if bytes.isEmpty { bytes = [0] }
        }
        client.send(bytes)
        client.closeOutput()
        _ = client.ends()
      }
    }
    let isServing = try await server.isServing()
    #expect(isServing)
  }
}
#endif
