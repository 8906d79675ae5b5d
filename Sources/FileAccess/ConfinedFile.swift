import Glibc

/// A regular file below a folder, read once from its start, piece by piece.
///
/// The path may come from a file that anyone wrote. So it is followed name by name, and neither
/// `..`, an absolute path nor a symbolic link leads out of the folder.
///
/// Owns a file descriptor: made by `init`, closed by `deinit`.
package final class ConfinedFile {
  /// How many bytes the file had when it was opened.
  package let byteCount: Int

  private let path: String
  private let descriptor: Int32

  /// Opens a file by its path relative to a folder.
  ///
  /// - Throws: `FileError` that names the whole path: `ENOENT` for a missing file, `ELOOP` or
  ///   `ENOTDIR` for a link, `EACCES` for a path that leaves the folder, `EINVAL` for
  ///   anything that is not a regular file.
  package init(_ path: String, below folder: String) throws {
    let whole = folder + "/" + path
    self.path = whole
    let names = path.split(separator: "/", omittingEmptySubsequences: false)
    guard names.allSatisfy({ !["", ".", ".."].contains($0) && !$0.utf8.contains(0) }) else {
      throw FileError("read", whole, code: EACCES)
    }
    var descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    for (index, name) in names.enumerated() where descriptor >= 0 {
      let parent = descriptor
      // Without O_NONBLOCK, a pipe would wait for its writer.
      let kind = index == names.count - 1 ? O_NONBLOCK : O_DIRECTORY
      descriptor = openat(parent, String(name), O_RDONLY | O_NOFOLLOW | O_CLOEXEC | kind)
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

  /// The next bytes: `count` of them, or fewer only at the file's end, where there are none.
  ///
  /// - Throws: `FileError`.
  package func read(upTo count: Int) throws -> [UInt8] {
    try FileAccess.read(upTo: count, of: descriptor, named: path)
  }
}
