#if LivePreview
import PageServer
import TestSupport
import Testing

@Suite struct BoundTests {
  let server: TestServer

  init() throws {
    server = try TestServer()
  }

  /// A request whose target, and names and values of headers, have so many bytes.
  private func request(headerBytes: Int) -> String {
    // "/" TOKEN "/", "Host" and its value, "X" and its value.
    let known = server.token.count + 2 + 4 + server.host.count + 1
    return server.request("GET", "/", ["X: " + String(repeating: "a", count: headerBytes - known)])
  }

  @Test func `headers have at most 16 KiB`() async throws {
    let most = try await server.status(of: request(headerBytes: 16_384))
    expect(most, equals: Outcome(200, ends: false))
    let tooMany = try await server.status(of: request(headerBytes: 16_385))
    expect(tooMany, equals: Outcome(431, ends: true))
  }

  @Test func `headers end early, however they grow`() async throws {
    let long = String(repeating: "a", count: 1 << 20)
    let attacks = [
      server.request("GET", "/" + long), server.request("GET", "/", [long + ": a"]),
      server.request("GET", "/", ["X: " + long]),
      server.request("GET", "/", ["X: " + String(repeating: " ", count: 1 << 20) + "a"]),
      server.request("GET", "/", (0..<1000).map { "X\($0): a" }),
      "GET /" + long, String(repeating: "\r\n", count: 1 << 19),
    ]
    for attack in attacks {
      let outcome = try await server.status(of: attack)
      #expect(outcome == Outcome(431, ends: true), "\(attack.prefix(40))")
    }
    let method = try await server.status(of: long)
    expect(method, equals: Outcome(400, ends: true))
    expect(server.site.requests, equals: [])
  }

  @Test func `a body has at most 64 KiB`() async throws {
    let most = String(repeating: "1", count: 65_536)
    let outcome = try await server.status(of: server.request("POST", "/a", body: most))
    expect(outcome, equals: Outcome(200, ends: false))
    expect(server.site.requests.map(\.body.count), equals: [65_536])
    let tooLong = try await server.status(of: server.request("POST", "/a", body: most + "1"))
    expect(tooLong, equals: Outcome(413, ends: true))
    // Refused before a byte of it is sent, or while a client keeps on sending.
    let huge = server.request("POST", "/a", ["Content-Length: 999999999999"])
    let early = try await server.status(of: huge)
    expect(early, equals: Outcome(413, ends: true))
    let sent = try await server.status(of: huge + String(repeating: "1", count: 8 << 20))
    expect(sent.status, equals: 413)
    expect(server.site.requests.count, equals: 1)
  }

  @Test func `there are at most 32 connections`() async throws {
    let text = server.request()
    let (first, others, isFree) = try await onThread { [port = server.port] in
      var clients = try (0..<32).map { _ in try RawClient(port) }
      for client in clients { client.send(text) }
      let first = clients.map { $0.response()?.status }
      // Turned away at once: the client has not sent a byte.
      let others = try (0..<5).map { _ in
        let one = try RawClient(port)
        return Outcome(one.response()?.status ?? 0, ends: one.ends())
      }
      clients.removeLast()
      return (first, others, isAnswered(text, port))
    }
    expect(first, equals: Array(repeating: 200, count: 32))
    expect(others, equals: Array(repeating: Outcome(503, ends: true), count: 5))
    #expect(isFree)
  }
}

/// True if a new client is answered in time: the server has seen that another one has gone.
private func isAnswered(_ text: String, _ port: Int) -> Bool {
  waits {
    guard let client = try? RawClient(port) else { return false }
    return client.send(text) && client.response()?.status == 200
  }
}
#endif
