import Glibc
import Synchronization

/// A folder of the system's for files that nobody needs afterwards, removed with its value.
///
/// A run that a signal ends removes it too; one that is killed leaves it to the system.
package final class ScratchFolder: Sendable {
  /// The folder's path.
  package let path: String

  private static let paths = Mutex<Set<String>>([])

  /// Makes an empty folder that only this user may enter, where `TMPDIR` says or in `/tmp`.
  ///
  /// - Throws: `FileError`.
  package init() throws {
    let parent = getenv("TMPDIR").map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
    var template = Array("\(parent ?? "/tmp")/maquette-XXXXXX".utf8CString)
    let made = mkdtemp(&template).map { String(cString: $0) }
    guard let made else {
      throw FileError("make a folder in", parent ?? "/tmp", code: errno)
    }
    path = made
    Self.paths.withLock { [path] in _ = $0.insert(path) }
  }

  deinit {
    Self.remove(path)
    Self.paths.withLock { [path] in _ = $0.remove(path) }
  }

  /// Removes the folders of this process, which is about to end.
  static func removeAll() {
    paths.withLock { paths in
      for path in paths { remove(path) }
    }
  }

  /// Removes a folder with all in it; what cannot be removed stays.
  private static func remove(_ path: String) {
    // `remove` takes a link away and not what it names, and refuses a folder with something in it.
    guard Glibc.remove(path) != 0, errno == ENOTEMPTY || errno == EEXIST,
      let names = try? names(inFolder: path)
    else { return }
    for name in names { remove("\(path)/\(name)") }
    _ = Glibc.remove(path)
  }
}
