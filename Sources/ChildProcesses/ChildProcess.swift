import FileAccess
import Glibc
import Synchronization

/// Runs a program to its end before returning.
package enum ChildProcess {
  /// The result of a program.
  package struct Result: Sendable {
    /// The exit code; 128 plus the signal's number if a signal ended it.
    package var status: Int32
    /// The bytes on standard output.
    package var output: [UInt8]
    /// The text on standard error.
    package var errors: String
    /// The reason why the program was ended; nil for one that ended by itself.
    package var earlyEnd: EarlyEnd?
  }

  /// A reason why a program was ended.
  package enum EarlyEnd: Hashable, Sendable {
    /// It was requested.
    case stopRequest
    /// The program exceeded its time.
    case timeLimit
    /// The program exceeded its output.
    case outputLimit
  }

  /// The limits that keep a program from running forever.
  package struct Limits: Sendable {
    /// The longest time that it may run.
    package var time: Duration?
    /// The largest number of bytes that it may write to each of its streams.
    package var output: Int
    /// The request that ends it.
    package var stop: StopRequest?
    /// The time that it has to end in order.
    package var grace: Duration

    /// Creates limits of a program.
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

  /// The interval at which a program with limits is checked, in microseconds.
  private static let lookInterval: UInt32 = 5_000
  /// The longest time that a program that is still being written is tried again: a file that was
  /// just closed is open for a moment longer in programs that other threads have started and that
  /// have not begun yet, for seconds if many programs compete for the processor.
  private static let longestWrite = Duration.seconds(30)

  /// The programs that run and were not waited for, so that their ids are valid.
  private static let running = Mutex<Set<pid_t>>([])

  /// Ends the running programs and then this process, without time between for another one.
  ///
  /// - Parameter end: Ends this process; nothing writes into its scratch folders any more.
  package static func endAll(then end: () -> Never) -> Never {
    running.withLock { processes in
      for process in processes { kill(-process, SIGKILL) }
      for process in processes { _ = status(of: process) }
      end()
    }
  }

  /// Returns the path of a program in an absolute folder of `PATH`.
  ///
  /// A relative or empty entry would name any file in the working directory.
  ///
  /// - Throws: `FileError` if there is no such program.
  package static func path(of program: String) throws -> String {
    // The folders of the system's own search if there is no `PATH`.
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
  ///   - input: The bytes of its standard input.
  ///   - environment: The variables of the program.
  ///   - limits: The limits that end it; nil for none. It is first asked to end, and then killed.
  /// - Throws: `FileError` if the program cannot be started, or if its exit code is not available.
  package static func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [],
    environment: [String: String], limits: Limits? = nil
  ) throws -> Result {
    // Files for the three streams: a pipe could fill up while it is not read.
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
    // This process blocks the signals that end it, to wait for them; the program must receive them.
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    // It ignores the last two, and an interruption if a shell runs it in the background; programs
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

    // The parent process may have SIGCHLD ignored; then the system keeps no exit codes.
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

  /// Waits until a program has ended, and ends it if it exceeds a limit.
  ///
  /// - Parameter files: The files of its output.
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
          // As from the keyboard: a build system leaves its files intact.
          kill(-process, SIGINT)
          end = ContinuousClock.now.advanced(by: limits.grace)
        }
      }
      usleep(lookInterval)
    }
    // Its own child processes may continue. The id is still taken, as the program has not been
    // waited for.
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
    // An unknown exit code is not a success.
    guard let code else { throw FileError("wait for", program, code: errno) }
    return code
  }

  /// Waits for a program's end, and frees its id; nil if the system knows no such program.
  static func status(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // As WIFEXITED, WEXITSTATUS and WTERMSIG read it; Swift does not import macros.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  /// Calls `body` with strings in C's form, followed by a null.
  static func withStrings<Answer>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Answer
  ) -> Answer {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}

/// A request to stop, given from any thread.
package final class StopRequest: Sendable {
  private let given = Atomic(false)

  /// Creates a request that is not given yet.
  package init() {}

  /// Indicates whether the request is given.
  package var isGiven: Bool { given.load(ordering: .acquiring) }

  /// Gives the request, permanently.
  package func give() {
    given.store(true, ordering: .releasing)
  }
}
