#if LivePreview
import NIOCore

/// Closes a connection whose client does not take its data.
///
/// Used on its event loop alone.
final class WriteDeadline: ChannelOutboundHandler {
  typealias OutboundIn = IOData
  typealias OutboundOut = IOData

  /// The number of bytes that a client must take in the time: a large answer is sent in such
  /// pieces.
  private static let pieceSize = 64 << 10

  private let time: TimeAmount
  private var pendingCount = 0
  private var timer: Scheduled<Void>?

  /// Creates the deadline for each piece that is sent.
  init(_ limits: PageLimits) {
    time = TimeAmount(limits.stall)
  }

  func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
    guard case .byteBuffer(var buffer) = Self.unwrapOutboundIn(data) else {
      return send(Self.unwrapOutboundIn(data), context: context, promise: promise)
    }
    while buffer.readableBytes > Self.pieceSize,
      let piece = buffer.readSlice(length: Self.pieceSize)
    {
      send(.byteBuffer(piece), context: context, promise: nil)
    }
    send(.byteBuffer(buffer), context: context, promise: promise)
  }

  private func send(
    _ data: IOData, context: ChannelHandlerContext, promise: EventLoopPromise<Void>?
  ) {
    let written = promise ?? context.eventLoop.makePromise()
    pendingCount += 1
    if pendingCount == 1 { restart(context) }
    written.futureResult.assumeIsolated().whenComplete { _ in
      self.pendingCount -= 1
      self.timer?.cancel()
      if self.pendingCount > 0 { self.restart(context) }
    }
    context.write(Self.wrapOutboundOut(data), promise: written)
  }

  private func restart(_ context: ChannelHandlerContext) {
    timer = context.eventLoop.assumeIsolated().scheduleTask(in: time) {
      context.close(promise: nil)
    }
  }
}
#endif
