/// Threads that live as long as their pool, and take the most urgent work first.
///
/// Each thread has a state of its own, for values that threads must not share: the state is made on
/// the thread, and is passed to all work of the thread.
package final class WorkerPool<Key: Hashable & Sendable, State>: Sendable {
  /// A job for any of the threads.
  package typealias Work = @Sendable (State) -> Void

  private let queue: UrgentQueue<Key, State>
  private let threads: [WorkerThread]

  /// Starts up to `count` threads; fewer if the system refuses some.
  ///
  /// - Parameter makeState: Called once on each thread, before its first work.
  package init(count: Int, makeState: @escaping @Sendable () -> State) {
    let queue = UrgentQueue<Key, State>()
    self.queue = queue
    threads = (0..<count).compactMap { _ in
      WorkerThread {
        var state: State?
        while let work = queue.next() {
          let own = state ?? makeState()
          state = own
          work(own)
        }
      }
    }
  }

  /// The number of threads.
  package var threadCount: Int { threads.count }

  /// Adds work; a pool that is stopped drops it.
  ///
  /// - Parameters:
  ///   - key: Replaces work of the same key that has not begun: the newest wins.
  ///   - urgency: The least is done first; equally urgent work is done in the order in which it was
  ///     added.
  package func add(key: Key? = nil, urgency: Int, _ work: @escaping Work) {
    queue.add(key: key, urgency: urgency, work)
  }

  /// Drops the work of unwanted keys that has not begun.
  package func remove(where isUnwanted: (Key) -> Bool) {
    queue.remove(where: isUnwanted)
  }

  /// Drops all work that has not begun, and waits for the rest; must be called once.
  package func stop() {
    queue.stop()
    for thread in threads { thread.join() }
  }
}

/// Work on its way to the threads of a pool.
///
/// `@unchecked`: all state is read and written under the lock alone.
private final class UrgentQueue<Key: Hashable & Sendable, State>: @unchecked Sendable {
  private struct Entry {
    var key: Key?
    var urgency: Int
    var work: WorkerPool<Key, State>.Work
  }

  private let lock = ThreadLock()
  /// The work that has not begun, in the order in which it was added.
  private var waiting: [Entry] = []
  private var isStopped = false

  func add(key: Key?, urgency: Int, _ work: @escaping WorkerPool<Key, State>.Work) {
    lock.whileHeld {
      guard !isStopped else { return }
      if let key { waiting.removeAll { $0.key == key } }
      waiting.append(Entry(key: key, urgency: urgency, work: work))
      lock.wakeAll()
    }
  }

  func remove(where isUnwanted: (Key) -> Bool) {
    lock.whileHeld { waiting.removeAll { $0.key.map(isUnwanted) ?? false } }
  }

  /// Returns the most urgent work, as soon as there is any; nil once the queue is stopped.
  func next() -> WorkerPool<Key, State>.Work? {
    lock.whileHeld {
      while !isStopped {
        // The first of the least: equally urgent work keeps its order.
        if let index = waiting.indices.min(by: { waiting[$0].urgency < waiting[$1].urgency }) {
          return waiting.remove(at: index).work
        }
        lock.wait()
      }
      return nil
    }
  }

  func stop() {
    lock.whileHeld {
      isStopped = true
      waiting = []
      lock.wakeAll()
    }
  }
}
