import CellViews
import FileAccess
import Glibc
import Goldens

/// Looks for the goldens that no case of a run's configs draws.
struct StaleSearch {
  private let configs: [TestedConfig]
  private let arguments: [String]
  private let selection: PreviewSelection

  /// Creates a search among the goldens of `configs`, and of removed configs in the folders among
  /// `arguments`.
  ///
  /// - Parameter selection: The previews that the run keeps. Goldens of others are ignored.
  init(_ configs: [TestedConfig], arguments: [String], selection: PreviewSelection) {
    self.configs = configs
    self.arguments = arguments
    self.selection = selection
  }

  /// Returns the goldens, in the order of the configs.
  ///
  /// - Throws: `FileError` for a folder that cannot be read, `EscapingLink` for one behind a link.
  func goldens() throws -> [GoldenPlace] {
    var folders: [String] = []
    // All cases of the configs, even those that this run leaves out; `a.yaml` and `a.json` share a
    // folder.
    var casesOfFolder: [String: Set<String>] = [:]
    for config in configs {
      let folder = GoldenPlace.folder(beside: config.file)
      if casesOfFolder[folder] == nil { folders.append(folder) }
      casesOfFolder[folder, default: []].formUnion(config.names.map(\.fullName))
    }
    var goldens: [GoldenPlace] = []
    for folder in folders {
      let cases = casesOfFolder[folder, default: []]
      goldens += try staleGoldens(in: folder) {
        cases.contains($0) || !selection.keeps(caseNamed: $0)
      }
    }
    guard selection.isEverything else { return goldens }
    for argument in arguments where argument != "-" && isFolder(argument) {
      for folder in try ConfigReading.reader.folders(below: argument) {
        goldens += try goldensWithoutConfig(in: folder)
      }
    }
    return goldens
  }

  /// Returns the goldens in folders that are not named after a file in `folder`.
  private func goldensWithoutConfig(in folder: String) throws -> [GoldenPlace] {
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    let snapshots = prefix + GoldenPlace.folderName
    guard access(snapshots, F_OK) == 0 else { return [] }
    // Of any file: tests in Swift keep their goldens in the same way.
    let owned = Set(try names(inFolder: folder).map { GoldenPlace.folder(beside: prefix + $0) })
    return try names(inFolder: snapshots).map { snapshots + "/" + $0 }
      .filter { !owned.contains($0) && FileKind(of: $0) == .folder }
      .flatMap { try staleGoldens(in: $0) { _ in false } }
  }
}
