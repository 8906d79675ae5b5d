import Glibc
import Synchronization

/// The threads that have built something, for tests of work that several threads do.
package final class BuildingThreads: Sendable {
  private let threads = Mutex<Set<pthread_t>>([])
  private let isAwaited = Mutex(true)

  /// No threads yet.
  package init() {}

  /// How many threads there are.
  package var count: Int { threads.withLock(\.count) }

  /// Adds the calling thread.
  package func add() {
    let thread = pthread_self()
    threads.withLock { _ = $0.insert(thread) }
  }

  /// Returns when there are so many threads, or after ten minutes; at once if an earlier wait timed out.
  package func wait(for count: Int) {
    guard isAwaited.withLock(\.self), !waits(until: { self.count >= count }) else { return }
    isAwaited.withLock { $0 = false }
  }
}
