import Glibc
import Synchronization

/// The threads that have built something, for tests of work on several threads.
package final class BuildingThreads: Sendable {
  private let threads = Mutex<Set<pthread_t>>([])
  private let isAwaited = Mutex(true)

  /// Creates an empty set of threads.
  package init() {}

  /// The number of threads.
  package var count: Int { threads.withLock(\.count) }

  /// Adds the calling thread.
  package func add() {
    let thread = pthread_self()
    threads.withLock { _ = $0.insert(thread) }
  }

  /// Waits until there are `count` threads, or for ten minutes; returns at once if an earlier wait
  /// timed out.
  package func wait(for count: Int) {
    guard isAwaited.withLock(\.self), !waits(until: { self.count >= count }) else { return }
    isAwaited.withLock { $0 = false }
  }
}
