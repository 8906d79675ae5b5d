import FileAccess
import Glibc
import PlainText

/// The folder for the pictures and the results of a run.
///
/// A list of the written files is in the folder, so that the next run can remove those and no
/// others. Values may be used on several threads at once.
package struct ResultsFolder: Hashable, Sendable {
  /// The folder's path.
  package let path: String

  /// The name of the file with all results.
  package static let resultsName = "results.json"

  /// The name of the file with readers' comments on cases, which is kept from run to run.
  package static let commentsName = "comments.json"

  /// A part of a case's results, a picture or a text.
  package enum Part: String, CaseIterable, Sendable {
    /// The earlier golden.
    case expected = "-expected.png"
    /// The newly drawn picture.
    case actual = "-actual.png"
    /// The picture of the differences.
    case diff = "-diff.png"
    /// The changes of the layout's text.
    case layoutDiff = "-layout.diff.txt"
    /// The newly computed text of the layout.
    case layout = "-actual.layout.txt"
  }

  /// Creates a folder that may not exist yet.
  package init(path: String) {
    self.path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  }

  /// Creates a folder for reading results, by its path or by that of the file with the results.
  package init(ofResults path: String) {
    self.init(
      path: path == Self.resultsName || path.hasSuffix("/" + Self.resultsName)
        ? FileAccess.folder(of: path) : path)
  }

  /// Returns the path of a file by its path in the folder.
  package func file(_ relative: String) -> String { "\(path)/\(relative)" }

  /// The path of the file with a run's results.
  package var resultsPath: String { file(Self.resultsName) }

  /// Makes the folder.
  ///
  /// Inside a folder called `.maquette`, the default, it makes git ignore that folder.
  ///
  /// - Throws: `FileError`.
  package func make() throws {
    try makeFolder(path)
    let parent = FileAccess.folder(of: path)
    guard parent == Self.hiddenName || parent.hasSuffix("/" + Self.hiddenName) else { return }
    GitFiles.writeIfMissing(GitFiles.ignore, to: parent + "/" + GitFiles.ignoreName)
  }

  /// Makes the folder, and removes the files of earlier runs, killed ones too.
  ///
  /// - Throws: `FileError`; `ForeignResultsFolder` for a folder that contains other files and no
  ///   results.
  package func prepare() throws {
    try begin()
    finish()
  }

  /// Makes the folder, and removes the results of earlier runs, but not yet the parts of cases, over which a run writes
  /// its own: a file that is removed and made again costs several times as much.
  ///
  /// Without results, nothing names these files. `finish()` removes those that are left; if a run was killed, the next
  /// run's `finish()` does.
  ///
  /// - Throws: As `prepare()`.
  package func begin() throws {
    try checkIsOurs()
    try make()
    AtomicFile.removeAbandoned(in: path)
    let written = writtenFiles() ?? []
    for relative in written where !Self.isPart(relative) { unlink(file(relative)) }
    let parts = written.filter(Self.isPart)
    // Before the list of this run begins: those of a killed run are in both.
    if !parts.isEmpty { try note(parts, in: Self.earlierListName) }
    unlink(file(Self.listName))
  }

  /// Removes the files of earlier runs that the run since `begin()` has not written; none if the list of
  /// what it wrote cannot be read.
  package func finish() {
    guard let written = writtenFiles().map({ Set($0) }) else { return }
    var folders: Set<String> = []
    for relative in writtenFiles(Self.earlierListName) ?? [] {
      let file = self.file(relative)
      if !written.contains(relative) { unlink(file) }
      folders.insert(FileAccess.folder(of: file))
    }
    for folder in folders {
      AtomicFile.removeAbandoned(in: folder)
      removeEmptyFolders(from: folder)
    }
    unlink(file(Self.earlierListName))
  }

  /// Writes a part of a case's results.
  ///
  /// - Returns: The file's path in the folder.
  /// - Throws: `FileError`.
  package func write(
    _ bytes: [UInt8], as part: Part, of place: GoldenPlace
  ) throws -> String {
    let name = Self.folder(for: place) + "/" + place.name
    try write([(part, bytes)], named: name)
    return name + part.rawValue
  }

  /// Writes parts of a case's results.
  ///
  /// - Returns: The files' paths in the folder.
  /// - Throws: `FileError`.
  package func write(
    _ parts: [(part: Part, bytes: [UInt8])], of place: GoldenPlace
  ) throws -> [Part: String] {
    let name = Self.folder(for: place) + "/" + place.name
    try write(parts, named: name)
    return Dictionary(
      parts.map { ($0.part, name + $0.part.rawValue) }, uniquingKeysWith: { first, _ in first })
  }

  /// Writes parts to files.
  ///
  /// - Parameter name: The files' paths in the folder without the names of their parts.
  private func write(_ parts: [(part: Part, bytes: [UInt8])], named name: String) throws {
    let files = parts.map { name + $0.part.rawValue }
    do {
      try note(files)
    } catch let error as FileError where error.code == ENOENT {
      try make()
      try note(files)
    }
    try makeFolder(FileAccess.folder(of: file(name)))
    for (file, bytes) in zip(files.map(file), parts.map(\.bytes)) {
      // Unused before the results exist. The next run removes it, and a file is approved only if
      // its digest is that of the results.
      guard try !writeInPlace(bytes, to: file) else { continue }
      try AtomicFile.write(bytes, to: file, isDurable: false)
    }
  }

  /// Adds a file, by its path in the folder, to those that the next run removes.
  ///
  /// To be called before the file is written.
  ///
  /// - Throws: `FileError`.
  package func note(_ relative: String) throws { try note([relative]) }

  private func note(_ relative: [String], in list: String = ResultsFolder.listName) throws {
    let list = file(list)
    let descriptor = open(list, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw FileError("write", list, code: errno) }
    defer { close(descriptor) }
    // One short write to the end is not torn by those of other threads.
    let lines = relative.map { $0 + "\n" }.joined()
    guard Array(lines.utf8).withUnsafeBytes({ writeAll($0, to: descriptor) }) else {
      throw FileError("write", list, code: errno)
    }
  }

  /// Returns the folder of a config's results: the path of its goldens without `__Snapshots__`, so
  /// that two configs of one name in different folders are separate.
  package static func folder(for place: GoldenPlace) -> String {
    let path = pathFromWorkingDirectory(place.folder)
    let names = path.split(separator: "/").map(String.init)
    let inner = names.filter { $0 != GoldenPlace.folderName && $0 != ".." }
    return (path.hasPrefix("/") ? ["outside"] + inner : inner).joined(separator: "/")
  }

  /// Throws if results would mix with foreign files: if the folder has files, and none that a run
  /// writes.
  private func checkIsOurs() throws {
    let names = isFolder(path) ? try names(inFolder: path) : []
    let isFresh = names.allSatisfy { $0.hasPrefix(".") || $0 == Self.commentsName }
    let isOurs = names.contains(Self.listName) || names.contains(Self.earlierListName) || hasResults
    guard isFresh || isOurs else {
      throw ForeignResultsFolder(path: path)
    }
  }

  /// Indicates whether the folder has the results of a run, perhaps without the list: services that
  /// keep results leave out hidden files.
  private var hasResults: Bool {
    guard let reader = try? LineReader(resultsPath, limit: 1 << 16), let line = try? reader.next()
    else { return false }
    return line.starts(with: #"{"version":"#.utf8)
  }

  /// The name of the folder that contains the results by default.
  private static let hiddenName = ".maquette"

  /// The name of the list; hidden, as people have no use for it.
  private static let listName = ".maquette-files"

  /// The name of the list of earlier runs' files, while a run writes its own.
  private static let earlierListName = ".maquette-files-before"

  /// A bound of the list's size, which allows for more than a million files' paths.
  private static let longestList = 256 << 20

  /// Returns the files in a list that are in the folder; none without a list, and nil for one that cannot be
  /// read.
  private func writtenFiles(_ list: String = ResultsFolder.listName) -> [String]? {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try readRegularFile(file(list), limit: Self.longestList)
    } catch {
      return error.code == ENOENT ? [] : nil
    }
    guard let root = realPath(path) else { return nil }
    return bytes.split(separator: UInt8(ascii: "\n")).compactMap { line in
      let relative = String(decoding: line, as: UTF8.self)
      // The list may be part of a downloaded folder, and links in it could lead anywhere.
      guard isInside(relative), Self.isOurs(relative),
        let real = realPath(FileAccess.folder(of: file(relative))),
        relativePath(real, below: root) != nil
      else { return nil }
      return relative
    }
  }

  /// Returns whether a name is one that runs and reports give to their files.
  private static func isOurs(_ relative: String) -> Bool {
    relative == resultsName || relative.hasPrefix("report.") || isPart(relative)
  }

  /// Returns whether a file is a part of a case.
  private static func isPart(_ relative: String) -> Bool {
    Part.allCases.contains { relative.hasSuffix($0.rawValue) }
  }

  private func removeEmptyFolders(from folder: String) {
    var folder = folder
    // Only an empty folder can be removed.
    while folder != path, folder.hasPrefix(path + "/"), rmdir(folder) == 0 {
      folder = FileAccess.folder(of: folder)
    }
  }
}

/// An error for a results folder with other contents.
package struct ForeignResultsFolder: Error, Hashable, CustomStringConvertible {
  /// The folder.
  package var path: String

  /// The folder, and a remedy.
  package var description: String {
    "'\(oneLine(path))' holds other files and no results: name a folder of its own, or an empty one"
  }
}
