#if LivePreview
import Glibc
import PageServer
import Synchronization
import TestSupport
import Testing

@Suite struct EventStreamTests {
  @Test func `events arrive in their order`() async throws {
    let server = try TestServer()
    let text = server.request("GET", "/events?tab=1")
    let stream = try await onThread {
      let client = try RawClient(server.port)
      client.send(text)
      var stream = client.text(upTo: "retry: 1000\n\n")
      let site = try server.site.stream()
      site.yield(PageEvent("screens", data: #"{"revision":1}"#))
      site.yield(PageEvent("picture", data: "{}"))
      stream += client.text(upTo: "data: {}\n\n")
      return stream
    }
    // Each part has its length in hexadecimal digits before it: 37 and 25 bytes for the events.
    #expect(stream.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(
      stream.hasSuffix(
        "d\r\nretry: 1000\n\n\r\n"
          + "25\r\nevent: screens\ndata: {\"revision\":1}\n\n\r\n"
          + "19\r\nevent: picture\ndata: {}\n\n\r\n"))
  }

  @Test func `a line break does not end an event's data`() async throws {
    let server = try TestServer()
    let text = server.request("GET", "/events")
    let stream = try await onThread {
      let client = try RawClient(server.port)
      client.send(text)
      _ = client.text(upTo: "retry: 1000\n\n")
      try server.site.stream().yield(PageEvent("picture", data: "{}\n\nevent: evil\r\ndata: {}\r"))
      return client.text(upTo: "\n\n")
    }
    #expect(stream.contains("event: picture\ndata: {} event: evil data: {}\n\n"))
  }

  @Test func `a quiet stream shows that it is alive, and outlives the time of a request`()
    async throws
  {
    var limits = PageLimits()
    limits.arrival = .seconds(2)
    limits.heartbeat = .milliseconds(900)
    let server = try TestServer(limits)
    let text = server.request("GET", "/events")
    let beat = "3\r\n:\n\n\r\n"
    let stream = try await onThread {
      let client = try RawClient(server.port)
      client.send(text)
      _ = client.text(upTo: "retry: 1000\n\n\r\n")
      // Several may be read at once; four take longer than a request may.
      var beats = ""
      while beats.utf8.count < 4 * beat.utf8.count {
        let more = client.text(upTo: "\r\n")
        guard more != "" else { break }
        beats += more
      }
      return beats
    }
    #expect(stream.utf8.count >= 4 * beat.utf8.count)
    expect(stream.replacing(beat, with: ""), equals: "")
  }

  @Test func `no sign of life comes before a stream's head or after its end`() async throws {
    var limits = PageLimits()
    limits.heartbeat = .microseconds(50)
    let server = try TestServer(limits)
    let text = server.request("GET", "/events")
    let streams = try await onThread {
      try (0..<100).map { _ in
        let client = try RawClient(server.port)
        client.send(text)
        let head = client.text(upTo: "retry: 1000\n\n\r\n")
        server.site.state.withLock { $0.streams.last }?.finish()
        return head + client.text(upTo: "never")
      }
    }
    expect(streams.filter { !$0.hasPrefix("HTTP/1.1 200 OK\r\n") }, equals: [])
    expect(streams.filter { !$0.hasSuffix("\r\n0\r\n\r\n") }, equals: [])
  }

  @Test func `a stream ends when its client goes`() async throws {
    let server = try TestServer()
    let text = server.request("GET", "/events")
    try await onThread {
      let client = try RawClient(server.port)
      client.send(text)
      _ = client.text(upTo: "retry")
    }
    let isEnded = try await eventually { server.site.endedStreamCount == 1 }
    #expect(isEnded)
  }

  @Test func `a stream that is not read ends`() async throws {
    var limits = PageLimits()
    limits.stall = .milliseconds(300)
    let server = try TestServer(limits)
    let text = server.request("GET", "/events")
    let client = try await onThread {
      let client = try RawClient(server.port, receiveBuffer: 4096)
      client.send(text)
      _ = client.text(upTo: "retry")
      return Box(client)
    }
    // 64 MiB are more than the system keeps for a connection.
    let data = String(repeating: "1", count: 1 << 20)
    let stream = try server.site.stream()
    for _ in 0..<64 { stream.yield(PageEvent("picture", data: data)) }
    let isEnded = try await eventually { server.site.endedStreamCount == 1 }
    #expect(isEnded)
    client.value.close()
  }

  @Test func `a connection ends with the site's stream`() async throws {
    let server = try TestServer()
    let text = server.request("GET", "/events")
    let end = try await onThread {
      let client = try RawClient(server.port)
      client.send(text)
      _ = client.text(upTo: "retry: 1000\n\n\r\n")
      try server.site.stream().finish()
      return client.text(upTo: "never")
    }
    // The part without bytes is the last one.
    expect(end, equals: "0\r\n\r\n")
  }

  @Test func `streams end when the server stops`() async throws {
    let server = try TestServer()
    let text = server.request("GET", "/events")
    let (isEnded, isRefused) = try await onThread {
      let client = try RawClient(server.port)
      client.send(text)
      _ = client.text(upTo: "retry")
      server.server.stop()
      let isEnded = client.ends()
      // Programs that other tests start have the socket, too, until they begin; and the system may give the port to
      // another server, which stops as well.
      return (isEnded, waits { (try? RawClient(server.port)) == nil })
    }
    #expect(isEnded)
    #expect(isRefused)
    let isTerminated = try await eventually { server.site.endedStreamCount == 1 }
    #expect(isTerminated)
  }
}

/// Hands a client of one thread to another, one after the other.
private final class Box: @unchecked Sendable {
  let value: RawClient

  init(_ value: RawClient) {
    self.value = value
  }
}
#endif
