#if LivePreview
import NIOCore
import NIOHTTP1
import Synchronization

/// Sends a site's events to one page until either of them ends.
///
/// The next event is taken when the system has taken the last one: what a slow client leaves unread
/// waits in the site's stream, and the connection's `WriteDeadline` ends the wait.
///
/// - Parameter heartbeat: The time between two comments, which show that the connection is alive.
func send(
  _ events: AsyncStream<PageEvent>, to channel: any Channel, heartbeat: Duration
) async {
  let head = HTTPResponseHead(
    status: 200, type: "text/event-stream", length: nil, isImmutable: false, closes: true)
  do {
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    // A page whose server was restarted is connected again after a second, and not after three.
    try await channel.writeAndFlush(part(of: "retry: 1000\n\n"))
    // Scheduled after the head, and silent before the end: a sign of life outside of the body would
    // break the response. A loop that is late may run a task that was cancelled.
    let pause = TimeAmount(heartbeat)
    let end = StreamEnd()
    let beat = channel.eventLoop.scheduleRepeatedTask(initialDelay: pause, delay: pause) { _ in
      guard !end.isNear.load(ordering: .acquiring) else { return }
      channel.writeAndFlush(part(of: ":\n\n"), promise: nil)
    }
    defer { beat.cancel() }
    for await event in events {
      try await channel.writeAndFlush(part(of: event.text))
    }
    end.isNear.store(true, ordering: .releasing)
    try await channel.writeAndFlush(HTTPServerResponsePart.end(nil))
  } catch {
    // The client has gone, and nobody is left to report to.
  }
  channel.close(promise: nil)
}

/// Whether a stream is about to end.
private final class StreamEnd: Sendable {
  let isNear = Atomic(false)
}

private func part(of text: String) -> HTTPServerResponsePart {
  .body(.byteBuffer(ByteBuffer(string: text)))
}

extension PageEvent {
  /// The event as a stream of events holds it, by HTML's section 9.2.
  fileprivate var text: String {
    // A break would end the field: the rest of the text would be read as fields of its own.
    let line = data.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "event: \(name)\ndata: \(line)\n\n"
  }
}
#endif
