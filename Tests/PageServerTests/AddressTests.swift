#if LivePreview
import PageServer
import TestSupport
import Testing

@Suite struct AddressTests {
  let server: TestServer

  init() throws {
    server = try TestServer()
  }

  @Test func `an address holds 256 random bits in safe letters`() throws {
    let other = try TestServer()
    // 256 bits are 42 digits of 6 bits and one of 4.
    expect(server.token.count, equals: 43)
    expect(
      server.token.filter { !$0.isASCII || !($0.isLetter || $0.isNumber || "-_".contains($0)) },
      equals: "")
    #expect(server.token != other.token)
    expect(server.server.address, equals: "http://\(server.host)/\(server.token)/")
  }

  @Test func `only the whole token opens the site`() async throws {
    let token = server.token
    let wrong = [
      "", "/", "x", String(token.dropLast()), token + "A", String(token.reversed()),
      token.lowercased() == token ? token.uppercased() : token.lowercased(),
      "page", "favicon.ico", PageToken.random().text,
    ]
    for path in wrong {
      let outcome = try await server.status(of: server.request("GET", "=/\(path)"))
      #expect(outcome == Outcome(404, ends: true), "\(path)")
    }
    let first = try await server.status(of: server.request("GET", "=/x/\(token)"))
    expect(first, equals: Outcome(404, ends: true))
    let asQuery = try await server.status(of: server.request("GET", "=/?token=\(token)"))
    expect(asQuery, equals: Outcome(404, ends: true))
    let asCookie = try await server.status(
      of: server.request("GET", "=/", ["Cookie: token=\(token)"]))
    expect(asCookie, equals: Outcome(404, ends: true))
    expect(server.site.requests, equals: [])
  }

  @Test func `segments and fields reach the site`() async throws {
    _ = try await server.status(of: server.request("GET", "/a-1/B_2/c.png?tab=7&q=a%20b%C3%A9+c&e"))
    expect(
      server.site.requests,
      equals: [
        PageRequest(.get, ["a-1", "B_2", "c.png"], query: ["tab": "7", "q": "a bé c", "e": ""])
      ])
  }

  @Test(arguments: [
    "/..", "/../", "/a/../b", "/.", "/./a", "//", "/a//b", "/a/", "/%2e%2e/a", "/a%2fb", "/%00",
    "/a%", "/a\\b", "/a;b", "/a:b", "/~a", "/a#b", "/é", "/a?x=%zz", "/a?x=%e9", "/a?x=1&x=2",
    "/a?x=%+1", "/a?=1", "/a?x=1&&y=2", "/a?x=%2",
  ])
  func `paths with anything else are refused`(_ target: String) async throws {
    let outcome = try await server.status(of: server.request("GET", target))
    expect(outcome, equals: Outcome(400, ends: true))
    expect(server.site.requests, equals: [])
  }

  @Test func `targets that name a server are refused`() async throws {
    let token = server.token
    for target in [
      "http://\(server.host)/\(token)/", "http://evil.example/\(token)/",
      "//\(server.host)/\(token)/",
      "https://\(server.host)/\(token)/", "\(server.host)", "*", "file:///etc/passwd", "\(token)/",
    ] {
      let outcome = try await server.status(of: server.request("GET", "=\(target)"))
      #expect(outcome == Outcome(400, ends: true), "\(target)")
    }
    expect(server.site.requests, equals: [])
  }

  @Test func `an address without its last slash leads to the page`() async throws {
    let response = try #require(
      try await server.response(to: server.request("GET", "=/\(server.token)")))
    expect(response.status, equals: 308)
    expect(response["location"], equals: "/\(server.token)/")
  }

  @Test func `an invitation leads to the page once`() async throws {
    let path = String(server.server.invitation().dropFirst("http://\(server.host)".count))
    #expect(!path.contains(server.token))
    let first = try #require(try await server.response(to: server.request("GET", "=\(path)")))
    expect(first.status, equals: 303)
    expect(first["location"], equals: "/\(server.token)/")
    let second = try await server.status(of: server.request("GET", "=\(path)"))
    expect(second, equals: Outcome(404, ends: true))
  }
}
#endif
