#if LivePreview
import Foundation
import PageServer
import Synchronization
import TestSupport
import Testing

/// A site that keeps what it is asked.
///
/// `/picture` is immutable, `/huge` is 32 MiB, `/never` is answered when its client goes, `/events` is a
/// stream that tests feed, and all else is `{"path": …}`.
final class TestSite: PageSite {
  struct State {
    var requests: [PageRequest] = []
    var streams: [AsyncStream<PageEvent>.Continuation] = []
    var endedStreamCount = 0
    var cancelledCount = 0
  }

  let state = Mutex(State())

  var requests: [PageRequest] { state.withLock { $0.requests } }
  var endedStreamCount: Int { state.withLock { $0.endedStreamCount } }
  var cancelledCount: Int { state.withLock { $0.cancelledCount } }

  /// The stream of the first client that asked for one.
  ///
  /// - Throws: An expectation's failure if there is none.
  func stream() throws -> AsyncStream<PageEvent>.Continuation {
    try #require(state.withLock { $0.streams.first })
  }

  func response(to request: PageRequest) async -> PageResponse {
    state.withLock { $0.requests.append(request) }
    switch request.path {
    case ["picture"]: return PageResponse(contentType: "image/png", body: [1], isImmutable: true)
    case ["huge"]:
      return PageResponse(
        contentType: "image/png", body: [UInt8](repeating: 7, count: 32 << 20))
    case ["nothing"]: return .empty
    case ["never"]:
      try? await Task.sleep(for: .seconds(600))
      state.withLock { $0.cancelledCount += 1 }
      return .empty
    default: return .json("{\"path\":\"\(request.path.joined(separator: "/"))\"}")
    }
  }

  func events(for request: PageRequest) -> AsyncStream<PageEvent>? {
    guard request.path == ["events"] else { return nil }
    let (stream, continuation) = AsyncStream.makeStream(of: PageEvent.self)
    continuation.onTermination = { _ in self.state.withLock { $0.endedStreamCount += 1 } }
    state.withLock { $0.streams.append(continuation) }
    return stream
  }
}

/// A server with a site, which is stopped when the last reference goes.
final class TestServer: Sendable {
  let site = TestSite()
  let server: PageServer

  init(_ limits: PageLimits = .patient, at place: ListeningAddress = .loopback) throws {
    server = try PageServer(site, at: place, limits: limits, executor: NewThreads())
  }

  deinit {
    server.stop()
  }

  var port: Int { server.port }
  var host: String { "127.0.0.1:\(port)" }
  /// The first segment of all addresses.
  var token: String { String(server.address.split(separator: "/")[2]) }

  /// A request as a page of this server sends it, but for what is changed.
  ///
  /// - Parameters:
  ///   - target: What follows the token; with a leading `=`, the whole target.
  ///   - headers: Lines that replace those of the same name; an empty value removes them.
  func request(
    _ method: String = "GET", _ target: String = "/", _ headers: [String] = [],
    body: String? = nil
  ) -> String {
    var lines = ["Host: \(host)"]
    if method == "POST" {
      lines += ["Origin: http://\(host)", "Content-Type: application/json"]
    }
    if let body { lines.append("Content-Length: \(body.utf8.count)") }
    for header in headers {
      let name = header.prefix { $0 != ":" }.lowercased()
      lines.removeAll { $0.lowercased().hasPrefix(name + ":") }
    }
    lines += headers.filter { !$0.hasSuffix(": ") }
    let path = target.hasPrefix("=") ? String(target.dropFirst()) : "/\(token)\(target)"
    return "\(method) \(path) HTTP/1.1\r\n" + lines.map { $0 + "\r\n" }.joined() + "\r\n"
      + (body ?? "")
  }

  /// The status of the first answer to a text that a new client sends, and whether the connection ends
  /// after it; status 0 for none.
  func status(of text: String, hasContent: Bool = true) async throws -> Outcome {
    try await onThread { [port] in
      let client = try RawClient(port)
      client.send(text)
      let response = client.response(hasContent: hasContent)
      // A connection that stays is silent.
      let time = response?["connection"] == "close" ? patience : 0.2
      return Outcome(response?.status ?? 0, ends: client.receive(within: time) == [])
    }
  }

  /// The first answer to a text that a new client sends.
  func response(to text: String, hasContent: Bool = true) async throws -> RawResponse? {
    try await onThread { [port] in
      let client = try RawClient(port)
      client.send(text)
      return client.response(hasContent: hasContent)
    }
  }

  /// True if a well-behaved client gets its answer, and soon.
  func isServing() async throws -> Bool {
    let text = request("GET", "/still-there")
    return try await onThread { [port] in
      let client = try RawClient(port)
      client.send(text)
      return client.response()?.status == 200
    }
  }
}

extension PageLimits {
  /// The limits by default, but for those of time: a machine that runs all tests at once may leave a
  /// client waiting for longer than they grant.
  fileprivate static var patient: PageLimits {
    var limits = PageLimits()
    limits.arrival = .seconds(1200)
    limits.stall = .seconds(1200)
    limits.heartbeat = .seconds(1200)
    return limits
  }
}

/// Runs each job on a thread of its own: the threads of Swift's tasks may be taken for minutes by tests
/// that wait for programs.
final class NewThreads: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    Thread.detachNewThread { job.runSynchronously(on: executor) }
  }
}

/// What becomes of a request and its connection.
struct Outcome: Equatable, CustomStringConvertible {
  var status: Int
  var ends: Bool

  init(_ status: Int, ends: Bool) {
    self.status = status
    self.ends = ends
  }

  var description: String { "\(status)\(ends ? ", and the connection ends" : "")" }
}

/// Waits until something holds; false after ten minutes.
func eventually(_ condition: () -> Bool) async throws -> Bool {
  for _ in 0..<60_000 {
    if condition() { return true }
    try await Task.sleep(for: .milliseconds(10))
  }
  return false
}
#endif
