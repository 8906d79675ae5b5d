import FileAccess
import Glibc

/// The files of a git revision, as `git ls-tree` lists them and `git cat-file` reads them.
///
/// The commands' output is not trusted: a repository may contain any names.
enum GitTree {
  /// A file or link of the revision.
  struct Entry {
    /// Its object's name.
    var id: String
    /// Its path from the work tree's root.
    var path: String
    /// Its bytes, or those of the link's target.
    var byteCount: Int
    /// Indicates whether it is a symbolic link.
    var isLink: Bool
  }

  /// The number of bytes that are read at once; a larger file is read alone.
  private static let batchSize = 64 << 20
  /// A bound of the header that names an object, in bytes.
  private static let headerSize = 256

  /// Returns the entries that `ls-tree -z --long` lists, links last.
  ///
  /// Submodules, names that are not UTF-8, which a config cannot contain, and files that are too
  /// long to be read are left out.
  ///
  /// - Throws: `GitError` for a file that is missing from a partial clone.
  static func entries(of listing: [UInt8]) throws(GitError) -> [Entry] {
    var entries: [Entry] = []
    for line in listing.split(separator: 0) {
      // As in `100644 blob 5716ca5987cbf97d6bb54920bea6adde242d87e6       4\ta/b.yaml`.
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")),
        let path = String(validating: line[(tab + 1)...], as: UTF8.self)
      else { continue }
      let facts = line[..<tab].split(separator: UInt8(ascii: " "))
        .map { String(decoding: $0, as: UTF8.self) }
      guard facts.count == 4, facts[1] == "blob" else { continue }
      guard let byteCount = Int(facts[3]) else { throw missing(facts[2], path) }
      guard (0..<longestFile - headerSize).contains(byteCount) else { continue }
      entries.append(
        Entry(id: facts[2], path: path, byteCount: byteCount, isLink: facts[0] == "120000"))
    }
    // While files are written, no link can be in the way of a path.
    return entries.filter { !$0.isLink } + entries.filter(\.isLink)
  }

  /// Returns the entries in groups whose bytes fit into memory together.
  static func batches(of entries: [Entry]) -> [ArraySlice<Entry>] {
    var batches: [ArraySlice<Entry>] = []
    var start = entries.startIndex
    var size = 0
    for (index, entry) in entries.enumerated() {
      if index > start, size + entry.byteCount > batchSize {
        batches.append(entries[start..<index])
        start = index
        size = 0
      }
      size += entry.byteCount
    }
    if start < entries.endIndex { batches.append(entries[start...]) }
    return batches
  }

  /// Writes entries whose objects `cat-file --batch` printed in their order.
  ///
  /// A name that leads out of the folder, and a link that could, are left out, so the file is
  /// missing for its readers.
  ///
  /// - Throws: `GitError` for an object that is missing from the repository; `FileError`.
  static func write(
    _ entries: ArraySlice<Entry>, read output: [UInt8], into folder: ConfinedFolder
  ) throws {
    var rest = output[...]
    for entry in entries {
      // As in `5716ca5987cbf97d6bb54920bea6adde242d87e6 blob 4`, a line feed, four bytes and one
      // more line feed.
      let header = Array("\(entry.id) blob \(entry.byteCount)\n".utf8)
      guard rest.starts(with: header), rest.count > header.count + entry.byteCount else {
        throw missing(entry.id, entry.path)
      }
      rest = rest.dropFirst(header.count)
      let bytes = rest.prefix(entry.byteCount)
      rest = rest.dropFirst(entry.byteCount + 1)
      do {
        if entry.isLink {
          try folder.link(entry.path, to: String(decoding: bytes, as: UTF8.self))
        } else {
          try folder.write(bytes, to: entry.path)
        }
      } catch let error as FileError where [EACCES, ELOOP, ENOTDIR].contains(error.code) {
        continue
      }
    }
  }

  private static func missing(_ id: String, _ path: String) -> GitError {
    .failed("the repository does not have the object \(id) of '\(path)'")
  }
}
