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
  ///
  /// - Parameter state: The state as it is when this is called; it must not send or open any.
  func open(state: () -> String) -> AsyncStream<PageEvent> {
    let (stream, events) = AsyncStream.makeStream(
      of: PageEvent.self, bufferingPolicy: .bufferingNewest(1))
    let number = pages.withLock { pages in
      pages.number += 1
      pages.open[pages.number] = events
      events.yield(PageEvent("state", data: state()))
      return pages.number
    }
    // Later: whoever ends the page's task holds a lock of the task's here.
    events.onTermination = { [weak self] _ in
      Task { self?.pages.withLock { _ = $0.open.removeValue(forKey: number) } }
    }
    return stream
  }

  /// Sends the state to all pages.
  ///
  /// - Parameter state: The state as it is when this is called: of two that are sent at once, the
  ///   later one is not the older. It must not send or open any.
  func send(state: () -> String) {
    pages.withLock { pages in
      guard !pages.open.isEmpty else { return }
      let event = PageEvent("state", data: state())
      for events in pages.open.values { events.yield(event) }
    }
  }
}
