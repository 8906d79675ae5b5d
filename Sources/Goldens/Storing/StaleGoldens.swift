import FileAccess
import Glibc

/// The goldens in a folder that no case draws, in alphabetical order; a folder that is not there
/// has none.
///
/// Only pictures, digests and layouts' texts are goldens: other files are not looked at.
///
/// - Parameter isCase: Whether there is a case of a name.
/// - Throws: `FileError` for a folder that cannot be read, `EscapingLink` for one that a link puts
///   elsewhere.
package func staleGoldens(
  in folder: String, unless isCase: (String) -> Bool
) throws -> [GoldenPlace] {
  try GoldenPlace.checkIsConfined(folder)
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
  names.formUnion(namesOfDigests(in: folder).filter { !isCase($0) })
  return names.sorted().map { GoldenPlace(folder: folder, name: $0) }
}

/// Takes a golden away, and its folder with the last one.
///
/// - Parameter check: What throws if the golden is to stay; called while the folder is locked.
/// - Throws: `FileError`, `EscapingLink`, and what `check` throws.
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

/// The pictures of stale goldens, by which a case that was renamed finds its golden again.
package struct StalePictures: Sendable {
  private var places: [String: GoldenPlace] = [:]

  /// The pictures of some stale goldens; those that carry no digest of their pixels are left out.
  package init(_ stale: [GoldenPlace] = []) {
    for place in stale {
      guard let pixels = place.storedPixels, places[pixels] == nil else { continue }
      places[pixels] = place
    }
  }

  /// The first stale golden with the pixels of a PNG file; nil if there is none.
  package func place(ofPNG png: [UInt8]) -> GoldenPlace? {
    guard !places.isEmpty, let digest = try? PictureDigest(ofPNG: png) else { return nil }
    return places[digest.pixels]
  }
}

extension GoldenPlace {
  /// The digest of the golden's pixels, in whichever form it is kept; nil if none is known.
  package var storedPixels: String? {
    if let digest = try? storedDigest(at: self) { return digest.pixels }
    return (try? readRegularFile(picture)).flatMap(PictureDigest.pixels(ofPNG:))
  }
}

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
