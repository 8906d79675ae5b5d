import FileAccess
import Glibc

extension ChildProcess {
  /// Starts a program that may outlive this process, without waiting for its end.
  ///
  /// It has a process group of its own, which an interrupt from the terminal does not reach, and no
  /// standard streams.
  ///
  /// - Parameters:
  ///   - program: Its absolute path.
  ///   - environment: The variables of the program.
  /// - Throws: `FileError` if the shell that starts it cannot be started.
  package static func start(
    _ program: String, _ arguments: [String], environment: [String: String]
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in STDIN_FILENO...STDERR_FILENO {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
    }
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // Of its own: the group's id is the process's.
    posix_spawnattr_setpgroup(&attributes, 0)
    var unblocked = sigset_t()
    sigemptyset(&unblocked)
    posix_spawnattr_setsigmask(&attributes, &unblocked)
    // Programs expect the signals that this process ignores to end them.
    var ignored = sigset_t()
    sigemptyset(&ignored)
    for number in [SIGPIPE, SIGXFSZ] { sigaddset(&ignored, number) }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setflags(
      &attributes,
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))

    signal(SIGCHLD, SIG_DFL)
    // The shell ends at once: the program then belongs to the system, which also takes its exit
    // code.
    let shell = "/bin/sh"
    var process = pid_t()
    let code = withStrings([shell, "-c", "\"$0\" \"$@\" &", program] + arguments) { argv in
      withStrings(environment.map { "\($0)=\($1)" }) { envp in
        posix_spawn(&process, shell, &actions, &attributes, argv, envp)
      }
    }
    guard code == 0 else { throw FileError("run", shell, code: code) }
    _ = status(of: process)
  }
}
