import FileAccess
import Glibc

/// The config files that arguments name: files as they are, and the configs of folders.
///
/// A folder's configs are its `.yaml`, `.yml` and `.json` files but for JSON Schemas
/// (`.schema.json`), in alphabetical order; folders in it, such as one with data, are not entered.
///
/// - Throws: `FileError` for a folder that cannot be read, `EmptyFolder` for one without configs.
func configPaths(for arguments: [String]) throws -> [String] {
  try arguments.flatMap { argument -> [String] in
    guard argument != "-", isFolder(argument) else { return [argument] }
    let names = try namesOfFiles(in: argument).filter(isConfigName)
    guard !names.isEmpty else { throw EmptyFolder(path: argument) }
    let folder = argument.hasSuffix("/") ? argument : argument + "/"
    return names.map { folder + $0 }
  }
}

/// A folder that was named for its configs has none.
struct EmptyFolder: Error, CustomStringConvertible {
  /// The folder, as the user named it.
  var path: String

  var description: String { "no config (.yaml, .yml or .json) in '\(path)'" }
}

private func isConfigName(_ name: String) -> Bool {
  guard !name.hasPrefix("."), !name.hasSuffix(".schema.json") else { return false }
  return [".yaml", ".yml", ".json"].contains { name.hasSuffix($0) }
}

private func namesOfFiles(in folder: String) throws -> [String] {
  try names(inFolder: folder).filter { name in
    var status = stat()
    return stat("\(folder)/\(name)", &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }
}
