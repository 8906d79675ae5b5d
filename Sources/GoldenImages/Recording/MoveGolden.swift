import FileAccess
import Glibc

/// Moves a golden to a place that has none: the picture and the layout's text as they are, or the
/// line of digests.
///
/// - Throws: `FileError`, `EscapingLink`, `DigestsFailure`.
func moveGolden(from old: GoldenPlace, to place: GoldenPlace, form: GoldenForm) throws {
  try old.checkIsConfined()
  try place.checkIsConfined()
  try makeFolder(place.folder)
  try withFolderLocks(old.folder, place.folder) {
    switch form {
    case .picture: try moveFile(old.picture, to: place.picture)
    case .hash: try moveDigest(from: old, to: place)
    }
    do {
      try moveFile(old.layout, to: place.layout)
    } catch let error as FileError where error.code == ENOENT {
      // The next test writes the text anew.
    }
    GitFiles.writeAttributes(for: place)
  }
  // Only an empty folder can be removed.
  if rmdir(old.folder) == 0 { GitFiles.removeIfEmpty(folder(of: old.folder)) }
}

/// Runs `body` with a lock on two folders, which may be one; others lock them in the same order.
private func withFolderLocks(_ a: String, _ b: String, _ body: () throws -> Void) rethrows {
  guard a != b else { return try withFolderLock(a, body) }
  try withFolderLock(min(a, b)) { try withFolderLock(max(a, b), body) }
}

private func moveFile(_ old: String, to new: String) throws {
  try checkIsWritable(new)
  guard rename(old, new) == 0 else { throw FileError("move", old, code: errno) }
}
