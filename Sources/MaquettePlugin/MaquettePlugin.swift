import Glibc
import PackagePlugin

/// `swift package maquette …`: builds the tool, and runs it with these arguments.
///
/// `watch` shows the package's own previews.
@main
struct MaquettePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    // Built as the package's own previews are, from the same modules. As a dependency of this
    // target it would be compiled a second time, and in each build of Maquette itself.
    let result = try packageManager.build(
      .product("maquette"), parameters: .init(configuration: .debug, echoLogs: true))
    let tool = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == "maquette"
    }
    guard result.succeeded, let tool else { return Diagnostics.error("cannot build maquette") }
    var arguments = arguments
    if arguments.first == "watch" {
      // `SCRATCH/TRIPLE/debug/maquette`: the previews are built where the tool was.
      let scratch = tool.url.deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      arguments.insert(
        contentsOf: [
          "--package", context.package.directoryURL.path, "--plugin-scratch", scratch.path,
        ], at: 1)
    }
    become(tool.url.path, arguments)
  }

  /// Replaces this process by a program: signals reach it, and its exit code is the command's.
  ///
  /// Returns only if the program cannot be run.
  private func become(_ program: String, _ arguments: [String]) {
    // SwiftPM holds back what a plugin writes until there is more of it: the program writes to
    // where SwiftPM itself does.
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      let descriptor = open("/proc/\(getppid())/fd/\(stream)", O_WRONLY | O_APPEND | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      dup2(descriptor, stream)
      close(descriptor)
    }
    // A plugin runs on a thread on which all signals are blocked.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    execv(program, ([program] + arguments).map { strdup($0) } + [nil])
    Diagnostics.error("cannot run '\(program)': \(String(cString: strerror(errno)))")
  }
}
