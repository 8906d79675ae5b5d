import FileAccess
import Glibc

/// A golden as it was before another took its place, to be put back.
package struct EarlierGolden: Sendable {
  private let place: GoldenPlace
  /// The picture's bytes; nil if none was kept.
  private let picture: [UInt8]?
  /// The bytes of the layout's text; nil if there was none.
  private let layout: [UInt8]?
  /// The digest that was kept of the golden; nil if none was.
  private let digest: PictureDigest?

  /// Notes what is in a golden's place.
  ///
  /// - Throws: `FileError` for a file that cannot be read, `DigestsFailure`, `EscapingLink`.
  package init(at place: GoldenPlace) throws {
    try place.checkIsConfined()
    self.place = place
    (picture, layout, digest) = try withFolderLock(place.folder, isShared: true) {
      (
        try Self.bytes(of: place.picture), try Self.bytes(of: place.layout),
        try digests(in: place.folder).cases[place.name]
      )
    }
  }

  /// Puts the golden back as it was; takes away what is there if there was none.
  ///
  /// - Throws: `FileError`, `DigestsFailure`, `EscapingLink`.
  package func restore() throws {
    try place.checkIsConfined()
    guard picture != nil || layout != nil || digest != nil else {
      return try removeGolden(at: place)
    }
    try makeFolder(place.folder)
    try withFolderLock(place.folder) {
      try Self.put(picture, at: place.picture)
      try Self.put(layout, at: place.layout)
      if let digest {
        try recordDigest(digest, at: place)
      } else {
        try removeDigest(at: place)
      }
    }
  }

  private static func bytes(of path: String) throws -> [UInt8]? {
    do throws(FileError) {
      return try readRegularFile(path)
    } catch {
      guard error.code == ENOENT else { throw error }
      return nil
    }
  }

  private static func put(_ bytes: [UInt8]?, at path: String) throws {
    if let bytes {
      try checkIsWritable(path)
      return try AtomicFile.write(bytes, to: path)
    }
    guard unlink(path) == 0 || errno == ENOENT else {
      throw FileError("remove", path, code: errno)
    }
  }
}
