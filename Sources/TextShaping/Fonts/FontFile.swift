import Glibc

/// A font file by its path.
struct FontFile {
  let path: String

  /// True if something readable is there.
  var exists: Bool { access(path, R_OK) == 0 }
}
