#if LivePreview
import PageServer
import TestSupport
import Testing

@Suite struct PostTests {
  let server: TestServer

  init() throws {
    server = try TestServer()
  }

  @Test func `a page of the server may post`() async throws {
    let outcome = try await server.status(of: server.request("POST", "/looks", body: "{}"))
    expect(outcome, equals: Outcome(200, ends: false))
    let typed = ["Content-Type: Application/JSON ; charset=utf-8"]
    let second = try await server.status(of: server.request("POST", "/looks", typed, body: "[]"))
    expect(second, equals: Outcome(200, ends: false))
    expect(
      server.site.requests,
      equals: [
        PageRequest(.post, ["looks"], body: Array("{}".utf8)),
        PageRequest(.post, ["looks"], body: Array("[]".utf8)),
      ])
  }

  @Test(arguments: [
    "", "null", "http://evil.example", "https://127.0.0.1:PORT", "http://127.0.0.1",
    "http://127.0.0.1:PORT/", "http://127.0.0.1:PORT.evil.example", "http://localhost:PORT",
    "HTTP://127.0.0.1:PORT", "127.0.0.1:PORT", "http://127.0.0.1:1", "http://[::1]:PORT",
  ])
  func `a page of others may not`(_ origin: String) async throws {
    let header = "Origin: " + origin.replacing("PORT", with: "\(server.port)")
    let outcome = try await server.status(
      of: server.request("POST", "/looks", [header], body: "{}"))
    expect(outcome, equals: Outcome(403, ends: true))
    expect(server.site.requests, equals: [])
  }

  @Test func `two origins are none`() async throws {
    let origin = "Origin: http://\(server.host)"
    let text = server.request("POST", "/looks", [origin, origin], body: "{}")
    let outcome = try await server.status(of: text)
    expect(outcome, equals: Outcome(403, ends: true))
  }

  // The types that forms can send, and none.
  @Test(arguments: [
    "", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=a",
    "application/jsonp", "text/json", "application/json, text/plain", ";application/json",
    "text/plain; application/json",
  ])
  func `only JSON is taken`(_ type: String) async throws {
    let text = server.request("POST", "/looks", ["Content-Type: \(type)"], body: "{}")
    let outcome = try await server.status(of: text)
    expect(outcome, equals: Outcome(415, ends: true))
    expect(server.site.requests, equals: [])
  }

  @Test func `a length is needed`() async throws {
    let outcome = try await server.status(of: server.request("POST", "/looks"))
    expect(outcome, equals: Outcome(411, ends: true))
  }

  @Test func `a request that only reads has no body`() async throws {
    let outcome = try await server.status(of: server.request("GET", "/", body: "{}"))
    expect(outcome, equals: Outcome(400, ends: true))
    let empty = try await server.status(of: server.request("GET", "/", body: ""))
    expect(empty, equals: Outcome(200, ends: false))
  }

  @Test(arguments: [
    "HEAD", "PUT", "DELETE", "OPTIONS", "TRACE", "PATCH", "CONNECT", "PROPFIND", "PURGE",
    "M-SEARCH",
  ])
  func `other methods are not allowed`(_ method: String) async throws {
    let text = server.request(method, method == "CONNECT" ? "=\(server.host)" : "/")
    let response = try #require(try await server.response(to: text, hasContent: method != "HEAD"))
    expect(response.status, equals: 405)
    expect(response["allow"], equals: "GET, POST")
    expect(server.site.requests, equals: [])
  }

  @Test func `the answer to HEAD has no content`() async throws {
    let text = server.request("HEAD")
    let rest = try await onThread { [port = server.port] in
      let client = try RawClient(port)
      client.send(text)
      _ = client.response(hasContent: false)
      return client.receive()
    }
    expect(rest, equals: [])
  }

  @Test func `a page of others is not allowed to ask whether it may`() async throws {
    let headers = [
      "Origin: http://evil.example", "Access-Control-Request-Method: POST",
      "Access-Control-Request-Private-Network: true",
    ]
    let response = try #require(
      try await server.response(to: server.request("OPTIONS", "/looks", headers)))
    expect(response.status, equals: 405)
    expect(response.headers.filter { $0.hasPrefix("access-control-") }, equals: [])
  }
}
#endif
