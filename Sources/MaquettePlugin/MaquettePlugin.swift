import Foundation
import PackagePlugin

/// `swift package maquette …`: the tool's commands, for the previews of a package.
///
/// They are run by a program with the package's libraries: the package's own, or one that is made for it and
/// built where the package itself is, so that nothing is compiled twice. What draws and compares needs a small
/// program; what reads configs or serves a page is done by the installed tool, or by a program with all commands.
@main
struct MaquettePlugin: CommandPlugin {
  /// The commands that draw what the package declares, by a program that is up to date.
  private static let drawing = ["render", "test", "list", "review", "layout"]
  /// The commands that the small program has.
  private static let small = ["render", "layout", "list", "test", "approve"]
  /// The commands for which the package's previews make no difference.
  private static let apart = [
    "report", "merge-reports", "diff", "schema", "init", "devices", "fonts", "symbols", "extract",
    "help", "--help", "-h", "--version",
  ]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    do {
      let package = context.package
      let command = arguments.first ?? "help"
      if command == "watch" {
        try watch(context, arguments)
      } else if let program = ownProgram(of: package) {
        become(try build(program), arguments, in: package)
      } else if Self.apart.contains(topic(of: arguments)), let tool = InstalledTool.path {
        become(tool, arguments, in: package)
      } else if Self.drawing.contains(command) || PreviewPrograms.has(libraries: package) {
        become(try program(for: arguments, in: context), arguments, in: package)
      } else {
        become(try InstalledTool.path ?? build("maquette"), arguments, in: package)
      }
    } catch let error as PreviewProgramError {
      Diagnostics.error("\(error)")
    }
  }

  /// Returns the path of the program for a command: the small one if it has all that is asked for.
  private func program(for arguments: [String], in context: PluginContext) throws -> String {
    let programs = try PreviewPrograms(for: context)
    // What only looks at results needs no newer program than the one that is there.
    let isDrawn = Self.drawing.contains(arguments.first ?? "help")
    if Self.small.contains(topic(of: arguments)) {
      if isDrawn || !programs.isBuilt(.small) { try programs.build(.small) }
      if programs.suffices(for: arguments) { return programs.path(of: .small) }
    }
    if isDrawn || !programs.isBuilt(.complete) { try programs.build(.complete) }
    return programs.path(of: .complete)
  }

  /// Returns the command that arguments are about: that of `help review` is `review`.
  private func topic(of arguments: [String]) -> String {
    let words = arguments.first == "help" ? arguments.dropFirst() : arguments[...]
    return words.first ?? "help"
  }

  /// Shows a program of the package's own that draws previews, or the small one that is made for it.
  private func watch(_ context: PluginContext, _ arguments: [String]) throws {
    let package = context.package
    let scratch = try buildFolder(of: context)
    var arguments = arguments
    if arguments.contains("--product") || !drawingPrograms(of: package).isEmpty {
      arguments.insert(
        contentsOf: ["--package", package.directoryURL.path, "--plugin-scratch", scratch], at: 1)
      // Built as the package's own previews are, from the same modules. As a dependency of this target it would
      // be compiled a second time, and in each build of Maquette itself.
      return become(try InstalledTool.path ?? build("maquette"), arguments, in: package)
    }
    let programs = try PreviewPrograms(for: context)
    arguments.insert(
      contentsOf: [
        "--package", programs.folder, "--product", PreviewPrograms.Kind.small.rawValue,
        "--plugin-scratch", scratch,
      ], at: 1)
    if let tool = InstalledTool.path { return become(tool, arguments, in: package) }
    // `watch` builds what it shows by itself, at once and after each edit.
    if !programs.isBuilt(.complete) { try programs.build(.complete) }
    become(programs.path(of: .complete), arguments, in: package)
  }

  /// Builds a product of the package or of what it depends on, and returns the program's path.
  private func build(_ product: String) throws -> String {
    let result = try packageManager.build(
      .product(product), parameters: .init(configuration: .debug, echoLogs: true))
    let program = result.builtArtifacts.first {
      $0.kind == .executable && $0.url.lastPathComponent == product
    }
    guard result.succeeded, let program else {
      throw PreviewProgramError.noBuild(product: product)
    }
    return program.url.path
  }

  /// Returns the package's own program with all commands, if it has one: an executable target that
  /// depends on MaquettePreviews.
  private func ownProgram(of package: Package) -> String? {
    package.products(ofType: ExecutableProduct.self)
      .first { product in
        product.mainTarget.dependencies.contains { $0.isProduct("MaquettePreviews") }
      }?
      .name
  }

  /// Returns the package's programs that depend on the library, and so may draw previews.
  private func drawingPrograms(of package: Package) -> [String] {
    package.products(ofType: ExecutableProduct.self)
      .filter { product in
        ([product.mainTarget] + product.mainTarget.recursiveTargetDependencies)
          .contains { $0.name == "Maquette" }
      }
      .map(\.name)
  }

  /// Replaces this process by a program in the package's folder: signals reach it, and its exit code is
  /// the command's.
  ///
  /// Returns only if the program cannot be run.
  private func become(_ program: String, _ arguments: [String], in package: Package) {
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      guard let descriptor = openStream(stream) else { continue }
      dup2(descriptor, stream)
      close(descriptor)
    }
    setenv("MAQUETTE_COMMAND", "swift package maquette", 1)
    guard chdir(package.directoryURL.path) == 0 else {
      let reason = String(cString: strerror(errno))
      return Diagnostics.error("cannot enter '\(package.directoryURL.path)': \(reason)")
    }
    // A plugin runs on a thread on which all signals are blocked.
    var none = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, nil)
    execv(program, ([program] + arguments).map { strdup($0) } + [nil])
    Diagnostics.error("cannot run '\(program)': \(String(cString: strerror(errno)))")
  }
}

/// Opens where SwiftPM itself writes to: it holds back what a plugin writes until there is more of it.
///
/// - Returns: Nil for a file, which does not mind. Opened again it would have a place of its own to write at, and what the
///   shell writes next would go over it.
func openStream(_ stream: Int32) -> Int32? {
  let path = "/proc/\(getppid())/fd/\(stream)"
  var status = stat()
  guard stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else { return nil }
  let descriptor = open(path, O_WRONLY | O_APPEND | O_CLOEXEC)
  return descriptor < 0 ? nil : descriptor
}

/// Returns the folder of the package's builds, `.build` by default.
///
/// - Throws: `PreviewProgramError` if the plugin's folder is not in one.
func buildFolder(of context: PluginContext) throws(PreviewProgramError) -> String {
  var folder = context.pluginWorkDirectoryURL
  while folder.path != "/" {
    // SwiftPM keeps there which packages it has resolved.
    if access(folder.appending(path: "workspace-state.json").path, F_OK) == 0 { return folder.path }
    folder.deleteLastPathComponent()
  }
  throw .noBuildFolder(of: context.pluginWorkDirectoryURL.path)
}

extension TargetDependency {
  fileprivate func isProduct(_ name: String) -> Bool {
    if case .product(let product) = self { product.name == name } else { false }
  }
}
