import FileAccess

/// Puts a picture and its layout's text in a golden's place; folders are made as they are needed.
///
/// Each file appears whole or not at all. Of several writers, the last one's picture and text
/// stay. A file that has these bytes already is left alone. The picture comes first: should the
/// process be killed between the two, the next run sees a text that is not the picture's, and can
/// write it anew.
///
/// - Returns: Whether anything was written.
/// - Throws: `FileError`; what is not replaced stays what it was.
@discardableResult
package func recordGolden(
  png: [UInt8], layout: LayoutSnapshot, at place: GoldenPlace
) throws -> Bool {
  try makeFolder(place.folder)
  return try withFolderLock(place.folder) {
    let hasWrittenPicture = try write(png, to: place.picture)
    let hasWrittenLayout = try write(Array(layout.text.utf8), to: place.layout)
    return hasWrittenPicture || hasWrittenLayout
  }
}

/// Puts a layout's text beside a picture that stays what it is.
///
/// - Returns: Whether anything was written.
/// - Throws: `FileError`; the older text then stays what it was.
package func recordLayout(_ layout: LayoutSnapshot, at place: GoldenPlace) throws -> Bool {
  try withFolderLock(place.folder) {
    try write(Array(layout.text.utf8), to: place.layout)
  }
}

private func write(_ bytes: [UInt8], to path: String) throws -> Bool {
  if let old = try? readRegularFile(path, limit: bytes.count), old == bytes { return false }
  try AtomicFile.write(bytes, to: path)
  return true
}
