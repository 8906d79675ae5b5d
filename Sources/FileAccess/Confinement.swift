import Glibc

/// A regular file below a folder, read once from its start, piece by piece.
///
/// The path may be from a file of any origin. So it is followed name by name, and neither `..`, an
/// absolute path nor a symbolic link leads out of the folder.
///
/// Owns a file descriptor: made by `init`, closed by `deinit`.
package final class ConfinedFile {
  /// The number of the file's bytes when it was opened.
  package let byteCount: Int

  private let path: String
  private let descriptor: Int32

  /// Opens a file by its path relative to a folder.
  ///
  /// - Throws: `FileError`, which names the whole path: `ENOENT` for a missing file, `ELOOP` or
  ///   `ENOTDIR` for a link, `EACCES` for a path that leaves the folder, `EINVAL` for anything that
  ///   is not a regular file.
  package init(_ path: String, below folder: String) throws {
    let whole = folder + "/" + path
    self.path = whole
    guard let names = namesBelowFolder(path) else { throw FileError("read", whole, code: EACCES) }
    var descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for (index, name) in names.enumerated() where descriptor >= 0 {
      let parent = descriptor
      // Without O_NONBLOCK, a pipe would wait for its writer.
      let kind = index == names.count - 1 ? O_NONBLOCK : O_DIRECTORY
      descriptor = openat(parent, name, O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
      let code = errno
      close(parent)
      errno = code
    }
    guard descriptor >= 0 else { throw FileError("read", whole, code: errno) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileError("read", whole, code: EINVAL)
    }
    self.descriptor = descriptor
    byteCount = Int(status.st_size)
  }

  deinit {
    close(descriptor)
  }

  /// Returns the next bytes: `count` of them, or fewer only at the file's end, where there are
  /// none.
  ///
  /// - Throws: `FileError`.
  package func read(upTo count: Int) throws -> [UInt8] {
    try FileAccess.read(upTo: count, of: descriptor, named: path)
  }
}

/// A folder for new files whose names may be of any origin.
///
/// A path is followed name by name: neither `..`, an absolute path nor a symbolic link leads out of
/// the folder, and existing files are not overwritten.
///
/// Owns a file descriptor: made by `init`, closed by `deinit`.
package final class ConfinedFolder {
  private let path: String
  private let descriptor: Int32

  /// Opens a folder.
  ///
  /// - Throws: `FileError`.
  package init(_ path: String) throws {
    self.path = path
    descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError("open", path, code: errno) }
  }

  deinit {
    close(descriptor)
  }

  /// Writes a new file that only this user may read; missing folders of its path are made.
  ///
  /// - Throws: `FileError`: `EACCES` for a path that leaves the folder, `ELOOP` or `ENOTDIR` for
  ///   one that goes through a link, `EEXIST` for an existing one.
  package func write(_ bytes: some Collection<UInt8>, to name: String) throws {
    try inFolder(of: name, doing: "write") { folder, last in
      let file = openat(folder, last, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600)
      guard file >= 0 else { return false }
      defer { close(file) }
      return Array(bytes).withUnsafeBytes { writeAll($0, to: file) }
    }
  }

  /// Makes a symbolic link; missing folders of its path are made.
  ///
  /// - Parameter target: The path that the link contains.
  /// - Throws: `FileError`, as `write`, and `EACCES` for a target that could lead out of the
  ///   folder: an absolute one, or one with `..` anywhere but at its beginning, where the folders
  ///   that it leaves are known.
  package func link(_ name: String, to target: String) throws {
    let steps = target.split(separator: "/")
    let leaving = steps.prefix { $0 == ".." }.count
    guard !target.isEmpty, !target.hasPrefix("/"), !target.utf8.contains(0),
      leaving < name.split(separator: "/").count, !steps.dropFirst(leaving).contains("..")
    else { throw FileError("link", whole(name), code: EACCES) }
    try inFolder(of: name, doing: "link") { folder, last in symlinkat(target, folder, last) == 0 }
  }

  /// Calls `body` with the folder of a path's last name.
  private func inFolder(
    of name: String, doing operation: String, _ body: (Int32, String) -> Bool
  ) throws {
    guard let names = namesBelowFolder(name) else {
      throw FileError(operation, whole(name), code: EACCES)
    }
    var folder = dup(descriptor)
    defer { if folder >= 0 { close(folder) } }
    for step in names.dropLast() where folder >= 0 {
      mkdirat(folder, step, 0o700)
      let next = openat(folder, step, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      let code = errno
      close(folder)
      folder = next
      errno = code
    }
    guard folder >= 0, body(folder, names[names.count - 1]) else {
      throw FileError(operation, whole(name), code: errno)
    }
  }

  private func whole(_ name: String) -> String { path + "/" + name }
}

/// Returns the names of a path that leads down from a folder; nil for one that leaves it or stays
/// in place.
private func namesBelowFolder(_ path: String) -> [String]? {
  let names = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
  return names.allSatisfy({ !["", ".", ".."].contains($0) && !$0.utf8.contains(0) }) ? names : nil
}
