#if LivePreview
import TestSupport
import Testing

@Suite struct HostHeaderTests {
  let server: TestServer

  init() throws {
    server = try TestServer()
  }

  @Test(arguments: ["127.0.0.1", "localhost"])
  func `the machine's own names are answered`(_ name: String) async throws {
    let text = server.request("GET", "/", ["Host: \(name):\(server.port)"])
    let outcome = try await server.status(of: text)
    expect(outcome, equals: Outcome(200, ends: false))
  }

  // A page of others makes its own name lead to this machine, and then asks under that name.
  @Test(arguments: [
    "evil.example", "evil.example:PORT", "127.0.0.1", "localhost", "127.0.0.1:1", "localhost:80",
    "127.0.0.1:PORT.evil.example", "127.0.0.1.evil.example:PORT", "evil@127.0.0.1:PORT",
    "127.0.0.1:PORT:PORT", "127.0.0.1:0PORT", "127.0.0.1:PORT/", "127.0.0.1:PORT,evil.example",
    "127.0.0.1:PORT, 127.0.0.1:PORT", "127.0.0.2:PORT", "127.1:PORT", "2130706433:PORT",
    "0x7f.0.0.1:PORT", "0.0.0.0:PORT", "[::1]:PORT", "[::ffff:127.0.0.1]:PORT", "a.localhost:PORT",
    "localhost.:PORT", "LOCALHOST:PORT\u{0}", "\"127.0.0.1:PORT\"",
  ])
  func `any other name is refused, even with the token`(_ name: String) async throws {
    let host = name.replacing("PORT", with: "\(server.port)")
    let outcome = try await server.status(of: server.request("GET", "/", ["Host: \(host)"]))
    // A header with a NUL is not even one.
    expect(outcome, equals: Outcome(name.contains("\0") ? 400 : 403, ends: true))
    expect(server.site.requests, equals: [])
  }

  @Test func `a request has exactly one`() async throws {
    let none = try await server.status(of: server.request("GET", "/", ["Host: "]))
    expect(none, equals: Outcome(403, ends: true))
    for second in [server.host, "evil.example"] {
      let both = server.request("GET", "/", ["Host: \(server.host)", "hOST: \(second)"])
      let outcome = try await server.status(of: both)
      expect(outcome, equals: Outcome(403, ends: true))
    }
    expect(server.site.requests, equals: [])
  }

  // An attacker learns nothing about addresses, methods and bodies under another name.
  @Test func `the name is checked before anything else`() async throws {
    let evil = "Host: evil.example"
    let attacks = [
      server.request("DELETE", "/", [evil]), server.request("GET", "=/", [evil]),
      server.request("GET", "=http://evil.example/", [evil]),
      server.request("POST", "/", [evil, "Content-Length: 99999999"]),
      server.request("POST", "/", [evil, "Transfer-Encoding: chunked"], body: nil),
      server.request("GET", "/", [evil, "Upgrade: websocket", "Connection: Upgrade"]),
    ]
    for attack in attacks {
      let outcome = try await server.status(of: attack)
      #expect(outcome == Outcome(403, ends: true), "\(attack)")
    }
  }

  @Test func `the port is checked of the server itself`() async throws {
    let other = try TestServer()
    let outcome = try await server.status(
      of: server.request("GET", "/", ["Host: \(other.host)"]))
    expect(outcome, equals: Outcome(403, ends: true))
  }
}
#endif
