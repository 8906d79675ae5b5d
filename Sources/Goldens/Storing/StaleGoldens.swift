import FileAccess
import Glibc

/// Returns the goldens in a folder that no case draws, in alphabetical order; a missing folder has
/// none.
///
/// Only pictures, digests and layouts' texts are goldens: other files are ignored.
///
/// - Parameter isCase: Returns whether there is a case of a name.
/// - Throws: `FileError` for a folder that cannot be read, `EscapingLink` for one behind a link.
package func staleGoldens(
  in folder: String, unless isCase: (String) -> Bool
) throws -> [GoldenPlace] {
  try GoldenPlace.checkIsConfined(folder, hasDigests: false)
  var names: Set<String> = []
  let files: [String]
  do throws(FileError) {
    files = try FileAccess.names(inFolder: folder)
  } catch {
    guard error.code == ENOENT else { throw error }
    return []
  }
  for file in files {
    for ending in [".layout.txt", ".png"] where file.hasSuffix(ending) {
      let name = String(file.dropLast(ending.count))
      if !name.isEmpty, !name.hasPrefix("."), !isCase(name) { names.insert(name) }
    }
  }
  if files.contains(digestsName) {
    try GoldenPlace.checkIsConfined(folder)
    names.formUnion(namesOfDigests(in: folder).filter { !isCase($0) })
  }
  return names.sorted().map { GoldenPlace(folder: folder, name: $0) }
}

/// Removes a golden, and its folder with the last one.
///
/// - Parameter check: Throws to keep the golden; called while the folder is locked.
/// - Throws: `FileError`, `EscapingLink`, and the errors of `check`.
package func removeGolden(at place: GoldenPlace, unless check: () throws -> Void = {}) throws {
  try place.checkIsConfined()
  try withFolderLock(place.folder) {
    try check()
    // The picture first: a text without one is still listed as stale.
    for path in [place.picture, place.layout] where unlink(path) != 0 && errno != ENOENT {
      throw FileError("remove", path, code: errno)
    }
    try removeDigest(at: place)
  }
  // Only an empty folder can be removed.
  if rmdir(place.folder) == 0 { GitFiles.removeIfEmpty(folder(of: place.folder)) }
}

/// The pictures of stale goldens, among which a renamed case finds its golden again.
package struct StalePictures: Sendable {
  private var places: [String: GoldenPlace] = [:]

  /// Creates the pictures of some stale goldens; those without a digest of their pixels are left
  /// out.
  package init(_ stale: [GoldenPlace] = []) {
    for place in stale {
      guard let pixels = place.storedPixels, places[pixels] == nil else { continue }
      places[pixels] = place
    }
  }

  /// Returns the first stale golden with the pixels of a PNG file; nil if there is none.
  package func place(ofPNG png: [UInt8]) -> GoldenPlace? {
    guard !places.isEmpty, let digest = try? PictureDigest(ofPNG: png) else { return nil }
    return places[digest.pixels]
  }
}

extension GoldenPlace {
  /// The digest of the golden's pixels, in either form; nil if it is not known.
  package var storedPixels: String? {
    if let digest = try? storedDigest(at: self) { return digest.pixels }
    return (try? readRegularFile(picture)).flatMap(PictureDigest.pixels(ofPNG:))
  }
}

/// Moves a golden to an empty place: the picture and the layout's text unchanged, or the line of
/// digests.
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

/// Calls `body` with a lock on two folders, which may be one; all callers lock them in the same
/// order.
private func withFolderLocks(_ a: String, _ b: String, _ body: () throws -> Void) rethrows {
  guard a != b else { return try withFolderLock(a, body) }
  try withFolderLock(min(a, b)) { try withFolderLock(max(a, b), body) }
}

private func moveFile(_ old: String, to new: String) throws {
  try checkIsWritable(new)
  guard rename(old, new) == 0 else { throw FileError("move", old, code: errno) }
}
