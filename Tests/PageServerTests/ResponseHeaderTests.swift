#if LivePreview
import TestSupport
import Testing

@Suite struct ResponseHeaderTests {
  let server: TestServer

  init() throws {
    server = try TestServer()
  }

  private static let policy = """
    content-security-policy: default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' \
    data: blob:; connect-src 'self'; font-src 'self'; base-uri 'none'; form-action 'none'; \
    frame-ancestors 'none'
    """
  private static let others = [
    "cross-origin-resource-policy: same-origin", "cross-origin-opener-policy: same-origin",
    "x-content-type-options: nosniff", "referrer-policy: no-referrer",
  ]

  @Test func `a page is confined, and not kept`() async throws {
    let response = try #require(try await server.response(to: server.request()))
    // {"path":""} has 11 bytes.
    expect(
      response.headers,
      equals: [Self.policy] + Self.others + [
        "cache-control: no-store", "content-type: application/json; charset=utf-8",
        "content-length: 11",
      ])
  }

  @Test func `a picture that its address names is kept`() async throws {
    let response = try #require(try await server.response(to: server.request("GET", "/picture")))
    expect(
      response.headers,
      equals: [Self.policy] + Self.others + [
        "cache-control: private, max-age=31536000, immutable", "content-type: image/png",
        "content-length: 1",
      ])
  }

  @Test func `refusals are confined as well`() async throws {
    for text in ["GET / HTTP/1.1\r\n\r\n", "nonsense\r\n\r\n", server.request("GET", "=/x")] {
      let response = try #require(try await server.response(to: text))
      expect(
        Array(response.headers.prefix(6)),
        equals: [Self.policy] + Self.others + [
          "cache-control: no-store"
        ])
      expect(response["connection"], equals: "close")
    }
  }

  @Test func `an answer without content has neither type nor length`() async throws {
    let response = try #require(try await server.response(to: server.request("GET", "/nothing")))
    expect(response.status, equals: 204)
    expect(response.headers, equals: [Self.policy] + Self.others + ["cache-control: no-store"])
  }

  @Test func `a stream is confined, and not kept`() async throws {
    let text = server.request("GET", "/events")
    let response = try #require(try await server.response(to: text))
    expect(
      response.headers,
      equals: [Self.policy] + Self.others + [
        "cache-control: no-store", "content-type: text/event-stream", "connection: close",
        "transfer-encoding: chunked",
      ])
  }

  // No origin is ever allowed to read, whatever a request has.
  @Test func `nothing is shared with pages of others`() async throws {
    for method in ["GET", "OPTIONS", "POST"] {
      let text = server.request(method, "/", ["Origin: http://evil.example"])
      let response = try #require(try await server.response(to: text))
      expect(response.headers.filter { $0.hasPrefix("access-control-") }, equals: [])
    }
  }
}
#endif
