import FileAccess
import Glibc
import Synchronization

/// A program that runs to its end before anything else is done.
enum ChildProcess {
  /// What a program left.
  struct Result {
    /// The exit code; 128 and the signal's number where a signal ended it.
    var status: Int32
    /// What was written to standard output.
    var output: [UInt8]
    /// What was written to standard error, as text.
    var errors: String
  }

  /// The programs that run, none of them waited for yet: their ids are theirs.
  private static let running = Mutex<Set<pid_t>>([])

  /// Ends the programs that run and then this process, with no time between for another one.
  ///
  /// - Parameter end: Ends this process; nothing writes into its scratch folders any more.
  static func endAll(then end: () -> Never) -> Never {
    running.withLock { processes in
      for process in processes { kill(process, SIGKILL) }
      for process in processes { _ = status(of: process) }
      end()
    }
  }

  /// The path of a program that an absolute folder of `PATH` has.
  ///
  /// A relative or empty entry would name whatever file is in the working directory.
  ///
  /// - Throws: `FileError` if there is no such program.
  static func path(of program: String) throws -> String {
    // What the system's own search takes for a missing `PATH`.
    let folders = getenv("PATH").map { String(cString: $0) } ?? "/bin:/usr/bin"
    for folder in folders.split(separator: ":") where folder.hasPrefix("/") {
      let path = "\(folder)/\(program)"
      if access(path, X_OK) == 0, !isFolder(path) { return path }
    }
    throw FileError("run", program, code: ENOENT)
  }

  /// Runs a program.
  ///
  /// - Parameters:
  ///   - program: Its absolute path.
  ///   - input: What the program reads from standard input.
  ///   - environment: All variables that the program sees.
  /// - Throws: `FileError` if the program cannot be started, or if how it ended cannot be known.
  static func run(
    _ program: String, _ arguments: [String], input: [UInt8] = [],
    environment: [String: String]
  ) throws -> Result {
    // Files for the three streams: a pipe could fill up while nobody reads.
    let folder = try ScratchFolder()
    let paths = ["in", "out", "err"].map { "\(folder.path)/\($0)" }
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
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK))

    // Whoever started this process may have SIGCHLD ignored; then the system keeps no exit codes.
    signal(SIGCHLD, SIG_DFL)
    var process = pid_t()
    let code = running.withLock { processes in
      let code = withStrings([program] + arguments) { argv in
        withStrings(environment.map { "\($0)=\($1)" }) { envp in
          posix_spawn(&process, program, &actions, &attributes, argv, envp)
        }
      }
      if code == 0 { processes.insert(process) }
      return code
    }
    guard code == 0 else { throw FileError("run", program, code: code) }
    return Result(
      status: try wait(for: process, named: program), output: try readFile(paths[1]),
      errors: String(decoding: try readFile(paths[2]), as: UTF8.self))
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
  private static func status(of process: pid_t) -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      guard errno == EINTR else { return nil }
    }
    // As WIFEXITED, WEXITSTATUS and WTERMSIG read it; macros do not reach Swift.
    return status & 0x7F == 0 ? (status >> 8) & 0xFF : 128 + status & 0x7F
  }

  /// Calls `body` with strings as C has them, after them a null.
  private static func withStrings<Answer>(
    _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Answer
  ) -> Answer {
    let copies = strings.map { strdup($0) }
    defer { for copy in copies { free(copy) } }
    return body(copies + [nil])
  }
}
