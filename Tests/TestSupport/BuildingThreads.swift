import Glibc
import Synchronization

/// The threads that have built something, for tests of work that several threads do.
package final class BuildingThreads: Sendable {
  private let threads = Mutex<Set<pthread_t>>([])

  /// No threads yet.
  package init() {}

  /// How many threads there are.
  package var count: Int { threads.withLock(\.count) }

  /// Adds the calling thread.
  package func add() {
    let thread = pthread_self()
    threads.withLock { _ = $0.insert(thread) }
  }

  /// Returns when there are so many threads, or after ten seconds.
  package func wait(for count: Int) {
    for _ in 0..<10_000 where self.count < count { usleep(1000) }
  }
}
