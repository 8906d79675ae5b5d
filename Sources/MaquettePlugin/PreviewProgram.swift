import Foundation
import PackagePlugin

/// The package that `swift package maquette` makes beside a package's builds: a program with all previews
/// that the libraries of the package declare, and all commands.
///
/// It is built in the package's own folder of builds. SwiftPM names and compiles the package's modules
/// and their dependencies alike there, so that only the rest of the program is compiled.
struct PreviewProgram {
  /// The program's name, and its package's.
  private static let name = "maquette-previews"

  /// The folder of the program's package.
  let folder: String
  /// The program.
  var path: String { scratch + "/debug/" + Self.name }
  /// Indicates whether the program was built before, of whatever sources.
  var isBuilt: Bool { access(path, X_OK) == 0 }

  /// The folder of the package's builds.
  private let scratch: String
  private let packageFolder: String

  /// Writes the program for the libraries of a package; a file is only written where it changes.
  ///
  /// - Throws: `PreviewProgramError`.
  init(for context: PluginContext) throws {
    let package = context.package
    packageFolder = package.directoryURL.path
    folder = context.pluginWorkDirectoryURL.path + "/" + Self.name
    scratch = try buildFolder(of: context)
    let libraries = Self.libraries(of: package)
    guard !libraries.isEmpty else {
      throw PreviewProgramError.noLibrary(package: package.displayName)
    }
    guard let maquette = Self.maquette(below: package) else { throw PreviewProgramError.noMaquette }
    let sources = folder + "/Sources/" + Self.name
    do {
      try FileManager.default.createDirectory(
        atPath: sources, withIntermediateDirectories: true)
    } catch {
      throw PreviewProgramError.file(sources, reason: "\(error)")
    }
    try write(
      Self.manifest(
        of: package, libraries: libraries, maquette: maquette,
        traits: try TraitOptions.current.argument(for: packageFolder)),
      to: folder + "/Package.swift")
    try write(Self.source, to: sources + "/Previews.swift")
    // The versions that the package itself is built with.
    if let versions = contents(of: packageFolder + "/Package.resolved") {
      try write(versions, to: folder + "/Package.resolved")
    }
  }

  /// Builds the program, and prints its progress to the standard error of SwiftPM.
  ///
  /// - Throws: `PreviewProgramError.noBuild` once the compiler's messages are printed.
  func build() throws {
    let swift = Process()
    swift.executableURL = URL(filePath: try toolchain() + "/swift-build")
    swift.arguments = [
      // SwiftPM, which waits for this process, holds the lock of the folder. Its plan
      // there is another package's.
      "--package-path", folder, "--scratch-path", scratch, "--ignore-lock",
      "--disable-build-manifest-caching", "--product", Self.name,
    ]
    let errors = openStream(STDERR_FILENO).map {
      FileHandle(fileDescriptor: $0, closeOnDealloc: true)
    }
    swift.standardOutput = errors ?? .standardError
    swift.standardError = errors ?? .standardError
    do {
      try swift.run()
    } catch {
      throw PreviewProgramError.noBuild(product: Self.name)
    }
    swift.waitUntilExit()
    guard swift.terminationStatus == 0 else {
      throw PreviewProgramError.noBuild(product: Self.name)
    }
  }

  /// Returns whether a package has libraries, whose previews could be drawn.
  static func has(libraries package: Package) -> Bool { !libraries(of: package).isEmpty }

  private static func libraries(of package: Package) -> [String] {
    package.products(ofType: LibraryProduct.self).map(\.name).sorted()
  }

  private static let source = """
    import MaquettePreviews

    @main struct Previews {
      static func main() { PreviewCommands.main() }
    }

    """

  private static func manifest(
    of package: Package, libraries: [String], maquette: Package, traits: String
  ) -> String {
    let products = libraries.map {
      "        .product(name: \(quoted($0)), package: \(quoted(package.id))),\n"
    }
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [
          .package(path: \(quoted(package.directoryURL.path))\(traits)),
          \(dependency(on: maquette)),
        ],
        targets: [
          .executableTarget(
            name: "\(name)",
            dependencies: [
              .product(name: "MaquettePreviews", package: \(quoted(maquette.id))),
      \(products.joined())      ])
        ]
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
