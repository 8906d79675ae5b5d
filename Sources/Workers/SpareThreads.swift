import Glibc

/// The resources of a process beyond the needs of its work.
package enum SpareThreads {
  /// The largest number of open files that the work of a process needs.
  private static let fileCount = 64

  /// `RLIM_INFINITY`, which Swift imports as a negative number.
  private static let infinity = rlim_t.max

  /// Returns whether `count` more threads can run at once without taking resources from other work.
  ///
  /// If a thread or memory is refused, libraries end the process, so work that can do without more
  /// threads must not take resources that are needed elsewhere. A process has no threads to spare
  /// if its addresses or its data are bounded, as by `ulimit -v`, or if it may open few files.
  ///
  /// - Complexity: All of the threads are started, which takes about 30 µs each, and have ended
  ///   when it returns. In that time the process can start no others if the system gives it no more
  ///   than these.
  package static func exist(_ count: Int) -> Bool {
    guard limit(RLIMIT_AS) == infinity, limit(RLIMIT_DATA) == infinity,
      limit(RLIMIT_NOFILE) >= rlim_t(fileCount + 2 * count)
    else { return false }
    let gate = Gate()
    var threads: [WorkerThread] = []
    while threads.count < count, let thread = WorkerThread(gate.pass) { threads.append(thread) }
    gate.open()
    for thread in threads { thread.join() }
    return threads.count == count
  }

  /// Returns the limit of a resource of the process; 0 if the system does not answer.
  private static func limit(_ resource: __rlimit_resource) -> rlim_t {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? limit.rlim_cur : 0
  }
}

/// A gate that keeps threads waiting until it is opened.
///
/// `@unchecked`: all state is read and written under the lock alone.
private final class Gate: @unchecked Sendable {
  private let lock = ThreadLock()
  private var isOpen = false

  /// Waits until the gate is open.
  func pass() {
    lock.whileHeld {
      while !isOpen { lock.wait() }
    }
  }

  func open() {
    lock.whileHeld {
      isOpen = true
      lock.wakeAll()
    }
  }
}
