import Foundation

/// The tool `maquette` as it is installed on this machine.
enum InstalledTool {
  /// The version of this package.
  private static let version = "0.2.0"

  /// The tool's path; nil if none is in the folders of `PATH`, or one of another version.
  static let path: String? = {
    let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
    let paths = folders.map { "\($0)/maquette" as String }
    guard let path = paths.first(where: { access($0, X_OK) == 0 }) else { return nil }
    let tool = Process()
    let output = Pipe()
    tool.executableURL = URL(filePath: path)
    tool.arguments = ["--version"]
    tool.standardOutput = output
    tool.standardError = FileHandle.nullDevice
    guard (try? tool.run()) != nil else { return nil }
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    tool.waitUntilExit()
    return text.split(separator: "\n").first == "maquette \(version)" ? path : nil
  }()
}
