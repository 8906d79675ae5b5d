import Foundation
import PackagePlugin

/// The package that `swift package maquette` makes beside a package's builds: programs with all previews that the
/// libraries of the package declare.
///
/// They are built in the package's own folder of builds. SwiftPM names and compiles the package's modules and their
/// dependencies alike there, so that only the rest of the programs is compiled.
struct PreviewPrograms {
  /// A program, by its name.
  enum Kind: String, CaseIterable {
    /// The commands that draw and compare, which need little more than the package has compiled for its tests.
    case small = "maquette-previews"
    /// All commands.
    case complete = "maquette-previews-complete"

    fileprivate var product: String {
      switch self {
      case .small: "MaquetteDrawing"
      case .complete: "MaquettePreviews"
      }
    }

    fileprivate var source: String {
      let main =
        switch self {
        case .small: "DrawingProgram"
        case .complete: "PreviewCommands"
        }
      return """
        import \(product)

        @main struct Previews {
          static func main() { \(main).main() }
        }

        """
    }
  }

  /// The package's name.
  private static let package = "maquette-previews"

  /// The folder of the programs' package.
  let folder: String

  /// The folder of the package's builds.
  private let scratch: String
  private let packageFolder: String

  /// Writes the programs for the libraries of a package; a file is only written where it changes.
  ///
  /// - Throws: `PreviewProgramError`.
  init(for context: PluginContext) throws {
    let package = context.package
    packageFolder = package.directoryURL.path
    folder = context.pluginWorkDirectoryURL.path + "/" + Self.package
    scratch = try buildFolder(of: context)
    let libraries = Self.libraries(of: package)
    guard !libraries.isEmpty else {
      throw PreviewProgramError.noLibrary(package: package.displayName)
    }
    guard let maquette = Self.maquette(below: package) else { throw PreviewProgramError.noMaquette }
    for kind in Kind.allCases {
      let sources = folder + "/Sources/" + kind.rawValue
      do {
        try FileManager.default.createDirectory(
          atPath: sources, withIntermediateDirectories: true)
      } catch {
        throw PreviewProgramError.file(sources, reason: "\(error)")
      }
      try write(kind.source, to: sources + "/Previews.swift")
    }
    try write(
      Self.manifest(
        of: package, libraries: libraries, maquette: maquette,
        traits: try TraitOptions.current.argument(for: packageFolder)),
      to: folder + "/Package.swift")
    // The versions that the package itself is built with.
    if let versions = contents(of: packageFolder + "/Package.resolved") {
      try write(versions, to: folder + "/Package.resolved")
    }
  }

  /// Returns the path of a program after its build.
  func path(of kind: Kind) -> String { "\(scratch)/debug/\(kind.rawValue)" }

  /// Returns whether a program was built before, of whatever sources.
  func isBuilt(_ kind: Kind) -> Bool { access(path(of: kind), X_OK) == 0 }

  /// Returns whether the small program has all that arguments ask for, once it is built.
  func suffices(for arguments: [String]) -> Bool {
    let question = Process()
    question.executableURL = URL(filePath: path(of: .small))
    question.arguments = arguments
    question.environment = ProcessInfo.processInfo.environment
      .merging(["MAQUETTE_DRAWING_QUESTION": "1"]) { $1 }
    guard (try? question.run()) != nil else { return false }
    question.waitUntilExit()
    return question.terminationStatus == 0
  }

  /// Builds a program, and prints its progress to the standard error of SwiftPM.
  ///
  /// - Throws: `PreviewProgramError.noBuild` once the compiler's messages are printed.
  func build(_ kind: Kind) throws {
    let swift = Process()
    swift.executableURL = URL(filePath: try toolchain() + "/swift-build")
    swift.arguments = [
      // SwiftPM, which waits for this process, holds the lock of the folder. Its plan
      // there is another package's.
      "--package-path", folder, "--scratch-path", scratch, "--ignore-lock",
      "--disable-build-manifest-caching", "--product", kind.rawValue,
    ]
    // The user's package has just been resolved. Otherwise SwiftPM asks the sources of all dependencies again, as what
    // requires them is another package.
    if access(folder + "/Package.resolved", F_OK) == 0 {
      swift.arguments?.append("--disable-automatic-resolution")
    }
    let errors = openStream(STDERR_FILENO).map {
      FileHandle(fileDescriptor: $0, closeOnDealloc: true)
    }
    swift.standardOutput = errors ?? .standardError
    swift.standardError = errors ?? .standardError
    do {
      try swift.run()
    } catch {
      throw PreviewProgramError.noBuild(product: kind.rawValue)
    }
    swift.waitUntilExit()
    guard swift.terminationStatus == 0 else {
      throw PreviewProgramError.noBuild(product: kind.rawValue)
    }
  }

  /// Returns whether a package has libraries, whose previews could be drawn.
  static func has(libraries package: Package) -> Bool { !libraries(of: package).isEmpty }

  private static func libraries(of package: Package) -> [String] {
    package.products(ofType: LibraryProduct.self).map(\.name).sorted()
  }

  private static func manifest(
    of package: Package, libraries: [String], maquette: Package, traits: String
  ) -> String {
    let products = libraries.map {
      "        .product(name: \(quoted($0)), package: \(quoted(package.id))),\n"
    }
    let targets = Kind.allCases.map { kind in
      """
          .executableTarget(
            name: \(quoted(kind.rawValue)),
            dependencies: [
              .product(name: \(quoted(kind.product)), package: \(quoted(maquette.id))),
      \(products.joined())      ]),

      """
    }
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: "\(Self.package)",
        dependencies: [
          .package(path: \(quoted(package.directoryURL.path))\(traits)),
          \(dependency(on: maquette)),
        ],
        targets: [
      \(targets.joined())  ]
      )

      """
  }

  /// Returns the dependency on a package as it is, from the source that the user's package has it from: in a
  /// folder of builds that two packages share, SwiftPM removes a checkout that one does not require.
  private static func dependency(on package: Package) -> String {
    switch package.origin {
    case .repository(let url, let version, let revision):
      let requirement =
        if version.wholeMatch(of: /v?(\d+\.\d+\.\d+\S*)/) != nil {
          "exact: \(quoted(version.hasPrefix("v") ? String(version.dropFirst()) : version))"
        } else if revision.hasPrefix(version) {
          "revision: \(quoted(revision))"
        } else {
          "branch: \(quoted(version))"
        }
      return ".package(url: \(quoted(url)), \(requirement))"
    case .registry(let identity, let version):
      return ".package(id: \(quoted(identity)), exact: \(quoted(version)))"
    case .root, .local:
      return ".package(path: \(quoted(package.directoryURL.path)))"
    @unknown default:
      return ".package(path: \(quoted(package.directoryURL.path)))"
    }
  }

  /// Returns the package of this plugin among all dependencies of a package.
  private static func maquette(below package: Package) -> Package? {
    var waiting = [package]
    var seen: Set<Package.ID> = []
    while let next = waiting.popLast() {
      guard seen.insert(next.id).inserted else { continue }
      if next.products.contains(where: { $0.name == "MaquettePreviews" }) { return next }
      waiting += next.dependencies.map(\.package)
    }
    return nil
  }
}

/// Why there is no program with a package's previews.
enum PreviewProgramError: Error, CustomStringConvertible {
  case noLibrary(package: String)
  case noMaquette
  case noBuildFolder(of: String)
  case noBuild(product: String)
  case file(String, reason: String)

  var description: String {
    switch self {
    case .noLibrary(let package):
      "the package '\(package)' has no library whose previews could be drawn: add the product "
        + #".library(name: "Screens", targets: ["Screens"]) to its Package.swift, or an executable "#
        + "target that depends on MaquettePreviews"
    case .noMaquette: "the package does not depend on Maquette"
    case .noBuildFolder(let path): "'\(path)' is not in a folder of builds"
    case .noBuild(let product): "cannot build '\(product)'"
    case .file(let path, let reason): "cannot write '\(path)': \(reason)"
    }
  }
}

/// Returns the folder of SwiftPM's programs.
func toolchain() throws(PreviewProgramError) -> String {
  let link = "/proc/\(getppid())/exe"
  do {
    let program = try FileManager.default.destinationOfSymbolicLink(atPath: link)
    return URL(filePath: program).deletingLastPathComponent().path
  } catch {
    throw .file(link, reason: "\(error)")
  }
}

/// Returns a text as a literal of a Package.swift.
func quoted(_ text: String) -> String {
  let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
  return "\"\(escaped)\""
}

/// Returns the text of a file; nil for one that is not there.
private func contents(of path: String) -> String? {
  FileManager.default.contents(atPath: path).map { String(decoding: $0, as: UTF8.self) }
}

/// Writes a file, unless it has this text already: a build would begin anew.
private func write(_ text: String, to path: String) throws(PreviewProgramError) {
  guard contents(of: path) != text else { return }
  do {
    try text.write(toFile: path, atomically: true, encoding: .utf8)
  } catch {
    throw .file(path, reason: "\(error)")
  }
}
