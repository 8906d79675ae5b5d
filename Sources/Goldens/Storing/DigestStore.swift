import FileAccess
import Glibc
import PlainText
import Synchronization

/// The name of the file of digests in a folder of goldens.
let digestsName = "digests.txt"

func digestsPath(in folder: String) -> String { "\(folder)/\(digestsName)" }

extension GoldenPlace {
  /// The path of the file of digests in the golden's folder; nil if there is none.
  package var digests: String? { hasDigests(in: folder) ? digestsPath(in: folder) : nil }
}

/// A bound of the file's size, which allows for more than a million cases' lines.
private let longestDigests = 256 << 20

/// Returns whether there is anything at the path of a folder's digests, and notes the look.
///
/// A case looks once: most folders have none.
func digestsEntryExists(in folder: String) -> Bool { hasEntry(digestsPath(in: folder)) }

func hasDigests(in folder: String) -> Bool {
  // Not `fileExists`, which notes the look: a golden's state has one at the entry instead. `access`
  // takes much longer: it checks the rights of the process's real user.
  var status = stat()
  return stat(digestsPath(in: folder), &status) == 0
}

/// Returns the kept digest of a golden; nil if there is none.
///
/// - Throws: `DigestsFailure`, `FileError`.
func storedDigest(at place: GoldenPlace) throws -> PictureDigest? {
  try withFolderLock(place.folder, isShared: true) {
    try digests(in: place.folder).cases[place.name]
  }
}

/// Records a picture's digest, and removes the picture if one was kept until now.
///
/// The caller holds the folder's lock.
///
/// - Returns: Whether anything was written.
/// - Throws: `DigestsFailure`, `MissingDigest`, `FileError`.
func recordDigest(ofPNG png: [UInt8], at place: GoldenPlace) throws -> Bool {
  let isNew = try recordDigest(PictureDigest(ofPNG: png), at: place)
  guard unlink(place.picture) == 0 || errno == ENOENT else {
    throw FileError("remove", place.picture, code: errno)
  }
  return isNew
}

/// Records a digest.
///
/// The caller holds the folder's lock.
///
/// - Returns: Whether anything was written.
/// - Throws: `DigestsFailure`, `FileError`.
@discardableResult
func recordDigest(_ digest: PictureDigest, at place: GoldenPlace) throws -> Bool {
  var file = try digests(in: place.folder)
  guard file.cases.updateValue(digest, forKey: place.name) != digest else { return false }
  let path = "\(place.folder)/\(digestsName)"
  try checkIsWritable(path)
  try AtomicFile.write(file.text.utf8, to: path)
  return true
}

/// Removes a golden's digest, and the file with the last one.
///
/// The caller holds the folder's lock.
///
/// - Throws: `DigestsFailure`, `FileError`.
func removeDigest(at place: GoldenPlace) throws {
  guard hasDigests(in: place.folder) else { return }
  var file = try digests(in: place.folder)
  guard file.cases.removeValue(forKey: place.name) != nil else { return }
  let path = "\(place.folder)/\(digestsName)"
  guard file.cases.isEmpty else { return try AtomicFile.write(file.text.utf8, to: path) }
  guard unlink(path) == 0 else { throw FileError("remove", path, code: errno) }
}

/// Resolves a merge conflict in a file of digests by the lines of both sides; of a case in both,
/// one of the lines is kept until the case is recorded.
///
/// - Throws: `FileError`, `UnreadableDigests` for other problems.
func mergeConflicts(inDigestsAt place: GoldenPlace) throws {
  try withFolderLock(place.folder) {
    let path = place.folder + "/" + digestsName
    let bytes = withLineFeeds(try readRegularFile(path, limit: longestDigests))
    let file = try DigestFile(String(decoding: bytes, as: UTF8.self), mergesConflicts: true)
    try checkIsWritable(path)
    try AtomicFile.write(file.text.utf8, to: path)
  }
}

/// Moves a golden's digest to another place; for a moment it is in both, and always in one.
///
/// The caller holds the locks of both folders.
///
/// - Throws: `DigestsFailure`, `FileError`.
func moveDigest(from old: GoldenPlace, to place: GoldenPlace) throws {
  guard let digest = try digests(in: old.folder).cases[old.name] else {
    throw FileError("move", old.folder + "/" + digestsName, code: ENOENT)
  }
  var file = try digests(in: place.folder)
  file.cases[place.name] = digest
  let path = place.folder + "/" + digestsName
  try checkIsWritable(path)
  try AtomicFile.write(file.text.utf8, to: path)
  try removeDigest(at: old)
}

/// Returns the names of the cases that have a digest in a folder; none if they cannot be read.
func namesOfDigests(in folder: String) -> some Sequence<String> {
  ((try? digests(in: folder)) ?? DigestFile()).cases.keys
}

/// An error for an unusable file of digests.
struct DigestsFailure: Error, CustomStringConvertible {
  var path: String
  var reason: String
  /// Indicates whether a merge left two versions of some lines, which recording all goldens
  /// resolves.
  var isConflict = false

  var description: String { "'\(oneLine(path))' cannot be read: \(reason)" }
}

/// A file that was read, with its status: it is read again after a change.
private struct ReadDigests {
  var inode: ino_t
  var size: off_t
  var modified: (Int, Int)
  var file: DigestFile
}

/// The files that were read, by their folders: each case of a config needs the same one.
private let readFiles = Mutex<[String: ReadDigests]>([:])

/// Returns the digests in a folder; none if there is no file of them.
///
/// The caller holds the folder's lock.
///
/// - Throws: `DigestsFailure`, `FileError`.
func digests(in folder: String) throws -> DigestFile {
  let path = "\(folder)/\(digestsName)"
  var status = stat()
  guard stat(path, &status) == 0 else {
    guard errno == ENOENT else { throw FileError("read", path, code: errno) }
    return DigestFile()
  }
  let modified = (status.st_mtim.tv_sec, status.st_mtim.tv_nsec)
  let known = readFiles.withLock { $0[folder] }
  if let known, known.inode == status.st_ino, known.size == status.st_size,
    known.modified == modified
  {
    return known.file
  }
  let bytes = withLineFeeds(try readRegularFile(path, limit: longestDigests))
  guard let text = String(validating: bytes, as: UTF8.self) else {
    throw DigestsFailure(path: path, reason: "it is not UTF-8")
  }
  do {
    let file = try DigestFile(text)
    let read = ReadDigests(
      inode: status.st_ino, size: status.st_size, modified: modified, file: file)
    readFiles.withLock { $0[folder] = read }
    return file
  } catch {
    throw DigestsFailure(path: path, reason: "\(error)", isConflict: error.isConflict)
  }
}
