import FileAccess
import Glibc
import Goldens
import PreviewConfig

/// Returns the config files that arguments name: the files themselves, and the configs in folders
/// and below.
///
/// A folder's configs are its `.yaml`, `.yml` and `.json` files, and those of its folders. Excluded
/// are JSON Schemas (`.schema.json`), files that are not configs, such as data (see
/// `ConfigFile.isConfig`), `__Snapshots__` folders, names that begin with a dot, and links to
/// folders. The order is alphabetical, a folder's own before those of its folders.
///
/// - Throws: `FileError` for a folder that cannot be read, `EmptyFolder` for one without configs.
package func configPaths(for arguments: [String]) throws -> [String] {
  try arguments.flatMap { argument -> [String] in
    // A script's variable without a value.
    if argument.isEmpty { throw EmptyFolder(path: argument) }
    guard argument != "-", isFolder(argument) else { return [argument] }
    let paths = try configPaths(below: argument)
    guard !paths.isEmpty else { throw EmptyFolder(path: argument) }
    return paths
  }
}

/// An error for a folder without configs.
package struct EmptyFolder: Error, CustomStringConvertible {
  /// The folder, as the user named it.
  fileprivate var path: String

  package var description: String { "no config (.yaml, .yml or .json) in '\(path)'" }
}

/// Returns the folders to search, in the form in which they are named: a folder, and those below
/// it.
///
/// - Throws: `FileError` for a folder that cannot be read.
package func configFolders(below folder: String) throws -> [String] {
  try searchedFolders(below: folder).map(\.folder)
}

/// Returns the folders to search, each with what is in it.
private func searchedFolders(
  below folder: String
) throws -> [(folder: String, entries: [FolderEntry])] {
  var folders: [(folder: String, entries: [FolderEntry])] = []
  // A list instead of recursion: folders may be nested deeper than the stack allows.
  var rest = [folder]
  while let folder = rest.popLast() {
    let entries = try entries(inFolder: folder)
    folders.append((folder, entries))
    let inner = entries.filter { entry in
      !entry.name.hasPrefix(".") && entry.name != GoldenPlace.folderName
        && (entry.kind.map { $0 == .folder }
          ?? (kind(of: path(entry, in: folder), lstat) == S_IFDIR))
    }
    rest += inner.reversed().map { path($0, in: folder) }
  }
  return folders
}

private func path(_ entry: FolderEntry, in folder: String) -> String {
  (folder.hasSuffix("/") ? folder : folder + "/") + entry.name
}

private func configPaths(below folder: String) throws -> [String] {
  try searchedFolders(below: folder).flatMap { folder, entries in
    let paths = entries.filter { entry in
      mayBeConfigName(entry.name)
        && (entry.kind.map { $0 == .file } ?? (kind(of: path(entry, in: folder), stat) == S_IFREG))
    }.map { path($0, in: folder) }
    let configs = Set(paths.filter(isConfigFile))
    // A config that lost its 'view:' by mistake still has its goldens, and is an error.
    let owners = Set(configs.map { GoldenPlace.folder(beside: $0) })
    return paths.filter { path in
      let goldens = GoldenPlace.folder(beside: path)
      return configs.contains(path) || !owners.contains(goldens) && isFolder(goldens)
    }
  }
}

private func mayBeConfigName(_ name: String) -> Bool {
  guard !name.hasPrefix("."), !name.hasSuffix(".schema.json") else { return false }
  return [".yaml", ".yml", ".json"].contains { name.hasSuffix($0) }
}

/// Returns whether a file is a config; loading reports one that cannot be read.
private func isConfigFile(_ path: String) -> Bool {
  do throws(FileError) {
    return ConfigFile.isConfig(try readRegularFile(path, limit: ConfigFile.sizeLimit))
  } catch {
    // Data may be larger than a config.
    return error.code != EFBIG
  }
}

/// Returns the file type in a mode's bits; nil if there is none.
private func kind(
  of path: String, _ status: (UnsafePointer<CChar>, UnsafeMutablePointer<stat>) -> Int32
) -> mode_t? {
  var found = stat()
  return status(path, &found) == 0 ? found.st_mode & S_IFMT : nil
}
