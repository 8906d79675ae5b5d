#if LivePreview
import NIOCore
import NIOHTTP1

/// The requests of one client, one after another, and their answers.
///
/// Used on its event loop alone.
final class PageConnection: ChannelInboundHandler {
  typealias InboundIn = HTTPServerRequestPart
  typealias OutboundOut = HTTPServerResponsePart

  private enum Phase {
    /// The head of the next request has not arrived.
    case waiting
    /// The body of a request arrives.
    case receiving(PageRequest)
    /// The site works on a request.
    case answering
    /// The connection ends, and all further bytes are dropped.
    case closing
  }

  private let site: any PageSite
  private let gate: RequestGate
  private let limits: PageLimits
  private let arrival: ArrivalDeadline
  private let executor: (any TaskExecutor)?
  private var phase = Phase.waiting
  private var body: [UInt8] = []
  private var isLast = false
  private var work: Task<Void, Never>?
  private var context: ChannelHandlerContext?

  /// Creates a connection whose requests begin at a deadline's `start()`.
  init(
    _ site: any PageSite, gate: RequestGate, limits: PageLimits, arrival: ArrivalDeadline,
    executor: (any TaskExecutor)?
  ) {
    self.site = site
    self.gate = gate
    self.limits = limits
    self.arrival = arrival
    self.executor = executor
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
  }

  func handlerRemoved(context: ChannelHandlerContext) {
    self.context = nil
  }

  func channelInactive(context: ChannelHandlerContext) {
    work?.cancel()
    context.fireChannelInactive()
  }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    switch (Self.unwrapInboundIn(data), phase) {
    case (.head(let head), .waiting):
      do {
        var request = try gate.request(head)
        request.isLocal = context.channel.isLocal
        phase = .receiving(request)
        isLast = !head.isKeepAlive
      } catch {
        refuse(error, isToHead: head.method == .HEAD)
      }
    case (.body(let bytes), .receiving): body += bytes.readableBytesView
    case (.end, .receiving(var request)):
      swap(&request.body, &body)
      arrival.stop()
      phase = .answering
      answer(request, on: context.channel)
    default: break
    }
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) {
    switch error {
    case HTTPParserError.headerOverflow:
      refuse(Refusal(431, "expected at most \(limits.headerBytes) bytes of headers"))
    case is HTTPParserError: refuse(Refusal(400, "expected an HTTP request"))
    default: context.close(promise: nil)
    }
  }

  /// Makes the site answer a request, away from the event loop.
  private func answer(_ request: PageRequest, on channel: any Channel) {
    let connection = NIOLoopBound(self, eventLoop: channel.eventLoop)
    work = Task(executorPreference: executor) { [site, limits] in
      if request.method == .get, let events = site.events(for: request) {
        await send(events, to: channel, heartbeat: limits.heartbeat)
      } else {
        let response = await site.response(to: request)
        let content = ByteBuffer(bytes: response.body)
        channel.eventLoop.execute { connection.value.finish(response, content) }
      }
    }
  }

  /// Sends an answer, and takes the next request after the client has taken it.
  private func finish(_ response: PageResponse, _ content: ByteBuffer) {
    guard let context, case .answering = phase else { return }
    let head = HTTPResponseHead(
      status: response.status, type: response.contentType, length: content.readableBytes,
      isImmutable: response.isImmutable, closes: isLast)
    context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
    context.writeAndFlush(Self.wrapOutboundOut(.body(.byteBuffer(content)))).assumeIsolated()
      .whenSuccess {
        self.phase = self.isLast ? .closing : .waiting
        self.isLast ? self.arrival.discard() : self.arrival.start()
        // From here on the pipeline passes on requests that have arrived meanwhile.
        context.writeAndFlush(Self.wrapOutboundOut(.end(nil)), promise: nil)
        if case .closing = self.phase { context.closeGently(self.limits.linger) }
      }
  }

  /// Answers a request without the site, and ends the connection.
  ///
  /// - Parameter isToHead: True for a HEAD request, whose answer has no content.
  private func refuse(_ refusal: Refusal, isToHead: Bool = false) {
    guard let context, context.channel.isActive else { return }
    switch phase {
    case .waiting, .receiving: break
    case .answering, .closing: return
    }
    phase = .closing
    arrival.discard()
    let response = PageResponse.failure(refusal.status, refusal.message)
    var head = HTTPResponseHead(
      status: response.status, type: response.contentType, length: response.body.count,
      isImmutable: false, closes: true)
    if let location = refusal.location { head.headers.add(name: "Location", value: location) }
    context.write(Self.wrapOutboundOut(.head(head)), promise: nil)
    if !isToHead {
      let content = ByteBuffer(bytes: response.body)
      context.write(Self.wrapOutboundOut(.body(.byteBuffer(content))), promise: nil)
    }
    context.writeAndFlush(Self.wrapOutboundOut(.end(nil))).assumeIsolated().whenSuccess {
      context.closeGently(self.limits.linger)
    }
  }
}

extension Channel {
  /// Indicates whether the client is on the machine of the server: its address is the one that it
  /// requests, or the machine's own.
  fileprivate var isLocal: Bool {
    let client = remoteAddress?.ipAddress
    return client == localAddress?.ipAddress || client == ListeningAddress.loopback.host
  }
}
#endif
