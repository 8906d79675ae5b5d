import Glibc
import PackagePlugin

/// `swift package maquette …`: the tool's commands, for the previews of a package.
///
/// A program with the package's libraries has all commands; `watch` follows that program, or one of the
/// package's own.
@main
struct MaquettePlugin: CommandPlugin {
  /// The commands that draw what the package declares.
  private static let drawing = ["render", "test", "review", "layout"]

  func performCommand(context: PluginContext, arguments: [String]) throws {
    do {
      let command = arguments.first ?? "help"
      if command != "watch", let program = ownProgram(of: context.package) {
        return become(try build(program), arguments, in: context.package)
      }
      // What only looks at results needs no program, but building the tool takes longer than using one
      // that is there.
      let isMade = access(folder(of: context) + "/.build", F_OK) == 0
      guard Self.drawing.contains(command) || isMade && command != "watch" else {
        return try runTool(context, arguments)
      }
      let program = try PreviewProgram(for: context, in: folder(of: context))
      let swift = try toolchain() + "/swift-run"
      become(
        swift,
        ["--package-path", program.folder, "--scratch-path", program.folder + "/.build", "--quiet"]
          + [PreviewProgram.name] + arguments, in: context.package)
    } catch let error as PreviewProgramError {
      Diagnostics.error("\(error)")
    }
  }

  /// Builds the tool, and runs it with these arguments.
  private func runTool(_ context: PluginContext, _ arguments: [String]) throws {
    // Built as the package's own previews are, from the same modules. As a dependency of this
    // target it would be compiled a second time, and in each build of Maquette itself.
    let tool = try build("maquette")
    var arguments = arguments
    if arguments.first == "watch" {
      arguments.insert(contentsOf: try watched(context, tool: tool, arguments), at: 1)
    }
    become(tool, arguments, in: context.package)
  }

  /// The options for what the tool is to follow: a program of the package's own that draws previews, or the one
  /// that is made for it.
  private func watched(
    _ context: PluginContext, tool: String, _ arguments: [String]
  ) throws -> [String] {
    let package = context.package
    guard !arguments.contains("--product"), drawingPrograms(of: package).isEmpty else {
      // `SCRATCH/TRIPLE/debug/maquette`: the previews are built where the tool was.
      let scratch = tool.split(separator: "/").dropLast(3).map { "/" + $0 }.joined()
      return ["--package", package.directoryURL.path, "--plugin-scratch", scratch]
    }
    return ["--package", try PreviewProgram(for: context, in: folder(of: context)).folder]
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

  private func folder(of context: PluginContext) -> String {
    context.pluginWorkDirectoryURL.path + "/" + PreviewProgram.name
  }

  /// The package's own program with all commands, if it has one: an executable target that depends on
  /// MaquettePreviews.
  private func ownProgram(of package: Package) -> String? {
    package.products(ofType: ExecutableProduct.self)
      .first { product in
        product.mainTarget.dependencies.contains { $0.isProduct("MaquettePreviews") }
      }?
      .name
  }

  /// The package's programs that are built of the library, and so may draw previews.
  private func drawingPrograms(of package: Package) -> [String] {
    package.products(ofType: ExecutableProduct.self)
      .filter { product in
        ([product.mainTarget] + product.mainTarget.recursiveTargetDependencies)
          .contains { $0.name == "Maquette" }
      }
      .map(\.name)
  }

  /// The folder of SwiftPM's programs.
  private func toolchain() throws -> String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = readlink("/proc/\(getppid())/exe", &path, path.count - 1)
    guard count > 0 else {
      throw PreviewProgramError.file("/proc", reason: String(cString: strerror(errno)))
    }
    let program = String(decoding: path[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
    return program.split(separator: "/").dropLast().map { "/" + $0 }.joined()
  }

  /// Replaces this process by a program in the package's folder: signals reach it, and its exit code is
  /// the command's.
  ///
  /// Returns only if the program cannot be run.
  private func become(_ program: String, _ arguments: [String], in package: Package) {
    // SwiftPM holds back what a plugin writes until there is more of it: the program writes to
    // where SwiftPM itself does.
    for stream in [STDOUT_FILENO, STDERR_FILENO] {
      let descriptor = open("/proc/\(getppid())/fd/\(stream)", O_WRONLY | O_APPEND | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      dup2(descriptor, stream)
      close(descriptor)
    }
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

extension TargetDependency {
  fileprivate func isProduct(_ name: String) -> Bool {
    if case .product(let product) = self { product.name == name } else { false }
  }
}
