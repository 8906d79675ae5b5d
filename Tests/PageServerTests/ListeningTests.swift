#if LivePreview
import FileAccess
import Foundation
import Glibc
import PageServer
import TestSupport
import Testing

@Suite struct ListeningTests {
  @Test func `a server listens on this machine's own address alone`() async throws {
    let server = try TestServer()
    // The kernel's table of sockets: the address in hexadecimal digits, the last byte first, the port,
    // the other side's, and 0A for one that listens.
    let port = String(server.port, radix: 16, uppercase: true)
    let name = "0100007F:" + String(repeating: "0", count: 4 - port.count) + port
    let table = try #require(readText("/proc/net/tcp"))
    let rows = table.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    let listening = rows.filter { $0[1].hasSuffix(name.suffix(5)) && $0[3] == "0A" }
    expect(listening.map { $0[1] }, equals: [name])
    let error = #expect(throws: SystemError.self) { try RawClient(server.port, at: "127.0.0.2") }
    expect(error?.code, equals: ECONNREFUSED)
  }

  @Test func `a port that is in use is an error`() throws {
    let server = try TestServer()
    let error = #expect(throws: FileError.self) {
      try PageServer(TestSite(), port: server.port)
    }
    expect(
      error?.description,
      equals: "cannot listen on '127.0.0.1:\(server.port)': address already in use")
  }

  @Test func `a server that is started again gets its port`() async throws {
    // Anyone may take a port that is free for a moment: one of five is there.
    var second: PageServer?
    var first = try TestServer()
    for attempt in 1...5 where second == nil {
      if attempt > 1 { first = try TestServer() }
      try await answerAndStop(first)
      second = try? PageServer(TestSite(), port: first.port)
    }
    let again = try #require(second)
    expect(again.port, equals: first.port)
    #expect(again.address != first.server.address)
    again.stop()
  }

  /// Lets a server answer once and stop.
  private func answerAndStop(_ server: TestServer) async throws {
    let text = server.request()
    try await onThread {
      let client = try RawClient(server.port)
      client.send(text)
      _ = client.response()
      // The side that closes first keeps the port for a minute.
      server.server.stop()
    }
  }

  @Test func `a remote address is answered under its own name`() async throws {
    // An address of this machine that is not the usual one.
    let server = try TestServer(at: try .remote("127.0.0.2"))
    #expect(server.server.address.hasPrefix("http://127.0.0.2:\(server.port)/"))
    let hosts = ["127.0.0.2", "127.0.0.1", "localhost", "127.0.0.3", "evil.example"]
    let texts = hosts.map { server.request("GET", "/", ["Host: \($0):\(server.port)"]) }
    let statuses = try await onThread {
      try texts.map { text in
        let client = try RawClient(server.port, at: "127.0.0.2")
        client.send(text)
        return client.response()?.status
      }
    }
    expect(statuses, equals: [200, 200, 200, 403, 403])
  }

  @Test func `a site knows which readers are on the machine of its server`() async throws {
    let server = try TestServer(at: try .remote("127.0.0.2"))
    let text = server.request()
    try await onThread {
      // From the address that it asks, from the machine's own, and from what stands for another machine.
      for source in ["127.0.0.2", "127.0.0.1", "127.0.0.3"] {
        let client = try RawClient(server.port, at: "127.0.0.2", from: source)
        client.send(text)
        _ = client.response()
      }
    }
    expect(server.site.requests.map(\.isLocal), equals: [true, true, false])
  }

  @Test func `a remote address is one address`() throws {
    let address = try ListeningAddress.remote("fe80:0:0::1")
    expect(address.host, equals: "fe80::1")
    let mistakes = ["0.0.0.0", "::", "0::0", "example.org", "", "1.2.3", "127.0.0.1:80", "[::1]"]
      .map { text -> String in
        do {
          return try ListeningAddress.remote(text).host
        } catch {
          return "\(error)"
        }
      }
    let digits = "expected an address in digits, as in 192.168.0.7, found"
    expect(
      mistakes,
      equals: [
        "expected one address of this machine, found '0.0.0.0' for all",
        "expected one address of this machine, found '::' for all",
        "expected one address of this machine, found '::' for all",
        "\(digits) 'example.org'", "\(digits) ''", "\(digits) '1.2.3'", "\(digits) '127.0.0.1:80'",
        "\(digits) '[::1]'",
      ])
  }

  // In a process of its own, which has few descriptors left.
  @Test func `a server outlives the end of descriptors`() async throws {
    await #expect(processExitsWith: .success) {
      let server = try TestServer()
      let text = server.request()
      // Swift's own are open by now.
      let first = try await server.isServing()
      #expect(first)
      // A descriptor that is opened gets a number that is free, below what the process was given by its parent.
      let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
      bound(RLIMIT_NOFILE.rawValue, to: (open.compactMap { Int($0) }.max() ?? 0) + 10)
      let isServed = try await onThread {
        // Both ends of a connection are this process's: each needs two.
        var clients: [RawClient] = []
        while let client = try? RawClient(server.port) { clients.append(client) }
        usleep(300_000)
        clients = []
        for _ in 0..<100 {
          if let client = try? RawClient(server.port), client.send(text),
            client.response(within: 3)?.status == 200
          {
            return true
          }
          usleep(100_000)
        }
        return false
      }
      #expect(isServed)
    }
  }
}
#endif
