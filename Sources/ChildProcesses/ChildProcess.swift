import FileAccess
import Glibc
import Synchronization

/// A program that runs to its end before its caller does anything else.
package enum ChildProcess {
  /// What a program left.
  package struct Result: Sendable {
    /// The exit code; 128 and the signal's number where a signal ended it.
    package var status: Int32
    /// What was written to standard output.
    package var output: [UInt8]
    /// What was written to standard error, as text.
    package var errors: String
    /// Why the program was ended; nil for one that ended by itself.
    package var earlyEnd: EarlyEnd?
  }

  /// Why a program was ended.
  package enum EarlyEnd: Hashable, Sendable {
    /// Somebody asked for it.
    case stopRequest
    /// It took longer than it may.
    case timeLimit
    /// It wrote more than anyone reads.
    case outputLimit
  }

  /// How a program is kept from running forever.
  package struct Limits: Sendable {
    /// How long it may run.
    package var time: Duration?
    /// How many bytes it may write to each of its streams.
    package var output: Int
    /// Ends it when it is given.
    package var stop: StopRequest?
    /// How long it has to end in order.
    package var grace: Duration

    /// Limits of a program.
    package init(
      time: Duration? = nil, output: Int = longestFile, stop: StopRequest? = nil,
      grace: Duration = .seconds(5)
    ) {
      self.time = time
      self.output = output
      self.stop = stop
      self.grace = grace
    }
  }

  /// How often a program with limits is looked at.
  private static let lookInterval: UInt32 = 5_000
  /// How long a program is tried again that is still being written: a file that was just closed is
  /// open for a moment longer in programs that other threads have started and that have not begun
  /// yet, for seconds where many programs want the processor.
  private static let longestWrite = Duration.seconds(30)

  /// The programs that run, none of them waited for yet: their ids are theirs.
  private static let running = Mutex<Set<pid_t>>([])

  /// Ends the programs that run and then this process, with no time between for another one.
  ///
  /// - Parameter end: Ends this process; nothing writes into its scratch folders any more.
  package static func endAll(then end: () -> Never) -> Never {
    running.withLock { processes in
      for process in processes { kill(-process, SIGKILL) }
      for process in processes { _ = status(of: process) }
      end()
    }
  }

  /// The path of a program that an absolute folder of `PATH` has.
  ///
  /// A relative or empty entry would name whatever file is in the working directory.
  ///
  /// - Throws: `FileError` if there is no such program.
  package static func path(of program: String) throws -> String {
    // What the system's own search takes for a missing `PATH`.
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/bin:/usr/bin"
    for folder in folders.split(separator: ":") where folder.hasPrefix("/") {
      let path = "\(folder)/\(program)"
      if access(path, X_OK) == 0, !isFolder(path) { return path }
    }
    throw FileError("run", program, code: ENOENT)
  }

  /// Runs a program, in a process group of its own.
  ///
  /// - Parameters:
  ///   - program: Its absolute path.
  ///   - input: What the program reads from standard input.
  ///   - environment: All variables that the program sees.
  ///   - limits: When it is ended; nil for never. Ending it is asking it to, and then not asking.
  /// - Throws: `FileError` if the program cannot be started, or if how it ended cannot be known.
  package static func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [],
    environment: [String: String], limits: Limits? = nil
  ) throws -> Result {
    // Files for the three streams: a pipe could fill up while nobody reads.
    let scratch = try ScratchFolder()
    let paths = ["in", "out", "err"].map { "\(scratch.path)/\($0)" }
    try AtomicFile.write(input, to: paths[0])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, paths[0], O_RDONLY, 0)
    let writing = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, paths[1], writing, 0o600)
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, paths[2], writing, 0o600)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // This process blocks the signals that end it, to wait for them; the program must see them.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    // It ignores the last two, and an interruption where a shell runs it in the background; programs
    // expect to be ended by them.
    var ignored = sigset_t()
    sigemptyset(&ignored)
    for number in [SIGINT, SIGPIPE, SIGXFSZ] { sigaddset(&ignored, number) }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    // With a group of its own, the programs that it starts can be ended with it.
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP))

    // Whoever started this process may have SIGCHLD ignored; then the system keeps no exit codes.
    signal(SIGCHLD, SIG_DFL)
    var process = pid_t()
    var code: Int32
    let firstAttempt = ContinuousClock.now
    repeat {
      code = running.withLock { processes in
        let code = withStrings([program] + arguments) { argv in
          withStrings(environment.map { "\($0)=\($1)" }) { envp in
            posix_spawn(&process, program, &actions, &attributes, argv, envp)
          }
        }
        if code == 0 { processes.insert(process) }
        return code
      }
      guard code == ETXTBSY else { break }
      usleep(lookInterval)
    } while firstAttempt.advanced(by: longestWrite) > .now
    guard code == 0 else { throw FileError("run", program, code: code) }
    let earlyEnd = limits.flatMap { keep(process, within: $0, files: [paths[1], paths[2]]) }
    return Result(
      status: try wait(for: process, named: program), output: try readFile(paths[1]),
      errors: String(decoding: try readFile(paths[2]), as: UTF8.self), earlyEnd: earlyEnd)
  }

  /// Returns once a program has ended, which it is made to do where it passes a limit.
  ///
  /// - Parameter files: What it writes.
  private static func keep(
    _ process: pid_t, within limits: Limits, files: [String]
  ) -> EarlyEnd? {
    let start = ContinuousClock.now
    var earlyEnd: EarlyEnd?
    var end: ContinuousClock.Instant?
    while isRunning(process) {
      if let end, end < .now {
        kill(-process, SIGKILL)
      } else if earlyEnd == nil {
        if limits.stop?.isGiven == true {
          earlyEnd = .stopRequest
        } else if let time = limits.time, start.advanced(by: time) < .now {
          earlyEnd = .timeLimit
        } else if files.contains(where: { byteCount(of: $0) > limits.output }) {
          earlyEnd = .outputLimit
        }
        if earlyEnd != nil {
          // As from the keyboard: a build system leaves its files whole.
          kill(-process, SIGINT)
          end = ContinuousClock.now.advanced(by: limits.grace)
        }
      }
      usleep(lookInterval)
    }
    // What it started may go on. The id is still taken, as nobody has waited for the program.
    if earlyEnd != nil { kill(-process, SIGKILL) }
    return earlyEnd
  }

  private static func isRunning(_ process: pid_t) -> Bool {
    var answer = siginfo_t()
    let isKnown = waitid(P_PID, id_t(process), &answer, WEXITED | WNOWAIT | WNOHANG) == 0
    // The system writes no signal for one that has not ended.
    return isKnown ? answer.si_signo == 0 : errno == EINTR
  }

  private static func byteCount(of path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  private static func wait(for process: pid_t, named program: String) throws -> Int32 {
    // Keeps the id taken until no interruption can mean another process by it.
    var answer = siginfo_t()
    while waitid(P_PID, id_t(process), &answer, WEXITED | WNOWAIT) < 0, errno == EINTR {}
    let code = running.withLock { processes in
      processes.remove(process)
      return status(of: process)
    }
    // Not knowing how it ended is not a success.
    guard let code else { throw FileError("wait for", program, code: errno) }
    return code
  }

  /// Waits for a program's end, and frees its id; nil if the system knows no such program.
  static func status(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // As WIFEXITED, WEXITSTATUS and WTERMSIG read it; macros do not reach Swift.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  /// Calls `body` with strings as C has them, after them a null.
  static func withStrings<Answer>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Answer
  ) -> Answer {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

/// Asks those who work for somebody to stop, from any thread.
package final class StopRequest: Sendable {
  private let given = Atomic(false)

  /// A request that is not given yet.
  package init() {}

  /// True once somebody has asked.
  package var isGiven: Bool { given.load(ordering: .acquiring) }

  /// Asks, for good.
  package func give() {
    given.store(true, ordering: .releasing)
  }
}
