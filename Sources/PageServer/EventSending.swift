#if LivePreview
import NIOCore
import NIOHTTP1
import Synchronization

/// Sends a site's events to one page until either of them ends.
///
/// The next event is taken after the system has taken the last one: events that a slow client
/// leaves unread wait in the site's stream, and the connection's `WriteDeadline` ends the wait.
///
/// - Parameter heartbeat: The time between two comments, which show that the connection is alive.
func send(
  _ events: AsyncStream<PageEvent>, to channel: any Channel, heartbeat: Duration
) async {
  let head = HTTPResponseHead(
    status: 200, type: "text/event-stream", length: nil, isImmutable: false, closes: true)
  do {
    channel.write(HTTPServerResponsePart.head(head), promise: nil)
    // A page whose server was restarted reconnects after a second, and not after three.
    try await channel.writeAndFlush(part(of: "retry: 1000\n\n"))
    // Scheduled after the head, and silent before the end: a sign of life outside of the body would
    // break the response. A late loop may run a task that was cancelled.
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
    // The client has gone, so there is nothing to report to.
  }
  channel.close(promise: nil)
}

/// A flag for the end of a stream.
private final class StreamEnd: Sendable {
  let isNear = Atomic(false)
}

private func part(of text: String) -> HTTPServerResponsePart {
  .body(.byteBuffer(ByteBuffer(string: text)))
}

extension PageEvent {
  /// The event in the form of a stream of events, by HTML's section 9.2.
  fileprivate var text: String {
    // A line break would end the field: the rest of the text would be read as fields of its own.
    let line = data.split(whereSeparator: \.isNewline).joined(separator: " ")
    return "event: \(name)\ndata: \(line)\n\n"
  }
}
#endif
