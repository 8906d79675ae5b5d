import Glibc

/// A thread that runs one closure.
struct WorkerThread {
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }
  }

  private let thread: pthread_t

  /// Starts a thread, or answers nil if the system refuses one.
  init?(_ body: @escaping @Sendable () -> Void) {
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

  /// Waits for the thread's end; to be called once.
  func join() {
    pthread_join(thread, nil)
  }
}
