import Glibc
import Synchronization

/// The changes in watched folders.
package enum FolderChanges: Hashable, Sendable {
  /// These paths: a folder as it was added, a slash, and a name in it.
  ///
  /// The path of a folder itself is among them if anything in it may have changed: if it appeared,
  /// vanished, or was replaced by another folder.
  case paths(Set<String>)
  /// Anything in any of the folders: the system lost events.
  case everything
}

/// Reports changes in folders, in bursts.
///
/// A file is reported at the end of a save: when its writer closes it, and when it is renamed,
/// linked or removed; a new empty file that is about to be written is not. The target of a link is
/// in another folder, which has to be watched as well.
///
/// A folder may be missing, at first or for a while: it is reported when it appears. inotify
/// reports the changes; if it cannot, the folder is read twice a second, and `polledFolders` has
/// the reason.
///
/// All methods may be called on any thread. Only `next` waits, on the thread that calls it: a watch
/// has no thread of its own.
package final class FolderWatch: Sendable {
  /// A method of noticing changes.
  package enum Method: Sendable {
    /// inotify if it sees all changes, and otherwise reading folders.
    case automatic
    /// Reading folders alone.
    case polling
  }

  /// The time for collecting further changes after the first one.
  ///
  /// An editor's save is several steps, as in: rename, create, write, remove.
  private static let longestBurst = Duration.milliseconds(16)
  /// The time without changes that ends a burst early.
  private static let quiet = Duration.milliseconds(4)

  private let events: InotifyQueue?
  private let stopSignal: StopSignal
  private let interval: Duration
  private let state: Mutex<State>

  private struct State {
    var folders: WatchedFolders
    var nextCheck: ContinuousClock.Instant
  }

  /// Creates a watch of no folders.
  ///
  /// - Parameters:
  ///   - method: The method of noticing changes.
  ///   - interval: The interval at which polled folders are read, and all are searched at their
  ///     paths.
  /// - Throws: `FileError` if the process has no descriptors left.
  package init(_ method: Method = .automatic, interval: Duration = .milliseconds(500)) throws {
    stopSignal = try StopSignal()
    self.interval = interval
    var refusal = PollingReason.requested
    var events: InotifyQueue?
    if method == .automatic {
      // The system has few queues for each user: without one, folders are read.
      do { events = try InotifyQueue() } catch { refusal = .refused(error) }
    }
    self.events = events
    state = Mutex(
      State(
        folders: WatchedFolders(events: events, refusal: refusal),
        nextCheck: ContinuousClock.now.advanced(by: interval)))
  }

  /// Watches a folder, whether it exists or not; no change after this call is missed.
  ///
  /// A folder that is watched already remains so.
  package func add(_ folder: String) {
    state.withLock { $0.folders.add(folder) }
  }

  /// Stops watching a folder, by the name with which it was added.
  package func remove(_ folder: String) {
    state.withLock { $0.folders.remove(folder) }
  }

  /// Watches these folders, and no others; watched ones among them remain so.
  package func set(_ folders: Set<String>) {
    state.withLock { state in
      for old in state.folders.all.subtracting(folders) { state.folders.remove(old) }
      for folder in folders { state.folders.add(folder) }
    }
  }

  /// The polled folders, in alphabetical order.
  package var polledFolders: [PolledFolder] {
    state.withLock { $0.folders.polled }
  }

  /// Waits for changes, and reports them with those that follow immediately: within 16 ms.
  ///
  /// Changes since the last call are kept for this one. Of several waiting threads, one gets them.
  ///
  /// - Parameter timeout: The longest time to wait; nil for no limit.
  /// - Returns: The changes; nil after `stop()`, and after the timeout.
  package func next(timeout: Duration? = nil) -> FolderChanges? {
    let end = timeout.map { ContinuousClock.now.advanced(by: $0) }
    while !stopSignal.isGiven {
      takeEvents()
      let nextCheck = checkIfDue()
      if hasChanges {
        collectBurst()
        if let changes = state.withLock({ $0.folders.takeChanges() }) { return changes }
      }
      if let end, end <= .now { return nil }
      wait(until: end.map { min($0, nextCheck) } ?? nextCheck)
    }
    return nil
  }

  /// Ends the watch: the waiting calls of `next`, and all later ones, return nil.
  package func stop() {
    stopSignal.give()
  }

  private var hasChanges: Bool {
    state.withLock { $0.folders.hasChanges }
  }

  /// Handles inotify's queued events.
  private func takeEvents() {
    guard let events else { return }
    // The state's lock is held while reading: events are handled in their order.
    state.withLock { state in
      let queued = events.read()
      if !queued.isEmpty { state.folders.take(queued) }
    }
  }

  /// Checks all folders if that is due, and returns the time of the next check.
  private func checkIfDue() -> ContinuousClock.Instant {
    state.withLock { state in
      let now = ContinuousClock.now
      if state.nextCheck <= now {
        state.folders.checkAll()
        state.nextCheck = now.advanced(by: interval)
      }
      return state.nextCheck
    }
  }

  private func collectBurst() {
    let end = ContinuousClock.now.advanced(by: Self.longestBurst)
    while !stopSignal.isGiven, .now < end {
      guard wait(until: min(end, .now.advanced(by: Self.quiet))) else { return }
      takeEvents()
    }
  }

  /// Waits for events, the signal to stop, or a point in time; returns true for an event.
  @discardableResult
  private func wait(until end: ContinuousClock.Instant) -> Bool {
    // `poll` ignores a descriptor of -1.
    var descriptors = [stopSignal.descriptor, events?.descriptor ?? -1].map {
      pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
    }
    // Rounded up: a wait that ends too early would be repeated until its time is over.
    let milliseconds = (end - .now) / .milliseconds(1)
    let timeout = Int32(min(max(milliseconds.rounded(.up), 0), Double(Int32.max)))
    // A signal ends the wait; the callers check their condition again.
    guard poll(&descriptors, nfds_t(descriptors.count), timeout) > 0 else { return false }
    return descriptors[1].revents != 0
  }
}

/// A signal between threads that is given once, and on which `poll` can wait.
///
/// Owns two connected sockets: made by `init`, closed by `deinit`.
private final class StopSignal: Sendable {
  /// The descriptor that is readable once the signal is given.
  let descriptor: Int32
  private let sender: Int32
  private let given = Atomic(false)

  var isGiven: Bool { given.load(ordering: .acquiring) }

  init() throws {
    // Not a pipe, which Swift's Glibc cannot make close-on-exec in one step.
    let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
    var pair: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, kind, 0, &pair) == 0 else {
      throw FileError("open", "socket", code: errno)
    }
    (descriptor, sender) = (pair[0], pair[1])
  }

  deinit {
    close(descriptor)
    close(sender)
  }

  func give() {
    guard !given.exchange(true, ordering: .acquiringAndReleasing) else { return }
    // The byte is never read, so that it wakes all waiting threads.
    _ = [UInt8(0)].withUnsafeBytes { writeAll($0, to: sender) }
  }
}
