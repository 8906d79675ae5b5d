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
