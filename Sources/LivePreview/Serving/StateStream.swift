import PageServer
import Synchronization

/// Sends the state of a site to all open pages: to each at first, and after changes.
///
/// A page that is slow to read is sent the newest state alone.
final class StateStream: Sendable {
  /// A state, for readers on the machine of the server or on another one.
  typealias State = (_ isLocal: Bool) -> String

  private struct Page: Sendable {
    let events: AsyncStream<PageEvent>.Continuation
    let isLocal: Bool
  }

  private struct Pages: Sendable {
    var number = 0
    var open: [Int: Page] = [:]
  }

  private let pages = Mutex(Pages())

  /// Returns the events of a page that was opened.
  ///
  /// - Parameters:
  ///   - isLocal: True if the page's reader is on the machine of the server.
  ///   - state: Returns the current state; it must not send or open any.
  func open(isLocal: Bool, state: State) -> AsyncStream<PageEvent> {
    let (stream, events) = AsyncStream.makeStream(
      of: PageEvent.self, bufferingPolicy: .bufferingNewest(1))
    let number = pages.withLock { pages in
      pages.number += 1
      pages.open[pages.number] = Page(events: events, isLocal: isLocal)
      events.yield(PageEvent("state", data: state(isLocal)))
      return pages.number
    }
    // Later: the thread that ends the page's task holds a lock of the task's here.
    events.onTermination = { [weak self] _ in
      Task { self?.pages.withLock { _ = $0.open.removeValue(forKey: number) } }
    }
    return stream
  }

  /// Sends the state to all pages.
  ///
  /// - Parameter state: Returns the current state: of two that are sent at once, the later one is
  ///   not the older. It must not send or open any.
  func send(state: State) {
    pages.withLock { pages in
      for (isLocal, those) in Dictionary(grouping: pages.open.values, by: \.isLocal) {
        let event = PageEvent("state", data: state(isLocal))
        for page in those { page.events.yield(event) }
      }
    }
  }
}
