/// A lock for each of many keys.
///
/// `@unchecked`: all state is read and written under the lock alone.
package final class KeyedLock<Key: Hashable & Sendable>: @unchecked Sendable {
  private let lock = ThreadLock()
  private var held: Set<Key> = []

  /// Creates a lock that is not held for any key.
  package init() {}

  /// Calls `body` while no other thread holds the lock for the same key.
  ///
  /// - Precondition: The calling thread does not hold the lock for the key.
  /// - Throws: The errors of `body`.
  package func whileHeld<Answer, Failure>(
    for key: Key, _ body: () throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    lock.whileHeld {
      while held.contains(key) { lock.wait() }
      held.insert(key)
    }
    defer {
      lock.whileHeld {
        held.remove(key)
        lock.wakeAll()
      }
    }
    return try body()
  }
}
