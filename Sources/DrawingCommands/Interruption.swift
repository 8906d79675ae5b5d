import ChildProcesses
import FileAccess
import Glibc

/// The handling of signals that end a run.
package enum Interruption {
  /// Lets an interruption remove unfinished files before it ends the process.
  ///
  /// The exit code is 128 plus the signal's number: 130 for an interrupt from the keyboard. A
  /// closed pipe and a file that grows over a limit are left to the writes, which then fail.
  /// Signals that the caller ignores stay ignored, as `nohup` and shells do for background jobs.
  /// Must be called before any thread is started.
  package static func handle() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = endingSignals()
    // Blocked on all threads, and waited for on one: a handler could not take a lock.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var thread = pthread_t()
    guard pthread_create(&thread, nil, wait, nil) == 0 else {
      // Without the thread the signals end the process at once, and the next run cleans up.
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      return
    }
    pthread_detach(thread)
  }

  /// Ends this process, as a signal would, once its parent process is gone.
  package static func followParent() {
    var thread = pthread_t()
    let isFollowed = pthread_create(
      &thread, nil,
      { _ in
        let parent = getppid()
        while getppid() == parent { sleep(1) }
        kill(getpid(), SIGTERM)
        return nil
      }, nil)
    if isFollowed == 0 { pthread_detach(thread) }
  }

  /// The body of the waiting thread.
  private static let wait: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? = {
    _ in
    var signals = endingSignals()
    var number: Int32 = 0
    while sigwait(&signals, &number) != 0 {}
    ChildProcess.endAll { AtomicFile.removeUnfinishedAndExit(128 + number) }
  }

  /// Returns the signals that end a run, without those that the caller ignores.
  ///
  /// The kernel keeps an ignored signal that is blocked for a thread that waits for it.
  private static func endingSignals() -> sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] where !isIgnored(number) {
      sigaddset(&signals, number)
    }
    return signals
  }

  private static func isIgnored(_ number: Int32) -> Bool {
    var action = sigaction()
    guard sigaction(number, nil, &action) == 0 else { return false }
    // `SIG_IGN` is the address 1, which is not a function that Swift could compare.
    return withUnsafeBytes(of: action.__sigaction_handler) { $0.loadUnaligned(as: Int.self) == 1 }
  }
}
