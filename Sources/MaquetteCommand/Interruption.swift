import Glibc
import Maquette

/// What happens when the user or the system ends a run.
enum Interruption {
  /// Lets an interruption remove what is half-written before it ends the process.
  ///
  /// The exit code is 128 and the signal's number: 130 for an interrupt from the keyboard. A closed
  /// pipe and a file that grows over a limit are left to the writes, which then fail. To be called
  /// before any thread is started.
  static func handle() {
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
    // Blocked on all threads, and waited for on one: a handler could not take a lock.
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    var thread = pthread_t()
    let status = pthread_create(
      &thread, nil,
      { _ in
        var signals = sigset_t()
        sigemptyset(&signals)
        for number in [SIGINT, SIGTERM, SIGHUP] { sigaddset(&signals, number) }
        var number: Int32 = 0
        while sigwait(&signals, &number) != 0 {}
        AtomicFile.removeUnfinishedAndExit(128 + number)
      }, nil)
    guard status == 0 else {
      // Without the thread the signals end the process at once, and the next run sweeps.
      pthread_sigmask(SIG_UNBLOCK, &signals, nil)
      return
    }
    pthread_detach(thread)
  }
}
