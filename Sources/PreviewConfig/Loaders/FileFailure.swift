import Glibc

/// Why a file could not be read.
package struct FileFailure: Error, Hashable, Sendable {
  /// The reason in words, as in `file not found`.
  package let reason: String

  /// A failure for a reason.
  package init(_ reason: String) {
    self.reason = reason
  }

  /// The failure that `errno` tells.
  init(code: Int32) {
    switch code {
    case ENOENT: reason = "file not found"
    case EACCES, EPERM: reason = "permission denied"
    case ENOTDIR: reason = "a part of the path is not a folder"
    case ELOOP: reason = "too many symbolic links"
    case ENAMETOOLONG: reason = "the path is too long"
    default: reason = "the system's error \(code), \(String(cString: strerror(code)))"
    }
  }
}

/// The absolute path of a file or folder, without symbolic links, `.` and `..`.
func realPath(of path: String) throws(FileFailure) -> String {
  // With a null buffer, "realpath() uses malloc(3) to allocate a buffer [and] returns a pointer to
  // this buffer. The caller should deallocate this buffer using free(3)."
  guard let resolved = realpath(path, nil) else { throw FileFailure(code: errno) }
  defer { free(resolved) }
  return String(cString: resolved)
}
