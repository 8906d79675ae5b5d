import ChildProcesses
import Diagnostics
import FileAccess
import PlainText
import PreviewRendering

/// A package with a program that draws previews.
package struct SwiftPackage: Sendable {
  /// The package's folder, absolute and without links.
  package let folder: String
  /// The program, as its user named it; nil for the package's only one.
  let product: String?
  let arguments: [String]
  private let swift: String
  /// The variables of `swift` and the program.
  private let environment: [String: String]
  /// The folder of builds of a SwiftPM that waits for this process; nil if there is none.
  private let pluginScratch: String?

  /// The longest time that the program may draw.
  private let drawingTime: Duration
  /// The time that a build and a program have to end in order.
  private let grace: Duration
  /// The largest output of a build and a program, in bytes.
  private static let outputLimit = 64 << 20
  /// The settings of a trap's output: the calls that led to it, and nothing else.
  private static let backtrace =
    "enable=yes,color=no,interactive=no,threads=crashed,images=none,registers=none,limit=32"

  /// Creates a package whose program draws previews.
  ///
  /// - Parameters:
  ///   - folder: The package.
  ///   - product: The program; nil for the only one.
  ///   - arguments: The program's arguments.
  ///   - environment: The variables of `swift` and the program.
  ///   - pluginScratch: The folder of builds of a SwiftPM that waits for this process.
  ///   - drawingTime: The longest time that the program may draw.
  ///   - grace: The time that a build and a program have to end in order if there are newer edits.
  ///   - swift: The absolute path of `swift`; nil for that of `PATH`.
  /// - Throws: `FileError` if there is no such folder, or no `swift`.
  package init(
    folder: String, product: String? = nil, arguments: [String] = [],
    environment: [String: String], pluginScratch: String? = nil,
    drawingTime: Duration = .seconds(60), grace: Duration = .seconds(5), swift: String? = nil
  ) throws {
    guard let real = realPath(folder) else { throw FileError("find", folder, code: 2) }
    self.folder = real
    self.product = product
    self.arguments = arguments
    self.environment = environment
    self.pluginScratch = pluginScratch
    self.drawingTime = drawingTime
    self.grace = grace
    self.swift = try swift ?? ChildProcess.path(of: "swift")
  }
}

/// A reason why a package shows nothing new.
enum PackageFailure: Error {
  /// There are newer edits.
  case stopped
  /// The compiler, the linker or the program reported mistakes.
  case mistakes(CompilerOutput)

  /// Returns a mistake without a place.
  static func mistake(_ message: String, suggestion: String? = nil) -> PackageFailure {
    var output = CompilerOutput(folder: "/")
    output.add(Diagnostic(at: nil, message, suggestion: suggestion))
    return .mistakes(output)
  }
}

// MARK: - Describing

extension SwiftPackage {
  /// Returns the description of the package, followed by those of the packages on the disk that it
  /// depends on; at least one.
  ///
  /// - Throws: `PackageFailure`.
  func descriptions(_ stop: StopRequest) throws(PackageFailure) -> [PackageDescription] {
    var found: [PackageDescription] = []
    var waiting = [folder]
    var seen: Set<String> = []
    while !waiting.isEmpty {
      let next = waiting.removeFirst()
      guard seen.insert(realPath(next) ?? next).inserted else { continue }
      // Without the lock, since this only reads: a build in the package need not end first.
      let result = try run(
        swift, ["package", "--package-path", next, "--ignore-lock", "describe", "--type", "json"],
        stop)
      guard result.status == 0 else { throw failure(of: result) }
      guard let description = PackageDescription(result.output) else {
        throw .mistake("'swift package describe' does not print what this tool reads")
      }
      found.append(description)
      waiting += description.localPackages
    }
    return found
  }

  /// Returns the program to build.
  ///
  /// - Throws: `PackageFailure` if the choice is ambiguous.
  func program(of package: PackageDescription) throws(PackageFailure) -> String {
    let names = package.programs
    if let product {
      guard names.contains(product) else {
        throw .mistake(
          "the package has no program '\(excerpt(of: product))'",
          suggestion: suggestion(for: product, among: names))
      }
      return product
    }
    guard let first = names.first else {
      throw .mistake(
        "the package has no program that draws previews",
        suggestion: "add an executable target that calls draw(into:)")
    }
    guard names.count == 1 else {
      let all = names.map { excerpt(of: $0) }.joined(separator: ", ")
      throw .mistake(
        "the package has several programs: \(all)",
        suggestion: "name the one that draws previews, as in --product \(excerpt(of: first))")
    }
    return first
  }
}

// MARK: - Building and drawing

extension SwiftPackage {
  /// Builds a program.
  ///
  /// - Throws: `PackageFailure`.
  func build(_ program: String, _ stop: StopRequest) throws(PackageFailure) {
    let result = try run(swift, building(program), stop)
    guard result.status == 0 else { throw failure(of: result) }
  }

  /// Returns the path of a program after its build.
  ///
  /// - Throws: `PackageFailure`.
  func path(of program: String, _ stop: StopRequest) throws(PackageFailure) -> String {
    // SwiftPM would plan the whole build once more to answer.
    if let pluginScratch { return "\(pluginScratch)/debug/\(program)" }
    let result = try run(swift, building(program) + ["--show-bin-path"], stop)
    guard result.status == 0 else { throw failure(of: result) }
    let lines = String(decoding: result.output, as: UTF8.self).split(whereSeparator: \.isNewline)
    return (lines.last.map(String.init) ?? "") + "/" + program
  }

  /// The folder at which the program's paths start: that of the user's package, in which SwiftPM's plugin starts this
  /// process, also if the program is of a package that was made for it.
  private var workingFolder: String {
    pluginScratch == nil ? folder : realPath(".") ?? folder
  }

  private func building(_ program: String) -> [String] {
    ["build", "--package-path", folder, "--product", program] + buildOptions
  }

  /// Runs a program, and returns its drawings.
  ///
  /// - Parameter scratch: An empty folder, for the pictures.
  /// - Throws: `PackageFailure`.
  func draw(
    _ path: String, into scratch: String, of packages: [PackageDescription], _ stop: StopRequest
  ) throws(PackageFailure) -> DrawnPreviews {
    // coreutils' `env` changes the folder, which Swift's Glibc cannot do for another program.
    let result = try run(
      "/usr/bin/env", ["--chdir=" + workingFolder, path] + arguments, stop, time: drawingTime,
      variables: [DrawnPreviews.variable: scratch, "SWIFT_BACKTRACE": Self.backtrace])
    let name = "'" + excerpt(of: path.split(separator: "/").last ?? "") + "'"
    let summary: String? =
      switch result.earlyEnd {
      case .timeLimit: "\(name) did not end within \(drawingTime.components.seconds) seconds"
      case .outputLimit: "\(name) prints without end"
      case .stopRequest, nil:
        switch result.status {
        case 0: nil
        case 129...: "\(name) was ended by signal \(result.status - 128)"
        default: "\(name) exited with code \(result.status)"
        }
      }
    if let summary {
      var output = CompilerOutput(folder: folder)
      output.addFailure(result.errors, summary: summary, packages: packages)
      throw .mistakes(output)
    }
    do {
      return try DrawnPreviews(folder: scratch)
    } catch let diagnostic as Diagnostic {
      throw .mistake(diagnostic.message, suggestion: diagnostic.suggestion)
    } catch {
      throw .mistake(
        "\(name) draws no previews",
        suggestion: "call draw(into:) on a list of previews; name another program with --product")
    }
  }

  /// The options of builds; the process that holds the lock of its folder of builds waits for this one, and has
  /// resolved the dependencies.
  private var buildOptions: [String] {
    guard let pluginScratch else { return [] }
    let isResolved = fileExists(folder + "/Package.resolved")
    return ["--scratch-path", pluginScratch, "--ignore-lock"]
      + (isResolved ? ["--disable-automatic-resolution"] : [])
  }

  private func run(
    _ program: String, _ arguments: [String], _ stop: StopRequest, time: Duration? = nil,
    variables: [String: String] = [:]
  ) throws(PackageFailure) -> ChildProcess.Result {
    let result: ChildProcess.Result
    do {
      result = try ChildProcess.run(
        program, arguments,
        environment: environment.merging(variables) { _, new in new },
        limits: ChildProcess.Limits(
          time: time, output: Self.outputLimit, stop: stop, grace: grace))
    } catch {
      throw .mistake("\(error)")
    }
    if result.earlyEnd == .stopRequest { throw .stopped }
    return result
  }

  private func failure(of result: ChildProcess.Result) -> PackageFailure {
    var output = CompilerOutput(folder: folder)
    output.addBuild(String(decoding: result.output, as: UTF8.self) + "\n" + result.errors)
    return .mistakes(output)
  }
}
