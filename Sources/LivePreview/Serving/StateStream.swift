import PageServer
import Synchronization

/// Sends all open pages the state of what they show: each at first, and as it changes.
///
/// A page that is behind is sent the newest state alone.
final class StateStream: Sendable {
  private struct Pages: Sendable {
    var number = 0
    var open: [Int: AsyncStream<PageEvent>.Continuation] = [:]
  }

  private let pages = Mutex(Pages())

  /// The events of a page that was opened.
  func open(state: String) -> AsyncStream<PageEvent> {
    let (stream, events) = AsyncStream.makeStream(
      of: PageEvent.self, bufferingPolicy: .bufferingNewest(1))
    let number = pages.withLock { pages in
      pages.number += 1
      pages.open[pages.number] = events
      return pages.number
    }
    events.yield(PageEvent("state", data: state))
    // Later: whoever ends the page's task holds a lock of the task's here.
    events.onTermination = { [weak self] _ in
      Task { self?.pages.withLock { _ = $0.open.removeValue(forKey: number) } }
    }
    return stream
  }

  /// Sends a state to all pages.
  func send(state: String) {
    let open = pages.withLock { Array($0.open.values) }
    for events in open { events.yield(PageEvent("state", data: state)) }
  }
}
