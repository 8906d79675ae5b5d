import FileAccess
import Glibc
import PlainText
import Synchronization

/// The name of the file of digests in a folder of goldens.
let digestsName = "digests.txt"

/// The path of the file of digests in a folder.
func digestsPath(in folder: String) -> String { "\(folder)/\(digestsName)" }

/// More than a million cases' lines.
private let longestDigests = 256 << 20

/// Whether a folder has a file of digests.
func hasDigests(in folder: String) -> Bool {
  access("\(folder)/\(digestsName)", F_OK) == 0
}

/// The digest that is kept of a golden; nil if none is.
///
/// - Throws: `DigestsFailure`, `FileError`.
func storedDigest(at place: GoldenPlace) throws -> PictureDigest? {
  try withFolderLock(place.folder, isShared: true) {
    try digests(in: place.folder).cases[place.name]
  }
}

/// Notes a picture's digest, and takes the picture away if one was kept until now.
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

/// Notes a digest.
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

/// Takes a golden's digest away, and the file with the last one.
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

/// Writes a file of digests in which a merge left a conflict with the lines of both sides; of a case
/// in both, one of the lines stays until the case is recorded.
///
/// - Throws: `FileError`, `UnreadableDigests` for what is wrong otherwise.
func mergeConflicts(inDigestsAt place: GoldenPlace) throws {
  try withFolderLock(place.folder) {
    let path = place.folder + "/" + digestsName
    let bytes = withLineFeeds(try readRegularFile(path, limit: longestDigests))
    let file = try DigestFile(String(decoding: bytes, as: UTF8.self), mergesConflicts: true)
    try checkIsWritable(path)
    try AtomicFile.write(file.text.utf8, to: path)
  }
}

/// Moves a golden's digest to another place; it is in both for a moment, and never in none.
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

/// The names of the cases that have a digest in a folder; none if they cannot be read.
func namesOfDigests(in folder: String) -> some Sequence<String> {
  ((try? digests(in: folder)) ?? DigestFile()).cases.keys
}

/// A file of digests cannot be used.
struct DigestsFailure: Error, CustomStringConvertible {
  var path: String
  var reason: String
  /// Whether a merge left two versions of some lines, which recording all goldens settles.
  var isConflict = false

  var description: String { "'\(oneLine(path))' cannot be read: \(reason)" }
}

/// A file that was read, by what the system knows of it: it is read again when it is another.
private struct ReadDigests {
  var inode: ino_t
  var size: off_t
  var modified: (Int, Int)
  var file: DigestFile
}

/// The files that were read, by their folders: each case of a config asks for the same one.
private let readFiles = Mutex<[String: ReadDigests]>([:])

/// The digests in a folder; none if there is no file of them.
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
