import FileAccess
import Glibc
import ImageDecoding
package import LayoutSnapshots

/// Records a picture and its layout's text as a golden; makes missing folders, with the attributes
/// that keep git from changing the files.
///
/// Each file appears whole or not at all. Of several writers, the last one's picture and text are
/// kept. A file that has these bytes already is not written. The picture comes first: if the
/// process is killed between the two, the next run finds a text that is not the picture's, and can
/// write it anew.
///
/// - Parameters:
///   - form: The form of the picture; the other form's golden is removed.
///   - check: Throws to keep the existing golden, with which it is called while the folder is
///     locked. Nil to replace any.
/// - Returns: Whether anything was written.
/// - Throws: `FileError`, `EscapingLink`; `PictureError` for a picture that is larger than those
///   that can be compared; the errors of `check`. Files that are not replaced are unchanged.
@discardableResult
package func recordGolden(
  png: [UInt8], layout: LayoutSnapshot, at place: GoldenPlace, form: GoldenForm = .picture,
  replacing check: ((EarlierGolden) throws -> Void)? = nil
) throws -> Bool {
  try place.checkIsConfined()
  try PNGDecoder.checkSize(of: png, limits: .golden)
  try makeFolder(place.folder)
  return try withFolderLock(place.folder) {
    if let check { try check(EarlierGolden(lockedAt: place)) }
    // Both are checked before one is written, so that they stay a pair.
    try checkIsWritable(place.picture)
    try checkIsWritable(place.layout)
    let hasWrittenPicture: Bool
    switch form {
    case .picture:
      hasWrittenPicture = try write(png, to: place.picture)
      try removeDigest(at: place)
    case .hash: hasWrittenPicture = try recordDigest(ofPNG: png, at: place)
    }
    let pixels = PictureDigest.pixels(ofPNG: png)
    let hasWrittenLayout = try write(layout, ofPixels: pixels, to: place.layout)
    GitFiles.writeAttributes(for: place)
    return hasWrittenPicture || hasWrittenLayout
  }
}

/// Writes a layout's text beside an unchanged golden.
///
/// - Parameters:
///   - pixels: The digest of the golden's pixels; nil if it is not known.
///   - isGolden: Returns whether the golden is still the one that the text belongs to: another
///     process may have replaced it, with a text of its own. Called while the folder is locked.
/// - Returns: Whether anything was written.
/// - Throws: `FileError`, `EscapingLink`; the older text is unchanged then.
package func recordLayout(
  _ layout: LayoutSnapshot, ofPixels pixels: String?, at place: GoldenPlace,
  beside isGolden: () throws -> Bool
) throws -> Bool {
  try place.checkIsConfined()
  return try withFolderLock(place.folder) {
    guard try isGolden() else { return false }
    try checkIsWritable(place.layout)
    GitFiles.writeAttributes(for: place)
    return try write(layout, ofPixels: pixels, to: place.layout)
  }
}

/// Throws if the path is a read-only file: a new file would not keep its permissions.
///
/// Anything that is not a file is not written either: a pipe would wait for its reader.
func checkIsWritable(_ path: String) throws {
  var status = stat()
  guard stat(path, &status) == 0 else { return }
  switch status.st_mode & S_IFMT {
  case S_IFREG: break
  case S_IFDIR: throw FileError("write", path, code: EISDIR)
  default: throw FileError("write", path, code: ENOTSUP)
  }
  // The superuser may write all files; one without any such permission is still not meant to be.
  guard status.st_mode & 0o222 != 0, access(path, W_OK) == 0 else {
    throw FileError("write", path, code: EACCES)
  }
}

/// Returns the bytes of a layout's text with its seal.
///
/// - Parameter pixels: The digest of the picture's pixels; nil for a text without a seal.
func sealedText(of layout: LayoutSnapshot, pixels: String?) -> [UInt8] {
  let seal = pixels.map { LayoutSeal(of: layout, pixels: $0).line }
  return Array((layout.text + (seal ?? "")).utf8)
}

/// Writes a layout's text with its seal, if the picture has a digest for it.
private func write(
  _ layout: LayoutSnapshot, ofPixels pixels: String?, to path: String
) throws -> Bool {
  let bytes = sealedText(of: layout, pixels: pixels)
  // A checkout may have other line endings: the text is the same.
  let old = try? withLineFeeds(readRegularFile(path, limit: 2 * bytes.count))
  if old == bytes { return false }
  try AtomicFile.write(bytes, to: path)
  return true
}

private func write(_ bytes: [UInt8], to path: String) throws -> Bool {
  if let old = try? readRegularFile(path, limit: bytes.count), old == bytes { return false }
  try AtomicFile.write(bytes, to: path)
  return true
}
