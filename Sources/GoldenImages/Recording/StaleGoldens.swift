import FileAccess
import Glibc

/// The goldens in a folder that no case draws, in alphabetical order; a folder that is not there
/// has none.
///
/// Only pictures, digests and layouts' texts are goldens: other files are not looked at.
///
/// - Parameter isCase: Whether there is a case of a name.
/// - Throws: `FileError` for a folder that cannot be read.
package func staleGoldens(
  in folder: String, unless isCase: (String) -> Bool
) throws -> [GoldenPlace] {
  var names: Set<String> = []
  do {
    for file in try FileAccess.names(inFolder: folder) {
      for ending in [".layout.txt", ".png"] where file.hasSuffix(ending) {
        let name = String(file.dropLast(ending.count))
        if !name.isEmpty, !name.hasPrefix("."), !isCase(name) { names.insert(name) }
      }
    }
  } catch let error as FileError where error.code == ENOENT {
    return []
  }
  names.formUnion(namesOfDigests(in: folder).filter { !isCase($0) })
  return names.sorted().map { GoldenPlace(folder: folder, name: $0) }
}

/// Takes a golden away, and its folder with the last one.
///
/// - Throws: `FileError`.
package func removeGolden(at place: GoldenPlace) throws {
  try withFolderLock(place.folder) {
    // The picture first: a text without one is still listed as stale.
    for path in [place.picture, place.layout] where unlink(path) != 0 && errno != ENOENT {
      throw FileError("remove", path, code: errno)
    }
    try removeDigest(at: place)
  }
  // Only an empty folder can be removed.
  if rmdir(place.folder) == 0 { rmdir(folder(of: place.folder)) }
}
