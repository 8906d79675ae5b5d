#if LivePreview
import Glibc
import PageServer
import TestSupport
import Testing

@Suite struct SlowClientTests {
  let server: TestServer

  init() throws {
    var limits = PageLimits()
    limits.arrival = .seconds(5)
    limits.stall = .milliseconds(500)
    server = try TestServer(limits)
  }

  @Test func `a request that comes byte by byte is ended`() async throws {
    for text in [
      server.request("GET", "/", ["X: " + String(repeating: "1", count: 999)]),
      server.request("POST", "/a", body: String(repeating: "1", count: 999)),
    ] {
      let status = try await onThread { [port = server.port] in
        let client = try RawClient(port)
        // A byte every 20 ms for 20 s: the time is not for a byte, but for the request.
        for byte in Array(text.utf8) {
          guard client.send([byte]), client.receive(within: 0.02) == nil else { break }
        }
        return client.response()?.status
      }
      // The answer has been read by then, or is the next that can be.
      #expect([408, nil].contains(status))
      expect(server.site.requests, equals: [])
    }
  }

  @Test func `a request that stops is answered with 408`() async throws {
    for text in [
      "G", "GET /", String(server.request().dropLast(2)),
      server.request("POST", "/a", ["Content-Length: 9"]),
    ] {
      let outcome = try await server.status(of: text)
      expect(outcome, equals: Outcome(408, ends: true))
    }
  }

  @Test func `a connection without a request is closed without a word`() async throws {
    let text = server.request()
    let (silent, used) = try await onThread { [port = server.port] in
      let silent = try RawClient(port)
      let used = try RawClient(port)
      used.send(text)
      _ = used.response()
      return (silent.receive(), used.receive())
    }
    expect(silent, equals: [])
    expect(used, equals: [])
  }

  @Test func `slow clients do not hold others up`() async throws {
    var limits = PageLimits()
    limits.arrival = .seconds(600)
    let server = try TestServer(limits)
    let text = server.request()
    let (statuses, slow) = try await onThread {
      let slow = try (0..<20).map { _ in try RawClient(server.port) }
      for client in slow { client.send("GET /") }
      let statuses = try (0..<20).map { _ in
        let quick = try RawClient(server.port)
        quick.send(text)
        return quick.response()?.status
      }
      return (statuses, slow.map { $0.receive(within: 0) })
    }
    expect(statuses, equals: Array(repeating: 200, count: 20))
    // The slow ones have neither an answer nor an end: the others were answered meanwhile.
    expect(slow, equals: Array(repeating: nil, count: 20))
  }

  @Test func `a client that has closed its half is gone`() async throws {
    let server = try TestServer()
    let whole = server.request("GET", "/never")
    for text in ["", "GET /", server.request("POST", "/a", ["Content-Length: 9"]), whole] {
      let ends = try await onThread { [port = server.port] in
        let client = try RawClient(port)
        client.send(text)
        // The request has to be there before its end is.
        usleep(100_000)
        client.closeOutput()
        return client.ends()
      }
      #expect(ends)
    }
    let isCancelled = try await eventually { server.site.cancelledCount == 1 }
    #expect(isCancelled)
  }

  @Test func `a client that resets its connection is gone`() async throws {
    let server = try TestServer()
    let text = server.request("GET", "/never")
    try await onThread { [port = server.port, site = server.site] in
      let client = try RawClient(port)
      client.send(text)
      // A reset drops what the server has not read.
      _ = waits { site.requests.count > 0 }
      client.reset()
    }
    let isCancelled = try await eventually { server.site.cancelledCount == 1 }
    #expect(isCancelled)
  }

  @Test func `an answer that is not read is ended`() async throws {
    let text = server.request("GET", "/huge")
    let (isEnded, length) = try await onThread { [port = server.port] in
      let client = try RawClient(port, receiveBuffer: 4096)
      client.send(text)
      let isEnded = serverEndsConnection(port)
      var length = 0
      while let bytes = client.receive(), !bytes.isEmpty { length += bytes.count }
      return (isEnded, length)
    }
    #expect(isEnded)
    #expect(length < 32 << 20)
  }

  @Test func `a large answer arrives whole`() async throws {
    let server = try TestServer()
    let text = server.request("GET", "/huge")
    let body = try await onThread {
      let client = try RawClient(server.port)
      client.send(text)
      return client.response()?.body.count
    }
    expect(body, equals: 32 << 20)
  }

  // While a site works on an answer, no time runs.
  @Test func `a site may take its time`() async throws {
    let text = server.request("GET", "/never")
    let bytes = try await onThread { [port = server.port] in
      let client = try RawClient(port)
      client.send(text)
      return client.receive(within: 15)
    }
    #expect(bytes == nil)
  }
}

/// True if the server ends its only connection.
///
/// The client cannot see it: the end follows what it has not read. The kernel's table of sockets has a row
/// for each, with the address, the other side's, and 04 for an end that has not arrived there.
private func serverEndsConnection(_ port: Int) -> Bool {
  let digits = String(port, radix: 16, uppercase: true)
  let name = "0100007F:" + String(repeating: "0", count: 4 - digits.count) + digits
  return waits {
    let rows = readText("/proc/net/tcp")?.split(separator: "\n") ?? []
    let states = rows.map { $0.split(separator: " ") }.filter { $0[1] == name }.map { $0[3] }
    return states.contains("04")
  }
}
#endif
