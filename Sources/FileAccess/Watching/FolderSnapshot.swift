import Glibc

/// Which file or folder a path leads to, whatever is in it.
struct FileIdentity: Hashable, Sendable {
  /// The number of the device that the file system is on.
  let device: dev_t
  private let inode: ino_t

  init(_ status: stat) {
    (device, inode) = (status.st_dev, status.st_ino)
  }

  /// Nil for a path that leads to no folder, links followed.
  init?(ofFolder path: String) {
    var status = stat()
    guard stat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else { return nil }
    self.init(status)
  }
}

/// What can be seen of a folder without reading its files.
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

  /// The folder as it is now; nil if there is none.
  ///
  /// - Throws: `FileError` if it cannot be read.
  init?(of path: String) throws(FileError) {
    guard let identity = FileIdentity(ofFolder: path) else { return nil }
    self.identity = identity
    var entries: [String: Entry] = [:]
    for name in try names(inFolder: path) {
      let file = pathOf(name, in: path)
      var status = stat()
      // A link that leads nowhere is an entry, too. What vanished meanwhile is none.
      guard stat(file, &status) == 0 || lstat(file, &status) == 0 else { continue }
      entries[name] = Entry(status)
    }
    self.entries = entries
  }

  /// The names that have come, gone or changed since an older snapshot.
  func changes(since older: FolderSnapshot) -> [String] {
    Set(entries.keys).union(older.entries.keys).filter { entries[$0] != older.entries[$0] }
  }
}

/// The path of a name in a folder.
func pathOf(_ name: String, in folder: String) -> String {
  folder.hasSuffix("/") ? folder + name : folder + "/" + name
}
