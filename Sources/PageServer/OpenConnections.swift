#if LivePreview
import NIOCore
import Synchronization

/// The connections of a server, up to its limit.
final class OpenConnections: Sendable {
  private struct State {
    var channels: [ObjectIdentifier: any Channel] = [:]
    var isClosed = false
  }

  private let limit: Int
  private let state = Mutex(State())

  /// Creates a set of at most `limit` connections.
  init(limit: Int) {
    self.limit = limit
  }

  /// Keeps a connection until it ends; false if there are too many.
  func add(_ channel: any Channel) -> Bool {
    let key = ObjectIdentifier(channel)
    let isAdded = state.withLock { state in
      guard state.channels.count < limit, !state.isClosed else { return false }
      state.channels[key] = channel
      return true
    }
    if isAdded {
      channel.closeFuture.whenComplete { _ in
        self.state.withLock { _ = $0.channels.removeValue(forKey: key) }
      }
    }
    return isAdded
  }

  /// Closes all connections, and refuses further ones.
  ///
  /// - Returns: Futures that complete as each of them is closed.
  func closeAll() -> [EventLoopFuture<Void>] {
    let channels = state.withLock { state in
      state.isClosed = true
      return Array(state.channels.values)
    }
    for channel in channels { channel.close(promise: nil) }
    return channels.map(\.closeFuture)
  }
}

/// Turns away a client at once if there is no connection left: it keeps nothing open.
final class Turnaway: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  func channelActive(context: ChannelHandlerContext) {
    let answer = Self.wrapOutboundOut(.bareAnswer("503 Service Unavailable"))
    context.writeAndFlush(answer).assumeIsolated().whenComplete { _ in context.close(promise: nil) }
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    // The client's bytes are not read.
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    context.close(promise: nil)
  }
}
#endif
