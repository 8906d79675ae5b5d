import ConfigRendering
import DrawingCommands
import FileAccess
import Glibc
import PreviewConfig
import PreviewRendering

/// The reader of configs for the commands that draw.
struct ConfigFiles: ConfigReader {
  func paths(for arguments: [String]) throws -> [String] { try configPaths(for: arguments) }

  func folders(below folder: String) throws -> [String] { try configFolders(below: folder) }

  func load(_ path: String, _ options: ReadingOptions) throws -> any PreviewSuite {
    let options = ConfigOptions(options)
    guard path == "-" else { return try ConfigFile.load(path: path, options: options) }
    // Paths in a config from standard input are relative to the working directory.
    let bytes = try readAll(STDIN_FILENO, named: "standard input", limit: ConfigFile.sizeLimit)
    return try ConfigFile.load(bytes: bytes, file: "-", directory: ".", options: options)
  }
}

extension ConfigOptions {
  /// Creates the loader's options from those of a command.
  init(_ options: ReadingOptions) {
    self.init(allowedPaths: options.allowedPaths, overrides: options.overrides)
  }
}
