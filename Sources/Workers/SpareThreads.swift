import Glibc

/// What a process may take beyond what its work needs.
package enum SpareThreads {
  /// Open files that the work of a process needs, at most.
  private static let fileCount = 64

  /// `RLIM_INFINITY`, which Swift imports as a negative number.
  private static let infinity = rlim_t.max

  /// True if `count` more threads can run at once and take what they need from nobody.
  ///
  /// Where a thread or memory is refused, libraries end the process: work that can do without more threads must not
  /// take what is needed elsewhere. So a process has no threads to spare if its addresses or its data are bounded, as
  /// by `ulimit -v`, or if it may open few files.
  ///
  /// - Complexity: All of the threads are started, which takes about 30 µs each, and have ended when it returns. In
  ///   that time the process can start no others if the system gives it no more than these.
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

  /// How much of a resource the process may have; nothing where the system does not answer.
  private static func limit(_ resource: __rlimit_resource) -> rlim_t {
    var limit = rlimit()
    return getrlimit(__rlimit_resource_t(resource.rawValue), &limit) == 0 ? limit.rlim_cur : 0
  }
}

/// What keeps threads until it is opened.
///
/// `@unchecked`: all state is read and written under the lock alone.
private final class Gate: @unchecked Sendable {
  private let lock = ThreadLock()
  private var isOpen = false

  /// Returns once the gate is open.
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
