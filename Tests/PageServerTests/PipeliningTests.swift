#if LivePreview
import Glibc
import PageServer
import TestSupport
import Testing

@Suite struct PipeliningTests {
  let server: TestServer

  init() throws {
    server = try TestServer()
  }

  @Test func `requests that come at once are answered in their order`() async throws {
    let text =
      server.request("GET", "/a") + server.request("POST", "/b", body: "{}")
      + server.request("GET", "/c")
    let texts = try await onThread { [port = server.port] in
      let client = try RawClient(port)
      client.send(text)
      return (0..<3).map { _ in client.response()?.text }
    }
    #expect(texts == [#"{"path":"a"}"#, #"{"path":"b"}"#, #"{"path":"c"}"#])
    expect(server.site.requests.map(\.path), equals: [["a"], ["b"], ["c"]])
  }

  @Test func `the next request waits for the answer to the last one`() async throws {
    let text = server.request("GET", "/never") + server.request("GET", "/next")
    let bytes = try await onThread { [port = server.port, site = server.site] in
      let client = try RawClient(port)
      client.send(text)
      _ = waits { site.requests.count > 0 }
      return client.receive(within: 0.3)
    }
    #expect(bytes == nil)
    expect(server.site.requests.map(\.path), equals: [["never"]])
  }

  @Test func `nothing follows a refused request`() async throws {
    let text = server.request("PUT", "/a") + server.request("GET", "/b")
    let outcome = try await server.status(of: text)
    expect(outcome, equals: Outcome(405, ends: true))
    expect(server.site.requests, equals: [])
  }

  @Test func `nothing follows the last request of a client`() async throws {
    let text = server.request("GET", "/a", ["Connection: close"]) + server.request("GET", "/b")
    let outcome = try await server.status(of: text)
    expect(outcome, equals: Outcome(200, ends: true))
    expect(server.site.requests.map(\.path), equals: [["a"]])
  }

  @Test func `nothing follows a request for events`() async throws {
    let text = server.request("GET", "/events") + server.request("GET", "/b")
    try await onThread { [port = server.port] in
      let client = try RawClient(port)
      client.send(text)
      _ = client.text(upTo: "retry")
      usleep(200_000)
    }
    expect(server.site.requests, equals: [])
  }

  // Answers are taken one at a time: those that nobody reads do not pile up in memory.
  @Test func `answers that are not read are not made`() async throws {
    let text = String(repeating: server.request("GET", "/huge"), count: 50)
    try await onThread { [port = server.port, site = server.site] in
      let client = try RawClient(port, receiveBuffer: 4096)
      client.send(text)
      _ = waits { site.requests.count > 0 }
      usleep(500_000)
    }
    expect(server.site.requests.count, equals: 1)
  }

  @Test func `a bad request after a good one is answered after it`() async throws {
    let text = server.request("GET", "/a") + "nonsense\r\n\r\n"
    let statuses = try await onThread { [port = server.port] in
      let client = try RawClient(port)
      client.send(text)
      return (0..<3).map { _ in client.response()?.status }
    }
    expect(statuses, equals: [200, 400, nil])
  }
}
#endif
