import Foundation

/// The traits of the user's package that the command line of SwiftPM enables, which the plugin's program asks for as well.
struct TraitOptions {
  private var names: [String]?
  private var areAll = false

  /// The options of the `swift package` that runs the plugin.
  static let current = TraitOptions(
    FileManager.default.contents(atPath: "/proc/\(getppid())/cmdline")?.split(separator: 0)
      .map { String(decoding: $0, as: UTF8.self) } ?? [])

  /// Reads the arguments of `swift package`, as far as the plugin's own.
  init(_ arguments: [String]) {
    var rest = arguments.prefix { $0 != "maquette" }
    while let argument = rest.popFirst() {
      switch argument {
      case "--traits": add(rest.popFirst() ?? "")
      case "--enable-all-traits": areAll = true
      case "--disable-default-traits": names = names ?? []
      default:
        if argument.hasPrefix("--traits=") { add(String(argument.dropFirst("--traits=".count))) }
      }
    }
  }

  private mutating func add(_ list: String) {
    names = (names ?? []) + list.split { $0 == "," || $0 == " " }.map(String.init)
  }

  /// Returns the argument of a dependency on the package in a folder, with a comma before it; empty for the default
  /// traits.
  ///
  /// - Throws: `PreviewProgramError` if all are asked for and SwiftPM does not list them.
  func argument(for folder: String) throws(PreviewProgramError) -> String {
    guard let names = areAll ? try Self.traits(of: folder) : names else { return "" }
    let traits = names.map { ["default", "defaults"].contains($0) ? ".defaults" : quoted($0) }
    return ", traits: [\(traits.joined(separator: ", "))]"
  }

  /// The part of a package's description that has its traits.
  private struct Manifest: Decodable {
    struct Trait: Decodable { var name: String }
    var traits: [Trait]?
  }

  private static func traits(of folder: String) throws(PreviewProgramError) -> [String] {
    let swift = Process()
    let output = Pipe()
    swift.executableURL = URL(filePath: try toolchain() + "/swift-package")
    swift.arguments = ["--package-path", folder, "--ignore-lock", "dump-package"]
    swift.standardOutput = output
    // It notes that another SwiftPM is at work, which is the one that waits for this process.
    swift.standardError = FileHandle.nullDevice
    do {
      try swift.run()
      let json = output.fileHandleForReading.readDataToEndOfFile()
      swift.waitUntilExit()
      let manifest = try JSONDecoder().decode(Manifest.self, from: json)
      return (manifest.traits ?? []).map(\.name).filter { $0 != "default" }
    } catch {
      throw .file(folder + "/Package.swift", reason: "its traits are not known: \(error)")
    }
  }
}
