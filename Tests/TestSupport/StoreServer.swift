import Foundation
import Glibc
import Synchronization

/// A store of Bazel's caches in memory, over HTTP on this machine, which can fail in several ways.
package final class StoreServer: Sendable {
  /// A way to answer.
  package enum Behavior: Sendable {
    /// Answers as it should.
    case works
    /// Answers requests of some methods with a status of refusal.
    case refuses([String], status: Int)
    /// Answers with bytes that were not written.
    case alters
    /// Sends to another place of the store, below `moved/`, with a status.
    case redirects(status: Int)
    /// Announces more bytes than it sends.
    case breaksOff
    /// Closes the connection in place of an answer.
    case closes
    /// Answers nothing, and keeps the connection.
    case stalls
  }

  private struct State {
    var behavior = Behavior.works
    var entries: [String: [UInt8]] = [:]
    var requests: [String] = []
  }

  /// The store's address.
  package let address: String

  private let state = Mutex(State())
  private let listener: Int32

  /// Starts a server.
  ///
  /// - Throws: `SystemError` if the system has no port.
  package init() throws {
    let listener = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    inet_pton(AF_INET, "127.0.0.1", &place.sin_addr)
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let code = withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(listener, address, size) == 0 && listen(listener, 64) == 0
          && getsockname(listener, address, &size) == 0 ? 0 : errno
      }
    }
    guard code == 0 else { throw SystemError(operation: "listen", code: code) }
    self.listener = listener
    address = "http://127.0.0.1:\(in_port_t(bigEndian: place.sin_port))/store"
    let thread = Thread { [self] in acceptAll() }
    thread.start()
  }

  /// Frees the port.
  package func stop() { shutdown(listener, Int32(SHUT_RDWR)) }

  /// The way in which it answers from now on.
  package func behave(_ behavior: Behavior) { state.withLock { $0.behavior = behavior } }

  /// The bytes by their paths, as in `cas/6b86…`.
  package var entries: [String: [UInt8]] {
    get { state.withLock { $0.entries } }
    set { state.withLock { $0.entries = newValue } }
  }

  /// The requests so far, as in `GET cas/6b86…`.
  package var requests: [String] { state.withLock { $0.requests } }

  private func acceptAll() {
    while true {
      let connection = accept(listener, nil, nil)
      guard connection >= 0 else { break }
      let thread = Thread { [self] in
        while answerNext(connection) {}
        close(connection)
      }
      thread.start()
    }
    close(listener)
  }

  /// Answers a connection's next request; returns false if it is to be closed.
  private func answerNext(_ connection: Int32) -> Bool {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    func receive() -> Bool {
      let count = read(connection, &piece, piece.count)
      if count > 0 { bytes += piece[..<count] }
      return count > 0
    }
    var end: Int?
    while end == nil {
      guard receive() else { return false }
      end = bytes.firstRange(of: Array("\r\n\r\n".utf8))?.upperBound
    }
    let head = String(decoding: bytes[..<(end ?? 0)], as: UTF8.self)
    let words = head.split(separator: " ", maxSplits: 2)
    guard words.count == 3 else { return false }
    let target = words[1].split(separator: "?")[0]
    let path = String(target.dropFirst("/store/".count))
    let length =
      head.lowercased().firstMatch(of: #/content-length: *(\d+)/#).flatMap { Int($0.1) } ?? 0
    while bytes.count - (end ?? 0) < length { guard receive() else { return false } }
    return answer(
      String(words[0]), path, Array(bytes[(end ?? 0)..<((end ?? 0) + length)]), to: connection)
  }

  private func answer(
    _ method: String, _ path: String, _ body: [UInt8], to connection: Int32
  ) -> Bool {
    let behavior = state.withLock { state in
      state.requests.append("\(method) \(path)")
      return state.behavior
    }
    var status = 200
    var bytes: [UInt8] = []
    var missing = 0
    var location = ""
    if case .redirects(let redirection) = behavior, !path.hasPrefix("moved/") {
      status = redirection
      location = "Location: /store/moved/\(path)\r\n"
    }
    switch method {
    case _ where !location.isEmpty: break
    case "PUT":
      state.withLock { $0.entries[path] = body }
      status = 201
    default:
      let found = state.withLock { $0.entries[path] }
      status = found == nil ? 404 : 200
      bytes = found ?? []
    }
    switch behavior {
    case .works, .redirects: break
    case .refuses(let methods, let refusal):
      guard methods.contains(method) else { break }
      if method == "PUT" { state.withLock { $0.entries[path] = nil } }
      (status, bytes) = (refusal, [])
    case .alters:
      for index in bytes.indices where index % 7 == 0 { bytes[index] ^= 1 }
    case .breaksOff: missing = 100
    case .closes: return false
    case .stalls:
      Thread.sleep(forTimeInterval: patience)
      return false
    }
    let head =
      "HTTP/1.1 \(status) Answer\r\n\(location)Content-Length: \(bytes.count + missing)\r\n\r\n"
    let sent = Array(head.utf8) + (method == "HEAD" ? [] : bytes)
    // The client may be gone.
    let isSent = sent.withUnsafeBytes {
      send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) == $0.count
    }
    return isSent && missing == 0
  }
}
