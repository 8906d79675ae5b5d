import Glibc
import Synchronization

/// A temporary folder of the system's, removed with its value.
///
/// A run that a signal ends removes it too. One that is killed leaves it to the next run that makes
/// such a folder: the owner holds a lock on it, which the kernel frees however the owner ends.
package final class ScratchFolder: Sendable {
  /// The folder's path.
  package let path: String

  /// The descriptor that holds the lock.
  private let descriptor: Int32

  private static let paths = Mutex<Set<String>>([])
  private static let prefix = "maquette-scratch-"
  /// The name of a file that marks these folders, among others with such a name.
  private static let marker = ".maquette-scratch"

  /// Makes an empty folder that only this user may enter, and removes those whose owners were
  /// killed.
  ///
  /// - Parameter parent: The folder that contains it; nil for `TMPDIR`, or `/tmp`.
  /// - Throws: `FileError`.
  package init(in parent: String? = nil) throws {
    let named = getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    let root = parent ?? named ?? "/tmp"
    Self.removeAbandoned(in: root)
    while true {
      var template = Array("\(root)/\(Self.prefix)XXXXXX".utf8CString)
      let made = mkdtemp(&template).map { String(cString: $0) }
      guard let made else { throw FileError("make a folder in", root, code: errno) }
      let descriptor = Self.openFolder(made)
      guard descriptor >= 0 else {
        // A sweep may have removed the folder before it was locked.
        if errno == ENOENT { continue }
        throw FileError("open", made, code: errno)
      }
      // A sweep may also hold it. A file system without locks has no sweeps either.
      let isHeld = flock(descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK
      guard !isHeld, Self.isAt(made, descriptor) else {
        close(descriptor)
        continue
      }
      let marker = open(made + "/" + Self.marker, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      guard marker >= 0 else {
        let code = errno
        close(descriptor)
        throw FileError("write in", made, code: code)
      }
      close(marker)
      path = made
      self.descriptor = descriptor
      Self.paths.withLock { [path] in _ = $0.insert(path) }
      return
    }
  }

  deinit {
    Self.remove(path)
    Self.paths.withLock { [path] in _ = $0.remove(path) }
    close(descriptor)
  }

  /// Removes the folders of this process, which is about to end.
  static func removeAll() {
    paths.withLock { paths in
      for path in paths { remove(path) }
    }
  }

  /// Removes the scratch folders of this user whose owners are gone.
  private static func removeAbandoned(in root: String) {
    // A folder that cannot be read reports so when it is written to.
    guard let names = try? names(inFolder: root) else { return }
    for name in names where name.hasPrefix(prefix) {
      let path = root + "/" + name
      guard let descriptor = lockedFolder(path) else { continue }
      defer { close(descriptor) }
      var status = stat()
      guard isAt(path, descriptor), fstat(descriptor, &status) == 0, status.st_uid == geteuid(),
        let inside = try? FileAccess.names(inFolder: path),
        // A process may have been killed before it wrote the marker.
        inside.isEmpty || inside.contains(marker)
      else { continue }
      remove(path)
    }
  }

  /// Opens a folder and locks it; nil for a folder that another process holds, for a link, and
  /// without locks.
  private static func lockedFolder(_ path: String) -> Int32? {
    let descriptor = openFolder(path)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private static func openFolder(_ path: String) -> Int32 {
    open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
  }

  /// Returns whether an open folder is still the one at its path.
  private static func isAt(_ path: String, _ descriptor: Int32) -> Bool {
    var held = stat()
    var named = stat()
    return fstat(descriptor, &held) == 0 && lstat(path, &named) == 0
      && held.st_dev == named.st_dev && held.st_ino == named.st_ino
  }

  /// Removes a folder with its contents, as far as possible.
  private static func remove(_ path: String) {
    // `remove` removes a link and not its target, and refuses a folder that is not empty.
    guard Glibc.remove(path) != 0, errno == ENOTEMPTY || errno == EEXIST,
      let names = try? names(inFolder: path)
    else { return }
    // The marker goes last: the rest of an interrupted removal is still recognised.
    for name in names where name != marker { remove("\(path)/\(name)") }
    if names.contains(marker) { _ = Glibc.remove("\(path)/\(marker)") }
    _ = Glibc.remove(path)
  }
}
