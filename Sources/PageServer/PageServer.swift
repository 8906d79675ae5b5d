#if LivePreview
package import FileAccess
import NIOCore
import NIOHTTP1
import NIOPosix

/// Serves a site to the browsers of this machine, if they know its address.
///
/// HTTP/1.1 with streams of events; one thread serves all connections. The address has a secret.
/// Requests that name another server, foreign pages, and clients that are slow, greedy or confused
/// do not reach the site (`RequestGate`, `PageLimits`).
package final class PageServer: Sendable {
  /// The address of the site's page, as in `http://127.0.0.1:49152/TOKEN/`.
  package let address: String
  /// The port that the server listens on.
  package let port: Int

  private let origin: String
  private let listener: any Channel
  private let connections: OpenConnections
  private let invitations = Invitations()

  // It serves until the process ends: a site may still call back a server that stops.
  private static let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)

  /// Creates a server that accepts connections from now on.
  ///
  /// - Parameters:
  ///   - port: The port to listen on; 0 for any free one.
  ///   - token: The secret of the address.
  ///   - executor: The executor of the site's answers; nil for the threads of Swift's tasks.
  /// - Throws: `FileError` if the system refuses the port, for example because it is in use.
  package init(
    _ site: any PageSite, at place: ListeningAddress = .loopback, port: Int = 0,
    token: PageToken = .random(), limits: PageLimits = PageLimits(),
    executor: (any TaskExecutor)? = nil
  ) throws(FileError) {
    precondition(0...65_535 ~= port, "a port is 0 to 65535, not \(port)")
    let connections = OpenConnections(limit: limits.connections)
    let bootstrap = ServerBootstrap(group: Self.group)
      // A restarted server gets its port while connections of the last one fade.
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .serverChannelOption(.backlog, value: 64)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelInitializer { [invitations] channel in
        channel.eventLoop.makeCompletedFuture {
          guard connections.add(channel), let port = channel.localAddress?.port else {
            return try channel.pipeline.syncOperations.addHandler(Turnaway())
          }
          let gate = RequestGate(
            at: place, port: port, token: token, invitations: invitations,
            bodyBytes: limits.bodyBytes)
          try Self.connect(site, to: channel, gate: gate, limits: limits, executor: executor)
        }
      }
    do {
      listener = try bootstrap.bind(host: place.host, port: port).wait()
    } catch {
      throw FileError(
        "listen on", "\(place.authority):\(port)", code: (error as? IOError)?.errnoCode ?? EIO)
    }
    self.port = listener.localAddress?.port ?? port
    self.connections = connections
    origin = "http://\(place.authority):\(self.port)"
    address = "\(origin)/\(token.text)/"
  }

  /// Returns an address that leads only the first browser that uses it to the page.
  ///
  /// For the arguments of a program, which others may read.
  package func invitation() -> String {
    "\(origin)/\(invitations.make().text)"
  }

  /// Closes all connections and frees the port; must not be called by a site's answer.
  package func stop() {
    listener.close(promise: nil)
    for closed in connections.closeAll() + [listener.closeFuture] { try? closed.wait() }
  }

  /// Connects the handlers of a client's bytes, and of the answers in the other direction.
  private static func connect(
    _ site: any PageSite, to channel: any Channel, gate: RequestGate, limits: PageLimits,
    executor: (any TaskExecutor)?
  ) throws {
    var parsing = NIOHTTPDecoderLimitConfiguration()
    parsing.maxHeaderFieldSize = limits.headerBytes
    parsing.maxHeaderListSize = limits.headerBytes
    let arrival = ArrivalDeadline(limits)
    let pipeline = channel.pipeline.syncOperations
    try pipeline.addHandler(arrival)
    try pipeline.addHandler(WriteDeadline(limits))
    try pipeline.addHandler(HTTPResponseEncoder())
    try pipeline.addHandler(
      ByteToMessageHandler(HTTPRequestDecoder(limitConfiguration: parsing)))
    // Requests that arrive before the last one is answered wait, and nothing more is read.
    try pipeline.addHandler(HTTPServerPipelineHandler())
    try pipeline.addHandler(
      PageConnection(site, gate: gate, limits: limits, arrival: arrival, executor: executor))
  }
}
#endif
