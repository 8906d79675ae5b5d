import Glibc

/// A thread that runs one closure.
package struct WorkerThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  private let thread: pthread_t

  /// Starts a thread; nil if the system refuses one.
  package init?(_ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let work = Unmanaged.passRetained(Work(body))
    let status = pthread_create(
      &thread, nil,
      { context in
        // Retained by the thread that started this one.
        if let context { Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body() }
        return nil
      }, work.toOpaque())
    guard status == 0 else {
      work.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for the thread's end; must be called once.
  package func join() {
    pthread_join(thread, nil)
  }
}

/// A lock on which a thread can wait until another one has changed the guarded state.
///
/// Owns a `pthread_mutex_t` and a `pthread_cond_t`, which must not move: made by `init`, destroyed
/// by `deinit`. `@unchecked`: they are made to be used by several threads.
final class ThreadLock: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private let condition: UnsafeMutablePointer<pthread_cond_t>

  init() {
    mutex = .allocate(capacity: 1)
    condition = .allocate(capacity: 1)
    // With default attributes neither can fail.
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  /// Calls `body` while no other thread holds the lock.
  func whileHeld<Result>(_ body: () -> Result) -> Result {
    pthread_mutex_lock(mutex)
    defer { pthread_mutex_unlock(mutex) }
    return body()
  }

  /// Releases the lock, which the calling thread holds, until another one calls `wakeAll`.
  ///
  /// It may also return for no reason: the caller must check its condition again.
  func wait() {
    pthread_cond_wait(condition, mutex)
  }

  /// Wakes all waiting threads.
  func wakeAll() {
    pthread_cond_broadcast(condition)
  }
}
