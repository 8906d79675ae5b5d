#if LivePreview
import NIOCore
import NIOHTTP1

/// Limits the time in which a request must arrive, however slowly its bytes arrive.
///
/// Used on its event loop alone.
final class ArrivalDeadline: ChannelInboundHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private enum Phase {
    /// No byte of the next request has arrived.
    case idle
    /// This number of bytes of a request has arrived.
    case arriving(Int)
    /// A request is being answered.
    case off
    /// Further bytes are ignored.
    case discarding
  }

  private let time: TimeAmount
  private let linger: Duration
  private let byteLimit: Int
  private var phase = Phase.off
  private var timer: Scheduled<Void>?
  private var context: ChannelHandlerContext?

  /// Creates the deadline for each request of a connection.
  init(_ limits: PageLimits) {
    time = TimeAmount(limits.arrival)
    linger = limits.linger
    // The parser bounds the bytes that it keeps; white space and signs between them may be as many
    // again.
    byteLimit = 2 * limits.headerBytes + limits.bodyBytes
  }

  /// Starts the time of the next request.
  func start() {
    phase = .idle
    restart()
  }

  /// Ends the time of a request that has arrived.
  func stop() {
    phase = .off
    timer?.cancel()
  }

  /// Ignores all bytes from now on.
  func discard() {
    phase = .discarding
    timer?.cancel()
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    timer?.cancel()
    self.context = nil
  }

  func channelActive(context: ChannelHandlerContext) {
    start()
    context.fireChannelActive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let count = Self.unwrapInboundIn(data).readableBytes
    switch phase {
    case .discarding: return
    case .off: break
    case .idle:
      phase = .arriving(count)
      restart()
    case .arriving(let earlier): phase = .arriving(earlier + count)
    }
    context.fireChannelRead(data)
    // A request that has arrived completely meanwhile has ended this phase.
    if case .arriving(byteLimit...) = phase {
      context.fireErrorCaught(HTTPParserError.headerOverflow)
    }
  }

  private func restart() {
    timer?.cancel()
    timer = context?.eventLoop.assumeIsolated().scheduleTask(in: time) { self.end() }
  }

  /// Ends the connection; if a request has begun, with an answer to it.
  private func end() {
    guard let context else { return }
    switch phase {
    case .idle: context.close(promise: nil)
    case .arriving:
      discard()
      let answer = Self.wrapOutboundOut(.bareAnswer("408 Request Timeout"))
      context.writeAndFlush(answer).assumeIsolated().whenSuccess {
        context.closeGently(self.linger)
      }
    case .off, .discarding: break
    }
  }
}
#endif
