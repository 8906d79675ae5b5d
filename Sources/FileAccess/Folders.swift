import Glibc

/// Makes a folder, and the missing ones above it.
///
/// - Throws: `FileError`, which names `path`.
package func makeFolder(_ path: String) throws {
  guard mkdir(path, 0o777) != 0 else { return }
  switch errno {
  case EEXIST:
    guard isFolder(path) else { throw FileError("make the folder", path, code: ENOTDIR) }
  case ENOENT:
    let parent = folder(of: path)
    guard parent != path else {
      throw FileError("make the folder", path, code: ENOENT)
    }
    try makeFolder(parent)
    // Another process may have made it meanwhile.
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else {
      throw FileError("make the folder", path, code: errno)
    }
  default: throw FileError("make the folder", path, code: errno)
  }
}

/// Returns the folder of a path's last name; `.` for a bare name.
package func folder(of path: String) -> String {
  let path = path.utf8.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
  guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return "." }
  return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Returns a path's last name, without slashes after it; empty for a path of slashes alone.
package func lastName(of path: String) -> String {
  // By bytes: every golden has such a name.
  let slash = UInt8(ascii: "/")
  let bytes = path.utf8
  guard let last = bytes.lastIndex(where: { $0 != slash }) else { return "" }
  let rest = bytes[...last]
  let start = rest.lastIndex(of: slash).map { bytes.index(after: $0) } ?? bytes.startIndex
  return String(Substring(rest[start...]))
}

/// Returns whether a path leads to a folder, following links.
package func isFolder(_ path: String) -> Bool { mode(of: path, .kind) == S_IFDIR }

/// Returns whether a path leads to anything, following links.
package func fileExists(_ path: String) -> Bool { mode(of: path, .kind) != nil }

/// Returns whether there is anything at a path, even a symbolic link that leads nowhere.
package func hasEntry(_ path: String) -> Bool { mode(of: path, .entry) != nil }

/// Returns whether there is a symbolic link at a path.
package func isLink(_ path: String) -> Bool { mode(of: path, .entry) == S_IFLNK }

/// Returns the kind of file at a path, by the bits of a mode, and notes it; nil for none.
///
/// - Parameter kind: Decides whether a link is followed.
private func mode(of path: String, _ kind: RecordedRead.Kind) -> mode_t? {
  var status = stat()
  let isThere = (kind == .entry ? lstat(path, &status) : stat(path, &status)) == 0
  let mode = isThere ? status.st_mode & S_IFMT : nil
  ReadLog.current?.note(kind, path, RecordedRead.Question.word(mode))
  return mode
}

/// The kind of file at a path: a folder or a regular file.
package enum FileKind: Hashable, Sendable {
  /// A folder.
  case folder
  /// A regular file, or a link to one.
  case file

  /// Creates the kind of file at a path; nil for none, for anything else, and for a link to a
  /// folder, which could lead back.
  package init?(of path: String) {
    let own = mode(of: path, .entry)
    let isLink = own == S_IFLNK
    switch isLink ? mode(of: path, .kind) : own {
    case S_IFDIR? where !isLink: self = .folder
    case S_IFREG?: self = .file
    default: return nil
    }
  }
}

/// Returns the names in a folder except `.` and `..`, in alphabetical order.
///
/// - Parameter ending: The ending of the names that are of use: others are not noted.
/// - Throws: `FileError`.
package func names(
  inFolder path: String, ending: String = ""
) throws(FileError) -> [String] {
  let entries = try entries(inFolder: path, ending: ending)
  return entries.map(\.name)
}

/// A name in a folder.
package struct FolderEntry: Sendable {
  /// The name.
  package var name: String
  /// The kind of file, if the folder's list has it; nil for a link and on some file systems.
  package var kind: FileKind?
}

/// Returns the names in a folder, as `names(inFolder:ending:)`, with the kinds of files that its
/// list has.
///
/// Only the names are noted: nothing that is kept may depend on the kinds.
///
/// - Throws: `FileError`.
package func entries(
  inFolder path: String, ending: String = ""
) throws(FileError) -> [FolderEntry] {
  func found() throws(FileError) -> [FolderEntry] {
    try unnotedEntries(inFolder: path).filter { ending.isEmpty || $0.name.hasSuffix(ending) }
  }
  guard let log = ReadLog.current else { return try found() }
  let kind: RecordedRead.Kind = ending.isEmpty ? .names : .ending
  let noted = ending.isEmpty ? path : "\(path)/*\(ending)"
  let signature = FileSignature(settledAt: path)
  do throws(FileError) {
    let entries = try found()
    let digest = RecordedRead.Question.digest(ofNames: entries.map(\.name))
    log.note(kind, noted, digest, signature)
    return entries
  } catch {
    log.note(kind, noted, "!\(error.code)")
    throw error
  }
}

/// Returns the names in a folder, as `names(inFolder:ending:)`, without noting them.
func unnotedNames(inFolder path: String) throws(FileError) -> [String] {
  try unnotedEntries(inFolder: path).map(\.name)
}

private func unnotedEntries(inFolder path: String) throws(FileError) -> [FolderEntry] {
  guard let stream = opendir(path) else { throw FileError("read", path, code: errno) }
  defer { closedir(stream) }
  var entries: [FolderEntry] = []
  while true {
    // At the end, as on an error, `readdir` returns null; only an error sets `errno`.
    errno = 0
    guard let entry = readdir(stream) else { break }
    let name = withUnsafePointer(to: &entry.pointee.d_name) {
      $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
    }
    guard name != ".", name != ".." else { continue }
    let kind: FileKind? =
      switch Int(entry.pointee.d_type) {
      case Int(DT_DIR): .folder
      case Int(DT_REG): .file
      default: nil
      }
    entries.append(FolderEntry(name: name, kind: kind))
  }
  guard errno == 0 else { throw FileError("read", path, code: errno) }
  return entries.sorted { $0.name < $1.name }
}

/// Calls `body` while this thread holds a lock on a folder.
///
/// Threads and processes that lock the same folder wait for each other; shared locks can be held
/// together. The kernel frees the lock of a process that ends in any way. On a file system without
/// locks, or for a missing folder, `body` is called without one.
///
/// - Parameter isShared: True for callers that only read.
package func withFolderLock<Result>(
  _ path: String, isShared: Bool = false, _ body: () throws -> Result
) rethrows -> Result {
  let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
  guard descriptor >= 0 else { return try body() }
  // Closing frees the lock.
  defer { close(descriptor) }
  while flock(descriptor, isShared ? LOCK_SH : LOCK_EX) != 0, errno == EINTR {}
  return try body()
}
