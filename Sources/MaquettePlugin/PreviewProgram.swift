import Glibc
import PackagePlugin

/// The package that `swift package maquette` makes beside a package's builds: a program with all previews
/// that the libraries of the package declare.
struct PreviewProgram {
  /// The program's name, and its package's.
  static let name = "maquette-previews"

  /// The folder of the program's package.
  let folder: String

  /// The program for the libraries of a package.
  ///
  /// - Parameter folder: Where to write it; a file is only written where it changes.
  /// - Throws: `PreviewProgramError`.
  init(for context: PluginContext, in folder: String) throws {
    self.folder = folder
    let package = context.package
    let libraries = package.products(ofType: LibraryProduct.self).map(\.name).sorted()
    guard !libraries.isEmpty else {
      throw PreviewProgramError.noLibrary(package: package.displayName)
    }
    guard let maquette = Self.maquette(below: package) else { throw PreviewProgramError.noMaquette }
    let sources = folder + "/Sources/" + Self.name
    try make(folder: sources)
    try write(
      Self.manifest(of: package, libraries: libraries, maquette: maquette),
      to: folder + "/Package.swift")
    try write(Self.source, to: sources + "/Previews.swift")
    // The versions that the package itself is built with.
    if let versions = contents(of: package.directoryURL.path + "/Package.resolved") {
      try write(versions, to: folder + "/Package.resolved")
    }
  }

  private static let source = """
    import MaquettePreviews

    @main struct Previews {
      static func main() { PreviewCommands.main() }
    }

    """

  private static func manifest(of package: Package, libraries: [String], maquette: Package)
    -> String
  {
    let products = libraries.map {
      "        .product(name: \(quoted($0)), package: \(quoted(package.id))),\n"
    }
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: "\(name)",
        dependencies: [
          .package(path: \(quoted(package.directoryURL.path))),
          .package(path: \(quoted(maquette.directoryURL.path))),
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

  /// The package that this plugin is of, among all that a package depends on.
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
  case noBuild(product: String)
  case file(String, reason: String)

  var description: String {
    switch self {
    case .noLibrary(let package):
      "the package '\(package)' has no library whose previews could be drawn: add the product "
        + #".library(name: "Screens", targets: ["Screens"]) to its Package.swift, or an executable "#
        + "target that depends on MaquettePreviews"
    case .noMaquette: "the package does not depend on Maquette"
    case .noBuild(let product): "cannot build '\(product)'"
    case .file(let path, let reason): "cannot write '\(path)': \(reason)"
    }
  }
}

/// A text as a literal of a Package.swift.
private func quoted(_ text: String) -> String {
  let escaped = text.map { $0 == "\\" || $0 == "\"" ? "\\\($0)" : String($0) }.joined()
  return "\"\(escaped)\""
}

private func make(folder: String) throws(PreviewProgramError) {
  var path = ""
  for name in folder.split(separator: "/") {
    path += "/" + name
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw .file(path, reason: String(cString: strerror(errno)))
    }
  }
}

/// The text of a file; nil for one that is not there.
private func contents(of path: String) -> String? {
  guard let file = fopen(path, "r") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  while case let byte = getc(file), byte != EOF { bytes.append(UInt8(byte)) }
  return String(decoding: bytes, as: UTF8.self)
}

/// Writes a file, unless it has this text already: a build would begin anew.
private func write(_ text: String, to path: String) throws(PreviewProgramError) {
  guard contents(of: path) != text else { return }
  guard let file = fopen(path, "w"), fputs(text, file) >= 0, fclose(file) == 0 else {
    throw .file(path, reason: String(cString: strerror(errno)))
  }
}
