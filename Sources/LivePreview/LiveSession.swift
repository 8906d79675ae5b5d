import CellViews
import ConfigRendering
package import Diagnostics
import FileAccess
import PlainText
package import PreviewConfig

/// The config files of a live page, each in its latest state and in its latest state without
/// mistakes.
///
/// A value: its owner decides who reads files again and when.
package struct LiveSession: Sendable {
  /// A config file.
  package struct File: Sendable {
    /// The file's identifier in addresses.
    package let id: FileID
    /// The file as the user named it.
    package let path: String
    /// The number of times that it was read; 0 for a file that was not read yet.
    package fileprivate(set) var revision = 0
    /// The latest state of the file without mistakes; nil if there was none.
    package fileprivate(set) var good: LoadedConfig?
    /// The mistakes in the file's current state; empty for a valid file, or one that was not read
    /// yet.
    package fileprivate(set) var mistakes: [Diagnostic] = []
    /// The texts that the mistakes point into, by their files.
    package fileprivate(set) var sources: [String: SourceLines] = [:]
    /// The folders in which a broken file looked for others, without symbolic links.
    fileprivate(set) var searchedFolders: Set<String> = []
    /// The number of readings that began, and the latest one that was taken.
    fileprivate var readings = (begun: 0, taken: 0)

    /// Indicates whether the file's current state is drawn.
    package var isSound: Bool { mistakes.isEmpty && good != nil }

    /// Returns the file's current text on the disk.
    ///
    /// - Throws: `FileError`.
    func currentText() throws(FileError) -> String {
      String(decoding: try readRegularFile(path, limit: ConfigFile.sizeLimit), as: UTF8.self)
    }
  }

  /// The arguments that the user named: files, and folders of them.
  package let arguments: [String]
  /// The options for reading configs.
  package let options: ConfigOptions
  /// The files in order.
  package private(set) var files: [File] = []
  /// The reason why a named folder cannot be listed; nil if all can.
  package private(set) var listingMistake: String?

  /// The arguments that were folders when the session began.
  private let folderArguments: [String]

  /// Creates a session of the configs that arguments name; none is read yet.
  package init(_ arguments: [String], options: ConfigOptions = ConfigOptions()) {
    self.arguments = arguments
    self.options = options
    folderArguments = arguments.filter(isFolder)
    list()
  }

  /// Lists the files again; earlier ones keep their state.
  package mutating func list() {
    // Earlier files are kept if a folder cannot be listed: it may be missing only for a moment.
    if let gone = folderArguments.first(where: { !isFolder($0) }) {
      listingMistake = "the folder '\(excerpt(of: gone))' is gone"
      return
    }
    var paths: [String] = []
    var mistake: String?
    for argument in arguments {
      do {
        paths += try configPaths(for: [argument])
      } catch let empty as EmptyFolder {
        mistake = mistake ?? "\(empty)"
      } catch {
        listingMistake = "\(error)"
        return
      }
    }
    listingMistake = mistake
    guard !paths.isEmpty else { return }
    let known = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<String> = []
    files = paths.filter { seen.insert($0).inserted }
      .map { known[$0] ?? File(id: FileID(path: $0), path: $0) }
  }

  /// Indicates whether pages should be sent the list of files now: once all of them have been read,
  /// and until then each time their number has quadrupled.
  ///
  /// Sending a list of all files after each of them would take longer than reading them.
  package var isWorthShowing: Bool {
    let count = files.count { $0.revision > 0 }
    let isPowerOfFour = count & (count - 1) == 0 && count.trailingZeroBitCount.isMultiple(of: 2)
    return count == files.count || isPowerOfFour
  }

  /// Returns the first previews in the form of the page's gallery, with its keys.
  func firstLooks(_ count: Int) -> [(key: String, look: Look)] {
    let previews = files.lazy.flatMap { file in
      (file.good?.previews ?? []).map { PreviewID(file: file.id, fullName: $0.fullName) }
    }
    return previews.prefix(count).map { ("g:\($0.text)", Look($0)) }
  }

  /// The file of an id.
  package subscript(id: FileID) -> File? { files.first { $0.id == id } }

  /// Begins to read a file, while others may still be reading it.
  ///
  /// - Returns: The reading's number, for `take`; nil for a file that is not among the session's.
  package mutating func beginReading(_ id: FileID) -> Int? {
    guard let index = files.firstIndex(where: { $0.id == id }) else { return nil }
    files[index].readings.begun += 1
    return files[index].readings.begun
  }

  /// Takes the result of reading a file.
  ///
  /// - Parameters:
  ///   - text: The file's text, if its mistakes point into it.
  ///   - searched: The folders in which a broken file looked for others, without symbolic links.
  ///   - reading: The reading's number; the result of a later one is kept, as its text is newer.
  package mutating func take(
    _ result: Result<LoadedConfig, Diagnostics>, of id: FileID, text: SourceLines? = nil,
    searched: Set<String> = [], reading: Int? = nil
  ) {
    guard let index = files.firstIndex(where: { $0.id == id }) else { return }
    if let reading {
      guard reading > files[index].readings.taken else { return }
      files[index].readings.taken = reading
    }
    files[index].revision += 1
    files[index].searchedFolders = searched
    switch result {
    case .success(let config):
      files[index].good = config
      files[index].mistakes = []
      files[index].sources = [:]
    case .failure(let error):
      files[index].mistakes = error.diagnostics
      files[index].sources = text.map { [files[index].path: $0] } ?? [:]
    }
  }

  /// Returns the files that a change of paths affects: those that changed themselves, and those
  /// that read a changed one; a broken file is affected by every change, as a missing file may
  /// exist now.
  ///
  /// - Parameter paths: Absolute, without symbolic links.
  package func files(affectedBy paths: Set<String>) -> [FileID] {
    files.filter { file in
      if let own = realPath(file.path), paths.contains(own) { return true }
      if !file.isSound { return true }
      return !(file.good?.readFiles.isDisjoint(with: paths) ?? true)
    }
    .map(\.id)
  }

  /// The folders in which changes matter: those of the files and of the files that they read.
  package var folders: Set<String> {
    var folders: Set<String> = []
    for argument in folderArguments {
      folders.formUnion((try? configFolders(below: argument)) ?? [argument])
    }
    for file in files {
      folders.insert(folder(of: file.path))
      for path in file.good?.readFiles ?? [] { folders.insert(folder(of: path)) }
      folders.formUnion(file.searchedFolders)
    }
    return folders
  }

  private func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
