import PlainText

/// Changes of several files that belong together.
///
/// ```swift
/// var changes = FileChanges()
/// changes.add("cards.yaml", from: before, to: after)
/// try changes.apply()
/// try changes.inverse.apply()
/// ```
package struct FileChanges: Sendable {
  fileprivate struct Change: Sendable {
    var path: String
    /// The resolved path when the change was added.
    var place: String
    var before: [UInt8]
    var after: [UInt8]
  }

  private var all: [Change] = []

  /// Creates an empty set of changes.
  package init() {}

  /// Adds the change of a file, each file once.
  ///
  /// - Parameters:
  ///   - path: The file, which must exist.
  ///   - before: Its bytes, as read.
  ///   - after: Its new bytes.
  package mutating func add(_ path: String, from before: [UInt8], to after: [UInt8]) {
    all.append(Change(path: path, place: realPath(path) ?? path, before: before, after: after))
  }

  /// The changes that undo these.
  package var inverse: FileChanges {
    var inverse = self
    for index in all.indices {
      (inverse.all[index].before, inverse.all[index].after) = (all[index].after, all[index].before)
    }
    return inverse
  }

  /// Writes the files, if each of them still has its earlier bytes.
  ///
  /// Each file is replaced whole, one after another. If one cannot be written, those before it are
  /// restored, except for one that changed or cannot be written by then; a process that is killed
  /// leaves the files that it has written.
  ///
  /// - Throws: `FileError` of the file that cannot be written: with `ESTALE` for one that has
  ///   changed, and with `ELOOP` for one whose path leads elsewhere since it was added, or that is
  ///   a symbolic link. If this is the case before the first one is written, none is.
  package func apply() throws {
    for change in all { try change.check() }
    for (index, change) in all.enumerated() {
      do {
        try change.apply()
      } catch {
        // The first error is reported, and files are restored as far as possible.
        for written in inverse.all[..<index].reversed() { try? written.apply() }
        throw error
      }
    }
  }
}

extension FileChanges.Change {
  fileprivate func check() throws {
    try checkPlace()
    guard try readRegularFile(path) == before else { throw FileError.changed(path) }
  }

  fileprivate func apply() throws {
    try checkPlace()
    try AtomicFile.replace(path, with: after, expecting: sha256(before))
  }

  /// Throws if a folder on the way has become a link to an unexpected place.
  private func checkPlace() throws {
    if let now = realPath(path), now != place { throw FileError.linked(path) }
  }
}
