import Glibc

/// The identity of the file or folder at a path, whatever it contains.
struct FileIdentity: Hashable, Sendable {
  /// The number of the device that the file system is on.
  let device: dev_t
  private let inode: ino_t

  init(_ status: stat) {
    (device, inode) = (status.st_dev, status.st_ino)
  }

  /// Creates the identity of a folder; nil for a path that does not lead to one, following links.
  init?(ofFolder path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.init(status)
  }
}

/// The state of a folder, without reading its files.
struct FolderSnapshot: Sendable {
  /// The folder; two snapshots of different ones have nothing in common.
  let identity: FileIdentity
  private let entries: [String: Entry]

  private struct Entry: Hashable {
    var identity: FileIdentity
    var size: off_t
    var times: [Int]

    init(_ status: stat) {
      identity = FileIdentity(status)
      size = status.st_size
      // With the time of the last change of anything: a file may have got its old time back.
      times = [status.st_mtim, status.st_ctim].flatMap { [$0.tv_sec, $0.tv_nsec] }
    }
  }

  /// Creates a snapshot of the current folder; nil if there is none.
  ///
  /// - Throws: `FileError` if it cannot be read.
  init?(of path: String) throws(FileError) {
    guard let identity = FileIdentity(ofFolder: path) else { return nil }
    self.identity = identity
    var entries: [String: Entry] = [:]
    for name in try names(inFolder: path) {
      let file = pathOf(name, in: path)
      var status = stat()
      // A broken link is an entry, too. A file that vanished meanwhile is not.
      guard stat(file, &status) == 0 || lstat(file, &status) == 0 else { continue }
      entries[name] = Entry(status)
    }
    self.entries = entries
  }

  /// Returns the names that are new, removed or changed since an older snapshot.
  func changes(since older: FolderSnapshot) -> [String] {
    Set(entries.keys).union(older.entries.keys).filter { entries[$0] != older.entries[$0] }
  }
}

/// Returns the path of a name in a folder.
func pathOf(_ name: String, in folder: String) -> String {
  folder.hasSuffix("/") ? folder + name : folder + "/" + name
}
