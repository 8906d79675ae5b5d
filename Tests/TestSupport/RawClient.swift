import Foundation
import Glibc

/// The number of seconds that tests wait for something that must happen: far longer than it takes.
package let patience = 600.0

/// A client that sends any bytes, over a socket of its own.
package final class RawClient {
  private var socket: Int32
  private var unread: [UInt8] = []

  /// Creates a client that is connected to a port of this machine.
  ///
  /// - Parameters:
  ///   - source: The client's address; the system's choice if nil.
  ///   - receiveBuffer: The number of bytes that the system keeps for the client; the system's
  ///     choice if nil.
  /// - Throws: `SystemError` if the port has no listener.
  package init(
    _ port: Int, at host: String = "127.0.0.1", from source: String? = nil,
    receiveBuffer: Int32? = nil
  ) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard socket >= 0 else { throw SystemError(operation: "socket", code: errno) }
    if var size = receiveBuffer {
      setsockopt(socket, SOL_SOCKET, SO_RCVBUF, &size, socklen_t(MemoryLayout<Int32>.size))
    }
    var code: Int32 = 0
    if let source { code = Self.call(bind, socket, source, port: 0) }
    if code == 0 { code = Self.call(connect, socket, host, port: port) }
    // The client is complete: `deinit` closes the socket if this throws.
    guard code == 0 else { throw SystemError(operation: "connect", code: errno) }
  }

  deinit {
    close()
  }

  private static func call(
    _ function: (Int32, UnsafePointer<sockaddr>, socklen_t) -> Int32, _ socket: Int32,
    _ host: String, port: Int
  ) -> Int32 {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    inet_pton(AF_INET, host, &address.sin_addr)
    return withUnsafePointer(to: address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        function(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }

  /// Sends all of a text; returns false if the server has closed the connection.
  @discardableResult
  package func send(_ text: String) -> Bool {
    send(Array(text.utf8))
  }

  /// Sends all bytes; returns false if the server has closed the connection.
  @discardableResult
  package func send(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  /// Closes the output, and still reads.
  package func closeOutput() {
    shutdown(socket, Int32(SHUT_WR))
  }

  /// Ends the connection without a goodbye, like a client that crashes.
  package func reset() {
    var linger = linger(l_onoff: 1, l_linger: 0)
    setsockopt(socket, SOL_SOCKET, SO_LINGER, &linger, socklen_t(MemoryLayout<linger>.size))
    close()
  }

  /// Ends the connection.
  package func close() {
    Glibc.close(socket)
    socket = -1
  }

  /// Returns the next bytes; none at the end of the connection, nil after a timeout of ten minutes,
  /// as tests may have to wait for each other.
  ///
  /// Waits a second at a time: if the machine stalls for minutes, only one second counts.
  package func receive(within seconds: Double = patience) -> [UInt8]? {
    if !unread.isEmpty {
      defer { unread = [] }
      return unread
    }
    var poll = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    var rest = seconds
    while Glibc.poll(&poll, 1, Int32(min(rest, 1) * 1000)) != 1 {
      rest -= 1
      guard rest > 0 else { return nil }
    }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(socket, &bytes, bytes.count, 0)
    // A connection that is reset has ended as well.
    return Array(bytes.prefix(max(count, 0)))
  }

  /// Returns whether the server ends the connection, whatever it sends before.
  package func ends() -> Bool {
    while let bytes = receive() {
      if bytes.isEmpty { return true }
    }
    return false
  }

  /// Returns the text up to one that ends it, or up to the end of the connection or of the time.
  package func text(upTo end: String, within seconds: Double = patience) -> String {
    var bytes: [UInt8] = []
    while !String(decoding: bytes, as: UTF8.self).contains(end),
      let more = receive(within: seconds), !more.isEmpty
    {
      bytes += more
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the next answer; nil if the connection or the time ends before.
  ///
  /// - Parameter hasContent: False for the answer to a HEAD request.
  package func response(within seconds: Double = patience, hasContent: Bool = true) -> RawResponse?
  {
    var bytes: [UInt8] = []
    var found = RawResponse(head: bytes)
    while found == nil {
      guard let more = receive(within: seconds), !more.isEmpty else { return nil }
      bytes += more
      found = RawResponse(head: bytes)
    }
    guard var response = found else { return nil }
    let length = hasContent ? response.contentLength : 0
    while response.body.count < length {
      guard let more = receive(within: seconds), !more.isEmpty else { return nil }
      response.body += more
    }
    unread = Array(response.body.dropFirst(length))
    response.body = Array(response.body.prefix(length))
    return response
  }
}

/// An answer in its transmitted form.
package struct RawResponse: Equatable {
  /// The HTTP status.
  package var status: Int
  /// The headers with names in lower case, in their order.
  package var headers: [String]
  /// The content.
  package var body: [UInt8]

  /// Parses the answer whose head is at the beginning of bytes, with everything after it; nil for a
  /// part of a head.
  package init?(head bytes: [UInt8]) {
    guard let end = bytes.firstRange(of: Array("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: bytes[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
    let words = lines[0].split(separator: " ")
    guard words.count > 1, words[0] == "HTTP/1.1", let status = Int(words[1]) else { return nil }
    self.status = status
    headers = lines.dropFirst().map { line in
      let parts = line.split(separator: ": ", maxSplits: 1)
      return parts[0].lowercased() + ": " + (parts.count > 1 ? parts[1] : "")
    }
    body = Array(bytes[end.upperBound...])
  }

  /// The value of a header; nil for none.
  package subscript(_ name: String) -> String? {
    headers.first { $0.hasPrefix(name + ": ") }.map { String($0.dropFirst(name.count + 2)) }
  }

  /// The content's length in the headers; 0 without one.
  package var contentLength: Int { self["content-length"].flatMap { Int($0) } ?? 0 }
  /// The content as text.
  package var text: String { String(decoding: body, as: UTF8.self) }
}

/// Calls `body`, which waits for sockets, on a thread of its own: the sites' answers need those of
/// Swift's tasks.
package func onThread<Value: Sendable>(_ body: @escaping @Sendable () throws -> Value) async throws
  -> Value
{
  try await withCheckedThrowingContinuation { continuation in
    Thread.detachNewThread { continuation.resume(with: Result { try body() }) }
  }
}

/// Waits on a thread of tests until a condition holds; returns false after ten minutes.
package func waits(until condition: () -> Bool) -> Bool {
  for _ in 0..<60_000 {
    if condition() { return true }
    usleep(10_000)
  }
  return false
}
